### Les mots de Skulk en français. Les mêmes messages, avec les mêmes arguments, que text/en.ftl.
### Les raisons (why-...) et les étiquettes (move-...) n'ont pas de point final.

## Le jeu

game-name = Skulk
game-help = Des voleurs dans les mêmes caves, la même nuit : choisir en secret, prendre, chiper, et filer avant que le Gardien s'éveille.
option-scenario = Lieu
option-scenario-cellar = La cave (8 manches)
option-scenario-catacombs = Les catacombes (12 manches)
option-hand = Ruses au départ
option-rematch = Relancer les dés si une bagarre est à égalité
thief = Voleur { $number }

## Cartes

treasure-coin = pièce
treasure-ring = bague
treasure-skull = crâne
treasure-goblet = calice
treasure-crown = couronne
treasure-warden = Gardien
trick-snatch = Chiper
trick-peer = Épier
trick-hush = Chut
trick-decoy = Leurre
card-hidden = une carte cachée
tunnel-left = tunnel de gauche
tunnel-right = tunnel de droite
list-end = { $treasure }
list-more = { $treasure }, { $rest }

## Coups

move-left = Tunnel de gauche
move-right = Tunnel de droite
move-lurk = Rôder
move-watch = Observer { $thief }
move-bring = Apporter { $trick }
move-bare = Ne rien apporter
move-snatch = Chiper à { $thief }
move-peer = Épier les trésors
move-hush = Chut
move-decoy = Leurre vers { $thief }
move-take = Prendre le trésor { $number }
move-lay = Poser { $treasure } ensuite
move-turn = Retourner le trésor { $number }
move-give = Abandonner le trésor { $number }

## Questions

ask-choosing = Où allez-vous ?
ask-watching = Vous faites le guet : de qui regardez-vous le choix ?
ask-changing = Vous avez regardé. Où allez-vous vous-même ?
ask-bringing = Bagarre dans le { $place } : qu'apportez-vous ?
ask-acting = L'heure des ruses : en jouez-vous une ?
ask-answering = { $trick } Répondez-vous ?
ask-taking = Quel trésor prenez-vous à { $thief } ?
ask-laying = Quel trésor vient ensuite, en partant du dessus ?
ask-turning = Votre ruse se retourne contre vous : lequel de vos trésors montrez-vous ?
ask-giving = Le Gardien vous tient : quel trésor abandonnez-vous ?

## Raisons

why-not-now = Cela ne répond pas à la question « { $question } »
why-no-thief = Il n'y a pas un tel voleur dans les caves
why-yourself = Vous ne pouvez pas vous désigner vous-même
why-no-trick = Vous n'avez pas cette ruse en main
why-no-treasure = Ce voleur n'a aucun trésor
why-layers-empty = Il ne reste aucun trésor à regarder
why-no-snatch = Un leurre ne répond qu'à la ruse Chiper
why-not-aimed = Ce n'est pas vous qui êtes visé
why-no-slot = Aucun trésor ne se trouve là
why-face-up = Ce trésor est déjà face visible
why-not-on-top = Ce trésor n'est pas de ceux que vous regardez

## Ruses jouées

trick-plain = { $thief } joue { $trick }.
trick-aimed = { $thief } joue { $trick } contre { $target }.
trick-moved = { $thief } joue { $trick } en désignant { $target }.

## Le journal

log-round = Manche { $round }. { $thief } fait le guet.
log-watched = { $thief } regarde le choix de { $other }.
log-saw-choice-left = Vous voyez que { $thief } va à gauche.
log-saw-choice-right = Vous voyez que { $thief } va à droite.
log-saw-choice-lurk = Vous voyez que { $thief } rôde.
log-went-left = { $thief } va à gauche.
log-went-right = { $thief } va à droite.
log-went-lurk = { $thief } rôde.
log-drew = { $thief } pioche une ruse.
log-drew-trick = Vous avez pioché { $trick }.
log-reshuffled = Les ruses jouées sont mélangées : { $count } à piocher.
log-crowd = Bagarre dans le { $place } !
log-brought = { $thief } apporte { $trick }.
log-bare = { $thief } n'apporte rien.
log-rolled = { $thief } obtient { $die }, soit { $total } en tout.
log-shared = Personne ne l'emporte dans le { $place }.
log-took = { $thief } prend un trésor dans le { $place }.
log-found = { $thief } a pris ceci : { $treasure }.
log-hushed = { $trick } est annulée.
log-aimed = La ruse vise maintenant { $thief }.
log-snatched = { $thief } prend le trésor { $number } de { $other }.
log-peered = { $thief } regarde { $count ->
    [one] le trésor du dessus
   *[other] les { $count } trésors du dessus
}.
log-saw-top = Vous voyez, en partant du dessus : { $treasures }.
log-laid-back = { $thief } repose les trésors.
log-turned-up = { $thief } retourne : { $treasure }.
log-warden = { $thief } réveille le Gardien !
log-gave-up = { $thief } abandonne : { $treasure }.
log-dawn = Le jour se lève.

## Ce que voit un voleur

see-round = Manche { $round } sur { $rounds }. Guetteur : { $thief }.
see-left = Il reste { $treasures } trésors et { $tricks } ruses.
see-next = Prochains trésors : { $cards }.
see-thief = { $thief } : ruses { $tricks }, trésors : { $treasures }.
see-nothing = aucun
see-choice-left = Va à gauche.
see-choice-right = Va à droite.
see-choice-lurk = Rôde.
see-hand = Vos ruses : { $cards }.
see-spent = Jouées : { $cards }.
see-answer = Vous avez répondu « { $words } » et attendez les autres.
see-scores = Scores : { $scores }.
odds-warden = Le Gardien vient ensuite : { $wardens } sur { $cards }.

## La fin

end-warden = Le Gardien est réveillé.
end-dawn = Le jour est venu.
end-win = { $cause } { $thief } gagne avec { $score }.
end-draw = { $cause } Personne n'est seul en tête avec { $score } : partie nulle.
