"""The soak: people play while their server is killed, their sockets are cut and strangers flood it."""
