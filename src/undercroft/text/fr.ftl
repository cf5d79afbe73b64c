# Mots communs à tous les jeux et à la table elle-même.

words = { $words }
seat = Place { $number }
pass = Passer
why-no-words = La table ne connaît pas les mots « { $words } »

# Comment s’appellent les joueurs de l’ordinateur
agent-name-greedy = Posé
agent-name-random = Étourdi
agent-name-guide = Guide
