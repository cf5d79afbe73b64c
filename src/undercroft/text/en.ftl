# Words common to all games and to the table itself.

words = { $words }
seat = Seat { $number }
pass = Pass
why-no-words = The table does not know the words “{ $words }”
