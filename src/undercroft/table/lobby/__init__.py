"""Making tables and letting people in: from a wish, a document or a finished game, by invite or code."""
