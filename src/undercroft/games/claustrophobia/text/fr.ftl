### Les mots de Claustrophobia en français. text/en.ftl a les mêmes messages avec les mêmes arguments, et les explique.
###
### Les côtés portent leur article : « vers { $side } » donne « vers l’est ». Les guerriers sont employés comme des noms.
### Ni raisons (why-...) ni boutons (move-...) n’ont de point final.

## Le jeu

game-name = Claustrophobia
game-help = Sous Nouvelle Jérusalem, un prêtre et ses condamnés rencontrent ce qui vit dans le noir. L’un joue les Humains, l’autre les Démons.
player-demon = Joueur démon
camp-demon = Démons

## Phases

phase-auction = Enchères
phase-setup = Mise en place
phase-initiative = Initiative
phase-human-action = Action humaine
phase-threat = Menace
phase-demon-action = Action démoniaque

## Profil

stat-tp-help = Points de Menace : ce que le joueur démon paie pour ses guerriers.

## Tuiles

tile-plain = Tunnel ordinaire
tile-plain-help = Sans effet.
tile-pentacle = Salle du Pentacle
tile-pentacle-help = De la place pour cinq guerriers de chaque camp.
tile-exit = Sortie
tile-exit-help = De la place pour cinq guerriers de chaque camp.
tile-stash = Cachette
tile-stash-help = Ce qu’elle contient dépend du scénario.
tile-hungry = Tunnel affamé
tile-hungry-help = Chaque touche de combat sur un guerrier ici compte double.
tile-tight = Tunnel étroit
tile-tight-help = De la place pour un guerrier de chaque camp.
tile-flooded = Tunnel inondé
tile-flooded-help = Qui entre s’arrête ; en sortir prend tout le MVT.
tile-booby-trapped = Tunnel piégé
tile-booby-trapped-help = Le premier Humain qui entre déclenche un dé : rien, une touche, un arrêt, un Troglodyte ou deux touches.
tile-mechanism = Mécanisme démoniaque
tile-mechanism-help = Le premier Humain qui entre donne au joueur démon un dé du Destin de plus.
tile-lair = Repaire
tile-lair-help = Les Troglodytes peuvent toujours y apparaître.
tile-hole = Trou dans le sol
tile-hole-help = Les Troglodytes passent d’un trou à l’autre pour 1 MVT, et rien ne les retient.
tile-room = Salle
tile-room-help = De la place pour quatre guerriers de chaque camp.
tile-tomb = Tombeau
tile-tomb-help = Le premier Humain qui entre trouve une carte Avantage.
tile-shaft = Puits démoniaque
tile-shaft-help = Un Démon peut toujours y apparaître, pour 1 PM de moins.
tile-fountain = Fontaine de guérison
tile-fountain-help = Deux fois dans la partie, avant les dés d’Action, un guerrier ici peut soigner une ligne.
tile-mist = Brume
tile-mist-help = Tout le monde ici a DEF 6.
tile-blessed = Lieu béni
tile-blessed-help = Chaque guerrier démoniaque qui arrive est touché sur un dé de 5 ou plus.
marker-seal = Sceau de protection
marker-draught = Dé de piste ({ $number })
marker-treasure = Jeton trésor
marker-charge = Charge
marker-egg = Œuf
marker-cake = Gâteau
marker-gem = Gemme ({ $value })
marker-exit-a = Sortie A
marker-exit-b = Sortie B

## Guerriers humains

warrior-redeemer = Rédempteur
warrior-redeemer-help = Le prêtre. Il porte les Dons et bénit un compagnon une fois par partie.
warrior-brute = Brute
warrior-brute-help = Massive et loyale : les ennemis ne la passent pas, et elle prend les coups destinés aux autres.
warrior-blade = Spadassin
warrior-blade-help = Vif et glissant : aucune foule ne le retient.
warrior-tuc = Frère Tuc
warrior-tuc-help = Un moine gourmand. Il a les lignes du Rédempteur, mais pas de Dons.
warrior-guide-help = Un Troglodyte qui montre le chemin. Il n’est à personne.

## Guerriers du camp démon

demon-troglodyte = Troglodyte
demon-troglodyte-help = Faible seul, mortel en meute. Une touche en tue un.
demon-tough-troglodyte = Troglodyte coriace
demon-tough-troglodyte-help = Rapide, dur et Frénétique ; il s’attaque à part.
demon-underground-hunter = Chasseur souterrain
demon-underground-hunter-help = Un dé de combat de plus par ligne annulée de sa proie.
demon-demon-of-combat = Démon du combat
demon-demon-of-combat-help = Impressionnant, et Garde du corps des siens.
demon-master-of-souls = Maître des âmes
demon-master-of-souls-help = Ne bouge jamais. Les tirs d’à côté ne le blessent pas, et le Marteau béni ne lui fait que deux Blessures.
demon-demon-of-cruelty = Démon de la cruauté
demon-demon-of-cruelty-help = Tant qu’il vit tous les Troglodytes sont Frénétiques, et chaque phase de Menace rapporte 1 PM.
demon-possessed-one = Possédé
demon-possessed-one-help = Les Troglodytes à ses côtés prennent ses touches. Vaincu, il redevient un guerrier humain.
demon-demon-of-destruction = Démon de la destruction
demon-demon-of-destruction-help = Trois dés de combat de plus sur une tuile avec deux Humains ou plus.
demon-guardian-demon = Démon gardien
demon-guardian-demon-help = Impressionnant : personne ne le passe.
demon-putrefied-damned = Damné putréfié
demon-putrefied-damned-help = Un Humain mort qui se relève, dans l’autre camp.

## Talents

talent-elusive = Insaisissable
talent-elusive-help = Quitte une tuile, quel que soit le nombre d’ennemis.
talent-impressive = Impressionnant
talent-impressive-help = Les ennemis ne peuvent pas quitter la tuile de ce guerrier.
talent-frantic = Frénétique
talent-frantic-help = Relance une fois chaque dé de combat manqué.
talent-bodyguard = Garde du corps
talent-bodyguard-help = Peut prendre les touches d’un allié.
talent-blessed = Béni
talent-blessed-help = Une fois par partie, un autre guerrier a +1 MVT ou +2 CBT, et sa ligne en usage est soignée.

## Dons

gift-smite = Châtier les Malins
gift-smite-help = Sur un 1 : ses dés de combat de 2 ou plus touchent, quelle que soit la DEF.
gift-courage = Aura de courage
gift-courage-help = Sur un 2 : un condamné a +1 MVT, +1 CBT et +1 DEF ce tour-ci.
gift-gather-round = Rassemblement !
gift-gather-round-help = Sur un 3 : deux dés d’Action de plus au tour suivant.
gift-healing = Aura de guérison
gift-healing-help = Sur un 4 : un condamné à ses côtés soigne une ligne.
gift-precognition = Aura de prescience
gift-precognition-help = Sur un 5 : vous choisissez la prochaine tuile parmi trois, et son orientation.
gift-blessing = Aura de bénédiction
gift-blessing-help = Sur un 6 : le joueur démon perd 1 PM.
gift-they-are-mine = Ils sont à moi !
gift-they-are-mine-help = Sur un 4 ou 5 : +1 MVT et +1 CBT quand Tuc tombe sur un ennemi avec un gâteau.

## Objets

object-blunderbuss = Tromblon
object-blunderbuss-help = Attaque sa tuile ou une tuile reliée, avec +1 CBT.
object-shield-of-steel = Bouclier d’acier
object-shield-of-steel-help = +1 DEF.
object-blessed-hammer = Marteau béni
object-blessed-hammer-help = Une touche tue un Démon.
object-scepter-of-command = Sceptre de commandement
object-scepter-of-command-help = Un dé d’Action de plus à chaque tour, même si son porteur est Épuisé.

## Cartes Avantage

advantage-oil-for-your-lamp = De l’huile pour vos lampes
advantage-oil-for-your-lamp-help = Avant les dés d’Action : deux dés du Destin au plus à la prochaine phase de Menace.
advantage-our-faith = Notre foi nous protégera
advantage-our-faith-help = Quand une carte Événement est jouée : elle est sans effet.
advantage-grenade = Grenade
advantage-grenade-help = À la place d’un combat : sur votre tuile ou une tuile reliée, chacun est touché sur un dé de 3 ou plus, amis compris.
advantage-healing-potion = Potion de soin
advantage-healing-potion-help = Dans une phase humaine : un guerrier soigne une ligne.
advantage-map-of-the-sewers = Plan des égouts
advantage-map-of-the-sewers-help = Quand vous explorez : ordonnez les trois prochaines tuiles et tournez celle qui est posée.
advantage-charge = Chargez !
advantage-charge-help = Tous les Humains ont +1 MVT pendant cette phase.
advantage-hold-the-line = Tenez la ligne !
advantage-hold-the-line-help = Tous les Humains d’une tuile ont +1 DEF jusqu’à la phase d’Initiative suivante.
advantage-no-quarter = Pas de quartier !
advantage-no-quarter-help = Un guerrier a +2 CBT pour sa prochaine attaque.
advantage-second-chance = Seconde chance
advantage-second-chance-help = Après le lancer : relancez les dés d’Action de votre choix, une fois.

## Cartes Événement

card-panic = Panique !
card-panic-help = Après le lancer : les dés d’Action sont distribués au sort. Un dé sur une ligne annulée peut être relancé une fois.
card-lost = Perdus
card-lost-help = Quand les Humains explorent : choisissez la tuile parmi les trois premières, et son orientation. Leur prévoyance échoue.
card-tough-troglodyte = Troglodyte coriace
card-tough-troglodyte-help = Un Troglodyte coriace apparaît sur toute tuile où il y a de la place.
card-demonic-possession = Possession démoniaque
card-demonic-possession-help = Un condamné attaque un compagnon de sa tuile.
card-critical-hit = Coup critique
card-critical-hit-help = À la prochaine phase d’Action démoniaque un guerrier n’est plus Garde du corps, et vous choisissez la ligne de la première touche.
card-crisis-of-faith = Crise de foi
card-crisis-of-faith-help = Après la distribution des dés : aucun Don ce tour-ci.
card-terror = Terreur
card-terror-help = Un condamné fuit vers une tuile reliée de votre choix.
card-cave-in = Éboulement
card-cave-in-help = Une ouverture est bouchée jusqu’à ce qu’un guerrier à côté la dégage avec un CBT de 2 ou plus.
card-toxic-fumes = Vapeurs toxiques
card-toxic-fumes-help = Chaque Humain d’une tuile est touché sur un dé de 3 ou plus.
card-defect = Défaut
card-defect-help = Un guerrier humain perd un Objet.
card-demonic-rage = Rage démoniaque
card-demonic-rage-help = Votre Démon est Frénétique jusqu’à la prochaine phase de Menace.
card-sign-of-satan = Sous le signe de Satan
card-sign-of-satan-help = Votre Démon a +1 MVT, +1 CBT et +1 DEF jusqu’à la prochaine phase de Menace.
card-suicide-attack = Attaque suicide
card-suicide-attack-help = Un Troglodyte qui attaque a +2 CBT, puis il disparaît.

## Le Plateau du Destin

square-calm-before-the-storm = Le calme avant la tempête
square-calm-before-the-storm-does = un dé du Destin de plus à la prochaine phase de Menace
square-sounds-from-the-deep = Bruits des profondeurs
square-sounds-from-the-deep-does = 2 PM par dé
square-supernatural-speed = Vitesse surnaturelle
square-supernatural-speed-does = les Troglodytes ont +1 MVT
square-they-are-legion = Ils sont légion
square-they-are-legion-does = les Troglodytes ont +1 DEF
square-sharpened-claws = Griffes acérées
square-sharpened-claws-does = les Troglodytes sont Frénétiques
square-dark-destiny = Noir destin
square-dark-destiny-does = piochez une carte Événement
square-taste-for-blood = Le goût du sang
square-taste-for-blood-does = vos guerriers peuvent apparaître à côté des Humains
square-burrowing-monsters = Monstres fouisseurs
square-burrowing-monsters-does = vos guerriers peuvent apparaître sur des tuiles sans ouverture inexplorée
square-resistance-is-futile = Résister est vain
square-resistance-is-futile-does = les Troglodytes sont Impressionnants et Insaisissables
square-trap = Piège
square-trap-does = un guerrier humain subit une touche
square-dice = { $dice ->
    [0] { $parity ->
        [odd] des dés impairs
        [even] des dés pairs
        [mixed] au moins un dé impair et un dé pair
        [same] des dés tous impairs ou tous pairs
       *[any] des dés
    }
    [1] { $parity ->
        [odd] un dé impair
        [even] un dé pair
       *[any] un dé
    }
   *[other] { $parity ->
        [odd] { $dice } dés impairs
        [even] { $dice } dés pairs
        [mixed] { $dice } dés, des impairs et des pairs
        [same] { $dice } dés, tous impairs ou tous pairs
       *[any] { $dice } dés
    }
}
square-needs = { square-dice }{ $least ->
    [1] { "" }
   *[other] { " " }d’au moins { $least }
}{ $total ->
    [0] { "" }
   *[other] { $exact ->
        [1] { " " }d’un total de { $total } exactement
       *[0] { " " }d’un total de { $total } ou plus
    }
}
square-red = une fois par phase de Menace
square-black = aussi souvent que vous voulez

## Scénarios

scenario-survivors = Les survivants
scenario-survivors-briefing = La corde est coupée et les lampes faiblissent. Quelque part un souffle d’air frais descend dans les tunnels : suivez-le jusqu’à la surface avant que le noir se referme.
scenario-survivors-human = Deux de vos guerriers doivent atteindre la Sortie.
scenario-survivors-demon = Aucun Humain ne doit sortir vivant.
scenario-survivors-draw = Partie nulle si un seul part par la Sortie et que les autres meurent.
scenario-invasion = Endiguer l’invasion
scenario-invasion-briefing = Ils sortent d’un gouffre, plus nombreux chaque nuit. Descendez-y de la poudre et fermez-le pour de bon.
scenario-invasion-human = Posez deux charges au gouffre.
scenario-invasion-demon = Tuez tous les Humains.
scenario-invasion-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-where-it-hurts = Frapper là où ça fait mal
scenario-where-it-hurts-briefing = Un murmure mène les Troglodytes. Descendez jusqu’au Maître des âmes qui le souffle, d’embuscade en embuscade, et faites-le taire.
scenario-where-it-hurts-human = Tuez le Maître des âmes.
scenario-where-it-hurts-demon = Tuez tous les Humains.
scenario-where-it-hurts-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-ritual = Le rituel
scenario-ritual-briefing = Trois sceaux, quatre tunnels et une longue prière. Gardez le Rédempteur en vie dans la Salle du Pentacle jusqu’au dernier mot.
scenario-ritual-human = Menez le rituel à 10.
scenario-ritual-demon = Tuez le Rédempteur.
scenario-ritual-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-possessed = Les possédés
scenario-possessed-briefing = Deux des disparus sont revenus, avec autre chose dans le regard. Trouvez-les, et chassez-le.
scenario-possessed-human = Exorcisez les deux Possédés tant que le Rédempteur vit.
scenario-possessed-demon = Tuez d’abord le Rédempteur.
scenario-possessed-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-who-dares-wins = Qui ose gagne
scenario-who-dares-wins-briefing = Quatre coffres dans les profondeurs, et un seul vaut la remontée. Quelque chose de grand les garde tous.
scenario-who-dares-wins-human = Portez le vrai trésor à la Sortie.
scenario-who-dares-wins-demon = Tuez tous les Humains.
scenario-who-dares-wins-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-infection = Infection
scenario-infection-briefing = Les plaies ne guérissent pas, elles s’étendent, et les morts se relèvent. Trouvez la sortie avant qu’il ne reste personne pour la trouver.
scenario-infection-human = Deux de vos guerriers doivent atteindre la Sortie.
scenario-infection-demon = Faites en sorte qu’il y en ait moins de deux.
scenario-infection-draw = Partie nulle seulement quand les tours sont épuisés.
scenario-guide-and-nest = Le guide et le nid
scenario-guide-and-nest-briefing = Un Troglodyte a été apprivoisé, plus ou moins, et il veut rentrer. Suivez-le jusqu’au nid et mettez fin à la couvée.
scenario-guide-and-nest-human = Détruisez le nid tant qu’au moins deux de vos guerriers vivent.
scenario-guide-and-nest-demon = Tuez tous les Humains.
scenario-guide-and-nest-draw = Partie nulle si le dernier Humain détruit le nid tout seul.
scenario-save-the-eggs = Sauvez les œufs !
scenario-save-the-eggs-briefing = On déménage la couvée. Cinq œufs, deux issues et dix tours : les Troglodytes portent, les Humains chassent.
scenario-save-the-eggs-human = Aucun œuf ne doit quitter le plan.
scenario-save-the-eggs-demon = Portez trois œufs ou plus dehors par A ou B.
scenario-save-the-eggs-draw = Partie nulle avec un ou deux œufs sortis.
scenario-delight-of-the-angels = Le délice des anges
scenario-delight-of-the-angels-briefing = Six gâteaux dignes des anges, volés et cachés dans six culs-de-sac, encore chauds. Frère Tuc veut les reprendre, et ne veut rien savoir du danger.
scenario-delight-of-the-angels-human = Marquez plus pour les gâteaux extraits et mangés.
scenario-delight-of-the-angels-demon = Marquez plus pour les gâteaux mangés et portés, ou tuez Frère Tuc.
scenario-delight-of-the-angels-draw = Partie nulle à égalité de points.
scenario-labyrinth = Le labyrinthe
scenario-labyrinth-briefing = Quarante-six tuiles, sept gemmes, une seule sortie loin au nord. Plus vous cherchez la richesse, mieux ils savent où vous êtes.
scenario-labyrinth-human = Échappez-vous avec des gemmes valant 7 points ou plus.
scenario-labyrinth-demon = Ne laissez partir aucun tel butin en 20 tours.
scenario-labyrinth-draw = Il n’y a pas de partie nulle.

## Options

option-handicap-demon-deck = Paquet Événement plus facile
option-handicap-demon-deck-help = Aide le joueur démon : les cartes difficiles à jouer, Perdus et Panique !, restent dans la boîte.
option-handicap-demon-tp = 3 PM de plus
option-handicap-demon-tp-help = Aide le joueur démon : il commence avec 3 Points de Menace de plus.
option-handicap-human-advantage = Une carte Avantage de plus
option-handicap-human-advantage-help = Aide le joueur humain : il commence avec une carte de plus.
option-handicap-human-gift = Un Don de plus
option-handicap-human-gift-help = Aide le joueur humain : le Rédempteur a un Don de plus à son choix.
option-auction = Enchères
option-auction-help = Pour joueurs expérimentés : misez en descendant depuis 21 pour les Humains, puis composez une équipe qui vaut la mise.
option-strict-last-tile = Dernière tuile
option-strict-last-tile-help = Quand le dé de piste a atteint son dernier nombre : la dernière tuile peut-elle venir au même tour ?
option-strict-last-tile-false = À la prochaine exploration
option-strict-last-tile-true = Pas avant le tour suivant
option-cake-rounds = Durée du Délice des anges
option-cake-rounds-help = Quatre tours avec des points dès le premier, ou huit tours avec des points dès le cinquième.
option-cake-rounds-4 = 4 tours
option-cake-rounds-8 = 8 tours

## Ce que dit l’écran

label-action-dice = Dés d’Action : { $dice }
label-extra-action-dice = Dés d’Action à venir : +{ $count }
label-wounds = { $wounds }/{ $health } Blessures
label-trail = Dé de piste : { $number }
label-ritual = Rituel : { $number }/{ $least }
label-charges = Charges : { $count }/{ $least }
label-score = Humains { $points }, Démons { $value }
label-gems = Gemmes sorties : { $points }/7
state-carrying-treasure = porte le trésor
state-carrying-egg = porte un œuf
state-carrying-cake = porte un gâteau
state-carrying-gems = porte des gemmes ({ $points })

## L’écran dessiné du terminal

letter-redeemer = R
letter-brute = B
letter-blade = S
letter-tuc = T
tile-plain-short = {""}
tile-pentacle-short = Pentacle
tile-exit-short = Sortie
tile-stash-short = Cache
tile-hungry-short = Affamé
tile-tight-short = Étroit
tile-flooded-short = Inondé
tile-booby-trapped-short = Piégé
tile-mechanism-short = Mécan.
tile-lair-short = Repaire
tile-hole-short = Trou
tile-room-short = Salle
tile-tomb-short = Tombeau
tile-shaft-short = Puits
tile-fountain-short = Font.
tile-mist-short = Brume
tile-blessed-short = Béni
label-freed = Exorcisés : { $count }/{ $least }
label-destiny-most = { $count } dés du Destin au plus
label-line-choice = { $count ->
    [one] vous choisissez la ligne de la prochaine touche
   *[other] vous choisissez les lignes des { $count } prochaines touches
}
legend-trail = dé de piste
legend-seal = Sceau
legend-treasure = jeton de trésor
legend-egg = œuf
legend-cake = gâteau
legend-gem = gemme
legend-charge = charge
square-calm-before-the-storm-brief = 1 dé de plus ensuite
square-sounds-from-the-deep-brief = 2 PM par dé
square-supernatural-speed-brief = Troglodytes : +1 MVT
square-they-are-legion-brief = Troglodytes : +1 DEF
square-sharpened-claws-brief = Troglodytes : Frénétiques
square-dark-destiny-brief = piochez un Événement
square-taste-for-blood-brief = apparaître près d’Humains
square-burrowing-monsters-brief = apparaître sans ouverture
square-resistance-is-futile-brief = Trogl. Impr. et Insaisiss.
square-trap-brief = 1 touche sur un Humain

## Chances

odds-wounds = { $hits ->
    [0] aucune Blessure
    [one] 1 Blessure
   *[other] { $hits } Blessures
}

## Ce qui se résout, de l’extérieur vers l’intérieur

chain-initiative = Initiative
chain-movement = Déplacement
chain-bodyguard = Garde du corps ?
chain-line = Choisir une ligne
chain-threat = Menace
chain-square = { $square }
chain-answer = Répondre à { $card } ?
chain-purchase = Apparition de guerriers
chain-auction = Enchères
chain-team = Équipe

## Coups : les mots sont les mêmes dans toutes les langues (voir en.ftl), seuls ces boutons sont traduits

move-bid = Miser { $bid }
move-bid-hopeless = Miser { $bid }, trop peu pour une équipe qui puisse atteindre le but
move-stop-bidding = Ne pas miser plus bas
move-buy = Prendre { $card } ({ $cost })
move-unbuy = Rendre { $card }
move-give = { $object } pour { $who }
move-team-done = L’équipe est prête
move-fountain = { $who } boit à la fontaine
move-place = La poser avec le haut vers { $side }
move-throw = Lancer la Grenade vers { $side }
move-throw-here = Lancer la Grenade ici
move-stop = S’arrêter
move-lift = Reprendre { $die }
move-placed = Ne plus rien placer ; les dés qui restent sont perdus
move-trail = Dé de piste en { $x },{ $y }, vers { $side }
move-remove = Retirer { $who }
move-break-seal = Briser le Sceau vers { $side }
move-set-charge = Poser une charge
move-take-treasure = Retourner un jeton trésor
move-take-egg = Prendre l’œuf
move-smash-egg = Écraser l’œuf
move-take-cake = Prendre le gâteau
move-eat-cake = Manger le gâteau
move-take-gem = Prendre la gemme ({ $value })
move-destroy-nest = Détruire le nid
move-stay = Rester

## Questions

ask-bid = La mise est de { $bid }. Miser plus bas ?
ask-first-bid = Vous misez le premier, { $most } ou moins.
ask-bid-least = La mise est de { $bid }. Miser plus bas ? Sous { $least }, aucune équipe ne peut atteindre le but.
ask-first-bid-least = Vous misez le premier, { $most } ou moins. Sous { $least }, aucune équipe ne peut atteindre le but.
ask-team = Composez votre équipe : { $left } points restants sur { $bid }.
ask-objects = Qui porte l’Objet { $object } ?
ask-extra-gift = Quel Don le Rédempteur prend-il aussi ?
ask-seals = Mettez un Sceau sur une ouverture de la Salle du Pentacle (reste { $left }).
ask-trail = Près de quelle ouverture va le dé de piste ?
ask-before-roll = Avant les dés d’Action : jouer une carte ?
ask-rolled = Les dés d’Action montrent { $dice }. Jouer une carte ?
ask-gift = { $who } peut utiliser { $card }.
ask-resolve = Quelle case d’abord ?
ask-defect = { $card } : quel Objet est perdu ?
ask-trap = Quel guerrier humain le piège attrape-t-il ?
ask-leave-map = { $who } est sur la Sortie. Quitter le plan ?

## Ce qui blesse

cause-grenade = Grenade
cause-booby-trap = tunnel piégé
cause-fumes = vapeurs
cause-trap = Piège
cause-suicide = Attaque suicide
cause-infection = infection
cause-blessed-ground = lieu béni

## Le journal : la partie et le tour

event-bid = { $player } : mise de { $bid }.
event-auction-won = { $player } : joue les Humains pour { $bid } points.
event-team-member = { $who } rejoint l’équipe.
event-object-given = { $who } porte l’Objet { $object }.
event-advantages-dealt = { $count ->
    [0] Les Humains n’ont aucune carte Avantage.
    [one] Les Humains ont 1 carte Avantage.
   *[other] Les Humains ont { $count } cartes Avantage.
}

## Le journal : Initiative

event-action-roll = Dés d’Action : { $dice }.
event-no-longer-exhausted = { $who } : fin de l’Épuisement.
event-blessed-mvt = { $who } bénit { $other } : +1 MVT.
event-blessed-cbt = { $who } bénit { $other } : +2 CBT.
event-fountain = { $who } boit à la fontaine.
event-dealt-by-lot = Les dés sont distribués au sort.
event-extra-action-dice = { $count ->
    [one] Un dé d’Action de plus est lancé.
   *[other] { $count } dés d’Action de plus sont lancés.
}

## Le journal : bouger et explorer

event-activated = Activation de { $who }.
event-movement-ends = Le déplacement de { $who } s’arrête.
event-explores = { $who } explore vers { $side }.
event-stack-empty = La pile est vide.
event-tiles-seen = { $player } : regarde { $count ->
    [one] la prochaine tuile
   *[other] les { $count } prochaines tuiles
}.
event-trail = Le dé de piste montre { $number }, en { $x },{ $y } vers { $side }.
event-booby-trap = Le piège de { $x },{ $y } donne un { $die }.
event-mechanism = Un déclic : un dé du Destin de plus est à venir.
event-tomb = { $who } trouve une carte Avantage dans le tombeau.
event-tomb-empty = Le tombeau est vide.
event-blessed-ground = { $who } en lieu béni : { $die }.

## Le journal : combattre

event-frantic = Frénésie, relancés : { $dice }.
event-doubled = Le tunnel est affamé : { $hits } à la place.
event-grenade = { $who } lance une Grenade en { $x },{ $y }.
event-grenade-roll = { $target } : { $die }.
event-wounded = { $who } : { $wounds } Blessures sur { $health } ({ $cause }).
event-slain = { $who } meurt d’un seul coup.
event-object-gone = L’Objet { $object } est perdu.
event-surplus-hits = { $hits ->
    [one] { $hits } touche en trop est perdue.
   *[other] { $hits } touches en trop sont perdues.
}

## Le journal : Menace

event-extra-destiny-dice = { $count ->
    [one] Un dé du Destin de plus est lancé.
   *[other] { $count } dés du Destin de plus sont lancés.
}
event-destiny-capped = À la lumière des lampes, seulement { $count } dés du Destin.
event-dice-lost = Non placés : { $dice }.
event-event-drawn = { $count ->
    [one] Le joueur démon pioche une carte Événement.
   *[other] Le joueur démon pioche { $count } cartes Événement.
}
event-event-deck-empty = Le paquet Événement est épuisé.
event-troglodytes-bonus = Troglodytes : { $square }.
event-trap = Le piège attrape { $who }.

## Le journal : cartes et Dons

event-terror = { $who } fuit vers { $x },{ $y }.
event-defect = { $who } perd l’Objet { $object }.
event-suicide = Le Troglodyte se sacrifie.
event-passed = { $player } : passe.

## Le journal : scénarios

event-charge-set = { $who } pose une charge ({ $count } sur 2).
event-master-appears = Le Maître des âmes est là.
event-ambush = { $count ->
    [one] Un Troglodyte est en embuscade.
   *[other] { $count } Troglodytes sont en embuscade.
}
event-seal-broken = { $who } lance un { $die } : le Sceau vers { $side } se brise.
event-seal-holds = { $who } lance un { $die } : le Sceau vers { $side } tient.
event-ritual = Le rituel est à { $number }.
event-ritual-stalled = Le rituel n’avance pas.
event-possessed-appears = { $who } sort du noir.
event-exorcised = { $who } est libre et devient { $other }.
event-treasure-true = { $who } trouve le vrai trésor.
event-treasure-dropped = { $who } lâche le trésor.
event-treasure-taken = { $who } ramasse le trésor.
event-crawling-death = La pourriture gagne.
event-returned = { $who } se relève : { $other }.
event-guide-explores = Le guide explore vers { $side }.
event-nest-destroyed = { $who } détruit le nid.
event-egg-taken = { $who } prend un œuf.
event-egg-dropped = Un œuf tombe en { $x },{ $y }.
event-egg-out = Un œuf part par { $side } : { $count } en tout.
event-egg-smashed = { $who } lance un { $die } et écrase l’œuf.
event-egg-whole = { $who } lance un { $die } : l’œuf tient.
event-cake-taken = { $who } prend un gâteau.
event-cake-dropped = Un gâteau tombe en { $x },{ $y }.
event-cake-eaten = { $who } mange un gâteau.
event-cake-out = { $who } apporte un gâteau à la Sortie.
event-they-are-mine = Frère Tuc a vu un gâteau : +1 MVT, +1 CBT.
event-gem-taken = { $who } prend une gemme valant { $value }.
event-gem-dropped = Des gemmes valant { $points } tombent en { $x },{ $y }.
event-gems-out = { $who } s’échappe avec { $points } points : { $value } en tout.

## La fin

end-demon = Le joueur démon gagne. { $reason }
end-two-escaped = Deux guerriers ont atteint la Sortie.
end-one-escaped = Un seul est parti par la Sortie.
end-cannot-escape = Deux guerriers ne peuvent plus atteindre la Sortie.
end-abyss-closed = Le gouffre est fermé.
end-master-dead = Le Maître des âmes est mort.
end-ritual-done = Le rituel est accompli.
end-redeemer-dead = Le Rédempteur est mort.
end-tuc-dead = Frère Tuc est mort.
end-exorcised = Les deux Possédés sont libres.
end-treasure-out = Le trésor est sur la Sortie.
end-nest-destroyed = Le nid est détruit.
end-nest-alone = Le nid est détruit, par le dernier survivant.
end-eggs-out = { $count ->
    [0] Aucun œuf n’est sorti.
    [one] Un œuf est sorti.
   *[other] { $count } œufs sont sortis.
}
end-eggs-left = Plus aucun Humain en vie. Œufs sortis : { $count } ; restés sur le plan et comptés comme sortis : { $left }.
end-cakes = Gâteaux : { $points } points à { $value }.
end-gems-out = Des gemmes valant { $points } sont sorties.

## Pourquoi un coup est refusé : à qui de jouer

# Règle 25.53
why-game-over = La partie est finie
# Règle 1.4
why-not-your-question = Cette question est pour l’autre joueur
# Règle 1.4
why-wrong-phase = Cela ne se fait pas dans la phase { $phase }

## Pourquoi un coup est refusé : dés et lignes

# Règle 9.2
why-line-whole = La ligne { $line } de { $who } n’est pas annulée
# Règle 9.2
why-nothing-to-heal = { $who } n’a aucune ligne annulée
# Règle 8.5
why-bless-spent = La bénédiction a déjà servi dans cette partie

## Pourquoi un coup est refusé : déplacement

# Règle 4.1
why-not-joined = L’ouverture vers { $side } donne sur un mur
# Règle 25.28
why-elusive-cancelled = { $who } a le Talent Insaisissable, mais { $other } est Impressionnant : { $enemies } ennemis et { $friends } de son camp sur la tuile
# Règle 22.4
why-flooded-leave = Sortir de l’eau prend tout le MVT, et une partie est déjà dépensée

## Pourquoi un coup est refusé : exploration

# Règle 5.1
why-demons-explore-not = Les guerriers démoniaques n’explorent jamais
# Règle 5.3
why-place-same = Cela donne la même image qu’un autre choix
# Règle 25.43
why-hole-already = Il y a déjà un trou en { $x },{ $y }
# Règle 24.1
why-trail-there = Le dé de piste doit aller près d’une ouverture inexplorée de la nouvelle tuile

## Pourquoi un coup est refusé : combat

# Règle 6.1
why-own-side = { $target } est du même camp
# Règle 23.5
why-shot-useless = { $target } ne peut pas subir de Blessure depuis une autre tuile
# Règle 25.30
why-guard-not-attack = Un Garde du corps ne prend que les touches d’une attaque
# Règle 21.5
why-guard-stripped = { $who } a perdu ce Talent pour cette phase

## Pourquoi un coup est refusé : cartes, Dons et Objets

# Règle 18.7
why-gift-used = { $card } a déjà servi ce tour-ci
# Règle 21.6
why-gift-barred = Aucun Don ne peut servir ce tour-ci
# Règle 25.3
why-not-condemned = { $who } n’est pas un condamné
# Règle 18.4
why-not-beside = { $who } n’est pas sur la tuile du Rédempteur
# Règle 18.6
why-no-tp-to-lose = Le joueur démon n’a aucun PM à perdre
# Règle 25.48
why-nobody-beside = Personne d’autre n’est sur la tuile de { $who }
# Règle 21.7
why-nowhere-to-flee = { $who } n’a aucune tuile reliée avec de la place
# Règle 21.10
why-no-object = Aucun guerrier humain n’a d’Objet
# Règle 21.11
why-no-demon = Il n’y a pas de Démon en jeu
# Règle 19.1
why-not-bearer = { $who } ne peut pas porter l’Objet { $object }

## Pourquoi un coup est refusé : Menace

# Règle 25.1
why-square-used = { $square } a déjà servi dans cette phase de Menace
# Règle 25.36
why-square-group = { $square } prend un seul groupe, tout impair ou tout pair
# Règle 11.1
why-no-demon-to-buy = Ce scénario n’a pas de Démon à acheter
# Règle 11.1
why-demon-in-play = Il y a déjà un Démon en jeu
# Règle 22.9
why-lair-troglodytes = Dans un Repaire seuls les Troglodytes apparaissent sans égard aux Humains et aux ouvertures

## Pourquoi un coup est refusé : scénarios

# Règle 24.2
why-not-abyss = { $who } n’est pas au gouffre
# Règle 24.2
why-charge-set = { $who } a déjà posé une charge ce tour-ci
# Règle 24.4
why-no-seal = Il n’y a pas de Sceau vers { $side }
# Règle 24.4
why-sealed-already = Il y a déjà un Sceau vers { $side }
# Règle 24.6
why-no-treasure = Il n’y a pas de jeton trésor ici
# Règle 24.8
why-not-nest = { $who } n’est pas au nid
# Règle 24.9
why-no-egg = Il n’y a pas d’œuf ici
# Règle 24.9
why-has-egg = { $who } porte déjà un œuf
# Règle 24.9
why-not-exit-tile = { $who } n’est pas à la sortie A ou B
# Règle 24.10
why-no-cake = Il n’y a pas de gâteau ici
# Règle 24.10
why-has-cake = { $who } porte déjà un gâteau
# Règle 24.10
why-cake-none = { $who } ne porte pas de gâteau
# Règle 24.10
why-cake-hot = Avant le tour { $round } les gâteaux sont trop chauds
# Règle 24.11
why-no-gem = Il n’y a pas de gemme ici
# Règle 24.11
why-gems-full = { $who } porte déjà deux gemmes

## Pourquoi un coup est refusé : enchères et équipe

# Règle 16.1
why-bid-too-high = Une mise doit être sous { $bid }
# Règle 16.1
why-bid-first = Le premier joueur doit miser
# Règle 16.2
why-team-too-dear = Cela coûte { $cost } et il vous reste { $left } points
# Règle 16.2
why-team-unspent = L’équipe doit valoir exactement { $bid } : il reste { $left } points
# Règle 16.2
why-team-most = Il n’y en a plus à prendre
# Règle 16.2
why-team-not-sold = { $who } n’est pas à vendre
# Règle 16.2
why-team-gifts = Une équipe peut avoir { $count } Dons
# Règle 16.2
why-gift-useless = { $card } ne peut rien faire sur ce plan
# Règle 16.2
why-has-object = { $who } a déjà l’Objet { $object }
# Règle 15.2
why-gift-already = Le Rédempteur a déjà { $card }

## Dit par le moteur

event-advantage-drawn = Le joueur humain pioche une carte Avantage.
event-bid-by = La place { $number } mise { $bid }.
move-draw = { $count ->
    [0] L’équipe est prête
    [one] Le dernier point pour une carte Avantage
   *[other] Les { $count } derniers points pour des cartes Avantage
}

## Coups montrés ensemble : ce qu’ils partagent, et ce que chacun ajoute

group-bid = Miser
group-trail = Dé de piste vers
short-bid = { $bid }
short-bid-hopeless = { $bid } (trop peu)

## Le scénario de quelqu’un avant qu’on le joue

briefing-tp = Les Démons commencent avec { $tp } PM.

## Ce que dit le scénario d’une personne

## Ce qui est dit pendant que les dés roulent et que les cartes se retournent

stage-action-roll = Dés d’action
stage-human-card = Une carte Avantage
