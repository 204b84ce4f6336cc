"""The schema, step by step (Alembic).  A revision that was released is never changed."""
