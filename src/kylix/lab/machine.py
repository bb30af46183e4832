"""Which machine and which versions something was measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import kylix
from kylix.common.workers import cores


def about() -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": str(cores()),
        "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})",
        "kylix": kylix.__version__,
    }


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
