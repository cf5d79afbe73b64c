"""The live table: seats, clocks, storage, web API and sockets. It serves every game and names none.

Its rooms, each importing only from those before it:

- `wire`: the forms of all messages
- `store`: the database
- `showing`: what people are told, in their language
- `work`: worker processes
- `play`: a table in memory, and all that may be done at it
- `live`: the tables of a running server
- `lobby`: making tables and letting people in
- `server`: HTTP and sockets
"""
