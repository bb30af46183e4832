# Une soirée ensemble : tours, tables, classement.

page-evening = Une soirée ensemble
page-evening-about = Quelques amis, quelques tours : chacun a sa table, les résultats sont comptés, le classement s’affiche.
page-evening-usual = Notre soirée
page-evening-mine = Vos soirées
page-evening-name = Nom de la soirée
page-evening-titles = Ce qu’on joue
page-evening-titles-about = Les jeux se suivent, tour après tour.
page-evening-size = Joueurs par table, si possible
page-evening-options = Options
page-evening-format = Qui joue avec qui
page-evening-format-robin = Tous avec tous
page-evening-format-robin-about = Chacun rencontre les autres aussi également que possible.
page-evening-format-swiss = Groupes suisses
page-evening-format-swiss-about = Ceux qui sont proches au classement jouent ensemble ; on se retrouve rarement deux fois.
page-evening-rounds = Tours
page-evening-counts = Ce qui compte
page-evening-counts-places = Chaque place compte
page-evening-counts-places-about = De 1 point pour le premier à 0 pour le dernier, à intervalles égaux.
page-evening-counts-wins = Seules les victoires comptent
page-evening-counts-wins-about = 1 point pour le premier, rien pour les autres.
page-evening-further = Autres choix
page-evening-plays = Je joue aussi
page-evening-automatic = Le tour suivant commence tout seul, une minute après la dernière table
page-evening-bots = Personne ne passe son tour : qui reste seul joue contre des robots
page-evening-level = Robots remplaçants
page-evening-make = Créer la soirée
page-evening-round = Tour { $round }
page-evening-round-of = { $round ->
    [0] { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
   *[other] tour { $round } sur { $rounds }
}
page-evening-table = Table { $number }
page-evening-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-evening-runs = en cours
page-evening-ended = finie
page-evening-stopped = arrêtée en l’état
page-evening-out = Passe son tour, pour un demi-point :
page-evening-bot = Robot
page-evening-stand-in = un robot continue
page-evening-replace = Quelqu’un prend la place :
page-evening-watch = Regarder
page-evening-look = Revoir
page-evening-go = À votre table
page-evening-ready = Votre table est prête
page-evening-others = Les autres jouent encore. Le tour suivant commence quand toutes les tables ont fini.
page-evening-standings = Classement
page-evening-who = Nom
page-evening-points = Points
page-evening-strength = Force
page-evening-strength-about = Combien de points ont, en moyenne, ceux qu’on a rencontrés : départage à points égaux
page-evening-wins = Gagnées
page-evening-tables = Tables
page-evening-left = est parti
page-evening-people = { $count ->
    [0] Personne n’est encore là
    [one] Une personne participe
   *[other] { $count } personnes participent
}
page-evening-host = mène la soirée
page-evening-led = { $who } mène la soirée.
page-evening-link = Qui ouvre ce lien peut participer :
page-evening-come = Vous êtes invité à cette soirée.
page-evening-late = La soirée est en cours. Vous jouez dès le prochain tour.
page-evening-join = Participer
page-evening-again = Revenir
page-evening-leave = Quitter la soirée
page-evening-last = C’est le dernier tour.
page-evening-do = Valider
page-evening-leave-about = Vous ne participez plus aux tours à venir. Vous pouvez revenir par le lien.
page-evening-leave-table = Un robot continue pour vous à votre table, et vous ne participez plus aux tours à venir. Vous pouvez revenir par le lien.
page-evening-stage-gathering = On continue quand l’hôte lance le tour.
page-evening-stage-playing = Le tour se joue.
page-evening-stage-between = Le tour est fini.
page-evening-stage-over = La soirée est finie. Merci d’avoir joué !
page-evening-lead = Vous menez la soirée
page-evening-begin = Lancer le tour { $round }
page-evening-few = { $count ->
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
}
page-evening-wait = Toutes les tables doivent d’abord finir.
page-evening-soon = Le tour suivant commence dans { $seconds } secondes.
page-evening-more = Changer quelque chose
page-evening-remove = Continuer sans
page-evening-remove-about = Un robot continue pour qui est absent, après un compte à rebours à la table. On peut revenir par le lien.
page-evening-hand = Passer la main à
page-evening-end = Finir la soirée
page-evening-end-sure = Aucun autre tour ne sera joué.
page-evening-stop = Arrêter cette table en l’état
page-evening-stop-about = Les places sont celles du moment ; un jeu qui ne classe personne avant la fin est partagé entre tous. On ne peut pas revenir en arrière.
page-evening-large = Pour le grand écran
page-evening-print = Imprimer
page-evening-back = La soirée
page-error-no-evening = Cette soirée n’existe pas ici. Le lien est peut-être incomplet.
page-error-no-evenings = Ce serveur n’a pas de soirées.
page-error-evening-over = Cette soirée est finie.
page-error-evening-full = Trente personnes participent déjà : il n’y a plus de place.
page-error-too-many-evenings = Trop de soirées ont été créées d’ici. Attendez un peu.
page-error-round-open = Des tables de ce tour ne sont pas finies.
page-error-too-few = Il y a trop peu de monde pour un tour.
page-error-not-evening-host = Seul l’hôte de la soirée peut faire cela.
page-error-not-there = Personne de ce nom ne participe.
page-error-plays-elsewhere = Qui prend une place doit être libre dans ce tour.
page-error-seat-not-free = Cette place est jouée par la personne à qui elle appartient.
page-error-table-ended = Cette table est finie.
