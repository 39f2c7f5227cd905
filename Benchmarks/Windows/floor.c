// The least that a program with GTK 4 takes: a plain window with four buttons, drawn as actionsheet-gtk draws.

#include <gtk/gtk.h>
#include <stdlib.h>

int main(void) {
  setenv("GSK_RENDERER", "cairo", 0);
  setenv("GDK_DEBUG", "gl-disable", 0);
  gtk_init();
  GtkWidget *window = gtk_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  const char *titles[] = {"Delete Note", "Email", "Print", "Leave"};
  for (int i = 0; i < 4; i++) gtk_box_append(GTK_BOX(box), gtk_button_new_with_label(titles[i]));
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
