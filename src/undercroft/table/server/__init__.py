"""How programs and pages reach the tables: the application, its HTTP routes and the socket."""
