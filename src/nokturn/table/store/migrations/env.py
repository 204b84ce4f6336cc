"""Alembic runs the revisions on the connection it is handed (`nokturn.table.store.database.migrate`)."""

from alembic import context

from nokturn.table.store.models import GameTable

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=GameTable.metadata,
    render_as_batch=True,
    user_module_prefix="types.",
)
with context.begin_transaction():
    context.run_migrations()
