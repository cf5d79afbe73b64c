# Ce que les agents disent d'eux-mêmes.

agent-random = répond au hasard
agent-greedy = suit une règle simple
agent-no-greedy = { $game } n'a pas encore de règle simple : greedy y répond au hasard.
