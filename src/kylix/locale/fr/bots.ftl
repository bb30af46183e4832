# Les mots des robots : leurs niveaux, et leurs raisons. « chance » est la chance de gagner en pour cent, de « low » à « high » sa fourchette.

level-random = Hasard
    .is = m
    .noun = hasard
level-random-about = N’importe quel coup permis, tous aussi probables.
level-novice = Novice
    .is = m
    .noun = novice
level-novice-about = Joue de façon plausible, avec des fautes de débutant.
level-deckhand = Moussaillon
    .is = m
    .noun = moussaillon
level-deckhand-about = Connaît les cordages, mais se trompe encore de temps en temps.
level-sailor = Marin
    .is = m
    .noun = marin
level-sailor-about = Examine son propre tour jusqu’au bout, selon des règles simples et sûres.
level-captain = Capitaine
    .is = m
    .noun = capitaine
level-captain-about = Examine aussi la meilleure réponse des autres.
level-archon = Archon
    .is = m
    .noun = archon
level-archon-about = Cherche plusieurs tours à l’avance, deux secondes au plus par coup.
level-beats = { $others ->
    [one] Bat { THE($level) } dans { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur 100.
   *[other] Gagne { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } sur 100, seul contre { $others } × { $level } ; à forces égales ce serait { $fair }.
}
level-measured = Mesuré sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : entre { $low } et { $high } sur 100.

bot-hint = { $move } : { $chance }. { $why }
chance-band = { $low }–{ $high } %
chance-sure = { $low } %
bot-band-about = Fourchettes : où se trouve la chance de gagner dans huit positions sur dix qui se ressemblent vues de cette place, et comment des positions jugées ainsi se sont terminées quand des robots les ont jouées jusqu’au bout.

because-only = Il n’y a pas d’autre coup.
because-random = Tous les coups se valent pour moi.
because-win = Cela gagne la partie.
because-best = De tout ce que j’ai examiné, ceci laisse les meilleures chances.
because-next = Parmi les autres, ceci laisse les meilleures chances.

review-players = La précision de chacun
review-turns = Où quelque chose a été gâché
review-seat = Place
review-decisions = Décisions
review-accuracy = Précision
review-turn = Tour
review-entry = Entrée
review-kind = Ce que c’était
review-loss = Perdu
review-better = Mieux
review-why = Pourquoi
review-slip = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
