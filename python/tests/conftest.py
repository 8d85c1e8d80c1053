"""Before anything else is imported."""

import importlib.util
import os
from pathlib import Path

import pytest

# The matrices that are multiplied here are small: several threads for each would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture
def example():
    """An example, as a module, by its name."""

    def load(name):
        path = Path(__file__).parents[1] / "examples" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load
