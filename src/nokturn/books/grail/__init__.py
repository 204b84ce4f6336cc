"""A campaign of Grail as a travel book."""

from nokturn.books.grail.book import as_html, as_pdf

__all__ = ["as_html", "as_pdf"]
