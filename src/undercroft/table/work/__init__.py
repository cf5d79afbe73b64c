"""Worker processes, and the jobs they do: thinking, and reading what people bring."""
