### La ligne de commande en français. en.ftl a les mêmes messages avec les mêmes arguments.

## Les pages d'aide

help = Une table pour jeux de plateau souterrains, avec leurs règles complètes.
help-examples =
    Exemples :
      undercroft                                    le menu : choisir un jeu et jouer
      undercroft play subterra --seats me,greedy    une partie avec un équipier
      undercroft rules subterra 4.2                 une règle
      undercroft legal subterra --seed 1            les coups d'un début de partie
      undercroft apply subterra "pass" --seed 1 | undercroft legal -

    Sans commande, le menu. `undercroft COMMANDE --help` montre d'autres exemples.
help-usage = Usage :
help-help = Montrer cette page.
help-version = Montrer la version.
help-play = Jouer une partie au terminal, nouvelle ou tirée d'un fichier.
help-play-examples =
    Exemples :
      undercroft play subterra
      undercroft play subterra --seats me,greedy,greedy,random --scenario expert
      undercroft play subterra --set caver-count=5 --seed 7 --lang fr
      undercroft play ma-partie.record
      undercroft play subterra --seats me --json      pour un programme : un objet JSON par ligne

    En jeu, tapez les mots d'un coup, son numéro ou son début ; Tab complète. `aide` donne le reste.
help-games = Les jeux, avec leurs scénarios, leurs options et leurs places.
help-games-examples =
    Exemples :
      undercroft games
      undercroft games subterra --json
help-rules = Lire les règles numérotées d'un jeu.
help-rules-examples =
    Exemples :
      undercroft rules subterra
      undercroft rules subterra 4
      undercroft rules subterra 4.2 --lang fr
help-replay = Revoir une partie notée, d'un trait ou pas à pas.
help-replay-examples =
    Exemples :
      undercroft replay ma-partie.record
      undercroft replay ma-partie.record --step
help-verify = Rejouer une partie notée et vérifier chaque empreinte.
help-verify-examples =
    Exemple :
      undercroft verify ma-partie.record
help-check = Vérifier un scénario, des données ou un diagramme de votre main.
help-check-examples =
    Exemples :
      undercroft check ma-boite.toml
      undercroft check coin.toml
help-legal = Les coups permis d'une position.
help-legal-examples =
    Exemples :
      undercroft legal position.json
      undercroft legal coin.toml --words
      undercroft legal hazard.toml --chance "draw gas-1"
      cat ma-partie.record | undercroft legal - --json
help-apply = Répondre à une question et écrire la position qui suit.
help-apply-examples =
    Exemples :
      undercroft apply position.json "explore north"
      undercroft apply position.json "explore north" --chance "draw plain-x1"
      undercroft apply coin.toml "hide" --chance "roll 3" | undercroft legal -
      undercroft apply ma-partie.record "pass" --record > suite.record
help-explain = Dire pourquoi un coup est refusé, et par quelle règle.
help-explain-examples =
    Exemple :
      undercroft explain position.json "explore north"
help-diagram = Écrire une position en diagramme, ou la dessiner.
help-diagram-examples =
    Exemples :
      undercroft diagram position.json > coin.toml
      undercroft diagram ma-partie.record --picture
help-sim = Jouer beaucoup de parties entre agents et donner les résultats.
help-sim-examples =
    Exemples :
      undercroft sim subterra --games 1000 --seats random,random,random,random
      undercroft sim subterra --games 200 --seats greedy,greedy --processes 2
      undercroft sim subterra --seats mes_bots:Prudent,greedy --json
help-perft = Compter les suites de coups d'une position jusqu'à une profondeur.
help-perft-examples =
    Exemples :
      undercroft perft coin.toml --depth 2 --split
      undercroft perft hazard.toml --depth 1 --chance "draw gas-1"
help-fuzz = Jouer au hasard et vérifier à chaque pas tout ce qui peut l'être.
help-fuzz-examples =
    Exemples :
      undercroft fuzz --seconds 60
      undercroft fuzz subterra --seconds 10 --seed 5
help-serve = Ouvre la table dans le navigateur : seul, entre amis devant un écran, ou en envoyant un lien.
help-serve-examples =
    Exemples :
      undercroft serve --open
      undercroft serve --host 0.0.0.0 --port 8000 --database postgresql://moi@localhost/undercroft
help-bench = Mesurer ici la vitesse du moteur.
help-bench-examples =
    Exemples :
      undercroft bench
      undercroft bench subterra --seats 4 --seconds 5 --json

panel-commands = Commandes
panel-parameters = Paramètres
panel-arguments = Arguments

param-game = L'identifiant d'un jeu, ou le vôtre : module:NOM.
param-one-game = Un seul jeu.
param-gamefile = Une position, une partie notée ou un diagramme ; - pour l'entrée standard ; un jeu pour sa première position.
param-game-or-file = Un jeu, ou un fichier avec une position, une partie notée ou un diagramme ; - pour l'entrée standard.
param-words = La réponse en mots.
param-words-only = Seulement les mots des coups, un par ligne.
param-seats = Qui joue : me (moi), ou un agent : nom, nom:clé=valeur ou module:Classe.
param-seat = Une place par son numéro, quand plusieurs sont interrogées, ou celle dont on montre la vue.
param-scenario = Un scénario ou niveau par son identifiant, ou un fichier à vous.
param-set = Une option du jeu ; peut se répéter. `undercroft games` en donne la liste.
param-data = Vos propres données de matériel.
param-seed = D'où vient le hasard ; même graine, même partie.
param-sim-seed = La graine de la première partie ; la suivante prend le nombre suivant. D'habitude 1.
param-chance = Des résultats à imposer, comme "roll 3, draw gas-2".
param-lang = en ou fr ; sinon ce que dit LANG.
param-host = L'adresse d'écoute ; 0.0.0.0 pour tout le réseau. Sinon cette machine seulement.
param-port = Le port d'écoute ; sinon le premier libre à partir de 8000.
param-database = Où garder les tables : sqlite:///FICHIER ou postgresql://... ; sinon DATABASE_URL ou un fichier à vous.
param-redis = Un Redis par lequel plusieurs serveurs partagent leurs tables ; sinon REDIS_URL ou aucun.
param-open = Ouvre la page dans votre navigateur.
param-log-level = Combien en dire : debug, info, warning ou error.
param-json = Du JSON au lieu de texte.
param-as-record = Écrire la partie notée au lieu de la position.
param-as-diagram = Écrire le diagramme au lieu de la position.
param-log = Dire aussi ce qui s'est passé, sur la sortie d'erreur.
param-picture = Dessiner la position à la place.
param-check-file = Un scénario, des données ou un diagramme ; une position ou une partie notée aussi.
param-record = Une partie notée ; une position ou un diagramme aussi.
param-step = Attendre après chaque choix.
param-rule-number = Un chapitre ou une règle par son numéro.
param-games = Combien de parties ; d'habitude 100.
param-processes = Combien de processus se partagent le travail ; d'habitude un.
param-depth = À combien de décisions de profondeur.
param-split = Donner le compte sous chaque coup.
param-seconds = Combien de temps, tous jeux ensemble ; d'habitude 10.
param-fuzz-games = Combien de parties de chaque jeu, au lieu de secondes.
param-fuzz-seed = Quelles parties : le même nombre joue les mêmes.
param-bench-seconds = Secondes de jeu mesurées pour chaque jeu ; d'habitude 2.
param-bench-seats = Combien de places.
param-fuzz-out = Le dossier pour les parties qui ont mal tourné ; d'habitude celui-ci.

## Ce qui ne va pas

error-command = Il n'y a pas de commande { $word }. Essayez { $known }, ou `undercroft --help`.
error-unknown-option = Il n'y a pas ici d'option { $option }.
error-missing = Il manque { $name }, ou sa valeur.
error-value = { $name } ne peut pas être « { $value } ».
error-repeated = { $name } est donné deux fois.
error-too-many = Ceci est de trop : { $words }.
error-arguments = La ligne de commande n'est pas comprise : { $reason }.
error-see = Voyez `{ $page }`.
error-option = Il n'y a pas d'option { $option } ici : --help en donne la liste.
error-no-file = Il n'y a ni fichier { $path }, ni jeu de ce nom (il y a { $games }).
error-folder = { $path } est un dossier ; il faut un fichier.
error-empty = { $path } est vide.
standard-input = L'entrée standard
error-not-text = { $path } n'est pas un fichier texte.
error-file = { $path } est inutilisable : { $reason }.
error-output = Le résultat n'a pas pu être écrit : { $reason }.
error-output-closed = la sortie standard est fermée
error-no-name = Il faut le nom d'un fichier, et celui-ci est vide.
error-no-words = Il manque la réponse en mots.
error-one-form = --record et --diagram sont deux formes de la même chose : choisissez-en une.
error-port = Il n'y a pas de port { $port } : ils vont de 1 à { $most }.
error-host = On ne peut rien servir à { $host }, port { $port } : { $reason }.
error-redis = L'URL de Redis { $url } devrait commencer par l'un de { $known }.
error-redis-away = Redis est inutilisable : { $reason }.
error-database = La base de données est inutilisable : { $reason }.
reason-no-answer = pas de réponse en { $seconds } secondes
error-setting = --set attend nom=valeur, et non { $setting }.
error-scenario = { $game } n'a pas de scénario { $scenario }, et il n'y a pas de tel fichier ; il a { $known }.
error-diagram-chance = { $path } laisse une part au hasard : donnez une graine avec --seed, ou des résultats avec --chance.
error-seat = Il n'y a pas de place { $seat } : { $seats ->
    [one] la table n'en a qu'une, la place 1
   *[other] elles vont de 1 à { $seats }
 }.
error-seats = --seats dit qui joue, avec des virgules, et non « { $text } ».
error-seat-count = La partie a { $wanted ->
    [one] une place
   *[other] { $wanted } places
 }, mais { $given ->
    [one] une seule est donnée
   *[other] { $given } sont données
 }.
error-begun = { $file } contient une partie commencée : --scenario, --set et --data sont pour les nouvelles.
error-depth = La profondeur ne peut être { $depth } : il faut de 0 à { $most }.
error-sim-count = --games et --processes demandent 1 ou plus.
error-sim-me = Personne ne regarde une simulation : seulement des agents, pas me.
error-seconds = --seconds et --games demandent plus que 0.

## Réponses des outils

over = La partie est finie : personne n'est interrogé.
refusal-rule = { $reason } (règle { $rule }).
explain-offered = { $words } : c'est permis ici.
kind-position = position
kind-record = partie notée
kind-diagram = diagramme
kind-data = données
kind-scenario = scénario
kind-guide = guide
check-good = { $file } est en ordre ({ $kind }, { $game }).
check-tried = { $file } est en ordre ({ $kind }, { $game }) : { $count } parties au hasard sont allées à leur fin.
check-warning = Attention : { $sentence }
verify-good = { $file } se rejoue exactement : { $game }, { $choices ->
    [one] un choix
   *[other] { $choices } choix
 }, { $chance ->
    [one] un résultat de hasard
   *[other] { $chance } résultats de hasard
 }, { $hashes ->
    [one] un état conforme
   *[other] { $hashes } états conformes
 }.
verify-differs = { $file } se rejoue, mais certaines de ses lignes ne sont pas celles que la partie écrirait là.
perft-total = profondeur { $depth } : { $total }
games-seats = Places : { $seats }
games-option = Option
games-default = D'habitude
games-values = Accepte
games-range = de { $low } à { $high }
games-any = plusieurs de { $choices }
rules-none = { $game } n'a pas de texte de règles.
rules-unknown = { $game } n'a pas de règle { $number } ; ses chapitres sont { $chapters }.
replay-prompt = { $step }/{ $total }  Entrée : suite, b : retour, un nombre : aller là, q : quitter >{" "}

## Simulation et vitesse

sim-playing = en jeu
sim-games = { $games } parties : { $seats }
sim-side = Camp
sim-score = score moyen
sim-range = de .. à
sim-results = Résultats
sim-scores = Scores
sim-endings = Fins, par leur règle
sim-others = { $count ->
    [one] une autre
   *[other] { $count } autres
 }
sim-length = Décisions par partie : { $mean } en moyenne ({ $shortest } à { $longest }), { $turns } tours ; { $forced } questions n'avaient qu'une réponse.
sim-speed = { $rate } décisions par seconde et par processus ; { $seconds } s en tout.
bench-game = Jeu
bench-games = Parties
bench-rate = Décisions/s
bench-forced = Forcées/partie
bench-copy = Copie µs
bench-compiled = Le moteur est compilé.
bench-interpreted = Le moteur est interprété ; compilé, il est bien plus rapide.
fuzz-good = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } de { $game }, jouées et vérifiées : { $decisions } décisions, aucune faute.
fuzz-faults = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } de { $game } : { $faults ->
    [one] une a mal tourné.
   *[other] { $faults } ont mal tourné.
 }
fuzz-fault = Graine { $seed } : { $error } ({ $file })
fuzz-no-record = elle n'a même pas pu commencer
fuzz-progress = { $game } : { $games } parties, { $faults } fautes

## Résultats

result-win = gagné
result-draw = nul
result-loss = perdu

## Le menu

menu-welcome = Undercroft : une table pour jeux de plateau souterrains
menu-kept = Une partie est restée en suspens
menu-go-on = Reprendre { $game } ({ $turns ->
    [one] tour { $turns }
   *[other] tour { $turns }
 })
menu-new = Une nouvelle partie
menu-game = Quel jeu ?
menu-count = Combien de joueurs ?
menu-seats = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
 }
menu-who = Qui joue ?
menu-with-agents = Vous, et { $count ->
    [one] un agent
   *[other] { $count } agents
 }
menu-people = { $count } personnes à cet écran
menu-each = Choisir pour chaque place
menu-seat = Qui prend la place { $number } ?
menu-me = une personne à cet écran
menu-options = Options : Entrée commence, nom=valeur en change une, un nom seul dit ce qu'elle accepte
menu-again = Tapez un nombre de 1 à { $count }, ou Entrée pour le choix marqué.
menu-no-games = Aucun jeu n'est installé.
menu-bye = À la prochaine.
seat-me = moi

## À la table

play-head = { $game } (graine { $seed })
play-how = Tapez un coup, son numéro ou son début ; Tab complète, `aide` dit le reste.
play-seat = Place { $number } : { $name }
play-earlier = { $count ->
    [one] (une ligne plus ancienne : `journal` la montre)
   *[other] ({ $count } lignes plus anciennes : `journal` les montre)
 }
play-not-done = Pas fait, car quelque chose est survenu ou ne convenait pas : { $words }.
play-no-number = Il n'y a pas de réponse { $number } : elles vont de 1 à { $count }.
play-several = « { $words } » peut vouloir dire : { $found }.
play-curtain = C'est à la place { $number } ({ $name }). Que les autres ne regardent pas ; Entrée continue.
play-kept = La partie est gardée : `undercroft` la proposera de nouveau.
play-left = La partie n'a pas pu être gardée.
play-not-kept = Désormais la partie ne peut plus être gardée sur disque : { $reason }.
play-result = { $name } : { $result } ({ $score })
play-after = La partie est finie. `garder FICHIER` la garde, `journal` et `règles` y reviennent, Entrée quitte.
kept-found = Une partie de ce jeu est restée en suspens (tour { $turns } ; { $seats }).
kept-ask = Entrée : la reprendre, n : une nouvelle partie, x : l'oublier >{" "}
kept-broken = La partie gardée dans { $file } ne peut être reprise : { $reason }

command-why = pourquoi
command-undo = annuler
command-save = garder
command-odds = chances
command-hint = conseil
command-rules = règles
command-log = journal
command-map = carte
command-help = aide
command-quit = quitter

talk-help = Tapez les mots d'un coup, son numéro, ou assez de son début ; plusieurs avec des points-virgules entre eux. Et encore :
talk-help-why = pourquoi un coup est refusé : pourquoi explore north
talk-help-undo = reprendre votre dernière réponse, si rien n'a été lancé, montré ou demandé à d'autres depuis
talk-help-save = garder FICHIER : la partie notée ; une position s'il finit par .json, un diagramme par .toml
talk-help-odds = les chances des coups proposés
talk-help-hint = ce que ferait un agent
talk-help-rules = les chapitres ; règles 4 ou règles 4.2 pour un chapitre ou une règle
talk-help-log = ce qui s'est passé ; journal 100 pour en voir plus
talk-help-map = tout redessiner, la carte entière si haute soit-elle
talk-help-help = cette liste
talk-help-quit = partir ; la partie est gardée
talk-why-what = Dites quel coup, par exemple : pourquoi explore north.
talk-no-undo = Il n'y a rien à reprendre : des dés, une révélation ou une autre place sont passés par là.
talk-save-where = Dites où, par exemple : garder ma-partie.record.
talk-save-other = { $file } existe et n'est pas une partie : il reste tel quel.
talk-saved = Gardé dans { $file } ({ $kind }).
talk-no-odds = Aucun dé en vue.
talk-rules = `règles 4` montre un chapitre, `règles 4.2` une règle.
talk-hint = Un agent répondrait : { $words }

## Le protocole par lignes

protocol-json = La ligne n'est pas du JSON lisible : { $reason }.
protocol-too-much = La ligne n'est pas du JSON lisible : il est imbriqué trop profondément, ou un nombre y est trop long.
protocol-answer = Une réponse est faite de mots, ou d'un objet avec un texte ou une liste de textes sous "answer".

## La table dans le navigateur

error-log-level = Le niveau { $level } devrait être debug, info, warning ou error.
error-serve = Le serveur n'a pas pu démarrer à { $address } ; les lignes ci-dessus disent pourquoi.
serve-at = La table est à { $address } (Ctrl+C l'arrête).

## Pour qui fait tourner un serveur

help-admin = Pour qui fait tourner un serveur : tables, personnes, sauvegardes, redémarrages. Seule la base de données est nécessaire.
help-admin-examples =
    Exemples :
      undercroft admin tables --status playing
      undercroft admin backup undercroft.backup
      undercroft admin restart --in 10m
help-admin-tables = Lister les tables, les dernières modifiées d’abord.
help-admin-table = Montrer une table : ses places et ce qui y fut écrit en dernier.
help-admin-close = Fermer une table pour de bon ; on dit pourquoi, et la partie reste lisible.
help-admin-delete = Supprimer une table avec ses places, ses coups et sa conversation.
help-admin-ban = Interdire à une adresse ou une personne de créer ou rejoindre des tables.
help-admin-unban = Laisser revenir quelqu’un.
help-admin-mute = Interdire à une adresse ou une personne d’écrire.
help-admin-unmute = Laisser quelqu’un écrire de nouveau.
help-admin-bars = Lister qui ne peut pas venir ou écrire.
help-admin-reports = Lister ce que des personnes ont signalé.
help-admin-settle = Marquer un signalement comme traité.
help-admin-backup = Écrire tout ce qui est stocké dans un fichier, pendant que le serveur tourne.
help-admin-restore = Lire une sauvegarde dans une base vide, même d’un autre genre.
help-admin-tidy = Supprimer maintenant ce que les réglages ne gardent plus.
help-admin-processes = Lister les processus du serveur qui vivent.
help-admin-drain = Finir un processus en douceur : ses joueurs vont aux autres, il s’arrête.
help-admin-restart = Annoncer un redémarrage : chacun voit le temps restant, puis aucune pendule ne court.
param-table = L’identifiant d’une table : la fin de son adresse.
param-status = Seulement les tables waiting, playing, over, archived ou closed.
param-limit = Tant au plus.
param-why = La raison, qui est dite.
param-delete-record = Supprimer aussi l’enregistrement de la partie.
param-who = Quelqu’un : address:192.0.2.7 ou person:ID.
param-for = Combien de temps : 90s, 10m, 2h ou 30d ; sinon, pour de bon.
param-done = Ceux qui sont traités.
param-report = L’identifiant d’un signalement.
param-backup = Le fichier de la sauvegarde.
param-process = L’identifiant d’un processus.
param-in = Quand : dans 90s, 10m, 2h.
param-off = Il n’y aura finalement pas de redémarrage.
error-status = Il n’y a pas d’état { $status } : les tables sont { $known }.
error-table = Il n’y a pas de table { $table }.
error-report = Il n’y a pas de signalement { $report }.
error-process = Il n’y a pas de processus { $process } ; `undercroft admin processes` les liste.
error-restart = Dites quand le serveur redémarrera, comme --in 10m, ou bien --off.
error-there = { $path } existe déjà.
error-no-backup = Il n’y a pas de fichier { $path }.
admin-none = Il n’y a rien.
admin-head-table = table
admin-head-game = jeu
admin-head-status = état
admin-head-changed = modifiée
admin-head-people = personnes
admin-head-who = qui
admin-head-what = quoi
admin-head-until = jusqu’à
admin-head-why = pourquoi
admin-head-process = processus
admin-head-host = machine
admin-head-began = début
admin-head-tables = tables/connexions
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-ban = { $who } ne peut plus venir jusqu’à { $until }.
admin-unban = { $who } peut revenir.
admin-mute = { $who } ne peut plus écrire jusqu’à { $until }.
admin-unmute = { $who } peut écrire de nouveau.
admin-report = { $report } { $at } table { $table }, { $name } (personne { $person }) : { $why }
admin-settled = Le signalement { $report } est traité.
admin-backup = { $rows } lignes sont dans { $path }.
admin-restored = { $rows } lignes de { $path } sont rétablies.
admin-tidied = { $rows } lignes ont été supprimées.
admin-drain = Le processus { $process } va s’arrêter.
admin-restart = Chacun apprend que le serveur redémarrera à { $at }.
admin-restart-off = Chacun apprend qu’il n’y aura pas de redémarrage.
help-admin-person = Montrer tout ce qui est stocké d’une personne, en JSON, pour le lui remettre.
help-admin-forget = Supprimer une personne : les enregistrements gardent la partie et perdent le nom.
param-person = L’identifiant d’une personne.
param-person-file = L’écrire dans un fichier.
error-person = Il n’y a pas de personne { $person }.
admin-handed = Tout ce qui est stocké de la personne est dans { $path }.
admin-forgotten = La personne { $person } est oubliée : les parties restent, sans le nom.
