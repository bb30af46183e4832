# An evening together: rounds, tables, standings.

page-evening = An evening together
page-evening-about = Some friends, some rounds: everybody gets a table, results are counted, the standings are shown.
page-evening-usual = Our evening
page-evening-mine = Your evenings
page-evening-name = What the evening is called
page-evening-titles = What is played
page-evening-titles-about = The games follow one another, round by round.
page-evening-size = People at a table, if possible
page-evening-options = Options
page-evening-format = Who plays with whom
page-evening-format-robin = Everybody with everybody
page-evening-format-robin-about = All meet as evenly as possible.
page-evening-format-swiss = Swiss groups
page-evening-format-swiss-about = Those of similar standing sit together; people seldom meet again.
page-evening-rounds = Rounds
page-evening-counts = What counts
page-evening-counts-places = Every place counts
page-evening-counts-places-about = From 1 point for the first to 0 for the last, evenly in between.
page-evening-counts-wins = Only wins count
page-evening-counts-wins-about = 1 point for the first, nothing for the others.
page-evening-further = Further
page-evening-plays = I play, too
page-evening-automatic = The next round begins by itself, a minute after the last table
page-evening-bots = Nobody sits out: whoever is left over plays against bots
page-evening-level = Bots that stand in
page-evening-make = Make the evening
page-evening-round = Round { $round }
page-evening-round-of = { $round ->
    [0] { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
   *[other] round { $round } of { $rounds }
}
page-evening-table = Table { $number }
page-evening-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-evening-runs = is played
page-evening-ended = over
page-evening-stopped = ended as it stood
page-evening-out = Sits out, for half a point:
page-evening-bot = Bot
page-evening-stand-in = a bot plays on
page-evening-replace = Somebody takes over:
page-evening-watch = Watch
page-evening-look = Look at it
page-evening-go = To your table
page-evening-ready = Your table is ready
page-evening-others = The others are still playing. The next round begins when all tables have ended.
page-evening-standings = Standings
page-evening-who = Name
page-evening-points = Points
page-evening-strength = Met
page-evening-strength-about = How many points those have whom one met, on average: it decides between equal points
page-evening-wins = Wins
page-evening-tables = Tables
page-evening-left = left
page-evening-people = { $count ->
    [0] Nobody is here yet
    [one] One takes part
   *[other] { $count } take part
}
page-evening-host = leads the evening
page-evening-led = { $who } leads the evening.
page-evening-link = Whoever opens this link can take part:
page-evening-come = You are invited to this evening.
page-evening-late = The evening is under way. You play from the next round on.
page-evening-join = Take part
page-evening-again = Take part again
page-evening-leave = Leave the evening
page-evening-last = This is the last round.
page-evening-do = Do it
page-evening-leave-about = You take no part in the rounds to come. You can come back by the link.
page-evening-leave-table = A bot plays on for you at your table, and you take no part in the rounds to come. You can come back by the link.
page-evening-stage-gathering = It goes on when the host begins the round.
page-evening-stage-playing = The round is being played.
page-evening-stage-between = The round is over.
page-evening-stage-over = The evening is over. Thank you for playing!
page-evening-lead = You lead the evening
page-evening-begin = Begin round { $round }
page-evening-few = { $count ->
    [one] One more person is needed.
   *[other] { $count } more people are needed.
}
page-evening-wait = All tables have to end first.
page-evening-soon = The next round begins in { $seconds } seconds.
page-evening-more = Change something
page-evening-remove = Go on without
page-evening-remove-about = A bot plays on for whoever is away, after a countdown at the table. They may come back by the link.
page-evening-hand = Hand over to
page-evening-end = End the evening
page-evening-end-sure = No further round is played then.
page-evening-stop = End this table as it stands
page-evening-stop-about = Places are those of this moment; a game that places nobody before its end is shared by all. This cannot be taken back.
page-evening-large = For the big screen
page-evening-print = Print
page-evening-back = The evening
page-error-no-evening = There is no such evening here. Perhaps the link is not complete.
page-error-no-evenings = This server has no evenings.
page-error-evening-over = This evening is over.
page-error-evening-full = Thirty people take part already: there is no place left.
page-error-too-many-evenings = Too many evenings were made from here. Wait a while.
page-error-round-open = Tables of this round have not ended yet.
page-error-too-few = There are too few people for a round.
page-error-not-evening-host = Only the host of the evening can do this.
page-error-not-there = Nobody of this name takes part.
page-error-plays-elsewhere = Whoever takes a seat over must be free in this round.
page-error-seat-not-free = This seat is played by whoever it belongs to.
page-error-table-ended = This table has ended.
