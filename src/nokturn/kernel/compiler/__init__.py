"""From a generator function to blocks over plain data: `lower`."""

from nokturn.kernel.compiler.lowering import Lowered, lower

__all__ = ["Lowered", "lower"]
