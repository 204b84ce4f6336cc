"""The chronicle of Heritage as a book (HTML and PDF) and as a poster (SVG)."""

from nokturn.books.heritage.book import as_html, as_pdf
from nokturn.books.heritage.poster import as_poster

__all__ = ["as_html", "as_pdf", "as_poster"]
