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
