# Les mots des robots : leurs niveaux, et leurs raisons. « chance » est la chance de gagner en pour cent.

level-random = Hasard
level-random-about = N’importe quel coup permis, tous aussi probables.
level-novice = Novice
level-novice-about = Joue de façon plausible, avec des fautes de débutant.
level-sailor = Marin
level-sailor-about = Examine son propre tour jusqu’au bout, selon des règles simples et sûres.
level-captain = Capitaine
level-captain-about = Examine aussi la meilleure réponse des autres.
level-archon = Archonte
level-archon-about = Cherche plusieurs tours à l’avance, deux secondes au plus par coup.

bot-hint = { $move } : { $chance } %. { $why }

because-only = Il n’y a pas d’autre coup.
because-random = Tous les coups se valent pour moi.
because-win = Cela gagne la partie.
because-best = De tout ce que j’ai examiné, ceci laisse les meilleures chances : environ { $chance } %.

## Troia

because-troia-progress = Cela fait progresser : { $count } étapes sur 4 seront franchies.
because-troia-ready = Deux héros seront dans la case éloignée, et la carte de l’étape suivante est en main.
because-troia-stop = Cela repousse un héros hors de la case où l’autre camp en veut deux.
because-troia-reach = À la prochaine offrande, deux héros peuvent être dans la case éloignée.
because-troia-draw = { $count ->
    [0] La main est vide : il faut d’abord des cartes.
    [one] Une seule carte en main paie peu de choses : il faut d’abord des cartes.
   *[other] Des cartes valent mieux maintenant qu’une offrande tirée de { $count } cartes.
}
because-troia-hero = { $hero } avance : { $space }.
