"""Before anything else is imported."""

import os

# The matrices that are multiplied here are small: several threads for each would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
