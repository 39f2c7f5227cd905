// The least that any program can do to show a frame: raw mode, one write, wait for a key.
//
//   floor FRAME KEYFRAME
//
// FRAME is written at the start and KEYFRAME after each key; both are what actionsheet wrote.

#include <fcntl.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

int main(int count, char **arguments) {
  struct termios settings;
  char keys[64];
  if (count != 3) return 64;
  int terminal = open("/dev/tty", O_RDWR);
  if (terminal < 0 || tcgetattr(terminal, &settings) < 0) return 69;
  cfmakeraw(&settings);
  if (tcsetattr(terminal, TCSANOW, &settings) < 0) return 69;
  size_t length = strlen(arguments[1]);
  if (write(terminal, arguments[1], length) < 0) return 69;
  length = strlen(arguments[2]);
  while (read(terminal, keys, sizeof keys) > 0) {
    if (write(terminal, arguments[2], length) < 0) return 69;
  }
  return 0;
}
