"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import settings

# A slow machine is no reason to fail: nothing here asserts a time.
settings.register_profile("kylix", deadline=None)
settings.load_profile("kylix")

# Where tests run in the background of a shell Ctrl-C is ignored, and whatever a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
