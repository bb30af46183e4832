# Words for bots: their levels, and why they do what they do. `chance` is the chance to win in percent.

level-random = Random
level-random-about = Any legal move, each as likely.
level-novice = Novice
level-novice-about = Plays plausibly, and makes beginners’ mistakes.
level-sailor = Sailor
level-sailor-about = Looks at the own turn to its end, by sound rules of thumb.
level-captain = Captain
level-captain-about = Also looks at the best answer of the others.
level-archon = Archon
level-archon-about = Searches many turns ahead, up to two seconds a move.

bot-hint = { $move }: { $chance } %. { $why }

because-only = There is no other move.
because-random = All moves are the same to me.
because-win = This wins the game.
because-best = Of all I looked at, this leaves the best chances: about { $chance } %.
because-next = It leaves a chance of about { $chance } %.

## Troia

because-troia-progress = It makes progress: { $count } of 4 steps { $count ->
    [one] is
   *[other] are
} done then.
because-troia-ready = Two heroes stand in the far space then, and the card for the next step is in hand.
because-troia-stop = It drives a hero back out of the space where the other side needs two.
because-troia-reach = With the next offering two heroes can be in the far space.
because-troia-draw = { $count ->
    [0] The hand is empty: cards are needed first.
    [one] One card in hand pays for little: cards are needed first.
   *[other] More cards are worth more now than an offering from { $count } cards.
}
because-troia-hero = It brings { $hero } to { $space }.

## Parthenon

because-parthenon-build = It builds: { $count } of 16 structures stand then.
because-parthenon-voyage = { $count ->
    [one] A fleet to { $land } brings most for what it risks.
   *[other] { $count } fleets, the first to { $land }, bring most for what they risk.
}
because-parthenon-home = No voyage is worth its hazards now.
because-parthenon-abroad = These exchanges bring what the next structures lack.
because-parthenon-save = The goods are kept for something better.
because-parthenon-keep = These cards are nearest to the next structures.
because-parthenon-offer = It brings a card that is needed, and the other seems to gain by it too.
because-parthenon-accept = What is offered is worth more here than what is asked for.
because-parthenon-refuse = What is asked for is worth more here than what is offered.
because-parthenon-withdraw = The hand has changed: the offer no longer pays.
because-parthenon-ready = No offer that is open pays, and there is none to make.
because-parthenon-donate = A donation buys nothing that could be enforced.
because-parthenon-vote = The office does least harm with the island that is furthest behind.
because-parthenon-name = Where an island must be hit, it is the one that is furthest ahead.
because-parthenon-reveal = With this card the own fleet can trade.
because-parthenon-covered = This card would serve only the others.
because-parthenon-gift = The cargo is worth more than the Gift.
because-parthenon-show = Showing the card costs nothing and saves the cargo.

## Odysseus

because-odysseus-epic = It completes the epic: all five kinds of trial are there then, for { $count } points.
because-odysseus-passed = { $count ->
    [one] It passes a trial, for 1 point more.
   *[other] It passes trials, for { $count } points more.
}
because-odysseus-story = { $count ->
    [0] It brings a story, for the cards to come.
    [one] It brings a story, and the stories tell 1 point more.
   *[other] It brings a story, and the stories tell { $count } points more.
}
because-odysseus-waits = { $count ->
    [0] It prepares later trials: { $skill } is high enough for this card.
    [one] The card is worth { $points } points, and { $skill } lacks only one level for it.
   *[other] The card will be worth { $points } points once { $skill } has risen by { $count } levels.
}
because-odysseus-rest = A rest brings { $skill } to { $level } and a favour; no card is worth more now.

## Deukalion

because-deukalion-claim = It completes a pursuit for { $count } points: { $pursuit }.
because-deukalion-found = It founds { $settlement }: { $count ->
    [one] one point
   *[other] { $count } points
}.
because-deukalion-raid = { $city } falls with { $odds } of 100 throws, and then a treasure comes aboard.
because-deukalion-seize = { $settlement } falls with { $odds } of 100 throws.
because-deukalion-deliver = The { $colour } treasure earns an Honour card at Athens.
because-deukalion-back = { $count ->
    [one] One hoplite comes
   *[other] { $count } hoplites come
} back from the Underworld.
because-deukalion-styx = At the Styx { $count ->
    [one] one hoplite waits
   *[other] { $count } hoplites wait
} to come back.
because-deukalion-rotate = The dice serve best like this: Card { $to_card }, Hydra { $to_hydra }, Hoplites { $to_hoplites }, Move { $to_move }.
because-deukalion-attack = The Hydra throws itself on { $foe }.
because-deukalion-hunt = The Hydra is beaten with { $odds } of 100 throws, and a pursuit is completed.
because-deukalion-ship = { $foe } is beaten with { $odds } of 100 throws.
because-deukalion-home = { $square } lies well on the way to Athens with what is aboard.
because-deukalion-sail = From { $square } there is most to do next.
because-deukalion-card = { $card } helps most now.
