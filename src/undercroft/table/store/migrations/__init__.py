"""The steps that bring a database up to date, oldest first; `env.py` is how alembic runs them."""
