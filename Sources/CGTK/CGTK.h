#ifndef CGTK_H
#define CGTK_H

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <dlfcn.h>

// GTK's casts, type checks and variadic functions are macros or have no meaning in Swift. Each has a
// twin here with a plain signature.

static inline gboolean cgtk_is_window(gpointer instance) { return GTK_IS_WINDOW(instance); }
static inline gboolean cgtk_is_popover(gpointer instance) { return GTK_IS_POPOVER(instance); }
static inline gboolean cgtk_is_label(gpointer instance) { return GTK_IS_LABEL(instance); }
static inline gboolean cgtk_is_popup(gpointer instance) { return GDK_IS_POPUP(instance); }
static inline gboolean cgtk_is_menu_button(gpointer instance) {
  return GTK_IS_MENU_BUTTON(instance);
}
static inline gboolean cgtk_is_menubar(gpointer instance) {
  return GTK_IS_POPOVER_MENU_BAR(instance);
}
static inline gboolean cgtk_is_window_controls(gpointer instance) {
  return GTK_IS_WINDOW_CONTROLS(instance);
}
static inline gboolean cgtk_is_click(gpointer instance) { return GTK_IS_GESTURE_CLICK(instance); }

static inline const char *cgtk_type_name(gpointer instance) { return G_OBJECT_TYPE_NAME(instance); }

// A program's own class may have a property of the same name and another type.
static inline gboolean cgtk_has_widget_property(gpointer instance, const char *name) {
  GParamSpec *property = g_object_class_find_property(G_OBJECT_GET_CLASS(instance), name);
  return property != NULL && g_type_is_a(property->value_type, GTK_TYPE_WIDGET);
}

static inline GtkWidget *cgtk_get_widget_property(gpointer instance, const char *name) {
  GtkWidget *widget = NULL;
  g_object_get(instance, name, &widget, NULL);
  // The caller borrows it: whatever holds the property holds the widget.
  if (widget != NULL) g_object_unref(widget);
  return widget;
}

static inline void cgtk_set_widget_property(gpointer instance, const char *name, GtkWidget *widget) {
  g_object_set(instance, name, widget, NULL);
}

static inline gboolean cgtk_get_boolean_property(gpointer instance, const char *name) {
  gboolean value = FALSE;
  g_object_get(instance, name, &value, NULL);
  return value;
}

static inline void cgtk_set_boolean_property(gpointer instance, const char *name, gboolean value) {
  g_object_set(instance, name, value, NULL);
}

static inline int cgtk_get_int_property(gpointer instance, const char *name) {
  int value = 0;
  g_object_get(instance, name, &value, NULL);
  return value;
}

static inline void cgtk_set_int_property(gpointer instance, const char *name, int value) {
  g_object_set(instance, name, value, NULL);
}

static inline char *cgtk_copy_string_property(gpointer instance, const char *name) {
  char *value = NULL;
  g_object_get(instance, name, &value, NULL);
  return value;
}

static inline void cgtk_set_string_property(gpointer instance, const char *name, const char *value) {
  g_object_set(instance, name, value, NULL);
}

static inline GtkWidget *cgtk_box_with_role(GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(GTK_TYPE_BOX, "accessible-role", role, NULL);
}

static inline void cgtk_set_accessible_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  if (text == NULL)
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
  else
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

// Whether assistive technology is told this text. GTK has no other way to ask.
static inline gboolean cgtk_has_accessible_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  char *other = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, text);
  gboolean is_same = other == NULL;
  g_free(other);
  return is_same;
}

// Says that what is entered in the widget is not valid, and why; NULL says that it is valid.
static inline void cgtk_set_accessible_problem(GtkWidget *widget, const char *reason) {
  if (reason == NULL)
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID);
  else
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
  cgtk_set_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
}

static inline void cgtk_set_accessible_hidden(GtkWidget *widget, gboolean hidden) {
  if (hidden)
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  else
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN);
}

// Whether assistive technology is told to pass the widget over. GTK has no other way to ask.
static inline gboolean cgtk_is_accessible_hidden(GtkWidget *widget) {
  char *other = gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gboolean is_hidden = other == NULL;
  g_free(other);
  return is_hidden;
}

// Whether assistive technology is told that what is entered is not valid. GTK has no other way to ask.
static inline gboolean cgtk_is_accessible_invalid(GtkWidget *widget) {
  char *other = gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  gboolean is_invalid = other == NULL;
  g_free(other);
  return is_invalid;
}

static inline void cgtk_set_accessible_modal(GtkWidget *widget) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, TRUE, -1);
}

// What libadwaita decides about the look of the whole program, or NULL where the program does not use it.
static inline GObject *cgtk_adwaita_style(void) {
  if (g_type_from_name("AdwStyleManager") == 0) return NULL;
  void *library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return NULL;
  GObject *(*get_default)(void) = (GObject * (*)(void)) dlsym(library, "adw_style_manager_get_default");
  GObject *style = get_default != NULL ? get_default() : NULL;
  // The program goes on holding the library.
  dlclose(library);
  return style;
}

// The main queue of libdispatch, which is the executor of Swift's main actor, as run loops are given it.
// CFRunLoop uses the same two functions; no header declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
