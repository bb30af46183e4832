# Les mots de la page dans le navigateur ; servis après common.ftl. Ceux des jeux sont dans leurs propres fichiers.

## Accueil

page-tagline = Des jeux de société grecs à une même table : contre des robots, ensemble devant un écran, ou en ligne.
page-welcome = Prenez place et jouez.
page-home = Accueil
page-menu = Menu
page-language = Langue
page-settings = Réglages
page-about = À propos
page-about-text = Kylix est une table pour des jeux de société grecs. Les règles décident sur le serveur ; personne ne reçoit plus que ce que son siège peut voir ; le hasard peut être contrôlé après la partie.
page-about-rules = Les règles sont dites avec nos propres mots, article par article. Les jeux et les noms appartiennent à leurs auteurs et éditeurs, dont les images ne sont pas utilisées ici ; achetez les boîtes.
page-about-credits = Icônes : game-icons.net par Lorc, Delapouite et leurs collaborateurs, CC BY 3.0. Caractères : Alegreya et Alegreya Sans de Huerta Tipográfica, OFL. Tout le reste est dessiné ici.
page-continue = { $count ->
    [0] Continuer
    [one] Continuer (une partie vous attend)
   *[other] Continuer ({ $count } parties vous attendent)
}
page-play-bots = Jouer contre des robots
page-play-bots-about = Deux clics et c’est à vous.
page-play-here = Jouer ensemble ici
page-play-here-about = Un écran passe de main en main ; un rideau cache ce qui est à vous.
page-play-online = Jouer en ligne
page-play-online-about = Un lien privé pour chaque siège, aussi en code QR.
page-learn = Apprendre
page-learn-about = De courtes leçons à la vraie table, chaque jeu sur une page, et ses règles.
page-records = Parties enregistrées
page-records-about = Vos tables ; ouvrir, revoir et vérifier l’enregistrement d’une partie.
page-puzzles = Problèmes
page-puzzles-about = Un seul tour est nettement le meilleur. Trouvez-le sur la vraie table.
page-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
page-puzzles-solved = { $game } : { $count } sur { $of } résolus
page-puzzle = Problème { $n }
page-puzzle-today = Le problème du jour
page-puzzle-today-about = Le même pour tout le monde : { $game }, problème { $n }.
page-puzzle-level-1 = facile
page-puzzle-level-2 = moyen
page-puzzle-level-3 = difficile
page-puzzle-done = résolu
page-puzzle-task = Votre place : { $seat }. Un seul tour est de loin le meilleur : trouvez-le et jouez-le.
page-puzzle-solve = Résoudre
page-puzzle-right = C’est cela !
page-puzzle-right-about = Chances de gagner : environ { $chance } % ; avec le tour suivant, { $second } %.
page-puzzle-wrong = Ce n’est pas le meilleur tour.
page-puzzle-wrong-about = Chances de gagner : environ { $chance } %. Il y a mieux.
page-puzzle-again = Réessayer
page-puzzle-show = Voir la réponse
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-answer = Le tour
page-puzzle-others = D’autres tours
page-puzzle-follows = La suite possible
page-puzzle-follows-about = Une suite parmi d’autres, tirée de ce que l’on peut savoir de cette place.
page-puzzle-close = Replier le problème
page-puzzle-open = Montrer le problème
page-shelf = Sur l’étagère
page-seats = { $range-id ->
    [1] 1 joueur
   *[other] { $range } joueurs
}
page-play = Jouer
page-rules = Règles
page-your-turn = À vous de jouer
page-their-turn = Les autres jouent
page-turn = Tour { $turn }
page-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez.
page-nowhere = Perdu en mer
page-no-game = Ce jeu n’existe pas ici.
page-no-table = Cette table n’existe pas ici. Elle a peut-être été supprimée.
page-connecting = Connexion …
page-close = Fermer

## Mise en place

page-game = Jeu
page-seats-title = Qui joue
page-seat-count = Nombre de joueurs
page-seat-kind = Qui joue : { $seat }
page-kind-here = devant cet écran
page-kind-link = par lien
page-kind-bot = robot
page-bot-level = Force du robot pour { THE($seat) }
page-name = Nom (si vous voulez)
page-name-of = Nom { OF($seat) }
page-options = { $count ->
    [0] Options et décisions
    [one] Options et décisions ({ $count } modifiée)
   *[other] Options et décisions ({ $count } modifiées)
}
page-components = Fichier de matériel
page-components-about = Un jeu de pièces à vous : un fichier qui dit ce qui diffère (« kylix components --new » en commence un), ou un jeu entier. Vide : celui de base.
page-seed = Graine du hasard
page-seed-about = Un nombre entier, pour une partie qui peut être répétée. Vide : un hasard vérifiable après coup.
page-gather = On attend les autres
page-gather-about = La distribution a lieu dès que tout le monde est là.
page-gather-waiting = On attend { THE($who) }
page-gather-dealing = Distribution …
page-gather-latest = { $seconds ->
    [one] La partie commence au plus tard dans { $seconds } seconde.
   *[other] La partie commence au plus tard dans { $seconds } secondes.
  }
page-gather-begin = Commencer sans attendre
page-gather-chance = Comment le hasard est fixé
page-gather-chance-about = Le serveur a tiré un secret et publié son empreinte : il ne peut plus en choisir un autre. L’appareil de chaque joueur ajoute un nombre qu’il tire lui-même, et ne le dit que lorsque tous ont promis le leur. Personne ne sait donc ce que donnera le hasard, ni le serveur ni le dernier venu. Après la partie, chaque appareil compare.
page-start = Commencer
page-starting = Mise en place …

## Un seul écran

page-curtain = { $who }, c’est à vous.
page-curtain-about = Passez l’écran. Il n’y reste rien de l’autre siège.
page-curtain-ready = Je suis { THE($who) }
page-hand-over = Passer l’écran { TO($who) }
page-hand-over-now = Vous avez fini. Regardez ce qui a changé, puis passez l’écran { TO($who) }.

## La table

page-region-action = Action
page-region-choices = Choix
page-region-board = plateau
page-region-players = Joueurs
page-parts = Parties de la table
page-part-board = Plateau
page-part-hand = Main
page-part-players = Joueurs
page-part-log = Journal
page-part-wanted = on peut choisir quelque chose ici
page-part-chat = quelqu’un a parlé
page-region-side = Joueurs, journal, discussion et règles
page-region-targets = Peut être choisi
page-watching = en spectateur
page-watching-about = Vous regardez ; vous voyez ce que tout le monde voit.
page-watcher = Quelqu’un qui regarde
page-wait = Rien à faire pour vous en ce moment. Cliquez sur n’importe quoi pour en savoir plus.
page-thinking = { CAP($who) } (robot) réfléchit.
page-acting = joue
page-you = vous
page-online = présent
page-away = absent
page-chosen = choisi
page-can-choose = peut être choisi
page-changed = changé par le dernier coup
page-chosen-so-far = Choisi jusqu’ici
page-drop-choice = Reprendre : { $move }
page-cancel = Annuler
page-confirm-button = Confirmer
page-confirm-it = Est-ce bien ce que vous voulez ?
page-confirm-last = Est-ce bien ce que vous voulez ? Ce coup ne pourra pas être repris.
page-refused = C’est refusé.
page-why-none = Rien ne s’y oppose ; ce n’est simplement pas demandé maintenant.
page-ask-move = Pourquoi pas… ?
page-ask-move-about = Composez n’importe quel coup et demandez pourquoi il n’est pas possible maintenant.
page-ask-verb = Quoi
page-ask-what = Avec quoi ({ $number })
page-why = Pourquoi pas ?
page-ask-legal = C’est possible maintenant.
page-overtaken = Quelqu’un a été plus rapide et la question a changé ; rien n’a été fait en votre nom.
page-unsent = La connexion s’est rompue pendant l’envoi de votre coup. Il n’a pas été joué.
page-send-again = Renvoyer
page-drop = Abandonner
page-reconnecting = Connexion perdue ; nouvel essai …
page-count-hand = main
page-count-deck = pioche
page-count-discard = défausse

page-undo = Reprendre
page-restart = Recommencer le tour
page-undo-free = Reprendre le dernier coup
page-undo-ask = Reprendre le dernier coup, si les autres sont d’accord
page-undo-waiting = En attente de l’accord des autres …
page-undo-refused = Les autres ne sont pas d’accord.
undo-nothing = Il n’y a rien à reprendre.
undo-sealed = Quelque chose de caché a été vu depuis ; on ne peut plus reprendre.
undo-moved = Quelqu’un d’autre a joué depuis ; on ne peut plus reprendre.
undo-over = La partie est finie ; on ne reprend plus rien.
undo-watching = Qui regarde ne reprend rien.
page-token-void = Cet appareil n’ouvre plus ce siège : il se joue ailleurs désormais. Vous pouvez regarder.
page-undo-vote = Reprendre un coup ?
page-undo-vote-text = { CAP($who) } voudrait reprendre :
page-undo-vote-yes = D’accord
page-undo-vote-no = Non ({ $seconds } s)
page-take-back = Reprendre ?
page-take-back-move = D’autres ont joué depuis votre dernier coup ; leurs coups sont repris aussi.
page-take-back-turn = D’autres ont joué depuis votre tour ; leurs coups sont repris aussi.
page-take-back-vote = On demande leur accord aux autres joueurs.
page-take-back-ask = Demander aux autres
page-take-back-do = Reprendre
page-take-back-keep = Laisser

page-tab-log = Journal
page-tab-chat = Discussion
page-tab-notes = Notes
page-tab-rules = Règles
page-log-all = Montrer les { $count } lignes
page-since = Depuis votre dernier tour
page-retell = Revoir pas à pas ce qui s’est passé depuis votre dernier choix ({ $count ->
    [one] 1 étape
   *[other] { $count } étapes
})
page-show-me = Montrer
page-next = Suivant
page-step-back = Un pas en arrière
page-looking-back = Coup { $n } sur { $all } – { $who }
page-back-to-now = Revenir à maintenant
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dire quelque chose
page-chat-send = Envoyer
page-notes-about = Notes, pour vous seul
page-search = Chercher
page-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
page-chapters = Chapitres
page-glossary = Glossaire
page-glossary-about = Comment les éditions du jeu nomment les choses, à côté de nos mots.
page-clause-now = La règle derrière cette question

page-change-seats = Changer qui joue
page-change-seats-about = L’hôte attribue les places libres. La place d’une personne ne change qu’avec son accord ; si elle reste absente, un robot peut la remplacer, et il ne montre ses cartes à personne.
page-the-host = l’hôte
page-nobody-yet = personne n’est encore venu
page-seat-bot = un robot joue
page-seat-stand-in = un robot remplace
page-seat-asked-consent = question posée, pas encore de réponse
page-seat-asked-absence = absent ; le temps est compté
page-seat-asked-lost = les autres sont consultés
page-seat-do-stand-in = Me faire remplacer par un robot
page-seat-do-back = Rejouer moi-même
page-seat-do-move = Vers un autre appareil …
page-seat-do-bot = Faire jouer un robot
page-seat-do-here = Jouer à cet écran
page-seat-do-link = Inviter par lien
page-seat-do-ask-bot = Demander si un robot peut remplacer
page-seat-do-ask-here = Demander la place, pour cet écran
page-seat-do-ask-link = Demander la place, pour quelqu’un d’autre
page-seat-do-away = Robot, sauf retour
page-seat-do-lost = Appareil perdu : nouvelle invitation
page-seat-move-about = Ouvrez ce lien sur l’autre appareil, ou donnez-le à qui continue à votre place. Il sert une fois ; jusque-là cet appareil garde la place.
page-ask-consent = Votre place
page-ask-consent-bot = L’hôte demande si un robot peut vous remplacer. Vous pouvez reprendre votre place à tout moment.
page-ask-consent-here = L’hôte vous demande de céder votre place : elle se jouerait à l’écran de l’hôte, avec vos cartes, et vous ne joueriez plus.
page-ask-consent-link = L’hôte vous demande de laisser votre place à quelqu’un d’autre. Qui la reçoit voit vos cartes, et vous ne joueriez plus.
page-ask-lost = Un appareil perdu
page-ask-lost-text = { CAP($who) } : une nouvelle invitation est demandée pour cette place, dont l’appareil serait perdu (demande : { $by }). Qui la reçoit voit les cartes de cette place ; l’ancien appareil n’ouvre plus rien. N’acceptez que si vous savez que c’est vrai.
page-ask-yes = J’accepte
page-ask-no = Non ({ $time })
page-ask-cancel = Laisser tomber
page-ask-absence = Absence : { $who }. Dans { $time }, un robot remplace, sauf retour.
page-ask-lost-open = { CAP($who) } : nouvelle invitation ? Réponses attendues : { $others } ({ $time }).
page-ask-consent-open = { CAP($who) } : question posée au sujet de la place ({ $time }).
page-stands-in = Un robot joue pour vous.
page-lost = La connexion est perdue. Rien de la partie ne l’est ; nouvel essai …
page-lost-kept = Pas de connexion. Voici la table telle qu’elle était le { $when } ; nouvel essai …
page-screen = Grand écran
page-screen-before = On dresse la table
page-screen-scan = Scannez pour vous asseoir
page-screen-wait = On attend les personnes à la table …
page-hand-only = Cet appareil comme main
page-whole-table = Toute la table
page-invite = Inviter
page-invite-seat = Ouvre cette place, une fois : qui vient le premier avec ce lien prend place.
page-invite-local = Ce lien ne marche que sur cette machine.
page-invite-local-about = Pour que d’autres accèdent à cette table, il faut lancer Kylix avec --host 0.0.0.0.
page-invite-renew = Nouveau lien
page-invite-waiting = Pas encore là : { $who }.
page-invite-all-here = Tout le monde est venu.
page-invite-done = À la table
page-has-come = est là
page-has-come-away = est venu, absent en ce moment
page-join = Vous êtes invité à { $game }
page-join-with = À la table : { $who }.
page-join-name = Votre nom, pour les autres
page-join-sit = Prendre place
page-join-about = La place est ensuite à vous, et l’invitation est consommée. Personne d’autre ne peut l’ouvrir.
page-join-watch = Regarder seulement
page-somebody = quelqu’un
page-guest = Invité
page-person = Moi
page-person-about = Ici, pas besoin de compte. Un nom et un signe suffisent : vous retrouvez alors vos tables sur tous vos appareils.
page-person-make = C’est moi
page-person-save = Garder
page-person-saved = C’est gardé. Les tables à venir le montreront.
page-emblem = Votre signe
page-emblem-owl = Chouette
page-emblem-ship = Navire
page-emblem-temple = Temple
page-emblem-laurels = Lauriers
page-emblem-vase = Vase
page-emblem-lyre = Lyre
page-emblem-trident = Trident
page-emblem-helmet = Casque
page-emblem-dolphin = Dauphin
page-emblem-bull = Taureau
page-emblem-horse = Cheval ailé
page-emblem-grapes = Raisin
page-mine = Mes tables
page-mine-waiting = { $count ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
page-mine-none = Vous n’êtes à aucune table en ce moment. Celles que vous ouvrez ou rejoignez sont ici, sur tous vos appareils.
page-mine-not-begun = Pas encore commencée
page-next-table = Table suivante qui vous attend
page-next-short = Table suivante
page-mine-left = encore { $time }
page-more = En voir plus
page-history = Mes parties
page-history-none = Aucune partie finie, ou aucune de ce genre.
page-own-statistics = Vos résultats
page-games-played = Jouées
page-games-won = Gagnées
page-mean-place = Place moyenne
page-mean-score = Score moyen
page-best-score = Meilleur score
page-all-games = Tous les jeux
page-all-results = Tous les résultats
page-only-won = Gagnées
page-only-lost = Pas gagnées
page-own-place = { $place ->
    [1] Gagnée
   *[other] Place { $place } sur { $seats }
  }
page-own-shared = Première place partagée
page-devices = Vos appareils
page-devices-about = Chacun ouvre vos tables. Retirez celui que vous avez perdu ou donné : il n’ouvre alors plus rien.
page-device = Un appareil
page-device-this = celui-ci
page-device-used = (vu le { $day })
page-device-remove = Retirer
page-device-remove-named = Retirer { $name }
page-carry = Être le même sur un autre appareil
page-carry-how = Ouvrez le lien ou l’image sur l’autre appareil, ou choisissez-y « Mes tables » et tapez le code. Il vaut dix minutes, une fois.
page-carry-here = Vous, depuis un autre appareil
page-carry-here-about = Cet appareil ouvrira aussi vos tables. L’autre continue de les ouvrir.
page-carry-other = Cet appareil est { $name } à présent. Il serait alors quelqu’un d’autre et n’ouvrirait plus les tables de { $name }.
page-carry-code = Code
page-carry-take = Être le même ici
page-carry-where = Sur l’autre appareil : Mes tables, Moi, « Être le même sur un autre appareil ».
page-passkeys = Clés d’accès
page-passkeys-about = Une clé d’accès est gardée par votre navigateur ou votre téléphone et s’ouvre du doigt, du visage ou par un code PIN. Avec elle, vous êtes vous-même sur un nouvel appareil, même sans un autre sous la main.
page-passkey = Une clé d’accès
page-passkey-used = (utilisée le { $day })
page-passkey-make = Créer une clé d’accès
page-passkey-not-here = Ce navigateur ne peut pas en créer à cette adresse.
page-passkey-enter = Vous, par votre clé d’accès
page-passkey-enter-about = Si vous en avez déjà créé une ici, elle suffit : ni code, ni autre appareil.
page-passkey-use = Entrer avec une clé d’accès
page-sharing = Parties pour la recherche
page-sharing-about = Si vous le voulez, l’exploitant de ce serveur peut transmettre des parties que vous avez terminées, comme données libres (CC0) pour la recherche : ce que chaque place a vu et ce qui a été joué, sans les noms, et seulement les parties où tous sont d’accord. Vous pouvez revenir là-dessus pour tout ce qui sera transmis plus tard.
page-sharing-agree = Mes parties terminées peuvent servir
page-sharing-on = C’est noté : vos parties terminées peuvent servir.
page-sharing-off = Plus rien de vous ne sera transmis.
page-everything = Ce qui est gardé sur vous
page-everything-about = Nom, signe, appareils, places, parties, messages et notes, en un seul fichier.
page-everything-save = Tout enregistrer
page-person-delete-about = Si vous vous supprimez, les autres gardent leurs parties : votre nom y devient « quelqu’un ». Rien ne le ramène.
page-person-delete = Me supprimer
page-person-delete-sure = Vraiment ? Aucun de vos appareils n’ouvrira plus vos places.
page-error-no-person = Cet appareil n’est plus à personne : il a été retiré, ou la personne a été supprimée.
page-error-bad-name = On ne voit rien de ce nom, ou il déborde de sa ligne.
page-error-seat-taken = Cette place est à quelqu’un d’autre.
page-error-too-many-persons = Beaucoup de personnes viennent d’être créées d’ici. Attendez une minute.
page-error-no-code = Ce code n’amène personne, ou plus personne. Demandez-en un autre sur l’autre appareil.
page-error-too-many-codes = Beaucoup de codes ont été essayés d’ici. Attendez quelques minutes.
page-error-too-many-devices = C’est assez d’appareils ; retirez-en un d’abord.
page-error-last-device = Le dernier appareil reste. Vous pouvez vous supprimer à la place.
page-error-passkeys-off = L’hôte de ce serveur n’a pas permis les clés d’accès.
page-error-too-many-passkeys = Vous avez déjà beaucoup de clés d’accès. Retirez-en une d’abord.
page-error-too-many-passkeys-tried = Beaucoup de clés d’accès ont été essayées d’ici. Attendez une minute.
page-error-passkey-taken = Cette clé d’accès est déjà là.
page-error-no-passkey = Cette clé d’accès n’est plus là.
page-error-not-proven = Cette clé d’accès n’ouvre rien ici : elle a été retirée, ou le délai est passé. Essayez encore.
page-error-no-device = Cet appareil a déjà été retiré.
page-host = Cet appareil devient celui de l’hôte …
page-leaves-soon = Sera supprimée le { $day }
page-leaves = Personne n’a touché à cette table depuis longtemps : elle sera supprimée le { $day }. Un coup ou un message la garde ; une partie finie peut être enregistrée.
page-invite-watch = Regarder
page-invite-watch-about = Montre ce que tout le monde peut voir ; n’ouvre aucun siège.
page-copy = Copier
page-copied = Copié
page-qr = Code QR : { $name }
page-leave = Quitter la table

## La fin, les enregistrements

page-result = Résultat
page-score = Score
page-place = Place
page-sum = Total
page-rematch = Revanche
page-save-record = Télécharger la partie
page-verify-about = Un enregistrement contient chaque coup et chaque tirage. Le serveur rejoue tout et compare.
page-choose-file = Choisir un fichier …
page-open-record = Enregistrement
page-verifying = Vérification …
page-verified = { $count ->
    [one] { $count } entrée rejouée
   *[other] { $count } entrées rejouées
} ; tout est comme enregistré.
page-not-verified = Cet enregistrement ne tient pas : { $text }
page-own-tables = Vos tables
page-no-tables = Pas encore de table sur cet appareil.
page-won-by = Gagné par { THE($who) }
page-look = Regarder
page-go-on = Continuer
page-forget = Oublier

## Après la partie

page-replay = Revoir
page-look-back = Regarder en arrière
page-first = Au début
page-last = À la fin
page-turn-back = Au tour précédent
page-turn-on = Au tour suivant
page-step-on = Un pas en avant
page-play-replay = Laisser défiler
page-pause = Pause
page-space = espace
page-looking-back-veiled = Coup { $n } – { $who }
page-veiled = La longueur et la fin sont cachées.
page-viewpoint = Vu par
page-view-public = ce que tous voient
page-view-all = tout, à découvert
page-hidden-things = Ce qui était caché
page-replay-speed = Vitesse du défilement
page-spoiler-free = Sans dévoiler
page-spoiler-free-about = les parties revues cachent leur longueur et leur fin
page-set-up = Mise en place
page-nothing-told = Un choix dont rien n’est encore dit.
page-new-moves = { $count ->
    [one] { $count } nouveau coup
   *[other] { $count } nouveaux coups
}
page-replay-click = Vous regardez le coup { $n }. Ce qui est fait est fait : revenez au présent pour agir.
page-record-open = Un enregistrement ; personne ne joue ici.
page-branch = Et si …
page-branch-later = Une fois la partie finie : une copie montrerait ce que donne ce qui est caché.
page-branch-over = La partie est finie ici. Revenez à un coup précédent et essayez de là.
page-what-if = Et si, à partir du coup { $n }
page-what-if-about = Une partie à vous qui commence ici. La vraie reste comme elle est, et le hasard continue comme il l’aurait fait : il pouvait être connu d’avance et ne prouve donc rien.
page-rematch-join = À la revanche
page-statistics = Statistiques
page-to-table = À la table
page-not-over = La partie n’est pas finie. Ce qui est caché le reste jusque-là.
page-over = Finie
page-move-n = Coup { $n }
page-look-at = Regarder le coup { $n }
page-open = Ouvrir
page-open-records = Ouvrir un enregistrement
page-paste = Coller le texte d’un enregistrement
page-pasted = Texte collé
page-stats-working = Calcul des statistiques …
page-stats-failed = Les statistiques n’ont pas pu être calculées.
page-source = Source
page-over-time = au fil du temps
page-odds = Chances de gagner
page-odds-about = Telles que les robots jugent la position après chaque tour ou suite de choix entiers, avec tout ce qui était caché.
page-graph-about = Graphique : { $title }. Le même en tableau se trouve dessous.
page-as-table = En tableau
page-turn-column = Tour
page-seat-column = Joueur
page-luck = Fortune
page-luck-about = La fortune est ce qui est venu de chances de gagner au-delà de l’attente. Il n’y a de fortune que là où le hasard a parlé : chaque jet, et chaque pioche dans une pile que personne ne voit, sont comparés à { $worlds } autres qui auraient pu venir ; le centile dit combien sur cent auraient donné moins.
page-luck-none = Aucun jet et aucune pioche n’a fait de différence, autant que l’évaluation de ce jeu puisse le dire.
page-luck-list = Chaque jet et chaque pioche
page-luck-largest = Les plus grands d’abord
page-percentile = Centile
page-happened = Ce qui s’est passé
page-came = A donné
page-expected = Attendu
page-leads = { $count ->
    [0] La tête n’a jamais changé
    [one] La tête a changé une fois
   *[other] La tête a changé { $count } fois
}
page-took-lead = { CAP($who) } prend la tête.
page-took-lead-from = { CAP($who) } prend la tête { TO($from) }.
page-no-lead = Personne n’a jamais été seul en tête.
page-moments = Les moments qui ont compté
page-moment-to = à { $chance }
page-review = Revoir cette partie
page-review-about = Chaque décision est comparée au meilleur coup, d’après ce que son auteur pouvait savoir. Cela prend une minute ou deux ; rien n’empêche de regarder autre chose.
page-review-start = Commencer l’analyse
page-review-working = Examen des décisions …
page-review-everybody = Tous
page-review-better = Mieux : { $turn }.
page-review-none = Aucune décision n’a coûté cher.
page-review-classes = Points de chance de gagner perdus : { $slip } ou plus pour une imprécision, { $mistake } pour une erreur, { $blunder } pour une gaffe. Le juge est l’archon, avec dix fois son temps.
page-dice = Dés
page-dice-of = { $who } : { $die }, { $count ->
    [one] un jet
   *[other] { $count } jets
}
page-face = Face
page-fell = Tombé
page-every-throw = Chaque jet
page-verify-chance = Vérifier le hasard
page-verify-chance-about = Avant le premier coup, le serveur a publié l’empreinte d’un secret. Le secret est maintenant connu : cet appareil en tire à nouveau chaque résultat et compare.
page-chance-added = Cet appareil a vu la même chose avant le premier coup, et le nombre qu’il a ajouté est dans l’enregistrement.
page-chance-late = Cet appareil a vu la même chose avant le premier coup, mais selon le serveur son nombre est arrivé trop tard : il n’a pas été pris.
page-chance-seen = Cet appareil a vu la même chose en arrivant.
page-chance-unseen = Cet appareil n’a pas vu la table avant la fin : il n’a rien à quoi comparer.
page-chance-known = Cette partie est la copie d’une autre : la suite pouvait être connue d’avance, rien n’est donc prouvé.
page-chance-changed = Le hasard a été truqué : le serveur ne s’en tient pas à ce qu’il a montré à cet appareil avant le premier coup.
page-chance-right = { $count ->
    [one] { $count } tirage refait
   *[other] { $count } tirages refaits
} sur cet appareil ; tout est comme enregistré.
page-chance-wrong = Tirages qui ne sont pas ce qu’ils devraient être : { $wrong } sur { $count }.
page-chance-method = Ce hasard ne peut pas être refait : sa méthode est « { $method } ».
page-commitment = Publié avant le premier coup
page-secret = Secret
page-numbers = Nombres des joueurs
page-no-numbers = aucun
page-outcomes = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
}
page-outcome = Tirage { $k } : un sur { $bound }
page-should-be = devrait être { $value }

## Réglages et aide

page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-size = Taille du texte
page-size-normal = normale
page-size-large = grande
page-size-larger = très grande
page-speed = Animation
page-speed-none = aucune
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-confirm = Demander avant de jouer un coup
page-confirm-never = jamais
page-confirm-final = ce qui ne peut être repris
page-confirm-always = toujours
page-sound = Sons
page-sounds = Quels sons
page-sound-turn = mon tour
page-sound-chat = un message
page-sound-end = la fin de la partie
page-sound-card = cartes et pièces en mouvement
page-sound-throw = un jet
page-sound-build = une construction
page-sound-strike = un coup du sort
page-sound-points = des points
page-mark = Marquer mon tour dans le titre
page-shortcuts = Touches
page-help = Aide et touches
page-help-table = Ce qui peut être choisi a un anneau et un point, et figure comme bouton en haut. Cliquez sur autre chose pour savoir pourquoi cela ne peut pas être choisi. Des tirets marquent ce que le dernier coup a changé.
page-key-tab = endroit suivant
page-key-arrows = la chose la plus proche dans cette direction
page-key-enter = choisir
page-key-escape = annuler le choix, ou revenir à maintenant
page-key-numbers = les boutons du haut
page-key-undo = reprendre, recommencer le tour, refaire
page-key-now = lire ce qu’il faut faire
page-key-read = aller au journal, aux joueurs, à la main, au plateau
page-key-why = pourquoi la chose visée ne peut être choisie ; sinon cette aide
page-key-step = un pas en arrière ou en avant dans la partie
page-key-replay = en regardant en arrière : au début (Home), pas et tours, à la fin (End), laisser défiler (espace)
page-key-clause = la règle derrière la question
page-key-zoom = agrandir, réduire, ajuster le plateau
page-key-pan = déplacer un plateau agrandi (sans ⇧ quand rien n’est visé)
page-key-bare = cacher ou montrer les pièces
page-key-side = cacher ou montrer les joueurs et le journal
page-side-hide = Cacher les joueurs et le journal
page-side-show = Montrer les joueurs et le journal
page-low = Barre d’action en bas sur un téléphone
page-zoom = Plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Ajuster le plateau
page-zoom-memory = Retenir l’agrandissement du plateau
page-key-compare = comparer tous les joueurs (ou ⇧ et un clic sur un joueur)
page-key-tip = la grande carte de ce qui est visé
page-compare = Comparer tous les joueurs
page-calendar = Où en est la partie
page-ready-waiting = On attend { THE($who) } – vous avez répondu.
page-change-choice = Changer mon choix
page-your-answer = Votre réponse : { $move }
page-key-command = la ligne de commande
page-key-story = pas suivant de ce qu’ont fait les autres, le passer
page-command = Ligne de commande
page-command-about = un coup, ou ? et un coup pour savoir pourquoi non
page-bad-move = Ce n’est pas un coup de ce jeu.
page-possible = C’est possible.
page-redo = Refaire
page-auto = Répondre pour moi quand il n’y a rien à choisir
page-auto-now = Il n’y a rien à choisir : la réponse est donnée pour vous.
page-sending = Envoi…
page-ahead = Là-bas : { $what }
page-paused = Un instant, c’est toujours à vous : on attend { THE($who) }.
page-all-choices = { $count } de plus
page-fewer-choices = Fermer
page-held = Votre réponse est donnée dans un instant : sa rapidité ne dit rien à personne.
page-notify = Avis du système quand c’est mon tour
page-notify-offer = Votre système doit-il vous prévenir quand c’est à vous de jouer et que cette page est hors de vue ?
page-notify-yes = Oui, me prévenir
page-notify-no = Non
page-notify-denied = le navigateur ne le permet pas
page-pause-steps = Pause après chaque pas des autres
page-pause-short = courte
page-pause-normal = normale
page-pause-long = longue
page-pin = Code
page-pin-for = Code { OF($who) }
page-pin-about = Le rideau devant ce siège ne s’ouvre qu’avec le code. Il écarte les regards ; il reste sur cet appareil.
page-pin-keep = Garder le code
page-pin-drop = Retirer le code
page-pin-wrong = Ce n’est pas le code.
page-log-find = Chercher
page-log-whose = Lignes de qui
page-log-everybody = tous
page-log-mine = les miennes
page-log-menu = Plus sur cette ligne
page-log-view = Voir ce moment
page-log-clause = Règle
page-log-link = Copier le lien
page-tip-now = Maintenant :
page-tip-more = plus
page-tip-less = moins
page-report = Signaler un problème
page-reported = Un fichier est enregistré : la partie telle que vous pouvez la voir, avec ce qui a été dit. Envoyez-le à qui peut y remédier.

page-known-card = connue de votre adversaire

## Ce que le serveur refuse

page-error-line = ligne { $line }
page-error-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez.
page-error-malformed = Une valeur du formulaire ne convient pas : la graine doit être un nombre entier de 15 chiffres au plus.
page-error-bad-components = Aucune partie ne peut être préparée avec ce fichier de matériel.
page-error-bad-option = Une option a une valeur qui ne va pas avec les autres ou avec ce nombre de joueurs.
page-error-bad-seats = Ce jeu ne se joue pas à ce nombre.
page-error-unknown-title = Ce jeu n’est pas sur l’étagère de ce serveur.
page-error-too-many-tables = Beaucoup de tables viennent d’être ouvertes d’ici. Attendez une minute.
page-error-too-many = C’était très rapide. Attendez un instant et réessayez.
page-error-too-large = C’est plus que le serveur n’accepte en une fois.
page-error-disk-full = Le disque du serveur est plein ; rien n’a changé. Il faut y faire de la place, puis réessayer.
page-error-fault = Quelque chose a échoué sur le serveur ; rien n’a changé. Réessayez.
page-error-bad-token = Ce lien n’ouvre aucun siège de cette table.
page-error-no-table = Cette table n’existe pas ici. Elle a peut-être été supprimée.
page-error-no-puzzle = Ce problème n’existe pas ici.
page-error-bad-puzzle = Ce problème ne va pas avec les règles ou les composants d’ici.
page-error-cannot-load = Cette table a été jouée avec la version { $played } { OF($game) }. Avec la version { $present }, celle d’ici, l’entrée { $n } donne autre chose : elle ne peut être ouverte, et rien n’a changé.
page-error-cannot-read = Cette version de Kylix ne peut ouvrir cette table. Rien n’a changé.
page-error-stopped = Cette table ne continue pas : avec les règles d’ici, elle donne autre chose.
page-stopped = Cette table ne continue pas. Elle a été jouée avec la version { $played } { OF($game) } ; avec la version { $present }, celle d’ici, l’entrée { $n } donne autre chose. Tout ce qui précède peut être revu, et rien n’a été modifié.
page-left = Les joueurs de cette table ont laissé la partie en l’état, sans résultat : ses règles sont passées de la version { $played } à la version { $present }.
page-drawn-title = La partie est nulle
page-left-title = La partie a été laissée sans résultat
page-settle-title = Les règles ont changé
page-settle-about = Cette partie a été jouée avec la version { $played } { OF($game) }. La version d’ici est maintenant la { $present } ; avec elle, l’entrée { $n } aurait donné autre chose. Rien n’a été modifié. Vous pouvez continuer d’ici avec les nouvelles règles, ou laisser la partie en l’état.
page-settle-all = Tous les joueurs doivent vouloir la même chose ; les robots acceptent tout.
page-settle-cannot = Elle ne peut pas continuer d’ici : { $why }
page-settle-go-on = Continuer avec les nouvelles règles
page-settle-leave = La laisser, sans résultat
page-settle-wants-on = { CAP($who) } : continuer
page-settle-wants-out = { CAP($who) } : la laisser
page-settle-missing = Sans réponse encore : { $others }
page-settle-open = Décider de la suite de cette partie
page-error-not-stopped = Il n’y a rien à décider à cette table.
page-error-cannot-go-on = La partie ne peut pas continuer d’ici.
page-error-other-rules = Cela a été joué avec des règles qui ne sont pas ici : on ne sait que ce qui s’est passé.
page-error-watching = Qui regarde ne peut pas faire cela.
page-error-bot-plays = Un robot joue ce siège maintenant.
page-error-undo-open = Quelqu’un a déjà demandé à reprendre un coup.
page-error-undo-closed = Personne n’attend plus cette réponse.
page-error-table-full = Trop de pages regardent cette table.
page-error-not-host = Seul l’hôte peut faire cela.
page-error-needs-consent = La place d’une personne ne change qu’avec son accord, et elle n’est pas là.
page-error-nobody-agrees = Il n’y a personne d’autre à la table pour approuver une nouvelle invitation. Un robot peut remplacer.
page-error-seat-asked = La question est déjà posée : attendez la réponse.
page-error-invitation-used = Cette invitation a déjà servi : quelqu’un a pris place avec elle. Demandez-en une autre à l’hôte.
page-error-no-invitation = Cette invitation n’ouvre plus rien. Demandez-en une autre à l’hôte.
page-error-token-taken = Cet appareil a déjà cette place.
page-error-not-begun = Avant le début de la partie, on ne renouvelle que l’invitation d’une place libre.
page-error-token-renewed = Ce siège a été donné à quelqu’un d’autre.
page-error-not-over = Cela n’est dit qu’une fois la partie finie.
page-error-branch-over = La partie est finie là ; on ne peut plus rien y jouer.
page-error-said-already = Ce siège a déjà ajouté son nombre.
page-error-seed-online = Avec une graine, la suite est connue d’avance. Laissez-la vide quand d’autres jouent par lien.
page-error-chance-changed = Le serveur ne s’en tient pas à ce qu’il a d’abord montré à cet appareil ; aucun nombre n’est ajouté.
page-error-too-early = Un nombre se dit quand tous ont promis le leur.
page-error-other-number = Ce n’est pas le nombre qui a été promis.
page-error-too-heavy = Ce fichier demande trop de temps ou de mémoire.
page-error-begun = La partie a commencé ; plus rien n’est ajouté au hasard.
page-error-hints-off = Il n’y a pas de conseils à cette table.
page-error-hint-not-asked = Un conseil se donne à qui doit répondre.
page-error-no-worlds = Là où la partie compte pour le classement, on n’aide aucun programme.
page-error-world-not-asked = On aide un programme quand c’est à sa place de répondre.
page-error-hint-busy = Un conseil est déjà en préparation.
page-error-too-many-hints = Beaucoup de conseils sont en préparation. Attendez un instant.
page-error-hint-failed = Aucun conseil n’a été trouvé. Réessayez.
page-error-analysis-over = La partie est finie ici : personne n’a plus à répondre.
page-error-foreign-origin = Le serveur n’accepte pas de demandes de cette adresse.

## Conseils, et analyse d’une partie finie

page-hint = Conseil
page-hint-about = Que ferait ici un bon robot ? (I)
page-hint-later = Un conseil est pour votre tour.
page-hints = Les meilleurs coups
page-hints-for = Meilleurs coups : { $who }
page-hint-level = Qui conseille
page-hint-thinking = { CAP($level) } réfléchit …
page-hint-played = joué
page-hint-overlooked = Ce coup n’a même pas été examiné.
page-hint-own = La raison du robot : { $why }
page-hint-band = Ce que disent les fourchettes
page-hint-told = Les autres voient que vous avez pris un conseil.
page-hints-on = conseils permis
page-hints-off = sans conseils
page-hints-taken = { $count ->
    [one] Un conseil pris
   *[other] { $count } conseils pris
}
page-hints-allow = Conseils
page-hints-allow-about = Qui doit répondre peut voir les meilleurs coups et leurs chances. Chacun voit combien les autres en ont pris.
page-key-hint = un conseil ; dans une partie finie : ce qui pouvait être joué
page-analysis = Meilleurs coups
page-analysis-about = Que pouvait-on jouer ici, avec ce que ce siège savait ? (I)
page-log-why = Pourquoi ?

## Leçons

page-lessons-of = Apprendre { $game }
page-lessons-about = Chaque leçon prend de deux à cinq minutes, à la vraie table. On peut s’arrêter à tout moment et reprendre plus tard.
page-lessons-done = { $done } sur { $all } leçons terminées
page-lessons-begin = Commencer
page-lessons-on = Continuer
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-steps = { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
page-lesson-progress = Avancement de la leçon
page-lesson-was-done = terminée
page-lesson-points = Signalé sur la table : { $things }.
page-lesson-read = Lisez ce que dit la leçon.
page-lesson-go = Continuer
page-lesson-your-move = À vous, sur la table.
page-lesson-why = Pourquoi ?
page-lesson-show = Montrez-moi
page-lesson-more = Revenir, passer, quitter
page-lesson-back = Retour
page-lesson-skip = Passer
page-lesson-repeat = Depuis le début
page-lesson-leave = Toutes les leçons
page-lesson-next = Suite : { $lesson }
page-lesson-play = Jouer sa première partie avec l’entraîneur
page-lesson-done = C’est fini. Vous pouvez revenir à cette leçon quand vous voulez.
page-error-no-lesson = Cette leçon n’existe pas.
page-error-no-step = La leçon ne continue pas ainsi. Reprenez l’étape.

## L’entraîneur

page-coach = Entraîneur
page-coach-on = Activer l’entraîneur
page-coach-off = Désactiver l’entraîneur
page-coach-more = Plus
page-coach-less = Moins
page-coach-about = De quoi s’agit-il ?
page-coach-look = Ce que regarde un bon joueur :
page-coach-leads = Ce qui s’ensuit :
page-coach-rule = La règle
page-coach-back = Retour
page-coach-plain = Une nouvelle sorte de question. Ce qui peut être choisi est éclairé ; la règle dit de quoi il s’agit.
page-coach-idle = L’entraîneur regarde.
page-coach-brought = Ce que cela apporte : { $what }
page-coach-sure = Vraiment ?
page-coach-doubt = « { $chosen } » vous laisse { $less } de chances de gagner ; « { $better } » en laisse { $more }.
page-coach-again = Choisir autre chose
page-coach-mean = Jouer quand même
page-coach-with = Avec l’entraîneur
page-coach-with-about = Il explique chaque nouvelle sorte de question, dit ce qu’un coup apporte et interroge avant un mauvais coup. On peut le désactiver à tout moment.
page-key-coach = la fiche de l’entraîneur sur la question posée
page-key-brief = le jeu sur une page

## Une page

page-brief = Sur une page
page-brief-of = { $game } sur une page
page-brief-aim = But
page-brief-turn = Votre tour
page-brief-end = Fin de la partie
page-brief-score = Ce qui compte
page-brief-legend = Les pictogrammes
page-brief-print = Imprimer
page-brief-none = Ce jeu n’a pas encore de page. Ses règles sont là.

## Le temps

page-pace = Temps de réflexion
page-pace-none = Autant qu’on veut
page-pace-none-about = Sans pendule.
page-pace-live = En direct
page-pace-live-about = Tout le monde est là. Chacun a quelques minutes, et gagne des secondes à chaque coup.
page-pace-days = En jours
page-pace-days-about = On passe quand on peut. Chacun a tant de temps par coup, et une réserve.
page-pace-bank-minutes = Minutes par personne
page-pace-step-seconds = Secondes gagnées par coup
page-pace-step-hours = Heures par coup
page-pace-bank-days = Jours de réserve
page-pace-holidays = Jours de congé par personne
page-pace-at-end = Quand le temps est écoulé
page-pace-at-end-bot = Un robot remplace jusqu’au retour de la personne
page-pace-at-end-lose = La partie est perdue ; un robot joue jusqu’à la fin
page-pace-at-end-nothing = Rien ne se passe
page-pace-told-live = { $minutes } min + { $seconds } s
page-pace-told-days = { $hours } h par coup
page-pace-whole-days = { $days ->
    [one] { $days } jour + { $hours } h par coup
   *[other] { $days } jours + { $hours } h par coup
  }
page-clock = { $who } : il reste { $time }
page-clock-holiday = en congé
page-clock-low = Le temps presse.
page-clock-days = { $days } j { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-table-paused = La table est en pause. Aucune pendule ne tourne, et personne ne peut jouer.
page-table-go-on = Reprendre …
page-menu-pause = Pause …
page-menu-resume = Reprendre …
page-menu-days = Des jours au lieu de minutes …
page-menu-draw = Proposer la nulle …
page-menu-abandon = Finir sans résultat …
page-menu-resign = Abandonner …
page-menu-holiday = Prendre congé …
page-propose-pause = Pause
page-propose-pause-about = Aucune pendule ne tourne, et personne ne peut jouer, jusqu’à ce que tous veuillent reprendre. Tous les joueurs doivent être d’accord.
page-propose-resume = Reprendre
page-propose-resume-about = Les pendules tournent de nouveau quand tous les joueurs sont d’accord.
page-propose-days = Des jours au lieu de minutes
page-propose-days-about = Chacun aura désormais tant de temps par coup. Tous les joueurs doivent être d’accord.
page-propose-draw = Proposer la nulle
page-propose-abandon = Finir sans résultat
page-propose-draw-about = La partie s’arrête, et tous partagent la première place. Tous les joueurs doivent être d’accord.
page-propose-abandon-about = La partie reste en l’état, et personne n’a gagné. Tous les joueurs doivent être d’accord.
page-propose-resign = Abandonner
page-propose-resign-about = Vous aurez perdu, sans pouvoir revenir. Un robot jouera à votre place, pour que la partie continue pour les autres.
page-propose-resign-do = Abandonner maintenant
page-propose-holiday = Prendre congé
page-propose-holiday-about = Votre pendule ne tourne pas pendant ce temps ; vous pouvez jouer quand même. Jours restants : { $days }.
page-propose-holiday-days = Jours
page-propose-holiday-do = Les prendre
page-propose-do = Demander aux autres
page-propose-alone = Le faire
page-asked-pause = { $who } demande une pause.
page-asked-resume = { $who } veut reprendre.
page-asked-days = { $who } voudrait continuer en jours : { $hours } h par coup, { $days } en réserve.
page-asked-draw = { $who } propose la nulle.
page-asked-abandon = { $who } voudrait finir la partie sans résultat.
page-asked-title = Une question à tous
page-asked-waiting = Demandé, pas encore de réponse : { $others }.
page-asked-cancel = Retirer la question
page-asked-yes = D’accord
page-asked-no = Non
page-seat-lost = a perdu ; un robot joue jusqu’à la fin
page-lost-here = { $who } : partie perdue avant la fin, classement derrière les autres.
page-left-drawn = Tous ont accepté la nulle.
page-left-agreed = Tous ont accepté de finir cette partie sans résultat.
page-left-called = L’hôte de la soirée a arrêté cette partie en l’état.
page-error-paused = La table est en pause. Tous les joueurs doivent d’abord accepter de reprendre.
page-error-cannot-now = Cela ne se peut pas à cette table, ou pas maintenant.
page-error-asked-already = Une question est déjà posée. Répondez-y d’abord.
page-error-no-days = Indiquez le temps prévu pour un coup.
page-error-no-time = Avec ces durées, personne ne pourrait réfléchir.
page-error-no-holidays = Il ne reste pas tant de jours : { $days }.
page-error-seat-lost-game = Cette place a perdu la partie. Un robot la joue jusqu’à la fin.

## Tables ouvertes, spectateurs, classements

page-lobby = Tables ouvertes
page-lobby-about = Des tables qui attendent du monde : asseyez-vous, ou ouvrez la vôtre.
page-lobby-open = Ouvrir une table
page-lobby-all = Tous les jeux
page-lobby-none = Personne n’attend en ce moment. Ouvrez une table : des robots peuvent prendre les places vides.
page-lobby-count = { $count ->
    [one] Une table attend du monde.
   *[other] { $count } tables attendent du monde.
}
page-lobby-more = En voir plus
page-open-who = Qui peut venir
page-open-all = Ouverte à tous
page-open-all-about = La table figure parmi les tables ouvertes ; qui vient prend une place libre.
page-open-no-seat = Il faut une place libre : choisissez « par lien » pour l’une d’elles.
page-open-fill = Des robots prennent les places vides
page-open-minutes = { $minutes ->
    [0] quand je commence
    [60] après une heure
    [1440] après un jour
   *[other] après { $minutes } minutes
}
page-open-level = Leur niveau
page-open-is = Cette table est ouverte à tous.
page-open-waits = Elle commence quand toutes les places sont prises, ou quand l’hôte le dit.
page-open-fills = { $minutes ->
    [one] Dans une minute, des robots ({ $level }) prendront les places vides.
   *[other] Dans { $minutes } minutes, des robots ({ $level }) prendront les places vides.
}
page-open-free = libre
page-open-full = Toutes les places sont prises.
page-open-sit = S’asseoir
page-open-back = À la table
page-open-leave = Quitter la table
page-open-shut = La retirer des tables ouvertes
page-open-without = sans { $what }
page-open-own-set = avec un matériel de l’hôte
page-rated = Pour le classement
page-rated-about = Le résultat compte pour la cote de chacun. Il n’y a pas de conseils, et rien n’est repris par accord.
page-rated-short = classée
page-rating = Cote
page-rating-about = { $rating }, à { $spread } près : 95 fois sur 100 elle est juste dans ces limites.
page-ratings = Classement
page-ratings-about = Personnes et robots sur une même échelle, triés par ce qu’ils valent au moins. Chacun débute à 1500, là où se tient le marin ; les autres robots sont là où les placent leurs parts de victoires mesurées. Le nombre derrière ± dit à quel point on connaît quelqu’un.
page-ratings-who = Qui
page-ratings-games = Parties
page-ratings-none = Personne n’a encore joué de partie classée.
page-ratings-all = Tout le classement
page-watch-delay = Retard des spectateurs
page-watch-moves = { $count ->
    [0] aucun
    [one] un coup
   *[other] { $count } coups
}
page-watch-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
page-watch-behind = { $count ->
    [one] spectateurs en retard d’un coup
   *[other] spectateurs en retard de { $count } coups
}
page-watch-change = Changer
page-watch-all = Cela change quand toutes les personnes à la table souhaitent la même chose.
page-watch-waiting = Les autres voient votre souhait. Cela change quand tous souhaitent la même chose.
page-watch-wish = { $count ->
    [0] { $who } souhaite que les spectateurs voient tout de suite.
    [one] { $who } souhaite un retard d’un coup pour les spectateurs.
   *[other] { $who } souhaite un retard de { $count } coups pour les spectateurs.
}
page-chat-watchers = Seuls ceux qui regardent lisent ceci tant que la partie dure.
page-abuse = Signaler
page-abuse-line = Signaler ce message
page-abuse-about = Qui tient ce serveur le lira, avec la table et ce qui est cité ici. Personne d’autre.
page-abuse-text = Que s’est-il passé ?
page-abuse-send = Envoyer le signalement
page-abuse-done = Merci. Qui tient ce serveur le lira.
undo-rated = Cette partie compte pour le classement : rien n’est repris une fois que d’autres ont joué.
page-error-no-lobby = Ce serveur est privé : il n’a pas de tables ouvertes.
page-error-not-open = Cette table n’est plus ouverte.
page-error-no-free-seat = Quelqu’un d’autre a été plus rapide : il n’y a plus de place libre.
page-error-sits-already = Vous êtes déjà assis à cette table.
page-error-host-stays = Vous avez ouvert cette table : retirez-la plutôt des tables ouvertes.
page-error-blocked = Qui tient ce serveur vous exclut de ce qui est ouvert à tous.
page-error-too-many-open = Beaucoup de vos tables attendent déjà du monde.
page-error-too-many-reports = Beaucoup a été signalé d’ici. Attendez un moment.
page-error-rated-hints = Une partie classée se joue sans conseils.
page-error-no-ratings = Ce serveur ne tient pas de classement.

## Réponses laissées d’avance

page-orders = Répondre d’avance
page-orders-about = Laissez une réponse aux questions qui peuvent venir pendant votre absence. Personne d’autre ne l’apprend : la réponse arrive au bout d’un moment, comme si vous étiez passé, et ne coûte pas de temps. Quand survient quelque chose que vous devriez voir, l’ordre prend fin de lui-même.
page-orders-count = { $count ->
    [0] Répondre d’avance…
    [one] { $count } réponse laissée d’avance
   *[other] { $count } réponses laissées d’avance
}
page-orders-ended = { $count ->
    [one] { $count } ordre a pris fin
   *[other] { $count } ordres ont pris fin
}
page-order-now = Répondu pour vous sous peu : { $order }
page-order-holds = en vigueur
page-order-lasts = Combien de temps il vaut
page-order-lasts-once = pour une réponse
page-order-lasts-asked = jusqu’à ce qu’on me demande autre chose
page-order-lasts-always = jusqu’à ce que je le retire
page-order-leave = Donner cet ordre
page-order-change = Changer
page-order-cancel = Retirer
page-order-away = Ranger
page-order-add = Ajouter…
page-order-drop = Ôter { $thing }
page-order-waits = Il attend une telle question.
page-order-answers = Il répondra bientôt à la question ouverte ; vous pouvez encore y répondre vous-même.
page-order-answered = { $count ->
    [one] Il a répondu une fois.
   *[other] Il a répondu { $count } fois.
}
page-order-ended-turn = Il a pris fin : son temps est écoulé.
page-order-ended-asked = Il a pris fin : autre chose vous a été demandé.
page-order-ended-done = Il a été exécuté.
page-order-ended-by-hand = Il a pris fin : vous avez répondu vous-même.
page-order-ended-taken-back = Il a pris fin : sa réponse a été reprise.
page-error-no-orders = À cette table, rien ne peut être laissé d’avance.
page-error-no-order = Il n’y a pas d’ordre de ce genre dans ce jeu.
page-error-bad-order = Cet ordre ne peut pas être laissé ainsi.
