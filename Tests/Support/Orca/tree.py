"""Prints what assistive technology finds of a program: each thing with a name, in reading order."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def lines(thing):
    name, description = thing.get_name(), thing.get_description()
    role = thing.get_role_name()
    if name and role not in ("application", "scroll bar", "filler"):
        yield f"{role}: {name}" + (f" ({description})" if description else "")
    for index in range(thing.get_child_count()):
        yield from lines(thing.get_child_at_index(index))


def main():
    for _ in range(100):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program is None or program.get_name() != sys.argv[1]:
                continue
            found = list(lines(program))
            if any(line.startswith("alert: ") for line in found):
                print("\n".join(found))
                return
        time.sleep(0.05)
    sys.exit(f"{sys.argv[1]} has no alert on the bus of assistive technology")


main()
