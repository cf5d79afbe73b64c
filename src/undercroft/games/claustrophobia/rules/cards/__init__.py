"""Cards and operations: what data cannot say is a small frame here."""
