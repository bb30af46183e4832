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

## Troia

because-troia-progress = It makes progress: { $count } of 4 steps are done then.
because-troia-ready = Two heroes stand in the far space then, and the card for the next step is in hand.
because-troia-stop = It drives a hero back out of the space where the other side needs two.
because-troia-reach = With the next offering two heroes can be in the far space.
because-troia-draw = { $count ->
    [0] The hand is empty: cards are needed first.
    [one] One card in hand pays for little: cards are needed first.
   *[other] More cards are worth more now than an offering from { $count } cards.
}
because-troia-hero = It brings { $hero } to { $space }.
