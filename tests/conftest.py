"""All tests run with the kernel's own checks switched on."""

import os

os.environ["NOKTURN_CHECK"] = "1"  # read when the kernel is imported, so it comes first
