# Les mots des robots : leurs niveaux, et leurs raisons. « chance » est la chance de gagner en pour cent.

level-random = Hasard
level-random-about = N’importe quel coup permis, tous aussi probables.
level-novice = Novice
    .is = m
    .noun = novice
level-novice-about = Joue de façon plausible, avec des fautes de débutant.
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

bot-hint = { $move } : { $chance } %. { $why }

because-only = Il n’y a pas d’autre coup.
because-random = Tous les coups se valent pour moi.
because-win = Cela gagne la partie.
because-best = De tout ce que j’ai examiné, ceci laisse les meilleures chances : environ { $chance } %.
because-next = Il reste environ { $chance } % de chances.
