# Les mots communs à tous les jeux. Rien ici ne connaît ni terminal ni page.

and = et
quoted = « { $text } »

## Le petit mot devant un nom : { OF($foe) } donne « d’Hercule », « de Paul » ou « du joueur 2 ». Un nom dit son genre et son
## nombre par `.is` (m, f, mp, fp) ; sans cela c’est un nom propre, sans article. h est muet, y devant consonne s’élide.

grammar-shortens = [aàâäeéèêëhiîïoôöuùûüœæ]|y[^aeiouéè]
grammar-the = {""}
    .m = le
    .m-short = l’
    .f = la
    .f-short = l’
    .mp = les
    .fp = les
grammar-of = de
    .short = d’
    .m = du
    .m-short = de l’
    .f = de la
    .f-short = de l’
    .mp = des
    .fp = des
grammar-to = à
    .m = au
    .m-short = à l’
    .f = à la
    .f-short = à l’
    .mp = aux
    .fp = aux
grammar-in = à
    .m = au
    .m-short = à l’
    .f = à la
    .f-short = à l’
    .mp = aux
    .fp = aux
grammar-a = {""}
    .m = un
    .f = une
    .mp = des
    .fp = des
grammar-some = {""}
    .m = du
    .m-short = de l’
    .f = de la
    .f-short = de l’
    .mp = des
    .fp = des

## Le noyau

event-undone = { CAP($seat) } reprend son dernier coup.
event-automatic = Rien à choisir : répondu pour vous, « { $move } ».
event-ordered = Répondu comme vous l’aviez laissé : « { $move } ».
no-over = La partie est finie : personne ne joue plus.
no-not-asked = C’est { THE($seat) } qui est interrogé en ce moment, pas vous.
no-other-question = { $first-count ->
    [0] Cela ne répond pas à la question posée.
    [1] Cela vient plus tard : choisissez d’abord { $first }.
   *[other] Cela vient plus tard : choisissez d’abord l’un de ces coups : { $first }.
}

## Qui joue

event-seat-joined = { $person-id ->
    [none] { CAP($seat) } : quelqu’un prend place.
   *[other] { CAP($seat) } : { $person } prend place.
}
event-seat-bot = { CAP($seat) } : un robot joue à partir d’ici.
event-seat-here = { CAP($seat) } : la suite se joue à l’écran de l’hôte.
event-seat-open = { CAP($seat) } : la place est libre, et l’hôte y invite quelqu’un.
event-seat-stand-in = { CAP($seat) } : un robot remplace la personne de cette place, qui le veut ainsi.
event-seat-away = { CAP($seat) } : personne n’est revenu à temps, un robot prend le relais.
event-seat-timed-out = { CAP($seat) } : le temps est écoulé, un robot prend le relais.
event-seat-forfeited = { CAP($seat) } : le temps est écoulé et la partie est perdue ; un robot joue jusqu’à la fin.
event-seat-resigned = { CAP($seat) } : abandon, la partie est perdue ; un robot joue jusqu’à la fin.
event-game-abandoned = Tous les joueurs ont accepté de laisser la partie en l’état, sans résultat.
event-game-drawn = Tous les joueurs ont accepté la nulle.
event-game-called = L’hôte de la soirée a arrêté cette partie en l’état.
event-seat-back = { CAP($seat) } : la personne est de retour et joue sans le robot.
event-seat-handed-here = { CAP($seat) } : la suite se joue à l’écran de l’hôte, avec l’accord de la personne.
event-seat-handed-on = { CAP($seat) } : la place passe à quelqu’un d’autre, avec l’accord de la personne.
event-seat-moved = { $person-id ->
    [none] { CAP($seat) } : la suite se joue sur un autre appareil.
   *[other] { CAP($seat) } : la suite se joue sur un autre appareil, avec { $person }.
}
event-seat-lost = { CAP($seat) } : tous les autres se sont accordés sur une nouvelle invitation ; l’ancien appareil n’ouvre plus rien.
event-seat-forfeit = { $person-id ->
    [time-out] { CAP($seat) } : { $level } n’a pas répondu à temps et perd la partie selon la règle.
    [crash] { CAP($seat) } : { $level } est tombé en panne et perd la partie selon la règle.
    [garbage] { CAP($seat) } : { $level } n’a pas répondu selon le protocole et perd la partie selon la règle.
   *[illegal] { CAP($seat) } : { $level } a choisi un coup illégal et perd la partie selon la règle.
}

## D’autres règles

event-rules-changed = Les règles sont passées de la version { $played } à la version { $present }. Tous les joueurs ont accepté de continuer d’ici avec les nouvelles.
event-rules-ended = Les règles sont passées de la version { $played } à la version { $present }. Tous les joueurs ont accepté de laisser la partie en l’état, sans résultat.

## La table en texte

text-which-game = Quel jeu ? Tapez son numéro.
text-which-again = Tapez un numéro de 1 à { $count }, ou le nom d’un jeu.
text-which-option = { $option } : tapez un numéro ; Entrée prend le premier.
text-kept = La partie est conservée dans { $file } ; tapez aide pour voir ce que l’on peut taper.
text-left = La partie est conservée dans { $file }. Pour continuer :
text-record = La partie est enregistrée dans { $file }. Pour la vérifier :
text-seed = Graine du hasard : { $seed }
text-curtain = Passez le clavier, s’il vous plaît : c’est { TO($seat) }. Appuyez sur Entrée quand personne d’autre ne regarde.
text-press-enter = Appuyez sur Entrée pour continuer.
text-bad-number = Il n’y a pas de numéro { $number } dans la liste : elle va de 1 à { $count }.
text-bad-form = « { $line } » n’est pas un coup possible ici : il s’écrit { $form }.
text-no-such = « { $name } » n’est rien de ce qui peut se trouver là : { $names }.
text-bad-line = « { $line } » n’est ni un numéro de la liste, ni un coup, ni une commande ; aide dit ce que l’on peut taper.
text-no-hints = Il n’y a pas de conseils à cette table. Ouvrez-la avec --hints pour les permettre.
text-hint-by = { $level }, avec les chances de gagner :
text-hint-who = Personne du nom { OF($name) } ne donne de conseils ; il y a : { $levels }.
text-hints-taken = { $count ->
    [one] { CAP($seat) } a pris un conseil.
   *[other] { CAP($seat) } a pris { $count } conseils.
}
text-played-part = { $played ->
    [one] Un seul coup a été joué
   *[other] { $played } coups ont été joués
} (sur { $count }) ; le suivant est refusé :
text-why-what = Tapez pourquoi et un coup pour savoir pourquoi il est impossible, par exemple : pourquoi { $example }
text-allowed = C’est permis : { $move }.
text-auto-on = Quand il n’y a qu’une réponse, elle est donnée pour vous.
text-auto-off = Tout vous est demandé, même quand il n’y a qu’une réponse.
text-coach-card = L’entraîneur : { $text } (Tapez entraîneur pour en savoir plus.)
text-coach-look = Ce que regarde un bon joueur :
text-coach-leads = Ce qui s’ensuit :
text-coach-none = L’entraîneur n’a pas de fiche pour cette question.
text-coach-on = L’entraîneur est là : une fiche pour chaque nouvelle sorte de question, et un mot avant un choix qui gâche beaucoup.
text-coach-off = L’entraîneur ne dit plus rien.
text-coach-sure = Vraiment ?
text-coach-doubt = « { $chosen } » : { $less } de chances de gagner. « { $better } » : { $more }.
text-coach-mean = Si c’est bien ce que vous voulez, tapez-le encore une fois.
text-coach-first = Votre première partie, avec l’entraîneur :
text-no-undo = Rien ne peut être repris : vous n’avez pas encore joué, ou bien depuis lors une chose cachée a été vue ou quelqu’un d’autre a joué.
text-saved = Enregistré dans { $file }.
text-not-saved = Impossible d’écrire { $file } : { $reason }. La partie elle-même reste conservée.
text-exists = { $file } existe déjà et n’est pas remplacé.
text-no-clause = Il n’y a ni règle ni chose du nom de « { $name } » ; les règles portent les noms donnés par les refus et à côté de chaque question.
text-no-words = Rien n’est écrit sur { $name }.
text-told = { $name } : { $about }
text-puzzle = Problème { $n } (il y en a { $of }), niveau { $level } sur 3. Votre place : { $seat }. Trouvez le meilleur tour. Tapez conseil pour voir la réponse, quitter pour partir.
text-puzzle-right = C’est bien ce tour.
text-puzzle-wrong = Ce n’est pas le meilleur tour. Revoici la position.
text-puzzle-best = Le meilleur : { $turn }. Chances de gagner : environ { $chance } %.
text-puzzle-other = Autrement : { $turn }. Environ { $chance } %.
text-puzzle-follows = La suite possible, d’après ce que l’on peut savoir de cette place :
text-puzzle-then = { $seat } : { $move }
puzzle-theme-win = Le thème : un tour qui gagne aussitôt.
puzzle-theme-defend = Le thème : en retard, mais pas perdu. Tout autre tour cède beaucoup plus.
puzzle-theme-finish = Le thème : garder l’avance. Les autres tours laissent revenir l’adversaire.
puzzle-theme-ahead = Le thème : voir plus loin que ce tour. D’autres paraissent meilleurs au premier regard.
puzzle-theme-tempt = Le thème : résister. Le tour qui paraît le meilleur donne moins.
puzzle-theme-turn = Le thème : ici, la partie bascule.
text-which-thing = Plusieurs choses commencent par « { $name } » : { $names }.
text-near = Pensiez-vous à : { $names } ?
text-no-thing = Il n’y a rien à lire sous le nom de « { $name } » ; on peut nommer une carte, un lieu ou toute autre chose qui porte un nom.
text-glossary-here = ici
text-glossary-code = dans les coups et le code
text-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
text-places = Place
text-help = Tapez le numéro d’un coup, ou le coup tel qu’il est écrit à côté, par exemple : { $example }. Plusieurs sur une ligne, séparés par des virgules, se jouent l’un après l’autre : { $chain }. Les numéros sont ceux de la liste affichée ; les choses se désignent aussi par leur nom. La touche Tab complète. Ou tapez une commande :
text-command-why = pourquoi
text-command-hint = conseil
text-command-undo = reprendre
text-command-log = journal
text-command-rules = règles
text-command-look = regarder
text-command-table = plateau
text-command-auto = auto
text-command-coach = entraîneur
text-command-save = enregistrer
text-command-help = aide
text-command-quit = quitter
text-about-why = suivi d’un coup : pourquoi il est impossible (aussi : ? et un coup)
text-about-hint = les trois meilleurs coups, leurs chances et pourquoi ; nommez un niveau pour l’interroger : conseil archon
text-about-undo = reprendre votre dernier coup, si rien de caché n’a été vu depuis
text-about-log = tout ce qui s’est passé, pour autant que vous puissiez le savoir
text-about-rules = la règle derrière la question ; ou nommez une règle, une carte ou une autre chose (règles { $thing })
text-about-look = regarder tout ce que vous pouvez voir, défausses comprises ; ou nommez une carte ou une autre chose pour lire ce qu’elle fait (regarder { $thing })
text-about-table = redessiner la table (aussi : Entrée seule)
text-about-auto = répondre pour vous quand il n’y a qu’une réponse, ou demander (auto on, auto off)
text-about-coach = la fiche entière de la question posée ; ou faire venir et partir l’entraîneur (entraîneur on, entraîneur off)
text-about-save = enregistrer maintenant, ou dans un fichier que vous nommez
text-about-help = cette aide
text-about-quit = partir ; la partie est conservée

## Leçons

text-lesson-step = { $lesson }, étape { $step } sur { $steps }
text-lesson-go = Entrée pour continuer. Ou bien : { $commands }.
text-lesson-ask = Tapez le numéro de votre réponse. Ou bien : { $commands }.
text-lesson-move = À vous : un numéro, ou le coup comme il s’écrit. Ou bien : { $commands }.
text-lesson-line = « { $line } » n’est ni un numéro de la liste, ni un coup, ni l’un de ces mots.
text-lesson-number = Tapez un de ces nombres : { $numbers }.
text-lesson-done = La leçon est terminée.
text-lesson-next = La leçon suivante :
text-lesson-left = Vous avez quitté la leçon. Pour reprendre là où vous étiez :
text-lesson-do-why = pourquoi
text-lesson-do-show = montrer
text-lesson-do-back = retour
text-lesson-do-skip = passer
text-lesson-do-again = encore
text-lesson-do-quit = quitter
text-lesson-wrong = Cela ne se peut pas maintenant. Essayez encore, ou laissez-vous montrer.
text-lesson-other = C’est permis aussi, mais ce n’est pas le sujet de cette étape. Rien n’a été joué : essayez encore, ou laissez-vous montrer.
text-lesson-unwise = C’est permis aussi. Rien n’a été joué : essayez encore.
text-lesson-slip = Regardez encore.
text-lesson-also = C’est bien aussi. La leçon continue avec son propre coup.
