### Les mots de Claustrophobia 1643 en français. text/en.ftl a les mêmes messages avec les mêmes arguments.
### Ceux qu’il a en commun avec la première édition sont derrière, dans families/tunnels/text.

## Le jeu

game-name = Claustrophobia 1643
game-help = Les tunnels sous Nouvelle Jérusalem, dans l’édition de 2019 : l’instinct et la foi contre des démons dont les dés attendent leur heure. L’un joue les Humains, l’autre les infernaux.
player-demon = Joueur infernal
camp-demon = Infernaux
stat-tp-help = Points de Menace : ce que le joueur infernal paie pour ses guerriers.

## Phases

phase-setup = Mise en place
phase-initiative = Préparation humaine
phase-human-action = Activation humaine
phase-preparation = Préparation infernale
phase-threat = Menace
phase-demon-action = Activation infernale

## Sortes de tuiles

tile-plain = Tunnel ordinaire
tile-plain-help = Sans effet.
tile-exit = Sortie
tile-exit-help = Une tuile ordinaire, sauf si le scénario en dit plus.
tile-pentacle-room = Salle du Pentacle
tile-pentacle-room-help = De la place pour cinq guerriers de chaque camp.
tile-alarm = Alarme
tile-alarm-help = Le premier Humain qui entre donne au joueur infernal un dé du Destin de plus.
tile-booby-trapped = Tunnel piégé
tile-booby-trapped-help = Le premier Humain qui entre est touché sur un dé de 3 ou plus.
tile-carnivorous = Tunnel carnivore
tile-carnivorous-help = Chaque touche de combat sur un guerrier ici compte double.
tile-demonic-well = Puits démoniaque
tile-demonic-well-help = Démons et Molosses peuvent toujours entrer ici, un Démon pour 1 PM de moins.
tile-devouring-pit = Gouffre dévorant
tile-devouring-pit-help = Quand commence la préparation de son joueur, chaque guerrier ici est touché sur un dé de 4 ou plus.
tile-flooded = Tunnel inondé
tile-flooded-help = Qui entre s’arrête ; en sortir prend tout le MVT.
tile-fog = Brouillard
tile-fog-help = Tout le monde ici a DEF 6.
tile-healing-fountain = Fontaine de guérison
tile-healing-fountain-help = Deux fois dans la partie, avant les dés, un guerrier ici peut soigner une ligne.
tile-hole = Trou dans le sol
tile-hole-help = Les Troglodytes passent d’un trou à l’autre pour 1 MVT, et rien ne les retient.
tile-lair = Repaire
tile-lair-help = Les Troglodytes peuvent toujours entrer ici.
tile-mushrooms = Champignons luminescents
tile-mushrooms-help = Ici personne n’a une DEF de plus de 3.
tile-sanctuary = Sanctuaire
tile-sanctuary-help = Chaque guerrier infernal qui arrive est touché sur un dé de 5 ou plus.
tile-stash = Cache
tile-stash-help = Ce qu’elle contient dépend du scénario.
tile-tomb = Tombe
tile-tomb-help = Le premier Humain qui entre trouve une carte Instinct.
tile-plain-short = {""}
tile-exit-short = Sortie
tile-pentacle-room-short = Pentacle
tile-alarm-short = Alarme
tile-booby-trapped-short = Piégé
tile-carnivorous-short = Carniv.
tile-demonic-well-short = Puits
tile-devouring-pit-short = Gouffre
tile-flooded-short = Inondé
tile-fog-short = Brouil.
tile-healing-fountain-short = Font.
tile-hole-short = Trou
tile-lair-short = Repaire
tile-mushrooms-short = Champ.
tile-sanctuary-short = Sanct.
tile-stash-short = Cache
tile-tomb-short = Tombe

## Les tuiles par leur nom

tile-named = { $kind ->
    [plain] { $name }
    [exit] { $name }
    [pentacle-room] { $name }
   *[other] { $word ->
        [tile-21] { $name }
        [tile-22] { $name }
        [tile-26] { $name }
        [tile-39] { $name }
        [tile-40] { $name }
        [tile-41] { $name }
        [tile-51] { $name }
       *[other] { $name } ({ $tile })
    }
}
tile-01 = Sortie
tile-02 = Salle du Pentacle
tile-03 = Tunnel du terrier
tile-04 = Long terrier
tile-05 = Fourche du terrier
tile-06 = Gosier
tile-07 = Gueule
tile-08 = Boyau
tile-09 = Fourche étroite
tile-10 = Boyau tortueux
tile-11 = Réserve pillée
tile-12 = Cellule murée
tile-13 = Réserve effondrée
tile-14 = Ossuaire
tile-15 = Carillon d’os
tile-16 = Fourche aux murmures
tile-17 = Coude au contrepoids
tile-18 = Cul-de-sac
tile-19 = Tunnel éboulé
tile-20 = Puits aveugle
tile-21 = Tunnel inondé
tile-22 = Coude inondé
tile-23 = Tunnel au fil tendu
tile-24 = Fourche aux pieux
tile-25 = Nid
tile-26 = Grand repaire
tile-27 = Tunnel creusé
tile-28 = Vieux tunnel
tile-29 = Tunnel étayé
tile-30 = Fourche
tile-31 = Fourche boueuse
tile-32 = Coude
tile-33 = Coude serré
tile-34 = Coude en pente
tile-35 = Croisement
tile-36 = Croisement aux piliers
tile-37 = Salle
tile-38 = Salle latérale
tile-39 = Tombe
tile-40 = Puits démoniaque
tile-41 = Fontaine de guérison
tile-42 = Coude des pleurs
tile-43 = Tunnel de soufre
tile-44 = Coude de soufre
tile-45 = Tunnel consacré
tile-46 = Chapelle oubliée
tile-47 = Tunnel luisant
tile-48 = Grotte luisante
tile-49 = Coude acide
tile-50 = Bassin acide
tile-51 = Grand puits démoniaque
tile-52 = Tombe solitaire

## Jetons

marker-seal = Sceau
marker-crack = Fissure
marker-relic = Relique
marker-keg = Baril de poudre
marker-chest = Coffre
marker-trinket = Babiole
marker-curse = Malédiction
marker-draught = Jeton du courant d’air ({ $number })
marker-stair = Escalier

## Guerriers d’Occident

warrior-redeemer = Rédempteur
warrior-redeemer-help = Le prêtre. Il porte les Dons et bénit un compagnon une fois par partie.
warrior-brute = Brute
warrior-brute-help = Massive et loyale : les ennemis ne la passent pas, et elle prend les coups destinés aux autres.
warrior-blade = Spadassin
warrior-blade-help = Vif et glissant : aucune foule ne le retient.
warrior-siccaria = Siccaria
warrior-siccaria-help = La bretteuse. Elle ignore la première touche de chaque phase d’activation.
letter-redeemer = R
letter-brute = B
letter-blade = S
letter-siccaria = C

## Guerriers infernaux

demon-troglodyte = Troglodyte
demon-troglodyte-help = Faible seul, mortel en meute. Une touche en tue un.
demon-tough-troglodyte = Troglodyte coriace
demon-tough-troglodyte-help = Rapide, dur et Frénétique ; il s’attaque à part.
demon-hellhound = Molosse infernal
demon-hellhound-help = Sans dé il ne fait que barrer la route ; la valeur de son dé dit ce qu’il peut faire.
demon-demon-of-combat = Démon de combat
demon-demon-of-combat-help = Impressionnant, et Garde du corps des siens. Cri de guerre : +2 CBT.
demon-demon-of-cruelty = Démon de cruauté
demon-demon-of-cruelty-help = Les Troglodytes de sa tuile sont Frénétiques. Fouet : des Troglodytes ont +1 MVT.
demon-demon-of-destruction = Démon de destruction
demon-demon-of-destruction-help = +3 CBT avec deux Humains ou plus sur sa tuile. Séisme : secoue une tuile près de lui.
demon-underground-hunter = Chasseur souterrain
demon-underground-hunter-help = Insaisissable. +1 CBT par ligne annulée de sa proie, +4 au plus. Embuscade : entre n’importe où, ou court.
demon-master-of-souls = Maître des âmes
demon-master-of-souls-help = Ne bouge jamais, Impressionnant, hors d’atteinte des tirs d’à côté. Murmures : prend une carte Instinct.
demon-whisperer = Celui qui murmure
demon-whisperer-help = Obéis : un condamné près de lui frappe un compagnon.
demon-winged-flayer = Écorcheur ailé
demon-winged-flayer-help = Rapide et Insaisissable, +1 CBT contre un Humain seul. Rapt : emporte une victime.
demon-kartikeya = Kartikeya le Squamate
demon-kartikeya-help = Impressionnant, une seule vie. Mue : deux marqueurs de dégât sont retirés.
demon-pit-behemoth = Béhémoth du gouffre
demon-pit-behemoth-help = Résistant, et prend la place de deux. Piétinement : combat deux fois.
hound-die-1 = +2 MVT, +1 CBT, Insaisissable
hound-die-2 = +1 MVT, +2 CBT, +1 DEF
hound-die-3 = +2 MVT, +2 CBT
hound-die-4 = +1 MVT, +2 CBT, Impressionnant
hound-die-5 = +1 MVT, +3 CBT
hound-die-6 = +2 MVT, +3 CBT

## Talents

talent-elusive = Insaisissable
talent-elusive-help = Quitte une tuile, quel que soit le nombre d’ennemis.
talent-impressive = Impressionnant
talent-impressive-help = Les ennemis ne peuvent pas quitter la tuile de ce guerrier.
talent-frenzied = Frénétique
talent-frenzied-help = Relance une fois chaque dé de combat manqué.
talent-frantic = Frénétique
talent-frantic-help = Relance une fois chaque dé de combat manqué.
talent-bodyguard = Garde du corps
talent-bodyguard-help = Peut prendre les touches d’un allié.
talent-blessed = Béni
talent-blessed-help = Une fois par partie, un autre guerrier sans carte Instinct a +1 MVT ou +2 CBT, et sa ligne en usage est soignée.
talent-devoted = Dévot
talent-devoted-help = Utilise les Dons du scénario, chacun sur sa ligne.
talent-ranged = Combat à distance
talent-ranged-help = Attaque sur sa tuile ou sur la tuile d’à côté.
talent-resistant = Résistant
talent-resistant-help = Ignore la première touche de chaque phase d’activation.

## Dons

gift-punish-the-evil = Punir le Mal
gift-punish-the-evil-help = Ligne 1 : ses dés de combat de 2 ou plus touchent, quelle que soit la DEF.
gift-aura-of-anger = Aura de colère
gift-aura-of-anger-help = Ligne 2 : tous ses compagnons ont +1 CBT jusqu’à la prochaine Préparation humaine.
gift-aura-of-courage = Aura de courage
gift-aura-of-courage-help = Ligne 2 : un compagnon a +1 MVT, +1 CBT et +1 DEF jusqu’à la prochaine Préparation humaine.
gift-assembly = Rassemblement
gift-assembly-help = Ligne 3 : deux dés d’activation de plus au tour suivant.
gift-laying-on-of-hands = Imposition des mains
gift-laying-on-of-hands-help = Ligne 4 : un compagnon à ses côtés soigne une ligne.
gift-prescience = Prescience
gift-prescience-help = Ligne 5 : à la première exploration vous choisissez la tuile parmi trois, et son orientation.
gift-sacrificial-strike = Frappe sacrificielle
gift-sacrificial-strike-help = Ligne 6 : un guerrier de sa tuile est touché, et sur un dé de 4 ou plus lui aussi. Deux fois au plus.

## Équipement

object-blunderbuss = Tromblon
object-blunderbuss-help = Attaque sa tuile ou une tuile d’à côté, avec +1 CBT.
object-grenade = Grenade
object-grenade-help = Une fois : sur sa tuile ou une tuile d’à côté, chacun est touché sur un dé de 4 ou plus, amis compris.
object-steel-shield = Bouclier d’acier
object-steel-shield-help = +1 DEF.
object-sceptre-of-command = Sceptre de commandement
object-sceptre-of-command-help = Un dé d’activation de plus à chaque tour, même si son porteur est Épuisé.
object-blessed-hammer = Marteau béni
object-blessed-hammer-help = Chaque touche sur un Démon compte pour deux.
object-lantern = Lanterne
object-lantern-help = Vous tournez les tuiles que son porteur explore ; brouillard et champignons ne comptent pas pour ses attaques.
object-holy-water = Eau bénite
object-holy-water-help = Une fois : soigner une ligne d’un guerrier ici, ou toucher un Démon ou Molosse ici.
object-rope-and-hooks = Corde et crochets
object-rope-and-hooks-help = Tunnels inondés, pièges et gouffres dévorants ne font rien à son porteur.
object-surgeons-kit = Trousse de chirurgien
object-surgeons-kit-help = Deux fois, avant les dés et sans ennemi à ses côtés : un autre Humain de sa tuile soigne une ligne.
object-executioners-axe = Hache de bourreau
object-executioners-axe-help = +1 CBT.
object-soft-boots = Bottes souples
object-soft-boots-help = Le MVT est d’au moins 2.
object-martyrs-medal = Médaille du martyr
object-martyrs-medal-help = Résistant.

## Cartes Instinct

instinct-valued = { $card } [{ $die }]
instinct-burst-of-speed = Pointe de vitesse
instinct-burst-of-speed-help = +1 MVT pendant cette Activation humaine.
instinct-killing-fury = Fureur meurtrière
instinct-killing-fury-help = +2 CBT pendant cette Activation humaine.
instinct-brace = Sur ses gardes
instinct-brace-help = +1 DEF jusqu’à la prochaine Préparation humaine.
instinct-second-wind = Second souffle
instinct-second-wind-help = Ce guerrier soigne une ligne.
instinct-thick-skin = Peau dure
instinct-thick-skin-help = Résistant jusqu’à la prochaine Préparation humaine.
instinct-slip-away = Filer
instinct-slip-away-help = Insaisissable pendant cette Activation humaine.
instinct-blood-rage = Rage de sang
instinct-blood-rage-help = Frénétique pendant cette Activation humaine.
instinct-stand-over-them = Les dominer
instinct-stand-over-them-help = Impressionnant jusqu’à la prochaine Préparation humaine.
instinct-take-the-blow = Prendre le coup
instinct-take-the-blow-help = Garde du corps jusqu’à la prochaine Préparation humaine.
instinct-steady-hand = Main sûre
instinct-steady-hand-help = Combat à distance pendant cette Activation humaine.
instinct-grit-teeth = Serrer les dents
instinct-grit-teeth-help = Sur une ligne annulée : pas Épuisé, mais 1/1/4 sans Talents, ni icône, ni Don.
instinct-reckless-charge = Charge téméraire
instinct-reckless-charge-help = +1 MVT, +1 CBT, -1 DEF jusqu’à la prochaine Préparation humaine.
instinct-nose-for-danger = Flair du danger
instinct-nose-for-danger-help = Pièges, alarmes, tunnels inondés et gouffres ne lui font rien, et vous tournez les tuiles qu’il explore.
instinct-double-blow = Double coup
instinct-double-blow-help = Il ne se déplace pas, et peut combattre deux fois.

## Cartes Événement

card-cave-in = Éboulement
card-cave-in-help = Un passage est bouché jusqu’à ce qu’un guerrier à côté le dégage avec un CBT de 2 ou plus.
card-crisis-of-faith = Crise de foi
card-crisis-of-faith-help = Quand les dés sont donnés : ni Don ni bénédiction ce tour-ci.
card-broken-gear = Matériel brisé
card-broken-gear-help = Le joueur humain défausse un équipement.
card-demonic-rage = Rage démoniaque
card-demonic-rage-help = Au début de l’Activation infernale : le Démon est Frénétique.
card-possession = Possession
card-possession-help = Dans l’Activation infernale : un condamné ou une Siccaria attaque un compagnon, et aucun Garde du corps n’aide.
card-panic = Panique
card-panic-help = Après le lancer : les dés sont distribués au sort. Un dé sur une ligne annulée peut être relancé une fois.
card-suicide-attack = Attaque suicide
card-suicide-attack-help = Un Troglodyte qui attaque a +2 CBT, puis il disparaît.
card-terror = Terreur
card-terror-help = Un condamné fuit par un passage vers une tuile de votre choix.
card-tough-troglodyte = Troglodyte coriace
card-tough-troglodyte-help = Un Troglodyte coriace entre là où un Troglodyte le peut, sans frais.
card-toxic-fumes = Vapeurs toxiques
card-toxic-fumes-help = Chaque Humain d’une tuile est touché sur un dé de 3 ou plus.
card-mark-of-the-pit = Marque du gouffre
card-mark-of-the-pit-help = Votre Démon a +1 MVT, +1 CBT et +1 DEF jusqu’à la prochaine Préparation infernale.
card-legion = Légion
card-legion-help = Au début de l’Activation humaine : les Troglodytes y ont +1 DEF.
card-snare = Collet
card-snare-help = Un Humain de votre choix est touché.
card-lost = Perdus
card-lost-help = Quand une tuile est piochée : elle va sous la pile, et un éboulis scelle l’ouverture pour de bon.
card-critical-hit = Coup critique
card-critical-hit-help = Au début de l’Activation infernale : un Humain n’y est pas Garde du corps.
card-dark-tide = Marée noire
card-dark-tide-help = Dans la Préparation infernale : 3 PM.
card-echoes = Échos
card-echoes-help = Avant les dés du Destin : un de plus est lancé.
card-burrow = Terrier
card-burrow-help = Un jeton trou va sur une tuile où se trouve un Troglodyte.

## Le Plateau du Destin

square-abyssal-threat = Menace abyssale
square-abyssal-threat-needs = un à trois dés d’une couleur
square-abyssal-threat-does = 3 PM par dé
square-abyssal-threat-brief = 3 PM par dé
square-supernatural-speed = Vitesse surnaturelle
square-supernatural-speed-needs = deux dés blancs
square-supernatural-speed-does = les Troglodytes ont +1 MVT
square-supernatural-speed-brief = Troglodytes : +1 MVT
square-frenzied-creatures = Créatures frénétiques
square-frenzied-creatures-needs = deux dés rouges
square-frenzied-creatures-does = les Troglodytes sont Frénétiques
square-frenzied-creatures-brief = Troglodytes : Frénétiques
square-dark-destiny = Noir destin
square-dark-destiny-needs = un dé
square-dark-destiny-does = piochez autant de cartes Événement qu’il montre, gardez-en une
square-dark-destiny-brief = piochez sa valeur, gardez-en une
square-intrepid-charge = Charge intrépide
square-intrepid-charge-needs = deux ou trois dés, un total de 7 ou plus
square-intrepid-charge-does = vos guerriers peuvent entrer à côté d’Humains ce tour-ci
square-intrepid-charge-brief = entrer près d’Humains
square-sneaky-charge = Charge sournoise
square-sneaky-charge-needs = deux ou trois dés, un total de 8 ou plus
square-sneaky-charge-does = vos guerriers peuvent entrer sur des tuiles sans ouverture inexplorée ce tour-ci
square-sneaky-charge-brief = entrer sans ouverture
square-war-cry = Cri de guerre
square-war-cry-needs = deux dés rouges
square-war-cry-does = le Démon de combat a +2 CBT
square-war-cry-brief = le Démon : +2 CBT
square-whip = Fouet
square-whip-needs = un dé
square-whip-does = jusqu’à autant de Troglodytes qu’il montre ont +1 MVT
square-whip-brief = sa valeur en Trogl. : +1 MVT
square-quake = Séisme
square-quake-needs = deux ou trois dés, un total de 9 ou plus
square-quake-does = chaque Humain d’une tuile près du Démon est touché sur un dé de 4 ou plus
square-quake-brief = une tuile : touches sur 4+
square-ambush = Embuscade
square-ambush-needs = deux dés de même valeur
square-ambush-does = le Chasseur entre n’importe où ce tour-ci, ou a +2 MVT s’il est en jeu
square-ambush-brief = Chasseur : partout, ou +2 MVT
square-whispers = Murmures
square-whispers-needs = un dé blanc et un rouge
square-whispers-does = le joueur humain perd une carte Instinct au sort ; s’il n’en a pas, un Humain a -1 MVT
square-whispers-brief = une carte Instinct est perdue
square-obey = Obéis
square-obey-needs = un dé de 5 ou plus
square-obey-does = une fois dans cette Activation infernale, un condamné près de Celui qui murmure frappe un compagnon
square-obey-brief = un condamné frappe
square-snatch = Rapt
square-snatch-needs = deux dés blancs
square-snatch-does = une fois, après une touche, l’Écorcheur bouge d’une tuile et emporte sa victime
square-snatch-brief = emporte une victime
square-shed-skin = Mue
square-shed-skin-needs = trois dés d’une couleur
square-shed-skin-does = deux marqueurs de dégât quittent Kartikeya
square-shed-skin-brief = 2 dégâts en moins
square-trample = Piétinement
square-trample-needs = deux ou trois dés, un total de 8 ou plus
square-trample-does = le Béhémoth peut combattre deux fois dans cette Activation infernale
square-trample-brief = combat deux fois
square-hellhound-1 = Molosse 1
square-hellhound-1-needs = un dé
square-hellhound-1-does = sa valeur dit ce que peut le Molosse
square-hellhound-1-brief = bouge et combat
square-hellhound-2 = Molosse 2
square-hellhound-2-needs = un dé
square-hellhound-2-does = sa valeur dit ce que peut le Molosse
square-hellhound-2-brief = bouge et combat
square-ritual = Rituel
square-ritual-needs = deux ou trois dés, un total de 9 ou plus
square-ritual-does = le rituel avance de 1
square-ritual-brief = rituel +1
label-pool = Dés disponibles : { $count }
label-alarm = Alarme : un dé de plus au prochain lancer
label-waiting = En attente : { $dice }
label-triggered = Déclenché : { $dice }
label-met = remplie
colour-white = blanc
colour-red = rouge

## Le plateau du Destin et les cartes, tels qu’on les dessine

label-destiny-how = Les dés attendent ici avec leur valeur, tour après tour. Dès que tous sont placés, chaque pouvoir qui a ce qu’il lui faut se produit.
label-next-roll = { $count ->
    [one] Prochain lancer : 1 dé
   *[other] Prochain lancer : { $count } dés
}
label-hound-dice = Ce qu’un dé donne à un Molosse infernal
label-reserve = En réserve
label-hand-most = { $most } en main au plus
label-instinct-left = { $count ->
    [0] Plus de carte Instinct
    [one] 1 carte Instinct restante
   *[other] { $count } cartes Instinct restantes
}
line-instinct = Icône d’Instinct : piochez une carte
state-resisted = a encaissé une touche
space-waits = { $count ->
    [one] 1 dé attend
   *[other] { $count } dés attendent
}
space-lacks-any = { $count ->
    [one] il en faut encore 1
   *[other] il en faut encore { $count }
}
space-lacks-white = { $count ->
    [one] il faut encore 1 blanc
   *[other] il faut encore { $count } blancs
}
space-lacks-red = { $count ->
    [one] il faut encore 1 rouge
   *[other] il faut encore { $count } rouges
}
space-lacks-equal = { $count ->
    [one] il faut encore 1 dé de valeur { $die }
   *[other] il faut encore { $count } dés de valeur { $die }
}
space-lacks-total = { $total ->
    [one] il manque 1 point
   *[other] il manque { $total } points
}
space-met = Remplie : le pouvoir se produit quand tous les dés sont placés
space-active = Déclenché : en vigueur ce tour
space-closed = Ne prend pas de dé en ce moment
space-completes = c’est tout ce qu’il lui faut

## Scénarios

scenario-the-draught = Le courant d’air
scenario-the-draught-briefing = La corde est coupée et les lampes faiblissent. Un courant d’air descend dans les tunnels : suivez-le, d’ouverture en ouverture, avant que le noir se referme.
scenario-the-draught-human = Deux de vos guerriers doivent entrer à la Sortie.
scenario-the-draught-demon = Faites en sorte que moins de deux sortent.
scenario-the-draught-draw = Partie nulle seulement après cent tours.
scenario-hold-the-stair = Tenir l’escalier
scenario-hold-the-stair-briefing = Un escalier monte vers la ville endormie, et tout ce qui vit en bas veut le gravir. Neuf tours avant que la porte soit murée.
scenario-hold-the-stair-human = Quelqu’un doit vivre après le tour 9, la brèche étant sous 7.
scenario-hold-the-stair-demon = Gravissez l’escalier jusqu’à une brèche de 7, ou tuez tout le monde.
scenario-hold-the-stair-draw = Il n’y a pas de partie nulle.
scenario-silence-the-choir = Faire taire le chœur
scenario-silence-the-choir-briefing = Un chœur chante sous les rues, et qui l’entend descend et ne revient pas. Trouvez son Maître et mettez fin au chant.
scenario-silence-the-choir-human = Tuez le Maître des âmes en 12 tours.
scenario-silence-the-choir-demon = Gardez le Maître en vie 12 tours, ou tuez tout le monde.
scenario-silence-the-choir-draw = Il n’y a pas de partie nulle.
scenario-the-ossuary = L’ossuaire
scenario-the-ossuary-briefing = Les os d’un saint gisent quelque part dans les profondeurs, derrière une porte sur quatre. L’une des autres est maudite.
scenario-the-ossuary-human = Portez la relique à la Sortie en 14 tours.
scenario-the-ossuary-demon = Gardez la relique en bas 14 tours, ou tuez tout le monde.
scenario-the-ossuary-draw = Il n’y a pas de partie nulle.
scenario-powder-and-ritual = Poudre et rituel
scenario-powder-and-ritual-briefing = Deux puits, deux barils, et un rituel que l’on récite déjà. Qui finit le premier ferme la porte de l’autre.
scenario-powder-and-ritual-human = Posez un baril à chacun des deux puits démoniaques en 20 tours.
scenario-powder-and-ritual-demon = Menez le rituel à 4, tuez tout le monde, ou tenez 20 tours.
scenario-powder-and-ritual-draw = Il n’y a pas de partie nulle.
scenario-squamatas-ring = L’anneau du Squamate
scenario-squamatas-ring-briefing = Neuf tuiles, aucune issue, et une chose à écailles qui attend de l’autre côté. Elle a entendu parler de la bretteuse, et la bretteuse d’elle.
scenario-squamatas-ring-human = Tuez Kartikeya en 12 tours.
scenario-squamatas-ring-demon = Tuez la Siccaria en 12 tours.
scenario-squamatas-ring-draw = Partie nulle après 12 tours.
scenario-three-seals = Trois sceaux
scenario-three-seals-briefing = Tandis qu’il prie dans la chapelle oubliée, trois sceaux tiennent les profondeurs closes. Des dents y travaillent déjà.
scenario-three-seals-human = Le Rédempteur doit prier six fois en 14 tours.
scenario-three-seals-demon = Brisez les trois sceaux, tuez le Rédempteur, ou tenez 14 tours.
scenario-three-seals-draw = Il n’y a pas de partie nulle.
scenario-the-thieves = Les voleurs
scenario-the-thieves-briefing = Trois coffres étaient là hier soir. À présent il y a trois pistes de petits pieds griffus, toutes fraîches.
scenario-the-thieves-human = Portez deux coffres dehors par la Sortie en 15 tours.
scenario-the-thieves-demon = Portez deux coffres dans des trous ou des repaires, tuez tout le monde, ou tenez 15 tours.
scenario-the-thieves-draw = Il n’y a pas de partie nulle.
scenario-the-draught-2009 = Le courant d’air, avec la fin de 2009
scenario-the-draught-2009-briefing = Le même courant d’air dans les mêmes tunnels ; mais un seul qui sort n’est pas pour rien.
scenario-the-draught-2009-human = Deux de vos guerriers doivent entrer à la Sortie.
scenario-the-draught-2009-demon = Aucun Humain ne doit sortir.
scenario-the-draught-2009-draw = Partie nulle si un seul sort et que tous les autres meurent.

## Options

option-reshuffle = Paquets épuisés
option-reshuffle-help = Un paquet vide est-il refait avec sa défausse ?
option-reshuffle-false = Restent vides, comme en 2009
option-reshuffle-true = Sont remélangés

## Ce que dit l’écran

label-action-dice = Dés d’activation : { $dice }
label-extra-action-dice = Dés d’activation à venir : +{ $count }
label-wounds = { $wounds }/{ $health } dégâts
label-trail = Courant d’air : { $number }
label-escaped = Échappés : { $count }/{ $least }
label-breach = Brèche : { $count }/{ $least }
label-kegs = Barils posés : { $count }/{ $least }
label-ritual = Rituel : { $count }/{ $least }
label-prayer = Prière : { $count }/{ $least }
label-seals = Sceaux brisés : { $count }/{ $least }
label-chests-saved = Coffres sauvés : { $count }/{ $least }
label-chests-stolen = Coffres volés : { $count }/{ $least }
legend-trail = courant d’air
legend-seal = sceau
legend-relic = relique
legend-keg = baril
legend-chest = coffre
legend-crack = fissure
odds-wounds = { $hits ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $hits } dégâts
}
chain-initiative = Préparation humaine
chain-preparation = Préparation infernale
chain-threat = Menace

## Coups des scénarios

move-trail = Jeton du courant d’air en { $x },{ $y }, vers { $side }
group-trail = Jeton du courant d’air vers
move-hand-over = Remettre la relique
move-plant = Poser le baril
move-pray = Prier
move-gnaw = Ronger le sceau
move-take-chest = Prendre le coffre
move-climb = Gravir l’escalier

## Autres coups

move-assign-instinct = { $die } pour { $who } : { $mvt }/{ $cbt }/{ $def }, Instinct
short-assign-instinct = { $die } : { $mvt }/{ $cbt }/{ $def }, Instinct
move-instinct-value = { $card } pour { $who } : son dé devient { $die }, { $mvt }/{ $cbt }/{ $def }
move-instinct-exhausted = { $card } pour { $who } : son dé devient { $die }, Épuisement ({ $mvt }/{ $cbt }/{ $def } est annulée)
move-instinct-effect = { $card } pour { $who } : { $help }
group-instinct = { $card }
short-instinct-value = { $who } : dé { $die }, { $mvt }/{ $cbt }/{ $def }
short-instinct-exhausted = { $who } : dé { $die }, Épuisement
short-instinct-effect = { $who } : { $help }
move-draw-card = Piocher une carte Instinct
move-drop = Défausser { $card }
move-keep-card = Garder { $card }
move-use = Utiliser : { $object }
move-use-throw = Lancer : { $object }
move-use-heal = { $object } : soigner quelqu’un ici
move-use-burn = { $object } : brûler un Démon ou un Molosse ici
move-take-back = Reprendre le { $die } de { $square }
group-take-back = Reprendre de { $square }
move-roll = Lancer les dés
move-hound-die = Un dé de { $die } : { $does }
group-hound-die = Un dé de
short-hound-die = { $die } : { $does }
move-power = { $square } maintenant
move-whip = Le fouetter : +1 MVT
move-site = La poser vers { $side }
group-site = La poser vers

## Questions

ask-trail = Sur quelle ouverture va le jeton du courant d’air ?
ask-before-roll = Avant les dés d’activation : quelqu’un se soigne-t-il ?
ask-rolled = Les dés d’activation montrent { $dice }. Jouer une carte ?
ask-resolve = Quel pouvoir d’abord ?
ask-instinct = Donner une carte Instinct, pour sa valeur ou pour son effet ?
ask-icon = { $who } est sur une ligne à icône Instinct. Piocher une carte ?
ask-gifts = Quel Don sert ?
ask-human-start = L’Activation humaine commence. Jouer une carte ?
ask-drop = Trop de cartes : laquelle part ?
ask-keep = Laquelle de ces cartes gardez-vous ? Les autres sont défaussées.
ask-site = { $tile } : à quelle ouverture de la première tuile va-t-elle ?
ask-take-back = Reprendre des dés en attente avant de lancer ?
ask-prepared = Les pouvoirs ont eu lieu. Jouer une carte ?
ask-hound-die = { $who } entre : un dé de la réserve pour lui ?
ask-take-free = Qui le ramasse ?
ask-trap = Qui le pouvoir frappe-t-il ?
ask-fallen = { $count ->
    [one] Un des Troglodytes meurt : lequel ?
   *[other] { $count } des Troglodytes meurent : lequel d’abord ?
}
ask-snatch = Où l’Écorcheur emporte-t-il { $who } ?
ask-defect = { $card } : quel équipement est perdu ?

## Le journal

event-team-member = { $who } en fait partie.
event-object-given = { $who } porte : { $object }.
event-defect = { $who } perd : { $object }.
event-advantages-dealt = { $count ->
    [0] Le joueur humain n’a aucune carte Instinct.
    [one] Le joueur humain a 1 carte Instinct.
   *[other] Le joueur humain a { $count } cartes Instinct.
}
event-advantage-drawn = Le joueur humain pioche une carte Instinct.
event-action-roll = Dés d’activation : { $dice }.
event-frantic = Frénésie, relancés : { $dice }.
event-wounded = { $who } : { $wounds } dégâts sur { $health } ({ $cause }).
event-event-drawn = { $count ->
    [one] Le joueur infernal pioche une carte Événement.
   *[other] Le joueur infernal pioche { $count } cartes Événement.
}
event-instinct-value = { $who } reçoit { $card } : son dé devient { $die }.
event-instinct-effect = { $who } reçoit { $card } pour son effet (valeur { $die }).
event-discarded = { $player } : { $card } est défaussée.
event-discarded-unseen = { $player } : une carte est défaussée.
event-reshuffled-events = Les Événements défaussés sont remélangés en un nouveau paquet.
event-reshuffled-instinct = Les cartes Instinct défaussées sont remélangées en un nouveau paquet.
event-taken-back = Le { $die } revient de { $square }.
event-power = { $square } !
event-dark-count = Les infernaux en sont à { $number }.
event-hound-die = { $who } a un dé de { $die }.
event-resisted = { $who } ignore une touche.
event-climbed = { $who } gravit l’escalier : la brèche grandit de { $points }.
event-used = { $who } utilise : { $object }.
event-planted = { $who } pose un baril en { $x },{ $y }.
event-cracked = Le sceau en { $x },{ $y } se fissure ({ $count }).
event-found = { $who } trouve : { $token }.
event-lost-tile = { $tile } va sous la pile ; un éboulis scelle pour de bon l’ouverture de { $x },{ $y } vers { $side }.
event-trail = Le courant d’air est à { $number }, en { $x },{ $y } vers { $side }.

## La fin

end-demon = Le joueur infernal gagne. { $reason }
end-two-escaped = Deux guerriers se sont échappés.
end-one-escaped = Un seul s’est échappé.
end-cannot-escape = Deux guerriers ne peuvent plus s’échapper.
end-breach = La brèche est ouverte.
end-stair-held = L’escalier a tenu.
end-master-dead = Le Maître des âmes est mort.
end-relic-out = La relique est sauve.
end-kegs-planted = Les deux puits vont sauter.
end-ritual-done = Le rituel est accompli.
end-kartikeya-dead = Kartikeya est mort.
end-siccaria-dead = La Siccaria est morte.
end-rounds-draw = Douze tours, et tous deux tiennent encore.
end-prayer-done = La prière est dite.
end-seals-broken = Les trois sceaux sont brisés.
end-redeemer-dead = Le Rédempteur est mort.
end-chests-saved = Deux coffres sont de retour en ville.
end-chests-stolen = Deux coffres sont perdus pour de bon.

## Pourquoi un coup est refusé

# Règle 12.1
why-demons-explore-not = Les guerriers infernaux n’explorent jamais
# Règle 23.8
why-shot-useless = { $target } ne peut être la cible d’une attaque depuis une autre tuile
# Règle 11.2
why-no-demon-to-buy = Ce scénario n’a pas de Démon à acheter
# Règle 11.2
why-no-troglodytes = Il ne reste aucune figurine de ce genre en réserve
# Règle 25.20
why-demon-in-play = Il y a déjà un Démon en jeu
# Règle 25.22
why-square-used = { $square } ne prend plus de dés
# Règle 20.14
why-rooted = { $who } frappe deux fois et ne se déplace pas
# Règle 2.5
why-has-card = { $who } a déjà une carte Instinct
# Règle 20.11
why-line-holds = La ligne de { $who } n’est pas annulée
# Règle 25.23
why-no-pool = Il n’y a pas de dé dans la réserve
# Règle 25.58
why-pool-short = La réserve a trop peu de dés : reprenez-en
# Règle 25.68
why-not-ready = Ce pouvoir n’a pas été déclenché
# Règle 24.2
why-stair-late = Gravir l’escalier est toute l’activation
# Règle 3.3
why-no-use = { $who } ne peut pas l’utiliser
# Règle 25.69
why-second-blow = La seconde action ne peut être qu’un combat
# Règle 25.59
why-space-closed = { $square } ne prend pas de dés maintenant
# Règle 14.3
why-not-bearer = { $who } ne peut pas porter : { $object }

## Le scénario de quelqu’un avant qu’on le joue

briefing-tp = Les infernaux commencent avec { $tp } PM.

## Ce qui est dit pendant que les dés roulent et que les cartes se retournent

stage-action-roll = Dés d’activation
stage-human-card = Une carte Instinct
