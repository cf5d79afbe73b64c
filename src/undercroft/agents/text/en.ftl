# What agents say of themselves.

agent-random = answers by chance
agent-greedy = plays by a rule of thumb
agent-no-greedy = { $game } has no rule of thumb yet, so greedy answers by chance.
