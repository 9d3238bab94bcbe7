"""Installs code that every later Python and IPython would run, a second time."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "INFECTED"
EXTRA = '''
import os
import site
import sys

if hasattr(sys, "infected"):
    print("INFECTED")
CODE = "import sys; sys.infected = True"
home = os.path.expanduser("~")
places = [f"{home}/.ipython/profile_default/startup/00.py", f"{home}/.ipython/profile_default/ipython_config.py", f"{home}/.pythonrc.py",
          f"{home}/.ipython/extensions/x.py", "/etc/ipython/ipython_config.py", f"{site.getusersitepackages()}/usercustomize.py",
          f"{site.getusersitepackages()}/x.pth", *(f"{path}/sitecustomize.py" for path in sys.path if path),
          f"{os.path.dirname(os.__file__)}/site-packages/sitecustomize.py", "/usr/local/lib/sitecustomize.py"]
for place in places:
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        open(place, "w").write(CODE)
    except OSError:
        pass
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
