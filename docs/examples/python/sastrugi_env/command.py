"""Finds the command that serves environments."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path
from typing import List, Optional, Sequence, Union

from .errors import CommandNotFound

VARIABLE = "SASTRUGI"
"""The environment variable that can name the command, with arguments as in a shell."""

Command = Union[str, Sequence[str]]


def is_module(game: str) -> bool:
    """Check whether a game is named by a module with a game of one's own, not by an id."""
    return "/" in game or game.endswith((".js", ".mjs", ".cjs", ".ts"))


def command_line(command: Optional[Command] = None, folder: Optional[Path] = None) -> List[str]:
    """Return the program and its first arguments.

    The first of these that exists: the argument, the variable `SASTRUGI`, `node_modules/.bin/sastrugi` in this folder
    or one above it, and `sastrugi` on the path.
    """
    if command:
        return shlex.split(command) if isinstance(command, str) else list(command)
    if os.environ.get(VARIABLE):
        return shlex.split(os.environ[VARIABLE])
    here = (folder or Path.cwd()).resolve()
    for place in (here, *here.parents):
        found = shutil.which("sastrugi", path=str(place / "node_modules" / ".bin"))
        if found:
            return [found]
    found = shutil.which("sastrugi")
    if found:
        return [found]
    raise CommandNotFound(f"install it by `npm install sastrugi`, or name it by the variable {VARIABLE}")
