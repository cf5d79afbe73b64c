"""The live table: seats, clocks, storage, web API and sockets. It serves every game and names none."""
