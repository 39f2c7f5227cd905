// Prints how many nanoseconds of processor time a lookup by gettext takes: the mean of all lines of a file, in the
// fastest of some rounds.
//
//   gettext FOLDER DOMAIN KEYS ROUNDS

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000 + time.tv_nsec;
}

int main(int count, char **arguments) {
  static char *keys[10000];
  char line[4096];
  long number = 0, fastest = 0, translated = 0;
  FILE *file = count == 5 ? fopen(arguments[3], "r") : NULL;
  if (!file || !setlocale(LC_ALL, "") || !bindtextdomain(arguments[2], arguments[1])) return 64;
  while (number < 10000 && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    keys[number++] = strdup(line);
  }
  for (int round = atoi(arguments[4]); round > 0; round--) {
    long start = processor_time();
    for (long index = 0; index < number; index++)
      translated += dgettext(arguments[2], keys[index]) != keys[index];
    long time = processor_time() - start;
    if (!fastest || time < fastest) fastest = time;
  }
  if (!translated || !number) return 65;
  printf("%ld\n", fastest / number);
}
