"""The database: what is stored of tables, games, chat and records, and how it is read and written."""
