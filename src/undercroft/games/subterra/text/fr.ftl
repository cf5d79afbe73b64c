### Les mots de Sub Terra en français. text/en.ftl a les mêmes messages avec les mêmes arguments, et les explique.
###
### Les côtés portent leur article : « vers { $side } » donne « vers l’est ». Les spéléos sont employés comme des noms.
### Ni raisons (why-...) ni boutons (move-...) n’ont de point final.

## Le jeu

game-name = Sub Terra
game-help = Perdus sous terre, quatre à six spéléos cherchent la sortie avant que leurs lampes ne s’éteignent. Tous gagnent ou perdent ensemble.
seat-one = { $caver }
seat-two = { $caver } et { $other }
seat-many = { $count } spéléos
seat-nobody = Joueur { $number }

## Côtés

side-north = le nord
side-east = l’est
side-south = le sud
side-west = l’ouest

## Tuiles

tile-start = Départ
tile-start-help = Là où commencent les spéléos. Sans effet.
tile-exit = Sortie
tile-exit-help = La sortie : à l’abri des Horreurs, des secousses et de Temps écoulé.
tile-plain = Tuile ordinaire
tile-plain-help = Sans effet.
tile-flood = Tuile inondable
tile-flood-help = Une inondation la remplit pour de bon ; ensuite, on n’y entre qu’à la nage.
tile-gas = Tuile Gaz
tile-gas-help = Une carte Gaz y coûte 2 PV ; jusqu’à la phase Danger suivante, y entrer coûte 2 PV.
tile-cavein = Tuile Éboulement
tile-cavein-help = S’effondre sur ses deux nombres : 3 PV perdus, et des éboulis barrent la route.
tile-horror = Tuile Horreur
tile-horror-help = Les Horreurs y apparaissent.
tile-squeeze = Rétrécissement
tile-squeeze-help = On y entre par un boyau, ou à la fin d’une exploration.
tile-ledge = Corniche
tile-ledge-help = La flèche indique le haut : partir par la pointe demande une corde.
tile-slide = Chute
tile-slide-help = La flèche indique le bas : revenir par la queue demande une corde.
tile-rough = Terrain accidenté
tile-rough-help = Y entrer demande un jet de talent ; un échec coûte 1 PV.
shape-x = quatre voies
shape-t = trois voies
shape-s = droite
shape-c = coude
shape-d = cul-de-sac
tile-shaped = { $tile } ({ $shape })
tile-numbered = { $tile } ({ $shape }, { $first } et { $second })

## Marqueurs et figurines

marker-rubble = Éboulis
marker-flooded = Inondée
marker-rope = Corde
marker-explosive = Explosif
marker-gas = Gaz stagnant
marker-first-caver = Premier Spéléo
figure-horror = Horreur { $horror }
figure-horror-help = Avance vers le spéléo le plus proche à la phase Horreur ; ôte tous leurs PV aux spéléos de sa tuile.

## Dangers

hazard-tremor = Secousse
hazard-tremor-help = Chaque spéléo conscient hors de la sortie : jet de talent ou 1 PV perdu.
hazard-flood = Inondation
hazard-flood-help = Toutes les tuiles inondables se remplissent ; les spéléos sur une tuile inondée perdent 1 PV.
hazard-gas = Gaz
hazard-gas-help = Les spéléos sur une tuile Gaz perdent 2 PV, comme qui entre sur l’une d’elles avant la phase Danger suivante.
hazard-cavein = Éboulement
hazard-cavein-help = On lance le dé ; les tuiles Éboulement de ce nombre s’effondrent, leurs spéléos perdent 3 PV.
hazard-horror = Horreur
hazard-horror-help = Les Horreurs avancent d’une tuile ; puis une apparaît s’il y en a moins de trois.
hazard-double = { $hazard } ×2
hazard-out-of-time = Temps écoulé
hazard-out-of-time-help = Désormais, à chaque phase Danger : qui n’est pas sur la sortie fait un jet de talent ou est dévoré.

## Spéléos

caver-diver = Plongeur
caver-diver-help = Plonger : quitte la table depuis une tuile inondable, remonte au tour suivant sur n’importe quelle tuile inondable. Marche dans l’eau et ne perd rien aux inondations.
caver-scout = Éclaireur
caver-scout-help = Guide : trois fois par partie, défausse une tuile qu’il vient de piocher. Les Horreurs ne le poursuivent pas et ne le blessent pas.
caver-geologist = Géologue
caver-geologist-help = Déblayer : dégage des éboulis pour 1 PA. Une tuile attend face visible : à chaque pioche il peut la préférer.
caver-engineer = Ingénieur
caver-engineer-help = Démolition : trois fois par partie, fait sauter une paroi, ce qui provoque un éboulement. Un éboulement ne lui coûte que 1 PV.
caver-climber = Grimpeur
caver-climber-help = S’assurer : une corde pour 1 PA, sans jet. Marche dans les rétrécissements et sur les éboulis.
caver-medic = Médecin
caver-medic-help = Panser : un autre spéléo présent récupère 1 PV pour 1 PA. Sprinter : deux déplacements pour 1 PA.
caver-bodyguard = Garde du corps
caver-bodyguard-help = Repousser : retire une Horreur d’une tuile connectée. 5 PV ; ses compagnons de tuile ne perdent rien aux dangers.
caver-leader = Chef
caver-leader-help = Diriger : une fois par tour, un autre spéléo accomplit une action à 1 PA. Ajoute 1 à chaque jet de talent.
caver-numbered = { $caver } ({ $number })
ability-dive = Plonger
ability-amphibious = Amphibie
ability-guide = Guide
ability-stealth = Furtivité
ability-dig = Déblayer
ability-intuition = Intuition
ability-demolish = Démolition
ability-careful = Prudent
ability-belay = S’assurer
ability-agile = Agilité
ability-bandage = Panser
ability-sprint = Sprinter
ability-repel = Repousser
ability-protect = Protéger
ability-direct = Diriger
ability-experienced = Expérimenté

## Niveaux, phases, médailles

level-normal = Normal
level-advanced = Avancé
level-expert = Expert
phase-action = Phase Action
phase-horror = Phase Horreur
phase-hazard = Phase Danger
phase-end = Fin de tour
medal-gold = Or
medal-silver = Argent
medal-bronze = Bronze
medal-defeat = Défaite

## Options

option-scenario = Niveau
option-scenario-help = Combien de cartes Danger sont tirées, et lesquelles : plus le niveau est dur, moins il y a de temps.
option-hazard-set = Cartes Danger
option-hazard-set-help = Le jeu de cartes d’où la pile est tirée. À changer seulement pour mêler le temps d’un niveau aux cartes d’un autre.
option-hazard-set-by-level = Celles du niveau
option-caver-count = Nombre de spéléos
option-caver-count-help = De quatre à six. Seul un joueur solitaire peut choisir ; sinon, cela dépend du nombre de joueurs.
option-caver-count-auto = Selon les joueurs
option-caver-count-4 = 4 spéléos
option-caver-count-5 = 5 spéléos
option-caver-count-6 = 6 spéléos
option-cavers = Spéléos
option-cavers-help = Qui descend, dans l’ordre de la table ; nommez-les tous, quelques-uns ou aucun. Les spéléos d’un même joueur sont côte à côte.
option-cavers-random = Au hasard
option-choose-cavers = Spéléos non nommés
option-choose-cavers-help = Ceux que la liste ne nomme pas sont tirés au sort, ou choisis par chaque joueur à son tour.
option-choose-cavers-false = Tirés au sort
option-choose-cavers-true = Chaque joueur choisit
option-first-caver = Premier spéléo
option-first-caver-help = Qui commence le premier tour.
option-first-caver-random = Au hasard
option-demolish-cost = Coût de Démolition
option-demolish-cost-help = Points d’action pour la Démolition de l’ingénieur. Les sources diffèrent ; 1 est la lecture la plus probable.
option-demolish-cost-1 = 1 PA
option-demolish-cost-2 = 2 PA
option-strict-marker = Marqueur Premier Spéléo
option-strict-marker-help = Où il va à la fin du tour : au spéléo suivant, ou, comme imprimé, au joueur suivant.
option-strict-marker-false = Au spéléo suivant
option-strict-marker-true = Au joueur suivant
option-strict-rubble = Dégager à côté de soi
option-strict-rubble-help = Dégager des éboulis et Déblayer atteignent-ils une tuile non connectée, comme le disent les questions imprimées ?
option-strict-rubble-false = Tuiles connectées seulement
option-strict-rubble-true = Toute tuile voisine
option-strict-end = Fin stricte
option-strict-end-help = La partie s’arrête dès qu’il ne reste aucun spéléo conscient dans la caverne, sans rien demander à ceux de la sortie.
option-strict-end-false = Demander à ceux de la sortie
option-strict-end-true = Finir aussitôt
option-strict-medal = Qui partage la médaille
option-strict-medal-help = Tous les joueurs, ou, comme imprimé, seulement ceux qui ont un spéléo sur la sortie à la fin de la partie.
option-strict-medal-false = Tous les joueurs
option-strict-medal-true = Ceux qui ont un spéléo sur la sortie

## Ce que dit l’écran

label-round = Tour { $round }
label-turn = { $caver }, { $points } PA
label-turn-tile = Tourner la tuile
label-health = { $health }/{ $count } PV
label-hazards-left = { $count ->
    [0] Plus de carte Danger
    [one] 1 carte Danger restante
   *[other] { $count } cartes Danger restantes
}
label-last-hazard = Dernière carte : { $hazard }
label-tiles-left = { $count ->
    [0] Plus de tuile
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
label-waiting = En attente à côté de la pile : { $tile }
label-gas = Le gaz stagne jusqu’à la prochaine phase Danger
label-out-of-time = Temps écoulé
label-hunts = Montrer où vont les Horreurs
label-horrors = { $count ->
    [0] Aucune Horreur
    [one] 1 Horreur
   *[other] { $count } Horreurs
}
label-guide-left = Guide : encore { $left }
label-explosives-left = Explosifs : encore { $left }
label-cell = { $x },{ $y }
label-exit-at = Sortie en { $x },{ $y }
label-points = { $points } PA
label-yours = à vous
label-seat = joueur { $number }
label-outside = { $count ->
    [one] encore 1 tuile vers { $side }
   *[other] encore { $count } tuiles vers { $side }
}
label-on-top = Connue sur la pile : { $tile }
label-discarded = { $count ->
    [one] 1 tuile hors du jeu
   *[other] { $count } tuiles hors du jeu
}
label-hide-row = { $count ->
    [one] s’est caché ce tour-ci ou au précédent
   *[other] se cache depuis { $count } tours de suite
}
label-ways = mène vers { $sides }
label-unexplored = inexploré vers { $sides }
label-half = bute sur une paroi vers { $sides }
label-blasted = ouvert à l’explosif vers { $sides }
label-needs-rope = partir vers { $side } demande une corde
letter-diver = P
letter-scout = É
letter-geologist = G
letter-engineer = I
letter-climber = R
letter-medic = M
letter-bodyguard = D
letter-leader = C
legend-start = départ
legend-exit = sortie
legend-flood = inondable
legend-flooded = inondée
legend-gas = gaz
legend-cavein = éboulement
legend-horror = repaire
legend-squeeze = rétrécissement
legend-rough = accidenté
legend-ledge = corniche, flèche vers le haut
legend-slide = chute, flèche vers le bas
legend-rubble = éboulis
legend-rope = corde
legend-blast = dynamité
legend-needs-rope = demande une corde
legend-figure = Horreur
legend-unexplored = inexploré
state-conscious = conscient
state-unconscious = inconscient
state-hidden = caché
state-submerged = sous l’eau
state-exerted = se dépasse
state-on-exit = sur la sortie
state-devoured = dévoré

## Ce qui est en cours, de l’extérieur vers l’intérieur

chain-turn = { $caver }
chain-run = Courir
chain-sprint = Sprinter
chain-reveal = Découvrir vers { $side }
chain-explore = Explorer vers { $side }
chain-direct = Diriger : { $caver }
chain-hazard = { $hazard }
chain-horrors = Les Horreurs se déplacent
chain-spawn = Une Horreur apparaît
chain-surface = { $caver } remonte
chain-end = La fin ?

## Coups
## Les mots tapés sont les mêmes dans toutes les langues ; text/en.ftl en donne la liste.

move-reveal = Découvrir vers { $side }
move-explore = Explorer vers { $side }
move-move = Se déplacer vers { $side }
move-run = Courir
move-step = Continuer vers { $side }
move-stop = S’arrêter ici
move-heal = Soigner { $caver }
move-swim = Nager vers { $side }
move-squeeze = Entrer dans le boyau vers { $side }
move-clear = Dégager les éboulis vers { $side }
move-clear-here = Dégager les éboulis ici
move-rope = Placer une corde
move-hide = Se cacher
move-exert = Se dépasser : un PA de plus
move-pass = Finir de jouer
move-decline = Ne rien faire
move-dive = Plonger
move-surface = Remonter en { $x },{ $y }
move-dig = Déblayer vers { $side }
move-dig-here = Déblayer ici
move-demolish = Faire sauter la paroi vers { $side }
move-belay = S’assurer : poser une corde
move-bandage = Panser { $caver }
move-sprint = Sprinter
move-repel = Repousser une Horreur vers { $side }
move-direct = Diriger { $caver }
move-place = La poser, le haut vers { $side }
move-guide = La défausser et prendre la suivante
move-keep = La garder
move-use-drawn = Placer la tuile piochée
move-use-waiting = Placer la tuile en attente
move-horror-step = L’Horreur va vers { $side }
move-horror-first = L’Horreur { $horror } d’abord
move-spawn-at = L’Horreur apparaît en { $x },{ $y }
move-leave = Quitter la caverne : la partie s’achève
move-stay = Rester et y retourner
move-take = Prendre { $caver }

## Coups montrés ensemble : ce qu’ils partagent, et ce que chacun ajoute

group-reveal = Découvrir vers
group-explore = Explorer vers
group-move = Se déplacer vers
group-step = Continuer vers
group-heal = Soigner
group-swim = Nager vers
group-squeeze = Entrer dans le boyau vers
group-clear = Dégager les éboulis vers
group-surface = Remonter en
group-dig = Déblayer vers
group-demolish = Faire sauter la paroi vers
group-bandage = Panser
group-repel = Repousser une Horreur vers
group-direct = Diriger
group-place = La poser, le haut vers
group-horror-step = L’Horreur va vers
group-horror-first = D’abord
group-spawn-at = L’Horreur apparaît en
group-take = Prendre
short-side = { $side }
short-caver = { $caver }
short-horror = l’Horreur { $horror }

## Questions

ask-turn = { $caver }, à vous : { $points } PA.
ask-turn-spent = { $caver }, plus de PA : vous dépasser, ou finir de jouer ?
ask-place = { $caver }, comment la posez-vous ? { $tile }.
ask-step = { $left ->
    [one] { $caver }, encore un déplacement : où allez-vous ?
   *[other] { $caver }, jusqu’à { $left } déplacements : où allez-vous ?
}
ask-guide = { $left ->
    [one] { $caver }, la garder ou la défausser (dernière fois) ? { $tile }.
   *[other] { $caver }, la garder ou la défausser (encore { $left } fois) ? { $tile }.
}
ask-geologist = { $caver }, quelle tuile placez-vous ? Piochée : { $drawn }. En attente : { $waiting }.
ask-surface = { $caver }, où remontez-vous ?
ask-surface-unconscious = Premier spéléo, où { $caver } revient-il à la surface ?
ask-direct = { $caver }, le chef vous dirige : une action à 1 PA.
ask-horror-order = Premier spéléo, quelle Horreur se déplace d’abord ?
ask-horror-step = { $caver }, par où l’Horreur { $horror } vient-elle vers vous ?
ask-caver = Joueur { $number }, quel spéléo menez-vous ? { $left ->
    [one] Il reste une place.
   *[other] Il reste { $left } places.
}
ask-spawn = Premier spéléo, dans quel repaire l’Horreur apparaît-elle ?
ask-leave = { $count ->
    [one] Un spéléo gît inconscient dans la caverne. Partir, ou rester et y retourner ?
   *[other] { $count } spéléos gisent inconscients dans la caverne. Partir, ou rester et y retourner ?
}

## Jets et pertes

check-exert = dépassement
check-rough = terrain accidenté
check-rope = corde
check-hide = se cacher
check-tremor = secousse
check-out-of-time = Temps écoulé
cause-exert = épuisement
cause-rough = terrain accidenté
cause-tremor = secousse
cause-flood = inondation
cause-gas = gaz
cause-cavein = éboulement
cause-horror = Horreur

## Le journal : la partie et le tour

event-game-begins = { $count } spéléos descendent. Niveau : { $level }.
event-caver-taken = Joueur { $number } : mène { $caver }.
event-first-caver = { $caver } devient premier spéléo.
event-round-begins = Tour { $round }. { $caver } commence.
event-phase-begins = { $phase }.
event-turn-begins = À { $caver } de jouer.
event-turn-skipped = { $caver } est inconscient et ne joue pas.
event-passed = { $caver } a fini de jouer.
event-exerted = { $caver } se dépasse : un troisième PA ; en fin de tour, un jet raté coûte { $loss } PV.

## Le journal : les tuiles

event-revealed = { $caver } découvre vers { $side }.
event-explored = { $caver } explore vers { $side }.
event-tile-laid = { $tile } en { $x },{ $y }.
event-tile-discarded = { $caver } défausse : { $tile }. { $left ->
    [0] Guide est épuisé.
    [one] Guide peut encore servir une fois.
   *[other] Guide peut encore servir { $left } fois.
}
event-tile-sealing = { $tile } : fermerait la caverne, défaussée.
event-tile-waiting = { $tile } : en attente à côté de la pile.
event-waiting-used = { $caver } prend la tuile en attente : { $tile }.
event-waiting-returned = { $tile } : retourne sur la pile.
event-stack-empty = La pile de tuiles est vide.
event-exit-found = La sortie est trouvée !

## Le journal : se déplacer et agir

event-moved = { $caver } se déplace vers { $side }.
event-ran = { $caver } court.
event-sprinted = { $caver } sprinte.
event-stopped = { $caver } s’arrête.
event-swam = { $caver } nage vers { $side }.
event-squeezed = { $caver } entre dans le boyau vers { $side }.
event-healed = { $caver } soigne { $other } : { $health } PV.
event-healed-self = { $caver } soigne ses blessures : { $health } PV.
event-bandaged = { $caver } panse { $other } : { $health } PV.
event-rubble-cleared = { $caver } dégage les éboulis en { $x },{ $y }.
event-rope-placed = { $caver } place une corde.
event-hid = { $caver } se cache.
event-hid-surely = { $caver } se cache, désormais sans jet.
event-dived = { $caver } plonge.
event-surfaced = { $caver } remonte en { $x },{ $y }.
event-explosive = { $caver } fait sauter la paroi vers { $side }. { $left ->
    [0] Plus d’explosifs.
    [one] Encore un explosif.
   *[other] Encore { $left } explosifs.
}
event-directed = { $caver } dirige { $other }.
event-declined = { $caver } ne fait rien.

## Le journal : dés et points de vie

event-check-passed = { $caver }, { $check } : { $die }, il faut { $target }, réussi.
event-check-failed = { $caver }, { $check } : { $die }, il faut { $target }, manqué.
event-lost-health = { $caver } perd { $loss } PV ({ $cause }) : il en reste { $health }.
event-protected = { $other } protège { $caver } ({ $cause }).
event-unconscious = { $caver } tombe inconscient.
event-woke = { $caver } reprend conscience.

## Le journal : les dangers

event-hazard-revealed = { $left ->
    [0] { $hazard }. Ensuite, Temps écoulé.
    [one] { $hazard }. Encore 1 carte avant Temps écoulé.
   *[other] { $hazard }. Encore { $left } cartes avant Temps écoulé.
}
event-flooded = L’eau remplit la tuile en { $x },{ $y }.
event-gas-active = Le gaz stagne jusqu’à la prochaine phase Danger.
event-gas-over = Le gaz s’est dissipé.
event-cavein-rolled = La voûte cède sur un { $die }.
event-rubble-fell = Des éboulis tombent en { $x },{ $y }.
event-nothing-happened = Il ne se passe rien.
event-out-of-time = Les lampes s’éteignent. Temps écoulé !
event-devoured = { $caver } est dévoré.

## Le journal : les Horreurs

event-horror-spawned = L’Horreur { $horror } apparaît en { $x },{ $y }.
event-horror-not-spawned = Aucune Horreur n’apparaît.
event-horror-moved = L’Horreur { $horror } va vers { $side }.
event-horror-removed = L’Horreur { $horror } ne trouve personne et disparaît.
event-horror-repelled = { $caver } repousse l’Horreur { $horror }.
event-struck = L’Horreur { $horror } terrasse { $caver }.

## Le journal : la fin

event-left = Ceux de la sortie s’en vont.
event-stayed = Ceux de la sortie restent pour leurs amis.
event-left-behind = { $caver } est abandonné.
event-medal = { $medal } : { $out } dehors, { $lost ->
    [one] { $lost } abandonné.
   *[other] { $lost } abandonnés.
}
end-all-out = Tous les survivants sont sur la sortie.
end-none-conscious = Plus personne n’est conscient dans la caverne.
end-none-left = Il ne reste aucun spéléo dans la caverne.
end-left = Le groupe s’en va.
outcome = { $medal } : { $out } dehors, { $lost ->
    [one] { $lost } abandonné.
   *[other] { $lost } abandonnés.
} { $reason }

## Pourquoi un coup est refusé : à qui de jouer, et à quel prix

# Règle 9.3
why-game-over = La partie est finie
# Règle 1.3
why-not-your-question = Cette question est pour un autre joueur
# Règle 3.2
why-not-your-turn = Ce n’est pas à { $caver } de jouer
# Règle 1.2
why-not-in-play = { $caver } ne prend pas part à cette partie
# Règle 9.2
why-devoured = { $caver } a été dévoré
# Règle 2.9
why-unconscious = { $caver } est inconscient
# Règle 8.3
why-submerged = { $caver } est sous l’eau
# Règle 3.3
why-no-points = Cela coûte { $cost } PA et { $caver } en a { $points }
# Règle 3.4
why-already-exerted = { $caver } s’est déjà dépassé à ce tour
# Règle 8.21
why-exert-directed = Un spéléo dirigé agit hors de son tour et ne peut pas se dépasser
# Règle 8.21
why-directed-cost = Une action dirigée coûte 1 PA ; celle-ci en coûte { $cost }
# Règle 8.2
why-must-surface = { $caver } doit remonter, et ne fait rien d’autre
# Règle 3.3
why-other-question = Autre chose est demandé en ce moment

## Pourquoi un coup est refusé : passages et parois

# Règle 2.1
why-wall = Il y a une paroi vers { $side }
# Règle 2.3
why-half-connection = L’ouverture vers { $side } touche une paroi : une demi-connexion est pleine
# Règle 4.2
why-no-tile = Il n’y a pas encore de tuile vers { $side } ; il faut découvrir ou explorer
# Règle 2.2
why-cell-taken = Il y a déjà une tuile vers { $side }
# Règle 2.5
why-stack-empty = Il n’y a plus de tuile à piocher
# Règle 5.11
why-needs-rope = Partir vers { $side } demande une corde sur cette tuile
# Règle 4.6
why-flooded = La tuile vers { $side } est inondée : il faut y nager
# Règle 4.7
why-squeeze = La tuile vers { $side } est un rétrécissement : il faut entrer dans le boyau
# Règle 5.5
why-rubble = Des éboulis barrent la tuile vers { $side }
# Règle 4.6
why-not-flooded = La tuile vers { $side } n’est pas inondée
# Règle 4.7
why-not-squeeze = La tuile vers { $side } n’est pas un rétrécissement
# Règle 4.4
why-run-no-swim = On ne nage pas en courant
# Règle 4.4
why-run-no-squeeze = On n’entre pas dans un boyau en courant
# Règle 8.16
why-sprint-moves-only = En sprintant, on ne nage pas et on n’entre pas dans un boyau
# Règle 4.4
why-nowhere = Il n’y a aucune tuile où { $caver } puisse se déplacer
# Règle 4.4
why-first-step = Le premier déplacement est obligatoire
# Règle 4.4
why-running = { $caver } est en train de courir : continuer ou s’arrêter

## Pourquoi un coup est refusé : autres actions

# Règle 4.5
why-not-on-tile = { $caver } n’est pas sur la même tuile
# Règle 4.5
why-full-health = { $caver } a tous ses PV
# Règle 4.8
why-no-rubble-here = Il n’y a pas d’éboulis ici
# Règle 4.8
why-no-rubble-side = Il n’y a pas d’éboulis sur la tuile vers { $side }
# Règle 4.9
why-not-ledge = Une corde se pose sur une corniche ou une chute, et cette tuile n’en est pas une
# Règle 4.9
why-rope-already = Il y a déjà une corde ici

## Pourquoi un coup est refusé : capacités

# Chapitre 8, la règle de la capacité demandée
why-not-ability = { $caver } n’a pas cette capacité
# Règle 8.1
why-not-floodable = { $caver } n’est pas sur une tuile inondable
# Règle 8.2
why-no-surface = Ce n’est pas une tuile inondable de la table
# Règle 8.5
why-guide-spent = Guide est épuisé
# Règle 8.5
why-guide-exit = La sortie ne peut pas être défaussée
# Règle 8.5
why-guide-again = Après Guide, la tuile suivante doit être gardée
# Règle 8.5
why-guide-kept = La tuile a été gardée
# Règle 8.5
why-guide-last = Il n’y a pas d’autre tuile à piocher à la place
# Règle 8.8
why-no-waiting = Aucune tuile n’est en attente
# Règle 8.8
why-tile-seals = Cette tuile fermerait la caverne
# Règle 8.10
why-no-explosives = Il n’y a plus d’explosifs
# Règle 8.10
why-not-a-wall = Il n’y a pas de paroi vers { $side }
# Règle 8.15
why-bandage-self = { $caver } ne peut pas panser ses propres blessures ; il reste Soigner
# Règle 8.17
why-no-horror = Il n’y a pas d’Horreur sur la tuile vers { $side }
# Règle 8.20
why-already-directed = { $caver } a déjà dirigé quelqu’un à ce tour
# Règle 8.20
why-direct-self = { $caver } ne dirige que les autres

## Pourquoi un coup est refusé : poser une tuile

# Règle 2.4
why-place-unconnected = Ainsi tournée, la tuile ne serait pas connectée au côté d’où on la découvre
# Règle 2.4
why-place-same = Cela donne la même image qu’un autre choix
# Règle 5.9
why-place-ledge = La flèche d’une corniche s’éloigne de son découvreur
# Règle 5.10
why-place-slide = La flèche d’une chute s’éloigne de son découvreur
# Règle 2.6
why-place-seals = Ainsi tournée, la tuile fermerait la caverne

## Pourquoi un coup est refusé : Horreurs et fin

# Règle 7.5
why-horror-longer = Ce pas n’est pas sur un plus court chemin vers { $caver }
# Règle 7.7
why-horror-not-due = L’Horreur { $horror } n’attend pas de se déplacer, ou une autre sur sa tuile compte pour elle
# Règle 7.8
why-spawn-not-lair = Il n’y a pas de repaire en { $x },{ $y }
# Règle 7.8
why-spawn-occupied = Il y a déjà une Horreur en { $x },{ $y }
# Règle 7.8
why-spawn-farther = Un autre repaire est plus proche d’une victime potentielle
# Règle 9.5
why-not-leaving = On ne demande s’il faut partir que si tous les spéléos conscients sont sur la sortie
# Règle 1.3
why-caver-taken = { $caver } est déjà du groupe
# Règle 4.11
why-already-hidden = { $caver } est déjà à couvert

## Les chances

odds-check = { $move } : le jet réussit { $percent } fois sur 100
odds-hazard = Prochain danger { $hazard } : { $percent } sur 100
odds-exit = Prochaine tuile, la sortie : { $percent } sur 100

## Ce qui est dit pendant que les dés roulent

stage-check = { $caver }, { $check } : il faut { $target } ou plus
stage-cavein = Effondrement : les tuiles qui portent ce nombre s’écroulent
