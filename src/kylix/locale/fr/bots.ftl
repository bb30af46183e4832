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
because-next = Il reste environ { $chance } % de chances.

## Troia

because-troia-progress = Cela fait progresser : { $count ->
    [one] { $count } étape sur 4 sera franchie
   *[other] { $count } étapes sur 4 seront franchies
}.
because-troia-ready = Deux héros seront dans la case éloignée, et la carte de l’étape suivante est en main.
because-troia-stop = Cela repousse un héros hors de la case où l’autre camp en veut deux.
because-troia-reach = À la prochaine offrande, deux héros peuvent être dans la case éloignée.
because-troia-draw = { $count ->
    [0] La main est vide : il faut d’abord des cartes.
    [one] Une seule carte en main paie peu de choses : il faut d’abord des cartes.
   *[other] Des cartes valent mieux maintenant qu’une offrande tirée de { $count } cartes.
}
because-troia-hero = { $hero } avance : { $space }.

## Parthenon

because-parthenon-build = Il construit : { $count } édifices sur 16 sont alors debout.
because-parthenon-voyage = { $count ->
    [one] Une flotte vers { $land } rapporte le plus pour ce qu’elle risque.
   *[other] { $count } flottes, la première vers { $land }, rapportent le plus pour ce qu’elles risquent.
}
because-parthenon-home = Aucun voyage ne vaut ses dangers pour le moment.
because-parthenon-abroad = Ces échanges apportent ce qui manque aux prochains édifices.
because-parthenon-save = Les marchandises sont gardées pour mieux.
because-parthenon-keep = Ces cartes sont les plus proches des prochains édifices.
because-parthenon-offer = Cela apporte une carte utile, et l’autre semble y gagner aussi.
because-parthenon-accept = Ce qui est offert vaut plus ici que ce qui est demandé.
because-parthenon-refuse = Ce qui est demandé vaut plus ici que ce qui est offert.
because-parthenon-withdraw = La main a changé : l’offre n’est plus avantageuse.
because-parthenon-ready = Aucune offre ouverte n’est avantageuse, et il n’y en a pas à faire.
because-parthenon-donate = Un don n’achète rien que l’on puisse exiger.
because-parthenon-vote = La charge nuit le moins dans les mains de l’île la plus en retard.
because-parthenon-name = S’il faut frapper une île, que ce soit la plus avancée.
because-parthenon-reveal = Avec cette carte, sa propre flotte peut commercer.
because-parthenon-covered = Cette carte ne servirait qu’aux autres.
because-parthenon-gift = La cargaison vaut plus que le Cadeau.
because-parthenon-show = Montrer la carte ne coûte rien et sauve la cargaison.

## Odysseus

because-odysseus-epic = Cela achève l’épopée : les cinq sortes d’épreuves y sont, pour { $count } points.
because-odysseus-passed = { $count ->
    [one] Une épreuve est réussie, pour { $count } point de plus.
   *[other] Des épreuves sont réussies, pour { $count } points de plus.
}
because-odysseus-story = { $count ->
    [0] Cela apporte une histoire, pour les cartes à venir.
    [one] Cela apporte une histoire, et les histoires racontent { $count } point de plus.
   *[other] Cela apporte une histoire, et les histoires racontent { $count } points de plus.
}
because-odysseus-waits = { $count ->
    [0] Cela prépare d’autres épreuves : { $skill } suffit pour cette carte.
    [one] La carte vaut { $points } points, et il ne manque qu’un niveau à { $skill }.
   *[other] La carte vaudra { $points } points quand { $skill } aura monté de { $count } niveaux.
}
because-odysseus-rest = Un repos porte { $skill } à { $level } et donne une faveur ; aucune carte ne vaut mieux maintenant.

## Deukalion

because-deukalion-claim = Cela accomplit un contrat de { $count } points : { $pursuit }.
because-deukalion-found = Cela fonde { $settlement } : { $count ->
    [one] un point
   *[other] { $count } points
}.
because-deukalion-raid = { $city } tombe avec { $odds } lancers sur 100, et un trésor monte alors à bord.
because-deukalion-seize = { $settlement } tombe avec { $odds } lancers sur 100.
because-deukalion-deliver = Le trésor { $colour } vaut une carte Honneur à Athènes.
because-deukalion-back = { $count ->
    [one] Un hoplite revient
   *[other] { $count } hoplites reviennent
} des Enfers.
because-deukalion-styx = Au Styx, { $count ->
    [one] un hoplite attend
   *[other] { $count } hoplites attendent
} de revenir.
because-deukalion-rotate = Les dés servent le mieux ainsi : Carte { $to_card }, Hydre { $to_hydra }, Hoplites { $to_hoplites }, Navigation { $to_move }.
because-deukalion-attack = L’Hydre se jette sur { $foe }.
because-deukalion-hunt = L’Hydre est vaincue avec { $odds } lancers sur 100, et un contrat est accompli.
because-deukalion-ship = { $foe } est vaincu avec { $odds } lancers sur 100.
because-deukalion-home = { $square } est bien placé sur le chemin d’Athènes avec ce qui est à bord.
because-deukalion-sail = De { $square }, il y a le plus à faire ensuite.
because-deukalion-card = { $card } aide le plus maintenant.
