"""The Python lines of the README files run as printed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKS = [
    pytest.param(code, id=f"{path.parent.name or 'top'}-{number}")
    for path in (ROOT / "python" / "README.md", ROOT / "README.md")
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```$", path.read_text(), re.DOTALL | re.MULTILINE))
]


@pytest.mark.parametrize("code", BLOCKS)
def test_the_lines_run(code):
    exec(compile(code, "README.md", "exec"), {})


def test_both_files_have_lines():
    assert len(BLOCKS) >= 4
