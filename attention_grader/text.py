"""The text that students read: Spanish is the source language, other editions are gettext catalogues."""

import gettext
import os
from functools import lru_cache
from pathlib import Path

LOCALE_DIRECTORY = Path(__file__).parent / "locale"


def N_(message: str) -> str:
    """Mark `message` for translation where it is written down; `_` translates it where it is shown."""
    return message


def _(message: str) -> str:
    """Return `message` in the language of ATTENTION_GRADER_LANGUAGE (default: Spanish, as written)."""
    return _catalogue(os.environ.get("ATTENTION_GRADER_LANGUAGE", "es")).gettext(message)


@lru_cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation("attention_grader", LOCALE_DIRECTORY, [language], fallback=True)


def writable(text: str) -> str:
    """`text` with a mark in the place of what no encoding can write, such as half an emoji."""
    return text.encode("utf-8", "replace").decode("utf-8")
