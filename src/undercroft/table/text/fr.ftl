# Ce que dit la table : refus, remarques dans la discussion, et fins de partie en dehors des règles.

## Refus

refuse-address = Il n’y a rien à cette adresse.
refuse-agent = Il n’y a pas ici de joueur ordinateur « { $agent } ».
refuse-banned = Vous ne pouvez pas jouer sur ce serveur en ce moment. Ses responsables en ont décidé ainsi.
refuse-begun = La partie a commencé : on peut l’abandonner, pas la fermer.
refuse-binary = Les messages sont des textes JSON ; celui-ci est arrivé en octets.
refuse-briefing = Cette table ne joue pas le scénario de quelqu’un.
refuse-broken = Une erreur s’est produite ici, pas chez vous. Rien n’a changé ; veuillez réessayer.
refuse-busy = Trop de gens modifient cette table à la fois. Rien n’a changé ; veuillez réessayer.
refuse-claim = Il n’y a pas de victoire à réclamer pour l’instant.
refuse-code = Ce code n’est pas bon, ou il a déjà servi. Demandez un nouveau lien.
refuse-deep = Le document emboîte plus de { $most } choses les unes dans les autres.
refuse-digits = Le document contient un nombre de plus de { $most } chiffres.
refuse-document = Le document n’a pas pu être lu : { $reason }
refuse-draining = Ce processus du serveur s’arrête ; votre page en trouve un autre d’elle-même.
refuse-empty = Il n’y a rien à dire dans cette ligne.
refuse-fast = C’était trop rapide. Veuillez patienter un instant.
refuse-foreign = La page qui demande appartient à un autre site.
refuse-full = Le serveur accueille déjà autant de monde qu’il le peut. Revenez plus tard.
refuse-game = Il n’y a pas ici de jeu « { $game } ».
refuse-guide = Il n’y a pas de guide « { $guide } » pour ce jeu.
refuse-guided = Une partie guidée ne fait qu’avancer : passez le guide, ou recommencez-le.
refuse-hello-twice = Une connexion ne salue qu’une fois.
refuse-hints = Les conseils sont désactivés à cette table.
refuse-large = C’est trop grand : { $most } au plus.
refuse-moment = Ce moment ne peut pas être montré.
refuse-moment-over = La partie y est finie : choisissez un moment plus tôt pour continuer.
refuse-muted = Vous ne pouvez pas écrire sur ce serveur en ce moment. Ses responsables en ont décidé ainsi.
refuse-names = Le document a trop de noms et de valeurs : on lit au plus { $most } noms.
refuse-no-document = Aucun document n’a été donné.
refuse-no-guide = Aucun guide ne mène cette partie.
refuse-no-hello = Le premier message doit être un salut, dans les dix secondes.
refuse-no-hint = L’ordinateur n’a pas de conseil pour l’instant.
refuse-no-moment = Un fichier de type { $kind } ne contient pas de partie à regarder : il faut une position, une partie notée ou un diagramme.
refuse-no-seed = Cette partie n’a pas été jouée ici, sa graine est donc inconnue. Vérifiez-la avec la graine que l’on vous a donnée.
refuse-no-storage = Le stockage ne fonctionne pas : { $reason }
refuse-no-takeback = Personne ne demande à reprendre un coup.
refuse-no-time = Votre temps est épuisé : l’ordinateur continue pour vous.
refuse-no-words = Quel coup faut-il expliquer ? Les mots manquent.
refuse-not-asked = On ne demande rien au siège { $seat } pour l’instant.
refuse-not-guide = Il faut ici un guide, et non un fichier du genre « { $kind } ».
refuse-not-host = Seule la personne qui a créé cette table peut le faire.
refuse-not-json = Le corps d’une requête est du JSON, et le dit : Content-Type: application/json.
refuse-not-over = La partie n’est pas finie.
refuse-not-yours = Vous n’occupez pas ce siège.
refuse-over = La partie est finie.
refuse-point = On ne montre du doigt que dans les jeux coopératifs, pendant la partie.
refuse-private = Cette table est privée : il faut une invitation pour s’asseoir.
refuse-public = Ce serveur n’a pas de tables publiques : invitez par un lien.
refuse-question = La table n’a pas posé la question { $question }.
refuse-record = Il n’y a pas de partie notée à cette adresse.
refuse-restarting = Le serveur redémarre. Les pendules sont arrêtées ; la partie reprendra où elle en est.
refuse-seat = Cette table n’a pas de siège { $seat }.
refuse-seat-count = Cette partie a { $seats } sièges, et { $given } ont été donnés.
refuse-send-away = On ne peut renvoyer quelqu’un qu’avant le début de la partie.
refuse-share = Votre adresse a autant de connexions ouvertes qu’elle peut en avoir. Veuillez en fermer.
refuse-answered = Vous avez déjà répondu à la question { $question } ; votre réponse compte quand le temps est écoulé.
refuse-no-window = Votre siège n’a pas de fenêtre de réaction ouverte.
refuse-person = Personne n’est connu ici sous cette clé : l’appareil a été révoqué, ou la personne supprimée.
refuse-device = Vous n’avez pas un tel appareil.
refuse-stale = La question { $question } n’est plus ouverte ; la suivante est la numéro { $now }.
refuse-still = Une partie du serveur n’avance plus : { $name }.
refuse-stopping = Le serveur s’arrête.
refuse-storage = Les données ne répondent pas. Rien n’a changé ; veuillez réessayer.
refuse-table = Il n’y a pas de telle table.
refuse-takeback-none = Vous n’avez aucune réponse à reprendre.
refuse-takeback-other = Une autre reprise est déjà demandée.
refuse-taken = Le siège { $seat } n’est pas libre.
refuse-unclosed = Un texte du document est ouvert à la ligne { $line } et jamais fermé.
refuse-undo = Il n’y a rien à reprendre : des dés, une révélation ou un autre siège sont passés entre-temps.
refuse-unreadable = Le message n’a pas été compris : { $detail }
refuse-unreadable-game = Cette version ne peut plus montrer la partie ; on peut encore en lire la notation.
refuse-waiting = La partie n’a pas commencé : un siège est encore libre.
refuse-words = Ce serveur ne veut pas de tels mots aux tables publiques.

lost-job = La tâche { $job } a échoué : { $reason }
lost-time = La tâche { $job } a pris plus de { $limit } secondes.
lost-worker = Le processus est mort pendant la tâche { $job } : { $reason }.

## Remarques dans la discussion

guide-waits = Bonne idée, mais pas maintenant. Le guide attend : { $label }
note-closed = Cette table a été fermée.
note-closed-here = Les responsables de ce serveur ont fermé cette table.
note-closed-why = Les responsables de ce serveur ont fermé cette table : { $why }
note-conceded = { $name } abandonne.
note-deleted = Les responsables de ce serveur ont supprimé cette table.
note-device = { $name } joue maintenant aussi sur un autre appareil.
note-hint = { $name } a demandé un conseil.
note-invited-only = Cette table n’est plus ouverte qu’aux personnes invitées.
note-joined = { $name } s’assied.
note-no-game = Le jeu { $game } n’est plus proposé ici.
note-not-conceded = { $name } continue finalement.
note-not-shared = { $name } ne partage plus la vue de son siège.
note-public = Cette table est maintenant dans la liste : tout le monde peut s’asseoir.
note-resumed = Ce serveur a une version plus récente ; la partie reprend à sa dernière position.
note-sat-down = { $name } est de retour.
note-seat-open = { $name } est parti ; le siège est libre.
note-sent-away = { $name } a dû partir ; la place est libre.
note-shared = { $name } partage la vue de son siège avec les spectateurs.
note-stand-in = { $agent } joue à la place de { $name }.
note-takeback-asked = { $name } demande à reprendre un coup.
note-takeback-done = Le dernier coup de { $name } a été repris. Les dés ne le sont pas.
note-takeback-refused = { $name } n’accepte pas la reprise.
note-took-over = { $name } s’assied et reprend le siège { $seat }.
note-undo = { $name } a repris un coup.
note-version = Cette table vient d’une autre version du jeu et ne peut pas continuer : { $reason }

## Fins

result-claimed = { $name } n’avait plus de temps.
result-conceded = { $name } a abandonné.
result-guide = Le guide s’arrête ici. À vous de choisir, désormais.

## Vérifications

check-good = { $kind ->
    [data] Le fichier de données est bon.
    [scenario] Le scénario est bon.
    [record] La partie notée est bonne.
    [diagram] Le diagramme est bon.
    [guide] Le guide est bon.
   *[other] La position est bonne.
}
verify-commitment = La partie correspond à la graine, mais cette graine n’est pas celle qui était promise avant la partie.
verify-guided = C’était une partie guidée : dés et tirages étaient fixés par le guide, il n’y a donc rien à prouver.
verify-good = { $results ->
    [one] Le seul résultat du hasard vient de la graine.
   *[other] Les { $results } résultats du hasard viennent de la graine.
} { $skipped ->
    [0] { "" }
    [one] Un nombre de la graine a servi à des coups repris.
   *[other] { $skipped } nombres de la graine ont servi à des coups repris.
}
