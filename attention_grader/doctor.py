"""`attention-grader doctor`: what this machine has for grading in a sandbox, and what it lacks."""

import importlib.metadata
import os
import platform
import time

from .errors import UserError
from .kernel import nursery, sandbox
from .kernel.limits import Limits
from .text import _


def examine() -> tuple[list[str], bool]:
    """What was found, a line each, and whether grading in a sandbox works here."""
    versions = {name: importlib.metadata.version(name) for name in ("numpy", "nbgrader", "jupyterlab", "ipython")}
    lines = [
        f"  Python {platform.python_version()}, {platform.system()} {platform.release()}, {platform.machine()}",
        "  " + ", ".join(f"{name} {version}" for name, version in versions.items()),
        _("  usuario: {who}").format(who="root" if os.geteuid() == 0 else _("ordinario ({uid})").format(uid=os.geteuid())),
    ]
    lacks = sandbox.missing()
    if lacks:
        return [*lines, *(f"✗ {lack}" for lack in lacks)], False
    lines.append(_("✓ bubblewrap: {path}").format(path=sandbox.bubblewrap()))
    started = time.monotonic()
    try:
        nursery.Nursery(Limits()).close()
    except UserError as error:
        return [*lines, f"✗ {error}"], False
    seconds = time.monotonic() - started
    lines.append(_("✓ el entorno aislado arranca y resiste sus propias pruebas ({seconds:.1f} s)").format(seconds=seconds))
    return lines, True
