"""Prints what assistive technology finds of a program: each thing with a name, in reading order.

Arguments: the program's name, and the beginning of a line to wait for, by default that of an alert.
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def lines(thing):
    name, description = thing.get_name(), thing.get_description()
    role = thing.get_role_name()
    if name and role not in ("application", "scroll bar", "filler"):
        yield f"{role}: {name}" + (f" ({description})" if description else "")
    for index in range(thing.get_child_count()):
        yield from lines(thing.get_child_at_index(index))


def program(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        try:
            found = desktop.get_child_at_index(index)
            if found is not None and found.get_name() == name:
                return found
        except GLib.Error:
            # A program that does not answer, as the one that runs the tests while it waits for this one.
            continue
    return None


def tree(name):
    try:
        found = program(name)
        if found is None:
            return []
        # What is kept of an earlier look may be out of date: GTK 4.8 tells nobody of what is hidden.
        found.set_cache_mask(Atspi.Cache.NONE)
        return list(lines(found))
    except (GLib.Error, AttributeError):
        # A program or a thing of it has gone while it was read, which is then None; the next look tells.
        return []


def main():
    name = sys.argv[1]
    wanted = sys.argv[2] if len(sys.argv) > 2 else "alert: "
    Atspi.set_timeout(500, 500)
    end = time.monotonic() + 20
    before = None
    while time.monotonic() < end:
        found = tree(name)
        # A sheet may have appeared while the tree was read: what was read before that is of another moment.
        if found == before and any(line.startswith(wanted) for line in found):
            print("\n".join(found))
            return
        before = found
        time.sleep(0.05)
    print(f"{name} has no {wanted!r} on the bus of assistive technology")
    sys.exit(1)


main()
