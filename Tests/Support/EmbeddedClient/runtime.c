// What Embedded Swift asks of its host: memory, and a product of 128 bits. Nothing is given back.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

int posix_memalign(void **place, size_t alignment, size_t size) {
  static uintptr_t next;
  if (!next) next = (uintptr_t)&__heap_base;
  uintptr_t start = (next + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  uintptr_t room = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end > room && __builtin_wasm_memory_grow(0, ((end - room) >> 16) + 1) == (size_t)-1) return 12;
  next = end;
  *place = (void *)start;
  return 0;
}

void free(void *place) { (void)place; }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] - b[index];
  return 0;
}

int putchar(int character) { return character; }

void arc4random_buf(void *place, size_t count) {
  unsigned char *bytes = place;
  for (size_t index = 0; index < count; index++) bytes[index] = 4;
}

typedef struct { uint64_t low, high; } Wide;

// The low 128 bits of a product, from products of 32 bits.
Wide __multi3(uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
  uint64_t a0 = al & 0xffffffff, a1 = al >> 32, b0 = bl & 0xffffffff, b1 = bl >> 32;
  uint64_t p0 = a0 * b0, p1 = a0 * b1, p2 = a1 * b0, p3 = a1 * b1;
  uint64_t middle = (p0 >> 32) + (p1 & 0xffffffff) + (p2 & 0xffffffff);
  Wide product = {(p0 & 0xffffffff) | (middle << 32),
                  p3 + (p1 >> 32) + (p2 >> 32) + (middle >> 32) + al * bh + ah * bl};
  return product;
}
