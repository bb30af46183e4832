"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# A slow machine is no reason to fail: nothing here asserts a time.
settings.register_profile("kylix", deadline=None)
settings.load_profile("kylix")
