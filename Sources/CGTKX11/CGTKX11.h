#ifndef CGTKX11_H
#define CGTKX11_H

#include <gdk/x11/gdkx.h>

/// Whether a surface is one of X11.
static inline gboolean cgtk_is_x11(GdkSurface *surface) { return GDK_IS_X11_SURFACE(surface); }

/// Makes a window transient for another program's; `FALSE` when the surface or the display is not X11's, or
/// the other window does not exist or is the surface's own.
static inline gboolean cgtk_x11_attach(GdkSurface *surface, unsigned long parent) {
  if (!GDK_IS_X11_SURFACE(surface)) return FALSE;
  if (gdk_x11_surface_get_xid(surface) == parent) return FALSE;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  XWindowAttributes attributes;
  gdk_x11_display_error_trap_push(display);
  Status known = XGetWindowAttributes(xdisplay, parent, &attributes);
  if (gdk_x11_display_error_trap_pop(display) != 0 || known == 0) return FALSE;
  XSetTransientForHint(xdisplay, gdk_x11_surface_get_xid(surface), parent);
  return TRUE;
}

static inline gboolean cgtk_x11_is_display(GdkDisplay *display) {
  return GDK_IS_X11_DISPLAY(display);
}

/// Finds where the window of a surface stands on the display, in pixels; `FALSE` when the surface is not X11's or
/// has no window.
static inline gboolean cgtk_x11_origin(GdkSurface *surface, int *x, int *y) {
  if (!GDK_IS_X11_SURFACE(surface) || gdk_surface_is_destroyed(surface)) return FALSE;
  Display *xdisplay = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  Window child;
  return XTranslateCoordinates(
      xdisplay, gdk_x11_surface_get_xid(surface), DefaultRootWindow(xdisplay), 0, 0, x, y, &child);
}

/// Whether an event of the display says that the window of a surface may stand elsewhere.
static inline gboolean cgtk_x11_is_configuration(gpointer event, GdkSurface *surface) {
  const XEvent *xevent = event;
  return xevent->type == ConfigureNotify &&
         xevent->xconfigure.window == gdk_x11_surface_get_xid(surface);
}

/// Whether an event of the display says that the window of a surface is no more.
static inline gboolean cgtk_x11_is_destruction(gpointer event, GdkSurface *surface) {
  const XEvent *xevent = event;
  return xevent->type == DestroyNotify &&
         xevent->xdestroywindow.window == gdk_x11_surface_get_xid(surface);
}

/// Fills 32 bytes with a bit for each key that is down; `FALSE` when the display is not X11's.
static inline gboolean cgtk_x11_held_keys(GdkDisplay *display, char *bits) {
  if (!GDK_IS_X11_DISPLAY(display)) return FALSE;
  XQueryKeymap(gdk_x11_display_get_xdisplay(display), bits);
  return TRUE;
}

#endif
