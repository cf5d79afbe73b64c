# Mots communs à tous les jeux et à la table elle-même.

words = { $words }
seat = Place { $number }
pass = Passer
why-no-words = La table ne connaît pas les mots « { $words } »
