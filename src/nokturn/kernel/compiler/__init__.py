"""From a generator function to blocks over plain data: `compiled`."""

from nokturn.kernel.compiler.compiling import compiled

__all__ = ["compiled"]
