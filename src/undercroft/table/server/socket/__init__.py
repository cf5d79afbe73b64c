"""The socket at a table: the conversation, and what each message of a client does."""
