"""States as text and as plain pictures."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

# The longest line, in characters.
WIDTH = 100


def text(title: str, view: dict[str, Any]) -> str:
    """A view as indented lines."""
    return "\n".join([title, *_lines(view, "  ")])


def picture(lines: str) -> NDArray[np.uint8]:
    """Text as a picture: uint8 `(height, width, 3)`. Needs Pillow."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise ImportError('pictures need Pillow: install "parlour[render]"') from None
    left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((8, 8), lines)
    image = Image.new("RGB", (int(right) + 8, int(bottom) + 8), "white")
    ImageDraw.Draw(image).multiline_text((8, 8), lines, fill="black")
    return np.asarray(image, dtype=np.uint8)


def _lines(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict):
        pairs = [(f"{name}:", inner) for name, inner in value.items()]
    else:
        pairs = [("-", inner) for inner in value]
    for head, inner in pairs:
        line = _line(inner)
        if line is None:
            yield indent + head
            yield from _lines(inner, indent + "  ")
        else:
            yield from textwrap.wrap(f"{head} {line}", WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def _line(value: Any) -> str | None:
    """A value in one line, if it needs no more."""
    if isinstance(value, dict):
        words = {name: _words(inner) for name, inner in value.items()}
        if None in words.values() or len(words) > 4:
            return None
        return "; ".join(f"{name} {said}" for name, said in words.items()) or "none"
    return _words(value)


def _words(value: Any) -> str | None:
    """A list of plain values, or one."""
    if not isinstance(value, list):
        return None if isinstance(value, dict) else _word(value)
    if any(isinstance(item, (dict, list)) for item in value):
        return None
    return ", ".join(map(_word, value)) or "none"


def _word(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
