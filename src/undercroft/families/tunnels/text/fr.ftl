### Les mots que les jeux des tunnels ont en commun, en français. text/en.ftl a les mêmes messages avec les mêmes arguments.
### Un message du catalogue d’un jeu passe avant celui d’ici.

## Le jeu

player-human = Joueur humain
camp-human = Humains

## Côtés d’une tuile

side-north = le nord
side-east = l’est
side-south = le sud
side-west = l’ouest

## Profil

stat-mvt = MVT
stat-mvt-help = Mouvement : combien de tuiles le guerrier peut quitter.
stat-cbt = CBT
stat-cbt-help = Combat : combien de dés il lance dans une attaque.
stat-def = DEF
stat-def-help = Défense : ce qu’un dé doit atteindre pour le toucher.
stat-health = Santé
stat-tp = PM
line-profile = { $mvt } / { $cbt } / { $def }
line-of-action = Ligne { $line } : MVT { $mvt }, CBT { $cbt }, DEF { $def }
line-cancelled = Ligne { $line } : annulée
line-gift = Ligne { $line } : { $card }

## Tuiles

tile-rock = Roche pleine
tile-rock-help = Aucune tuile ne peut être posée ici.
shape-x = quatre voies
shape-t = trois voies
shape-i = droite
shape-l = coude
shape-d = cul-de-sac
tile-shaped = { $tile } ({ $shape })
marker-hole = Jeton trou
marker-cave-in = Gravats
marker-fountain = Jeton fontaine

## Guerriers humains

warrior-numbered = { $who } { $number }

## Guerriers du camp démon

demon-troglodyte-group = Troglodytes
demon-troglodytes = { $count ->
    [one] { $count } Troglodyte
   *[other] { $count } Troglodytes
}

## Options

option-off = Non
option-on = Oui
option-scenario = Scénario
option-scenario-help = Quelle histoire on joue : forces, tuiles et victoire.

## Ce que dit l’écran

label-round = Tour { $round }
label-phase = { $phase }
label-tp = { $tp } PM
label-tiles-left = { $count ->
    [0] Plus de tuile
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
label-events-left = { $count ->
    [0] Plus de carte Événement
    [one] 1 carte Événement restante
   *[other] { $count } cartes Événement restantes
}
label-hand = { $count ->
    [0] Aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
label-destiny-dice = Dés du Destin : { $dice }
label-extra-destiny-dice = Dés du Destin à venir : +{ $count }
label-troglodytes-left = Troglodytes restants : { $left }
label-demons-left = { $who } : encore { $left } à venir
label-counter = Compteur : { $number }
label-out = Sortis : { $count }
label-rounds-left = { $left ->
    [0] Dernier tour
    [one] 1 tour restant
   *[other] { $left } tours restants
}
label-cell = { $x },{ $y }
label-odds = { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}
state-ready = peut agir
state-activated = a agi
state-acting = agit
state-exhausted = Épuisement
state-dead = mort
state-escaped = hors de danger

## L’écran dessiné du terminal

label-goal = Votre but : { $goal }
label-board = Plateau du Destin
label-your-hand = Votre main
label-reached = À la Sortie : { $count }/{ $least }
label-card = { $name } : { $help }
label-number-at = { $count } en { $cell }
label-no-gifts = aucun Don ce tour
label-lines-left = { $left ->
    [one] 1 ligne restante
   *[other] { $left } lignes restantes
}
label-to-act = { $count } à activer
label-in-supply = { $left } en réserve
label-next-tiles = Prochaines tuiles : { $tiles }
label-outside = { $count ->
    [one] 1 autre tuile au { $side }
   *[other] { $count } autres tuiles au { $side }
}
state-held = ne peut pas partir
legend-troglodyte = Troglodytes
legend-exhausted = minuscule : Épuisé
legend-hole = trou
legend-way-out = issue
legend-rubble = éboulis
legend-unexplored = inexploré
needs-any = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
needs-least = { $count ->
    [one] 1 dé { $least }+
   *[other] { $count } dés { $least }+
}
needs-odd = { $count } impairs
needs-even = { $count } pairs
needs-mixed = impair + pair
needs-same = même parité
needs-total = total { $total }+
needs-exact-total = total { $total }

## Chances

odds-attack = { $move }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} à { $need } ou plus : { $shares }.
odds-attack-frantic = { $move }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} à { $need } ou plus, échecs relancés : { $shares }.
odds-share = { $what } { $percent } %
odds-losses = Soit { $shares }.
odds-killed = { $hits ->
    [0] aucun mort
    [one] 1 mort
   *[other] { $hits } morts
}
odds-lines = { $hits ->
    [0] aucune ligne perdue
    [one] 1 ligne perdue
   *[other] { $hits } lignes perdues
}
odds-dead = Mort : { $percent } %.
odds-all-dead = Les { $count } morts : { $percent } %.
odds-guarded = Si d’autres prennent toutes les touches qu’ils peuvent : { $percent } %.
odds-blast = { $card } en { $x },{ $y } : chaque guerrier est touché dans { $percent } cas sur 100.
odds-blast-troglodytes = Troglodytes : { $shares }.
odds-blast-hit = Touché : { $names }, { $percent } % chacun.
odds-blast-doomed = Mort : { $names }, { $percent } % chacun.
odds-act = { $move } : réussite dans { $percent } cas sur 100

## Ce qui se résout, de l’extérieur vers l’intérieur

chain-activation = { $who }
chain-exploration = Explorer vers { $side }
chain-tile = { $tile }
chain-attack = { $who } attaque { $target }
chain-hits = { $hits ->
    [one] { $hits } touche sur { $target }
   *[other] { $hits } touches sur { $target }
}
chain-card = { $card }

## Coups : les mots sont les mêmes dans toutes les langues (voir en.ftl), seuls ces boutons sont traduits

move-assign = { $die } pour { $who } : { $mvt }/{ $cbt }/{ $def }
move-assign-gift = { $die } pour { $who } : { $mvt }/{ $cbt }/{ $def }, { $card }
move-assign-exhausted = { $die } pour { $who } : Épuisement
move-reroll = Relancer { $dice }
move-keep = Garder les dés
move-bless-mvt = Bénir { $who } : +1 MVT
move-bless-cbt = Bénir { $who } : +2 CBT
move-activate = Activer { $who }
move-activate-at = Activer { $who } en { $x },{ $y }
move-activate-with = Activer { $who } en { $x },{ $y } avec { $token }
move-move = Aller vers { $side }
move-hole = Par le trou vers { $x },{ $y }
move-explore = Explorer vers { $side }
move-attack = Attaquer { $target }
move-shoot = Tirer sur { $target } vers { $side }
move-shoot-here = Tirer sur { $target } ici
move-gift = Utiliser { $card }
move-line = Annuler la ligne { $line } : { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(en cours)
   *[other] {""}
}
move-heal-line = Soigner la ligne { $line } : { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(en cours)
   *[other] {""}
}
move-guard = { $who } prend { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
move-play = Jouer { $card }
move-pass = Passer
move-end = Finir l’activation
move-hold-back = La garder
move-end-phase = Finir la phase
move-put = { $die } sur { $square }
move-appear = { $who } en { $x },{ $y } ({ $cost } PM)
move-appear-done = Plus aucun guerrier
move-choose-tile = Poser { $tile }
move-order-tile = { $tile } ensuite
move-token = Jeton trou en { $x },{ $y }
move-block = Boucher l’ouverture de { $x },{ $y } vers { $side }
move-clear = Dégager les gravats vers { $side }
move-discard = Défausser { $object } de { $who }
move-target = { $who }
move-target-tile = { $tile } en { $x },{ $y }
move-to-tile = Vers { $x },{ $y } : { $tile }
move-leave-map = Quitter le plan
move-leave-by = Partir par la sortie { $side }

## Questions

ask-hole-token = Sur quelle tuile va le jeton trou ?
ask-reroll = Quels dés relancez-vous ?
ask-assign = Quel dé reçoit { $who } ? Les dés montrent { $dice }.
ask-panic-reroll = { $who } a un dé sur une ligne annulée. Le relancer ?
ask-dice-given = Les dés sont donnés. Jouer une carte ?
ask-bless = { $who } bénit-il un compagnon ?
ask-fountain = Quelqu’un boit-il à la fontaine ?
ask-activate = Qui activez-vous ?
ask-gift-target = Qui reçoit { $card } ?
ask-act = { $who } : il reste { $mvt } MVT. Que faire ?
ask-act-fought = { $who } a combattu : il reste { $mvt } MVT. Se déplacer ?
ask-act-moved = { $who } a fini son déplacement. Combattre ?
ask-exploring = { $who } explore vers { $side }. Jouer une carte ?
ask-tile-drawn = { $who } explore vers { $side } : la tuile est piochée. Jouer une carte ?
ask-choose-tile = Laquelle de ces tuiles est posée ?
ask-order-tiles = Dans quel ordre les tuiles retournent-elles ? La prochaine d’abord.
ask-place = Comment la posez-vous ? { $tile }.
ask-ambush = { $tile } est sur la table. Mettre des Troglodytes en embuscade ?
ask-attack-card = { $who } va attaquer { $target }. Jouer une carte ?
ask-bodyguard = { $hits ->
    [one] { $hits } touche sur { $target } : { $who } la prend-il ?
   *[other] { $hits } touches sur { $target } : combien { $who } en prend-il ?
}
ask-line = { $who } subit une touche : quelle ligne est annulée ?
ask-line-enemy = Vous choisissez la ligne annulée de { $who }.
ask-heal = Quelle ligne de { $who } est soignée ?
ask-answer = { $card } est en jeu. Y répondre ?
ask-destiny = Placez les dés du Destin : { $dice }.
ask-threat = { $tp } PM. Quels guerriers apparaissent, quelle carte jouez-vous ?
ask-card-target = { $card } : qui ou quoi choisissez-vous ?
ask-card-tile = { $card } : quelle tuile ?
ask-possession-attacker = { $card } : qui attaque ?
ask-possession-victim = { $card } : qui { $who } attaque-t-il ?
ask-terror = { $card } : où fuit { $who } ?
ask-block = { $card } : quelle ouverture est bouchée ?
ask-demon-activate = Lequel de vos guerriers activez-vous ?

## Ce qui blesse

cause-combat = combat
cause-shot = tir
cause-possession = possession

## Le journal : la partie et le tour

event-game-begins = { $scenario }. La partie commence.
event-team-gift = Le Rédempteur a { $card }.
event-round-begins = Tour { $round }.
event-phase-begins = { $phase }.

## Le journal : Initiative

event-rerolled = { $taken } : relancés, ils donnent { $dice }.
event-assigned = { $who } reçoit un { $die } : { $mvt }/{ $cbt }/{ $def }.
event-set-aside = Mis de côté : { $dice }.
event-exhausted = { $who } : Épuisement.

## Le journal : bouger et explorer

event-moved = { $who } va vers { $side }.
event-through-hole = { $who } passe par le trou vers { $x },{ $y }.
event-tile-laid = { $tile } en { $x },{ $y }.
event-tile-closing = { $tile } fermerait le plan : tuile défaussée.
event-tile-returned = { $tile } fermerait le plan et retourne sous la tuile suivante.
event-hole-token = Un trou s’ouvre en { $x },{ $y }.
event-left-map = { $who } quitte le plan, hors de danger.
event-entered-exit = { $who } a atteint la Sortie.

## Le journal : combattre

event-attack = { $who } attaque { $target } : { $dice } contre DEF { $def }.
event-shot = { $who } tire sur { $target } : { $dice } contre DEF { $def }.
event-hits = { $hits ->
    [0] Aucune touche.
    [one] 1 touche.
   *[other] { $hits } touches.
}
event-guarded = { $who } prend { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} pour { $target }.
event-hurt-roll = { $target } ({ $cause }) : { $die }.
event-line-cancelled = { $who } perd la ligne { $line } ({ $cause }).
event-line-healed = { $who } soigne la ligne { $line }.
event-troglodytes-killed = { $count ->
    [one] Un Troglodyte meurt.
   *[other] { $count } Troglodytes meurent.
}
event-died = { $who } meurt.
event-demon-died = { $who } périt.

## Le journal : Menace

event-destiny-roll = Dés du Destin : { $dice }.
event-square-filled = { $square } : { $dice }.
event-tp-gained = { $player } : +{ $tp } PM.
event-tp-lost = { $player } : -{ $tp } PM.
event-event-drawn-seen = Vous piochez { $card }.
event-appeared = { $who } apparaît en { $x },{ $y }.

## Le journal : cartes et Dons

event-card-played = { $player } : joue { $card }.
event-card-cancelled = { $card } : sans effet.
event-gift-used = { $who } utilise { $card }.
event-gift-barred = Aucun Don ce tour-ci.
event-bonus = { $who } :{ $mvt ->
    [0] {""}
   *[other] {" "}{ $mvt } MVT
}{ $cbt ->
    [0] {""}
   *[other] {" "}{ $cbt } CBT
}{ $def ->
    [0] {""}
   *[other] {" "}{ $def } DEF
}.
event-talent = { $who } : { $talent }.
talents-both = { $talent } et { $other }
event-talent-lost = { $who } : plus { $talent } pour l’instant.
event-blocked = Des gravats bouchent l’ouverture de { $x },{ $y } vers { $side }.
event-cleared = { $who } dégage les gravats vers { $side }.

## La fin

event-ended = { $reason }
end-human = Le joueur humain gagne. { $reason }
end-draw = La partie est nulle. { $reason }
end-all-humans-dead = Aucun Humain ne reste en vie.
end-no-human-left = Il ne reste aucun Humain sur le plan.
end-rounds-over = Les tours sont épuisés.
end-both = Les deux camps ont atteint leur but à la fois.
end-round-limit = Cent tours ont passé.
outcome = { $reason }

## Pourquoi un coup est refusé : à qui de jouer

why-activated = { $who } a déjà agi
why-other-active = L’activation de { $who } n’est pas finie
why-not-yours = { $who } n’est pas de vos guerriers
why-dead = { $who } est mort
why-left-map = { $who } a quitté le plan
why-joins-next-round = { $who } agit à partir du tour suivant
why-other-question = Une autre question est posée en ce moment

## Pourquoi un coup est refusé : dés et lignes

why-has-die = { $who } a déjà un dé
why-no-such-die = Il n’y a pas de { $die } parmi les dés restants
why-die-must-be-given = Chaque guerrier doit recevoir un dé
why-line-cancelled = La ligne { $line } de { $who } est déjà annulée
why-bless-self = { $who } ne peut pas se bénir
why-exhausted = { $who } subit l’Épuisement

## Pourquoi un coup est refusé : déplacement

why-no-mvt = { $who } n’a plus de MVT
why-wall = Il n’y a pas d’ouverture vers { $side }
why-no-tile = Il n’y a pas encore de tuile vers { $side }
why-full = La tuile contient { $size } guerriers de votre camp et est pleine
why-blocked = { $who } ne peut pas partir : { $enemies ->
    [one] { $enemies } ennemi
   *[other] { $enemies } ennemis
} et { $friends } de son camp sur la tuile
why-impressive = { $who } ne peut pas partir : { $other } a le Talent Impressionnant
why-move-split = { $who } a bougé, puis combattu : son déplacement est fini
why-flooded-stop = Entrer dans l’eau a mis fin au déplacement de { $who }
why-trap-stop = Le piège a mis fin au déplacement de { $who }
why-rubble = Des gravats bouchent l’ouverture vers { $side }
why-no-hole = Il n’y a pas de trou en { $x },{ $y }
why-hole-troglodytes = Seuls les Troglodytes passent par les trous

## Pourquoi un coup est refusé : exploration

why-already-explored = Il y a déjà une tuile vers { $side }
why-stack-empty = Il n’y a plus de tuile à poser
why-fixed-map = Sur ce plan rien ne s’explore
why-place-unconnected = Ainsi tournée, l’explorateur ne pourrait pas entrer
why-place-closes = Tournée ainsi, la tuile fermerait le plan

## Pourquoi un coup est refusé : combat

why-fought = { $who } a déjà livré son combat
why-no-cbt = { $who } a CBT 0
why-not-here = Pas sur la tuile : { $target }
why-alike = { $target } ne diffère en rien de { $other } : nommez celui-ci
why-not-in-reach = { $target } n’est ni ici ni sur une tuile reliée
why-no-ranged = { $who } n’a rien pour tirer
why-not-bodyguard = { $who } n’est pas Garde du corps
why-guard-full = { $who } peut prendre au plus { $count } de ces touches

## Pourquoi un coup est refusé : cartes, Dons et Objets

why-wrong-moment = { $card } ne peut pas être jouée à ce moment
why-not-in-hand = { $card } n’est pas dans votre main
why-gift-die = { $card } demande un dé de { $need }
why-gift-not-his = { $who } n’a pas { $card }
why-gift-late = Un Don s’utilise avant que { $who } bouge ou combatte
why-clear-cbt = Dégager des gravats demande CBT { $need }, et { $who } a { $cbt }

## Pourquoi un coup est refusé : Menace

why-square-needs = { $square } demande d’autres dés : { $needs }
why-dice-first = Tous les dés sont placés avant tout effet
why-no-tp = Cela coûte { $cost } PM et vous en avez { $tp }
why-no-troglodytes = Tous les Troglodytes sont en jeu
why-demon-limit = { $who } est venu autant de fois que permis
why-humans-there = Il y a des Humains sur cette tuile
why-no-opening = Cette tuile n’a pas d’ouverture inexplorée
why-no-room = Il n’y a pas de place sur cette tuile

## Pourquoi un coup est refusé : scénarios

why-action-enemies = { $who } ne peut pas le faire avec un ennemi sur la tuile
why-not-on-exit = { $who } n’est pas sur la Sortie

## Dit par le moteur

event-blessing-mvt = { $who } est béni : +1 MVT.
event-blessing-cbt = { $who } est béni : +2 CBT.
event-counter = Le compte est à { $number }.
event-die = Le dé donne { $dice }.
event-panic-die = { $who } reçoit un { $die }.
event-panic-reroll = { $who } relance le dé : { $die }.
event-square-happens = { $square } fait effet.
event-token-taken = { $who } prend : { $token }.
event-token-dropped = { $who } lâche : { $token }.
event-token-broken = { $who } détruit : { $token }.
event-token-eaten = { $who } mange : { $token }.
event-token-out = Sorti : { $token }.
event-triggered = { $tile } : { $who } vient d’entrer.
move-ambush = { $count ->
    [one] Un Troglodyte en embuscade
   *[other] { $count } Troglodytes en embuscade
}
move-lay = Ouverte vers { $openings }
move-lay-closing = Ouverte vers { $openings } : le plan serait fermé, on pioche une autre tuile
why-act-not-here = { $who } ne peut pas faire cela ici
why-hands-full = { $who } ne peut rien porter de plus
why-not-yet = Il est trop tôt pour cela
why-no-rubble = Il n’y a pas d’éboulis : { $side }
why-others-first = D’autres reçoivent leur dé avant { $who }

## Coups montrés ensemble : ce qu’ils partagent, et ce que chacun ajoute

group-who = { $who }
group-object = { $object }
group-square = { $square }
group-tile = { $tile }
group-reroll = Relancer
group-bless = Bénir { $who }
group-activate = Activer
group-activate-who = Activer { $who }
group-move = Aller vers
group-hole = Par le trou vers
group-explore = Explorer vers
group-attack = Attaquer
group-shoot = Tirer sur
group-line = Annuler la ligne
group-heal-line = Soigner la ligne
group-token = Jeton trou en
group-block = Boucher l’ouverture vers
short-who = { $who }
short-assign = { $die } : { $mvt }/{ $cbt }/{ $def }
short-assign-gift = { $die } : { $mvt }/{ $cbt }/{ $def }, { $card }
short-assign-exhausted = { $die } : Épuisement
short-dice = { $dice }
short-put = { $die }
short-bless-mvt = +1 MVT
short-bless-cbt = +2 CBT
short-with = { $x },{ $y } avec { $token }
short-side = { $side }
short-shot = { $target }, { $side }
short-shot-here = { $target } ici
short-line = { $line } : { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(en cours)
   *[other] {""}
}
short-guard = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
short-appear = { $x },{ $y } ({ $cost } PM)
short-edge = { $side } ({ $x },{ $y })

## Sur le plateau dessiné

label-destiny = Plateau du Destin
label-turn-tile = Tourner la tuile
label-blocking = Montrer qui est retenu sur place
label-held-by-numbers = Retenu par le nombre
label-held-by-presence = Retenu par un ennemi Impressionnant
label-size = Place pour { $size } de chaque camp

## Le scénario de quelqu’un avant qu’on le joue

briefing-party = Groupe : { $party }.
briefing-gifts = Dons : { $gifts }.
briefing-demon = { $demon } : { $times ->
    [one] une fois
   *[other] jusqu’à { $times } fois
}.
briefing-rounds = { $rounds ->
    [one] Un tour.
   *[other] { $rounds } tours.
}

## Ce que dit le scénario d’une personne

own-text = { $en ->
   *[other] { $fr }
}

## Ce dont seuls certains scénarios ont besoin

warrior-guide = Guide apprivoisé
legend-guide = guide
move-resolve = { $square } d’abord
move-seal = Sceller l’ouverture vers { $side }
ask-own-blast = { $card } de { $who } n’atteint aucun ennemi d’ici. L’utiliser quand même ?
ask-return-room = La tuile est trop pleine : laquelle de vos figurines est retirée ?
ask-freed-lines = { $who } est libre : annulez deux de ses lignes.
ask-guide-way = De quel côté va le guide ?
event-seal-placed = Un Sceau protège l’ouverture vers { $side }.
event-treasure-false = { $who } trouve un faux trésor.
event-guide-moves = Le guide va en { $x },{ $y }.
event-guide-gone = Le guide s’éclipse.
why-seal = Un Sceau barre l’ouverture vers { $side }
event-freed = { $who } est libéré et rejoint les Humains.
event-rises = Quelque chose se relève en { $x },{ $y }.
event-seal-gone = Le Sceau { $side } se brise.
group-seal = Sceller l’ouverture vers

## Ce qui est dit pendant que les dés roulent et que les cartes se retournent

stage-attack = { $who } attaque { $target } : { $needed } ou plus touche
stage-shot = { $who } tire sur { $target } : { $needed } ou plus touche
stage-frantic = { $who } relance les échecs : { $needed } ou plus touche
stage-hurt-roll = { $target } ({ $cause }) : touché sur { $needed } ou plus
stage-rerolled = Relancés
stage-destiny-roll = Dés de Destinée
stage-die = Un dé décide
stage-event-card = Une carte Événement

## Ce qui n’arrive pas, et pourquoi

event-no-purchase-tp = Aucun achat : { $tp } PM, et le guerrier le moins cher en coûte { $cost }.
event-no-purchase-humans = Aucun achat : des Humains occupent toutes les tuiles où un guerrier pourrait apparaître.
event-no-purchase-place = Aucun achat : aucune tuile n’a de place pour un guerrier.
event-no-purchase-figure = Aucun achat : il ne reste aucune figurine.
event-not-placed = { $dice } sans case : aucune ne les accepte.
event-nobody-acts = Personne n’est là pour agir.
ask-act-held = { $who } ne peut pas bouger : retenu. Que faire ?
