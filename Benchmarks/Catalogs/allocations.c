// Counts the allocations of a program that is started with this library in LD_PRELOAD, and prints their number when the
// program ends.

#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Atomic long allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  allocations++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

__attribute__((destructor)) static void print_number(void) {
  dprintf(1, "%ld\n", allocations);
}
