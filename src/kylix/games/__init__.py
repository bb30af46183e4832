"""The titles. Each is one folder; folders of titles outside this package can be named in KYLIX_TITLES."""

from __future__ import annotations

import os

# A title elsewhere is kylix.games.<title> like any other, so all its parts are found by the same names.
__path__.extend(folder for folder in os.environ.get("KYLIX_TITLES", "").split(os.pathsep) if folder)
