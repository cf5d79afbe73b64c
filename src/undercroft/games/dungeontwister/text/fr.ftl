### Les mots de Dungeon Twister en français. text/en.ftl a les mêmes messages avec les mêmes arguments.
### Les raisons (why-...) et les libellés (move-...) n’ont pas de point final.

## Le jeu

game-name = Dungeon Twister
game-help = Deux équipes courent et se battent dans un labyrinthe dont les salles tournent. Cinq points donnent la victoire.
colour-blue = Bleu
colour-yellow = Jaune
token-blue = { $kind } (bleu)
token-yellow = { $kind } (jaune)
token-numbered = { $kind } { $number }
option-scenario = Façon de composer la partie
option-scenario-help = Quelles forces et quelles salles servent, et comment on les choisit
scenario-forest = Créatures de la forêt
scenario-base = Équipe de base
scenario-free = Choix libre
scenario-mutual = Choix commun
option-handicap-blue = Handicap de Bleu
option-handicap-yellow = Handicap de Jaune
option-handicap-help = Combien de personnages ce joueur laisse chez lui, en secret
handicap-0 = aucun
handicap-1 = un personnage
handicap-2 = deux personnages
handicap-3 = trois personnages
handicap-4 = quatre personnages

## Côtés et sens

side-north = nord
side-east = est
side-south = sud
side-west = ouest
sense-left = dans le sens antihoraire
sense-right = dans le sens horaire
web-here = dans cette salle
web-beyond = dans la salle d’en face

## Personnages et objets

kind-druid = Druide
kind-breeder = Éleveur
kind-stone-elemental = Élémentaire de pierre
kind-archer-elf = Elfe archer
kind-enchantress-elf = Elfe enchanteresse
kind-araknis = Araknis
kind-living-trap = Piège vivant
kind-logger = Bûcheron
kind-cleric = Clerc
kind-goblin = Gobelin
kind-mekanork = Mékanork
kind-thief = Voleuse
kind-troll = Troll
kind-wall-walker = Passe-muraille
kind-warrior = Guerrier
kind-wizard = Magicien
kind-spawnling = Rejeton
kind-amulet = Amulette de vision elfique
kind-crossbow = Arbalète
kind-scroll-of-flight = Parchemin de vol
kind-ring-of-paralysis = Anneau de paralysie
kind-orb-of-peace = Orbe de paix
kind-steam-saw = Scie à vapeur
kind-armor = Armure
kind-sword = Épée
kind-rope = Corde
kind-speed-potion = Potion de vitesse
kind-fireball-wand = Baguette de feu
kind-treasure = Trésor
kind-key = Clé
kind-torch = Torche
kind-brambles = Ronces
kind-living-tree = Arbre vivant
kind-unknown = pion inconnu
kind-druid-help = Fait pousser des plantes grimpantes sur les obstacles, et des ronces dans sa salle
kind-breeder-help = Pose un Rejeton sur une case voisine
kind-stone-elemental-help = N’attaque jamais, se défend avec 8, brise les herses
kind-archer-elf-help = Tire sur le premier ennemi en vue ; emprunte les passages secrets
kind-enchantress-elf-help = Donne vie à un arbre en vue, gratuitement
kind-araknis-help = Tisse des toiles sur les bords de sa case
kind-living-trap-help = Se change en trappe, et redevient lui-même
kind-logger-help = Abat les arbres voisins
kind-cleric-help = Soigne les blessés voisins
kind-goblin-help = Vaut deux points quand il sort
kind-mekanork-help = Tourne les salles dans les deux sens
kind-thief-help = Ouvre et ferme les herses, marche sur les fosses
kind-troll-help = Se régénère
kind-wall-walker-help = Traverse les murs
kind-warrior-help = Brise les herses
kind-wizard-help = Vole ; lui seul peut employer la Baguette de feu
kind-spawnling-help = Un petit combattant ordinaire
kind-amulet-help = Ouvre les passages secrets, montre les elfes dans les arbres
kind-crossbow-help = Un tir de 2 par tour
kind-scroll-of-flight-help = Un magicien fait voler quelqu’un en vue pendant un tour
kind-ring-of-paralysis-help = Arrête un ennemi qui bouge en vue du porteur, contre une carte de combat
kind-orb-of-peace-help = Plus de corps à corps jusqu’à la fin du tour ennemi
kind-steam-saw-help = Abat les arbres, +1 en attaque ; trop lourde pour les faibles
kind-armor-help = +1 en défense
kind-sword-help = +1 en attaque
kind-rope-help = Tient au-dessus d’une case d’obstacle
kind-speed-potion-help = Quatre points pour son seul buveur, une fois
kind-fireball-wand-help = Tue le premier en vue, une fois
kind-treasure-help = Un point de plus pour qui le sort
kind-key-help = Ouvre et ferme les herses
kind-torch-help = Brûle les toiles

## Salles

room-29g = Clairière de la source
room-29d = Bosquet brumeux
room-30g = Ruisseau des bois
room-30d = Étang aux castors
room-31g = Grande crevasse
room-31d = Géant abattu
room-32g = Poterne elfique
room-32d = Sanctuaire en ruine
room-a1g = Carrefour
room-a1d = Caserne
room-a2g = Cachots
room-a2d = Escalier de l’armurerie
pair-name = salles { $pair }

## Questions

ask-characters = Choisissez un personnage ({ $number } sur { $most }).
ask-objects = Choisissez un objet ({ $number } sur { $most }).
ask-rooms = Choisissez une paire de salles ({ $number } sur { $most }).
ask-dismiss = Laissez un personnage chez lui (encore { $left }).
ask-line = Qui se tient sur le point { $dot } de votre ligne ?
ask-place = Posez un pion face cachée sur une salle.
ask-card = Jouez une carte d’action (au plus { $most }).
ask-action = Faites une action, ou finissez votre tour (points restants : { $points }).
ask-step = Où va { $figure } (pas restants : { $left }) ?
ask-put = Où placer { $token } dans { $room } ?
ask-plant = Des plantes sur une autre case (encore { $left }) ?
ask-support = Qui d’autre tire sur { $target } ?
ask-lay = Posez une carte de combat : vous avez { $ours } contre { $theirs }.
ask-draw = { $colour } propose la nulle. L’acceptez-vous ?
ask-ring = { $figure } arrive en { $square }. Employer l’anneau ?
ask-orb = Employer l’Orbe de paix ?
chain-turn = Tour de { $colour }
chain-move = { $figure } se déplace
chain-attack = { $fighter } attaque { $target }
chain-shot = { $fighter } tire sur { $target }
chain-reveal = { $room } est révélée

## Coups

move-pass = Refuser
move-let-be = Laisser faire
move-pick = Choisir { $kind }
move-pick-rooms = Choisir { $pair }
move-dismiss = Laisser { $kind } chez lui
move-line = { $kind } sur la ligne
move-place = { $kind } sur { $room }
move-card = Carte d’action { $value }
move-end = Finir le tour
move-offer-draw = Proposer la nulle
move-accept = Accepter
move-reveal = Révéler { $room }
move-put = En { $square }
move-rotate = Tourner { $room } { $sense }
move-move = Déplacer { $figure }
move-step = Un pas au { $side }
move-take = Prendre { $token }
move-drop = Lâcher
move-swap = Échanger contre { $token }
move-stop = S’arrêter ici
move-jump = { $figure } saute au { $over }, puis { $on }
move-jump-free = { $figure } saute au { $over }, puis { $on }, les mains vides
move-swim = { $figure } dans l’eau au { $side }
move-swim-free = { $figure } dans l’eau au { $side }, les mains vides
move-attack = { $fighter } attaque { $target }
move-shoot = { $figure } tire sur { $target }
move-support = { $figure } tire aussi
move-fight = Commencer le combat
move-lay = Carte de combat { $value }
move-plant = Des plantes en { $square }
move-brambles = Des ronces en { $square }
move-withdraw = Reprendre les ronces
move-spawn = Un Rejeton au { $side }
move-enchant = Donner vie à l’arbre en { $square }
move-web = Une toile au { $side }, { $whose }
move-trap = Devenir une trappe
move-spring = La trappe redevient personnage
move-fell = { $figure } abat l’arbre au { $side }
move-cut = { $figure } coupe une corde
move-torch = { $figure } prend la torche au { $side }
move-break = { $figure } brise la herse au { $side }
move-open = { $figure } ouvre la herse au { $side }
move-close = { $figure } ferme la herse au { $side }
move-drink = { $figure } boit à la fontaine
move-heal = Soigner { $figure }
move-regenerate = Le Troll se relève
move-cross = À travers le mur au { $side }
move-burn = { $figure } brûle la toile au { $side }
move-fly = { $figure } fait voler { $target }
move-quaff = { $figure } boit la potion
move-fireball = Boule de feu sur { $fighter }
move-scorch = Boule de feu sur la toile au { $side }
move-paralyse = { $figure } emploie l’anneau, pour la carte { $value }
move-peace = Employer l’orbe
group-pick = Choisir
group-dismiss = Laisser
group-line = Sur la ligne
group-move = Déplacer
group-reveal = Révéler
group-step = Un pas
group-spawn = Un Rejeton
group-put = Poser
group-plant = Plantes
group-brambles = Ronces

## Pourquoi pas

# Règle 2.3
why-not-now = Cela ne se fait pas maintenant
# Règle 2.3
why-not-yours = Celui-là n’est pas à vous
# Règle 2.1
why-no-points = Il ne reste pas de point d’action pour cela
# Règle 2.3
why-no-figure = Il n’y a personne de tel sur le plateau
# Règle 7.1
why-is-wounded = Un blessé ne fait rien
# Règle 7.2
why-is-carried = On ne peut désigner un blessé que l’on porte
# Règle 11.1
why-cannot-act = Qui a été soigné ce tour-ci ne fait plus rien
# Règle 12.4
why-paralysed-now = Un personnage paralysé ne fait plus rien ce tour-ci
# Règle 2.3
why-not-able = Ce personnage ne sait pas le faire
# Règle 2.1
why-no-card = Vous n’avez pas cette carte
# Règle 2.2
why-over-cap = La carte dépasse la limite commune de l’ouverture
# Règle 1.7
why-not-left = Vous n’avez pas cela à placer
# Règle 1.7
why-room-full = Cette salle ne reçoit plus de pion
# Règle 1.3
why-taken-already = C’est déjà pris
# Règle 1.2
why-enough-of-them = Vous en avez assez
# Règle 3.1
why-room-known = Cette salle est déjà révélée
# Règle 3.1
why-no-access = Aucun des vôtres n’est à un bord ouvert de cette salle
# Règle 3.3
why-no-gear = Aucun des vôtres n’est sur un mécanisme de cette salle
# Règle 3.3
why-wrong-sense = La salle tourne dans l’autre sens
# Règle 3.3
why-room-hidden = Cette salle est face cachée
# Règle 9.1
why-not-floor = Il faut une case de sol libre
# Règle 4.1
why-no-steps = Il ne reste plus de pas
# Règle 4.1
why-no-way = Le passage est bloqué
# Règle 4.2
why-enemy-there = Un ennemi s’y trouve
# Règle 9.2
why-obstacle = Un obstacle ne se franchit qu’avec une aide
# Règle 9.6
why-too-heavy = Cela ne porte personne d’aussi lourd
# Règle 4.6
why-water-ahead = On entre dans l’eau par une action à part
# Règle 4.3
why-cannot-stop-after = Le déplacement ne pourrait finir nulle part
# Règle 4.3
why-square-taken = Quelqu’un s’y tient
# Règle 2.4
why-too-many = Il y aurait plus de deux pions sur la case
# Règle 4.1
why-nothing-done = Un déplacement compte au moins un pas
# Règle 5.2
why-handled = On ne prend ou ne laisse qu’une chose par case
# Règle 5.2
why-not-there = Ce n’est pas à portée
# Règle 5.1
why-hands-full = Les mains sont pleines
# Règle 5.1
why-hands-empty = Les mains sont vides
# Règle 12.6
why-saw-weight = La chose est trop lourde pour ce personnage
# Règle 5.3
why-keeps-him-up = La corde retient un ami
# Règle 5.4
why-no-dropping = On ne peut rien laisser ici
# Règle 4.5
why-no-jump-card = Il ne reste pas de carte de saut
# Règle 4.5
why-not-over = Ce n’est pas une case pour cela
# Règle 6.1
why-own-side = On n’attaque pas son camp
# Règle 8.1
why-not-adjacent = Ils ne sont pas voisins
# Règle 6.4
why-hurt-this-turn = Qui a été blessé ce tour-ci est protégé jusqu’à la fin
# Règle 6.4
why-healed-this-turn = Qui a été soigné ce tour-ci est protégé jusqu’à la fin
# Règle 12.5
why-peaceful = L’orbe interdit le corps à corps ce tour-ci
# Règle 10.4
why-never-attacks = Ce personnage n’attaque jamais
# Règle 8.2
why-not-seen = Ce n’est pas en vue
# Règle 6.5
why-close-to-enemy = On ne tire pas à côté d’un ennemi valide
# Règle 12.2
why-has-shot = L’arbalète a déjà servi ce tour-ci
# Règle 6.6
why-in-fight = Celui-là est déjà du combat
# Règle 10.1
why-not-obstacle = Les plantes ne poussent que sur les obstacles
# Règle 10.1
why-grown = Des plantes y poussent déjà
# Règle 2.3
why-supply-out = Il n’en reste plus
# Règle 10.2
why-other-room = Les ronces ne poussent que dans la salle du druide
# Règle 10.2
why-no-brambles = Il n’y a pas de ronces à reprendre
# Règle 10.10
why-no-tree = Il n’y a pas d’arbre
# Règle 10.6
why-enchanted-tree = Cet arbre vit déjà
# Règle 10.6
why-enchanted-now = Un seul enchantement entre deux actions
# Règle 10.8
why-edge-taken = Le bord n’est pas libre
# Règle 10.8
why-no-room-for-web = Une toile est dans une salle révélée
# Règle 10.9
why-not-a-trap = Aucune trappe à retransformer
# Règle 9.7
why-no-vines = Il n’y a pas de lianes
# Règle 8.6
why-no-sconce = Il n’y a pas de torche sur ce mur
# Règle 8.3
why-no-gate = Il n’y a pas une telle herse
# Règle 9.9
why-no-fountain = Il n’y a pas de fontaine à côté
# Règle 7.1
why-not-wounded = Celui-là n’est pas blessé
# Règle 2.4
why-friend-on-top = Quelqu’un se tient là où est le blessé
# Règle 11.6
why-no-wall = Il n’y a pas de mur à traverser
# Règle 12.7
why-no-web = Il n’y a pas de toile
# Règle 12.4
why-lacks-object = L’objet qu’il faut n’est pas là
# Règle 8.7
why-not-targetable = On ne peut pas le viser
# Règle 12.10
why-in-water = L’eau protège du feu
# Règle 12.4
why-ring-used = L’anneau a déjà servi ce tour-ci
# Règle 12.4
why-cannot-be-there = Le marcheur ne pourrait rester où il est
# Règle 7.7
why-too-early = Il est trop tôt pour la nulle
# Règle 7.7
why-offered-already = La nulle a déjà été proposée ce tour-ci
# Règle 1.6
why-not-on-line = Seuls des personnages sont sur la ligne
# Règle 12.4
why-zero-card = L’anneau ne se paie pas d’un 0
# Règle 4.6
why-object-in-water = On ne porte pas d’objet dans l’eau
# Règle 1.2
why-earlier-choice = On choisit autre chose en ce moment

## Le journal

event-begun = La partie commence : { $scenario }.
event-picked = { $colour } choisit { $kind } pour les deux.
event-picked-rooms = { $colour } choisit { $pair }.
event-chose = Vous choisissez { $kind }.
event-chose-rooms = Vous choisissez { $pair }.
event-dismissed-one = Vous laissez { $kind } chez lui.
event-dismissed-some = { $colour } a laissé des personnages chez lui.
event-lined-up = Vous mettez { $kind } sur le point { $dot }.
event-placed = { $colour } pose un pion sur { $room }.
event-placed-kind = Vous posez { $kind } sur { $room }.
event-first-placer = { $colour } pose le premier pion.
event-line-shown = { $token } se tient en { $square }.
event-first-player = { $colour } joue en premier.
event-turn = Tour de { $colour }.
event-card-played = { $colour } joue la carte d’action { $value }.
event-cards-back = { $colour } reprend ses cartes d’action.
event-turn-over = { $colour } finit son tour (points perdus : { $points }).
event-again = { $colour } rejoue : l’autre n’a personne qui puisse agir.
event-revealed = { $colour } révèle { $room } : { $design }.
event-put-down = { $colour } place { $token } en { $square }.
event-rotated = { $room } tourne { $sense }.
event-stepped = { $token } va en { $square }.
event-took = { $token } prend { $thing }.
event-dropped = { $token } lâche { $thing }.
event-jumped = { $token } saute en { $square }.
event-swam = { $token } entre dans l’eau en { $square }.
event-stopped = { $token } s’arrête en { $square }.
event-left = { $token } sort du labyrinthe : { $points } PV.
event-died = { $token } meurt : 1 PV pour l’autre camp.
event-wound = { $token } est blessé.
event-healed = { $token } est soigné.
event-lost-thing = { $token } sort du jeu.
event-attacked = { $token } attaque { $other }.
event-shot = { $token } tire sur { $other }.
event-joined = { $token } rejoint { $part }.
event-cards-laid = Cartes { $card } et { $answer } : { $total } contre { $against }.
event-tie = Personne n’est blessé.
event-won = { $colour } gagne le combat.
event-planted = { $token } fait pousser des plantes en { $square }.
event-grew-brambles = { $colour } fait pousser des ronces en { $square }.
event-brambles-gone = Les ronces de { $colour } disparaissent.
event-spawn-made = { $token } apparaît en { $square }.
event-enchanted = { $colour } donne vie à l’arbre en { $square }.
event-tree-asleep = L’Arbre vivant de { $colour } redevient un arbre.
event-wove = { $token } tisse une toile en { $square }, { $side }.
event-burnt = { $token } brûle la toile en { $square }, { $side }.
event-became-trap = { $token } devient une trappe en { $square }.
event-sprung = { $token } surgit en { $square } et dévore ce qui s’y trouve.
event-felled = { $token } abat l’arbre en { $square }.
event-rope-cut = { $token } coupe une corde aux lianes.
event-torch-taken = { $token } prend une torche.
event-gate-broken = { $token } brise la herse en { $square }, { $side }.
event-gate-opened = { $token } ouvre la herse en { $square }, { $side }.
event-gate-closed = { $token } ferme la herse en { $square }, { $side }.
event-drank = { $token } boit et va mieux.
event-regenerated = { $token } se relève.
event-walked-wall = { $token } traverse le mur vers { $square }.
event-flew = { $token } fait voler { $other }.
event-quaffed = { $token } boit la potion.
event-fired = { $token } lance le feu sur { $other }.
event-paralysed-one = { $token } paralyse { $other } avec la carte { $value }.
event-peace-made = { $token } impose la paix pour ce tour.
event-bridge-broke = Le pont en { $square } se brise.
event-draw-offered = { $colour } propose la nulle.
event-draw-declined = { $colour } refuse.
event-ended = Bleu { $blue } PV, Jaune { $yellow } PV.
part-attack = l’attaque
part-defence = la défense

## La fin

end-victory = { $colour } gagne : Bleu { $blue } PV, Jaune { $yellow } PV.
end-points = { $cause } : { $colour } gagne aux points, Bleu { $blue }, Jaune { $yellow }.
end-draw = { $cause } : partie nulle, Bleu { $blue }, Jaune { $yellow }.
cause-turns = Il ne s’est plus rien passé
cause-nobody = Plus personne ne peut gagner

## Ce que l’on voit

see-score = Bleu { $blue } PV, Jaune { $yellow } PV ; il en faut { $goal }
see-turn = Tour de { $colour } : points restants { $points }, cartes jusqu’à { $most }
see-peace = La paix jusqu’à la fin du tour
see-room = { $room } : { $name } ({ $pair }), tourne { $sense }, quarts de tour : { $turns }
see-hidden-room = { $room } : face cachée, avec { $tokens }
see-nothing = rien
see-token = { $token } : { $state }
see-wounded = blessé
see-carries = porte { $thing }
see-plants = Plantes de { $colour } en { $square }
see-brambles = Ronces de { $colour } en { $square }
see-living-tree = Arbre vivant de { $colour } en { $square }
see-trap = Trappe de { $colour } en { $square }
see-cut = Lianes coupées { $colour } en { $square }
see-cards = { $colour } : cartes d’action { $actions } ; cartes de combat { $combat } ; sauts { $jumps }
see-screen = { $colour } a encore { $kinds }
see-may-be = Face cachée, { $colour } peut avoir { $kinds }
see-answer = Votre réponse : { $words }
legend-object = un objet
legend-wounded = blessé
odds-card = Carte { $value } : bat { $wins } et égale { $ties } sur { $cards }

## Le plateau dessiné

label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
label-score = { $colour } : { $points } PV sur { $goal }
label-values = marche de { $move }, combat de { $combat }
label-action-cards = Cartes d’action
label-combat-cards = Cartes de combat
label-jumps = { $count ->
    [one] { $count } carte de saut
   *[other] { $count } cartes de saut
  }
label-screen = Derrière votre écran
label-face-down = { $token }, face cachée
label-may-be = { $token }, peut-être : { $kinds }
label-hidden-room = Salle { $room }, face cachée
label-hidden-room-help = Un personnage à son bord la révèle. Nul ne sait quelle salle c’est, ni comment elle est tournée.
label-room-help = Un personnage sur son mécanisme, ou sur celui de l’autre salle { $pair }, la tourne { $sense }.
mark-hurt = blessé pendant ce tour
mark-rested = ne fait plus rien ce tour
mark-paralysed = paralysé
mark-flying = vole
mark-used = utilisé pendant ce tour
mark-tied = attachée
place-hand = pas sur le plateau
place-trap = devenu piège
place-dead = mort
place-left = sorti du labyrinthe
place-out = hors du jeu
terrain-floor = Sol
terrain-floor-help = Un sol ordinaire.
terrain-gear = Mécanisme
terrain-gear-help = Qui s’y tient tourne cette salle, ou l’autre salle de même numéro.
terrain-pit = Fosse
terrain-pit-help = Se passe en vol, d’un saut, par corde ou plantes. Qui y finit sans aide meurt.
terrain-tree = Arbre
terrain-tree-help = Les personnages de valeur de combat 3 ou moins y grimpent, et leur marche s’arrête. Il bloque la vue.
terrain-vines = Lianes
terrain-vines-help = On y passe librement. Mains vides, on y coupe une corde. Elles bloquent la vue.
terrain-fountain = Fontaine de Jouvence
terrain-fountain-help = Ne se passe qu’en vol. Un blessé voisin y boit et guérit.
terrain-mist = Brume
terrain-mist-help = On y marche comme sur le sol. La vue n’y entre pas.
terrain-water = Eau
terrain-water-help = Y entrer est une action à part, sans objet.
terrain-crevasse = Crevasse
terrain-crevasse-help = Un obstacle comme une fosse.
terrain-fallen-tree = Arbre abattu
terrain-fallen-tree-help = Un passage pour tous par-dessus la crevasse.
terrain-bridge = Petit pont
terrain-bridge-help = Un sol pour les personnages de valeur de combat 3 ou moins ; il casse sous les autres.
terrain-line = Ligne de départ
terrain-line-help = Sa propre ligne est un chemin ; celle de l’ennemi est la sortie.
terrain-stump = Souche
terrain-stump-help = Ce qui reste d’un arbre ; on y passe librement.

## Ce que dit le scénario d’une personne

own-text = { $en ->
   *[other] { $fr }
}
briefing-both = Les deux joueurs
briefing-blue = Bleu
briefing-yellow = Jaune
briefing-force = { $who } : { $kinds }.
briefing-rooms = Salles : { $rooms }.
