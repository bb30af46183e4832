# Words for bots: their levels, and why they do what they do. `chance` is the chance to win in percent, from `low` to `high` its band.

level-random = Random
level-random-about = Any legal move, each as likely.
level-novice = Novice
level-novice-about = Plays plausibly, and makes beginners’ mistakes.
level-deckhand = Deckhand
level-deckhand-about = Knows the ropes, and still errs now and then.
level-sailor = Sailor
level-sailor-about = Looks at its own turn to the end, by sound rules of thumb.
level-captain = Captain
level-captain-about = Also looks at the best answer of the others.
level-archon = Archon
level-archon-about = Searches many turns ahead, up to two seconds a move.
level-beats = { $others ->
    [one] Beats { $level } in { $wins } of 100 games.
   *[other] Wins { $wins } of 100 games alone against { $others } × { $level }; a fair share would be { $fair }.
}
level-measured = Measured in { $games } games: between { $low } and { $high } of 100.

bot-hint = { $move }: { $chance }. { $why }
chance-band = { $low }–{ $high } %
chance-sure = { $low } %
bot-band-about = Bands: where the chance to win lies in eight of ten positions that look the same from this seat, and where positions judged like that came out when bots played them to the end.

because-only = There is no other move.
because-random = All moves are the same to me.
because-win = This wins the game.
because-best = Of all I looked at, this leaves the best chances.
because-next = Of the others, this leaves the best chances.

review-players = How accurately everybody played
review-turns = Where something was thrown away
review-seat = Seat
review-decisions = Decisions
review-accuracy = Accuracy
review-turn = Turn
review-entry = Entry
review-kind = What it was
review-loss = Lost
review-better = Better
review-why = Why
review-slip = Slip
review-mistake = Mistake
review-blunder = Blunder
