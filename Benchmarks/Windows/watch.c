// Starts a program that shows a window, and tells when it has painted.
//
//   watch KEY PROGRAM [ARGUMENT…]
//
// Prints three figures: nanoseconds from exec to the first painted frame, bytes of peak memory once the program is
// quiet, nanoseconds from the press of KEY (the name of an X keysym) to the next frame. A figure that could
// not be taken is 0. The first frame is the first damage to a window of the program's process at which the window
// holds at least sixteen colors: toolkits clear a window before they paint it.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { kColors = 16, kQuiet = 400, kLimit = 20000 };

static Display *display;
static Atom process_atom;
static int damage_event;
static pid_t child;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// Windows go away between a request about them and its arrival.
static int ignore(Display *from, XErrorEvent *error) {
  (void)from;
  (void)error;
  return 0;
}

static int is_childs(Window window) {
  Atom type;
  int format, result = 0;
  unsigned long count, rest;
  unsigned char *value = NULL;
  if (XGetWindowProperty(display, window, process_atom, 0, 1, False, XA_CARDINAL, &type, &format,
                         &count, &rest, &value) == Success &&
      value) {
    result = count == 1 && *(unsigned long *)value == (unsigned long)child;
    XFree(value);
  }
  return result;
}

static int is_painted(Window window) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes) || attributes.map_state != IsViewable) return 0;
  XImage *image = XGetImage(display, window, 0, 0, attributes.width, attributes.height, AllPlanes, ZPixmap);
  if (!image) return 0;
  unsigned long seen[kColors];
  int count = 0;
  for (int y = 0; y < image->height && count < kColors; y++) {
    for (int x = 0; x < image->width && count < kColors; x++) {
      unsigned long pixel = XGetPixel(image, x, y) & 0xffffff;
      int known = 0;
      for (int i = 0; i < count && !known; i++) known = seen[i] == pixel;
      if (!known) seen[count++] = pixel;
    }
  }
  XDestroyImage(image);
  return count == kColors;
}

// Waits for damage to a window of the child; returns the moment at which it was heard of, or 0.
static long long damage(int milliseconds, Window *window) {
  long long end = now() + milliseconds * 1000000LL;
  for (;;) {
    while (!XPending(display)) {
      long long left = (end - now()) / 1000000;
      struct pollfd source = {ConnectionNumber(display), POLLIN, 0};
      if (left <= 0 || poll(&source, 1, (int)left) <= 0) return 0;
    }
    long long heard = now();
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == CreateNotify) {
      XDamageCreate(display, event.xcreatewindow.window, XDamageReportRawRectangles);
    } else if (event.type == damage_event + XDamageNotify) {
      *window = ((XDamageNotifyEvent *)&event)->drawable;
      if (is_childs(*window)) return heard;
    }
  }
}

static long long peak_memory(void) {
  char name[64], line[256];
  long long kilobytes = 0;
  snprintf(name, sizeof name, "/proc/%d/status", child);
  FILE *file = fopen(name, "r");
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "VmHWM: %lld", &kilobytes) == 1) break;
  }
  if (file) fclose(file);
  return kilobytes * 1024;
}

static long long answer(const char *key) {
  Window window;
  KeySym symbol = XStringToKeysym(key);
  if (symbol == NoSymbol) return 0;
  KeyCode code = XKeysymToKeycode(display, symbol);
  // The first key shows the focus where the toolkit hides it until then, and is not measured.
  long long pressed = 0, heard = 0;
  for (int press = 0; press < 2; press++) {
    pressed = now();
    XTestFakeKeyEvent(display, code, True, CurrentTime);
    XTestFakeKeyEvent(display, code, False, CurrentTime);
    XFlush(display);
    heard = damage(1000, &window);
    while (damage(kQuiet, &window)) {}
  }
  return heard ? heard - pressed : 0;
}

int main(int count, char **arguments) {
  int errors;
  if (count < 3) return 64;
  display = XOpenDisplay(NULL);
  if (!display || !XDamageQueryExtension(display, &damage_event, &errors)) return 69;
  XSetErrorHandler(ignore);
  process_atom = XInternAtom(display, "_NET_WM_PID", False);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);

  long long start = now();
  child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nowhere, descriptor);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  long long frame = 0, heard;
  Window window;
  while (!frame && now() - start < kLimit * 1000000LL && (heard = damage(kLimit, &window))) {
    if (is_painted(window)) frame = heard - start;
  }
  while (damage(kQuiet, &window)) {}
  long long memory = peak_memory();
  long long key = frame ? answer(arguments[1]) : 0;
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  printf("%lld %lld %lld\n", frame, memory, key);
  return 0;
}
