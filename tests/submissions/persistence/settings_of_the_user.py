"""Writes what a login, a timer or a service would start."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
import os

for place in ("~/.bashrc", "~/.profile", "~/.config/autostart/x.desktop", "~/.config/systemd/user/x.service", "/etc/cron.d/x",
              "/var/spool/cron/crontabs/root", "/etc/profile.d/x.sh", "/etc/ld.so.preload", "/root/.bashrc", "{COURSE}/sitecustomize.py",
              "{COURSE}/{LEFT_BEHIND}", "~/{LEFT_BEHIND}"):
    place = os.path.expanduser(place)
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        open(place, "a").write("# {LEFT_BEHIND}")
        print(place)
    except OSError as error:
        print(error)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
