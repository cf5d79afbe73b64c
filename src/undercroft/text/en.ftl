# Words common to all games and to the table itself.

words = { $words }
seat = Seat { $number }
pass = Pass
why-no-words = The table does not know the words “{ $words }”

# What computer players are called
agent-name-greedy = Steady
agent-name-random = Careless
agent-name-guide = Guide
