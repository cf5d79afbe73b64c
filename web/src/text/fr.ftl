### Les mots de la page en français. Mêmes messages et mêmes arguments que en.ftl.

## Home
title = Undercroft
tagline = Une table à la lueur des lanternes, pour jouer sous la terre
play = Jouer
continue = Continuer
learn = Apprendre
sound = Son
hurry = Avancer
walk-to = { $steps ->
    [one] Marcher jusqu’à { $place } : un pas
   *[other] Marcher jusqu’à { $place } : { $steps } pas
}
walk-stopped = La marche s’arrête après { $done } pas sur { $all }. { $why }
at-once = L’ordinateur répond aussitôt
continue-title = Reprendre où vous en étiez
walled = Un mur. Pour l’instant.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de compagnie. Ouvrez une table publique et quelqu’un viendra peut-être.
join = Rejoindre
watch = Regarder
forget = Oublier
rules = Règles
credits = Crédits
help = Aide
example = { $kind ->
    [scenario] Enregistrer l’exemple d’un scénario
    [guide] Enregistrer l’exemple d’un guide
   *[other] Enregistrer l’exemple de données
}
manual-title = Jouer à la table
verify-dice = Vérifier les dés
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
drop-file = Déposez ici un fichier de partie, de scénario, de données ou de guide, ou
choose-file = choisissez un fichier
drop-again = Vous l’avez modifié ? Déposez-le de nouveau, ou
file-checking = Vérification de { $name }…
file-faults = { $count ->
    [one] { $name } n’est pas utilisable. Une chose ne va pas :
   *[other] { $name } n’est pas utilisable. { $count } choses ne vont pas :
}
file-kind = { $kind ->
    [scenario] Votre scénario
    [guide] Votre guide
   *[other] Vos données
}
file-large = Il est trop gros : on ne lit que { $kilobytes } kilo-octets au plus.
file-start = La mise en place
file-in-words = La mise en place en mots
file-value = Valeur
file-was = avant
file-now = maintenant
file-warnings = Il est bon, et pourtant :
file-no-changes = Il ne change aucune valeur du jeu.
file-measured = Vérifié. L’ordinateur y a joué { $games ->
    [one] une fois
   *[other] { $games } fois
}, en { $turns } tours : { $sides }.
file-side = { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
} ({ $who })
file-together = { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
}
file-drawn = { $count ->
    [one] une partie nulle
   *[other] { $count } parties nulles
}
file-without = Jouer sans ce fichier
file-begin = Commencer le guide
settings = Réglages
language = Langue
theme = Lumière
theme-auto = Comme l’appareil
theme-dark = Lanterne
theme-light = Plein jour
in-words = Le plateau en mots
back-home = Tous les jeux
loading = Un instant…
offline = Le serveur ne répond pas. Est-il lancé ?
not-found = Il n’y a rien à cette adresse.

## New game
new-title = Nouvelle partie de { $game }
your-name = Votre nom
guest = Invité
alone = Jouer en solitaire
alone-help = Vous menez tout le monde.
with-computer = Avec l’ordinateur
with-computer-help = Vous et { $count ->
    [one] un joueur artificiel
   *[other] { $count } joueurs artificiels
}.
other-side = Avec l’ordinateur, autre camp
as-side = Vous : { $side }.
same-screen = Entre amis, un écran
same-screen-help = { $count } personnes devant cet écran, à tour de rôle.
by-link = Entre amis, par un lien
by-link-help = Vous recevez un lien à envoyer.
more-choices = Tout choisir
who-plays = Qui joue
seats = Places
seat-n = Place { $number }
seat-me = Moi
seat-open = Ouverte, par un lien
seat-computer = Ordinateur : { $agent }
public-table = Tout le monde peut trouver et rejoindre cette table
table-hints = On peut demander conseil
clock = Pendule
clock-none = Sans pendule
clock-live = { $minutes } minutes chacun, et { $seconds } s par réponse
clock-days = { $days ->
    [one] un jour par réponse
   *[other] { $days } jours par réponse
}
start = Commencer
when-gone = Quand le temps est écoulé ou quelqu’un est parti
when-gone-computer = l’ordinateur continue
when-gone-open = la place se libère pour un autre
when-gone-claim = les autres peuvent réclamer la victoire
gone-after = Parti veut dire absent depuis
gone-never = jamais : on attend
gone-minutes = dix minutes
gone-day = un jour
gone-week = une semaine
guide-about = { $steps } étapes, quelques minutes.
yes = Oui
no = Non

## Table
stage = Ce qui arrive est joué
stage-full = en entier
stage-brief = en bref
stage-at-once = pas du tout
acted-out = Voici ce qui arrive…
skip = Passer
just-happened = Ce qui vient d’arriver (ouvrir le journal)
board = Plateau
you = vous
waiting-for = On attend { $who }…
your-question = À vous
watching = Vous regardez.
nobody-asked = La table réfléchit…
send-link = { $seat } : envoyez ce lien
copy = Copier
copied = Copié
take-seat = S’asseoir
take-seat-title = Une place vous attend
connection-lost = Connexion perdue. Nouvel essai…
connecting = On cherche la table…
unknown-table = Cette table n’existe pas. Elle a peut-être été fermée.
tab-table = Table
tab-log = Journal
tab-rules = Règles
tab-chat = Parler
tab-words = Mots
tab-moves = Coups
panels = Panneaux
close = Fermer
undo = Reprendre le coup
hint = Conseil
odds = Chances
no-odds = Rien à calculer ici.
hint-says = L’ordinateur ferait : { $label }
why = Pourquoi pas ?
rule-n = Règle { $rule }
pick-one = Que voulez-vous y faire ?
cancel = Annuler
all-moves = Tous les coups
resolving = En cours
moves = Coups
press = Touche { $key }
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout voir
typed = Dire un coup en mots
typed-help = Par exemple : { $example }
say-it = Dire
nothing-asked = On ne vous demande rien pour l’instant.
computer-plays = ordinateur
is-away = absent
stands-in = l’ordinateur remplace
sit-again = Reprendre ma place
to-answer = doit répondre
is-free = libre
has-conceded = a abandonné
is-shared = partage sa vue
see-as = Voir par ces yeux
see-as-all = Voir comme tous
public-note = Cette table est publique : chacun peut la trouver à la première page et s’y asseoir.
log-look = Voir le plateau à ce moment
as-it-was = Comme c’était :
to-now = Revenir au présent
log-empty = Rien ne s’est encore passé.
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
send = Envoyer
search-rules = Chercher dans les règles
no-rule-found = Aucune règle n’en parle.
designed-mark = notre lecture, là où le jeu imprimé se tait
game-over = La partie est finie
won = Gagné
lost = Perdu
drawn = Égalité
see-replay = Revoir la partie
again = Rejouer
again-swapped = Rejouer, places échangées
guide-step = Étape { $step } sur { $steps }
guide-skip = Passer le guide
guide-through = Vous y êtes
guide-over = Le guide est fini
guide-real = Jouer une vraie partie
guide-again = Refaire le guide
to-rematch = Vers la nouvelle table
concede = Abandonner
concede-sure = Vraiment abandonner ?
takeback = Demander à reprendre
takeback-alone = Reprendre la dernière réponse
takeback-waits = Votre reprise attend { $who }.
claim = Réclamer la victoire
claim-help = { $who } n’a plus de temps ou est parti.
stood-in = L’ordinateur joue pour { $who }.
standing = Toujours passer quand on peut réagir
always-ask = Toujours me demander quand on peut réagir
always-ask-help = La table ne passe jamais pour vous, même si vous n’avez aucune carte utile ; on attend votre réponse.
window-time = Temps restant pour répondre
window-answered = Répondu ; cela compte quand le temps est écoulé.
window-more-asked = Plus de temps demandé.
more-time = Plus de temps
more-time-help = Les autres ne le voient que lorsque le temps est écoulé. Sans réponse, la table passe alors pour vous.
standing-help = La table passe pour vous chaque fois que d’autres agissent et que vous pourriez répondre par une carte.
point = Montrer un endroit
point-where = Cliquez l’endroit que tous doivent voir.
keep-seen = Enregistrer ce que j’ai vu
play-after-all = Continuer finalement
leave = Se lever
leave-computer = Se lever et laisser jouer l’ordinateur ?
leave-open = Se lever et libérer la place ?
leave-claim = Se lever et abandonner ?
takeback-asked = { $who } voudrait reprendre sa dernière réponse.
agree = Accepter
refuse = Refuser
other-device = Continuer sur un autre appareil
other-device-help = Ouvrez-y ce lien, une seule fois :
more = Plus
share-view = Laisser les spectateurs voir ce que je vois
notify = Me prévenir quand c’est à moi
point-here = Montrer à tous

## Curtain
curtain-title = { $who }, l’écran est à vous
curtain-help = Que personne d’autre ne regarde, puis levez le rideau.
curtain-lift = Lever le rideau
curtain-window = Répondre ou passer
curtain-window-help = Quelqu’un à cette table a peut-être son mot à dire. Chacun regarde seul.
curtain-wait = Le rideau est baissé. { $who } réfléchit.
curtain-lower = Baisser le rideau
curtain-pass = { $who } passe
curtain-peek = Regarder comme { $who }
seat-of = { $name } ({ $label })

## Study
study = Étude
step-of = Étape { $step } sur { $steps }
first = Début
previous = Reculer
next = Avancer
last = Fin
play-on = Dérouler
pause = Arrêter
speed = Vitesse
branch = Jouer à partir d’ici
as-seen-by = Vu par
everybody = tous
by-hand = Enregistrer la partie
to-decide = À { $who } de décider
the-start = Le début

## Verify
verify-title = Les dés étaient-ils honnêtes ?
verify-help = Avant le premier coup, le serveur a donné l’empreinte de ses dés. La partie finie, il montre la graine ; chacun peut vérifier que la graine a cette empreinte et que tous les résultats en viennent.
verify-record = Partie
verify-seed = Graine
verify-commitment = Empreinte
verify-go = Vérifier
verify-good = Honnêtes
verify-bad = Non prouvé
verify-guided = Fixés par un guide

## Credits
devices = Mes appareils
devices-title = Mes appareils
devices-help = Vous êtes { $name }. On vous connaît sur ces appareils ; un appareil révoqué ne tient plus aucun de vos sièges.
devices-nobody = On ne vous connaît pas encore ici. Cela se fait tout seul quand vous créez une table ou y prenez place.
devices-unknown = Un navigateur
devices-seen = depuis le { $made }, vu le { $seen }
devices-this = celui-ci
devices-revoke = Révoquer
devices-link = Être connu sur un autre appareil
devices-link-help = Ouvrez-y ce lien dans les dix minutes ; il sert une fois :
devices-come-in = Oui, c’est mon appareil
devices-come-in-help = Ce lien vous fait connaître sur cet appareil.
devices-delete = M’oublier
devices-delete-sure = Vraiment : mon nom et mes paroles disparaissent, mes sièges sont perdus
credits-title = Crédits
credits-help = Undercroft est un logiciel libre. Ses dessins sont faits par la page elle-même ; elle utilise aussi, avec reconnaissance, le travail d’autres :
credits-icons = Icônes : Game-icons.net, de Lorc, Delapouite et d’autres, sous CC BY 3.0
credits-display = Titres : IM Fell English, d’Igino Marini, sous licence SIL Open Font
credits-sans = Texte : Source Sans 3, de Paul D. Hunt chez Adobe, sous licence SIL Open Font
credits-code = Fait avec Svelte, Vite et Fluent, sous leurs licences libres
credits-games = Les jeux appartiennent à leurs auteurs et éditeurs. Les règles sont dites avec nos propres mots ; rien d’imprimé n’est copié.

## Quand quelque chose sort de l’ordinaire
restart-in = Le serveur redémarrera dans { $time }. La partie reprendra ensuite ; aucune pendule ne court entre-temps.
restart-now = Le serveur redémarre. Aucune pendule ne court ; la partie reprend dans un instant.
closed-title = Cette table est fermée
closed-help = La partie ne peut pas continuer ici. Son enregistrement est gardé : il a chaque coup joué.
closed-record = Garder l’enregistrement
send-away = Renvoyer
anybody-may-sit = Montrer cette table dans la liste : tout le monde peut s’asseoir
report = Signaler quelqu’un
report-help = Les responsables de ce serveur le verront, avec les dernières lignes de la conversation. Personne à la table ne l’apprend.
report-whom = Qui
report-why = Ce qui s’est passé
report-send = Envoyer le signalement
report-told = Merci. C’est envoyé.

## Ce qui est stocké
stored = Ce qui est stocké
stored-help = Ce serveur stocke ce qu’il faut pour jouer, et ne le montre à personne d’autre. Il ne demande ni vrai nom ni adresse.
stored-tables = Les tables : les noms aux places, chaque coup avec son heure, qui peut tenir quelle place (seulement en empreintes de secrets).
stored-chat = Ce que les gens s’écrivent à une table.
stored-records = Les enregistrements des parties finies, avec les noms aux places ; qui a le lien peut les lire.
stored-persons = Les personnes : un nom, les appareils où elles sont connues, leur dernière visite.
stored-reports = Les signalements au sujet de quelqu’un, avec les dernières lignes de la conversation.
stored-addresses = Les adresses des visiteurs
stored-browser = Dans ce navigateur
stored-browser-help = Les secrets de vos places, vos tables et vos réglages. Ils restent jusqu’à ce que vous les effaciez ; il n’y a ni cookies ni scripts d’autrui.
stored-days = { $days ->
    [one] Supprimé après un jour.
   *[other] Supprimé après { $days } jours.
}
stored-always = Gardé jusqu’à sa suppression ; aucune limite n’est fixée.
stored-logged = Écrites dans le journal du serveur.
stored-not-logged = Pas écrites ; elles servent un instant à empêcher quiconque de trop prendre.
stored-rights = Les responsables de ce serveur peuvent vous remettre tout ce qui est stocké de vous, et vous oublier : les parties restent, sans votre nom.
