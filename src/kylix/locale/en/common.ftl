# Words that all titles share. Nothing here knows a terminal or a page.

and = and
quoted = “{ $text }”

## The small word before a name: { A($thing) } is "a fleet" or "an Army". A name says that it is a noun by `.is = n`, or p for
## several; without that it is a proper name and takes no article.

grammar-shortens = [aeio]|u(?!ni)
grammar-the = {""}
    .n = the
    .p = the
grammar-of = of
    .n = of the
    .p = of the
grammar-to = to
    .n = to the
    .p = to the
grammar-in = in
    .n = in the
    .p = in the
grammar-a = {""}
    .n = a
    .n-short = an
grammar-some = {""}

## The kernel

event-undone = { $seat } takes the last move back.
event-automatic = Nothing to choose: answered for you, “{ $move }”.
event-ordered = Answered as you left it: “{ $move }”.
no-over = The game is over: nobody moves any more.
no-not-asked = { $seat } is asked now, not you.
no-other-question = { $first-count ->
    [0] That is no answer to the open question.
    [1] That comes later: first choose { $first }.
   *[other] That comes later: first choose one of { $first }.
}

## Who plays

event-seat-joined = { $person-id ->
    [none] { $seat }: somebody sits down.
   *[other] { $seat }: { $person } sits down.
}
event-seat-bot = { $seat }: a bot plays from here on.
event-seat-here = { $seat }: played at the host’s screen from here on.
event-seat-open = { $seat }: the seat is free, and the host invites somebody to it.
event-seat-stand-in = { $seat }: a bot stands in, as the person at this seat wants.
event-seat-away = { $seat }: nobody came back in time, so a bot stands in.
event-seat-timed-out = { $seat }: time has run out, so a bot stands in.
event-seat-forfeited = { $seat }: time has run out, and the game is lost; a bot plays on.
event-seat-resigned = { $seat } resigns and has lost the game; a bot plays on.
event-game-abandoned = All people at the table agreed to leave the game as it stands, without a result.
event-game-drawn = All people at the table agreed on a draw.
event-game-called = The host of the evening ended this game as it stands.
event-seat-back = { $seat }: the person is back and plays on without the bot.
event-seat-handed-here = { $seat }: played at the host’s screen from here on, with the person’s consent.
event-seat-handed-on = { $seat }: the seat goes to somebody else, with the person’s consent.
event-seat-moved = { $person-id ->
    [none] { $seat }: played at another device from here on.
   *[other] { $seat }: played at another device from here on, by { $person }.
}
event-seat-lost = { $seat }: all others agreed on a new invitation; the old device is shut out.
event-seat-forfeit = { $person-id ->
    [time-out] { $seat }: { $level } did not answer in time and loses the game by rule.
    [crash] { $seat }: { $level } broke down and loses the game by rule.
    [garbage] { $seat }: { $level } did not answer as the protocol says and loses the game by rule.
   *[illegal] { $seat }: { $level } chose an illegal move and loses the game by rule.
}

## Other rules

event-rules-changed = The rules changed from version { $played } to version { $present }. All people at the table agreed to go on from here under the new ones.
event-rules-ended = The rules changed from version { $played } to version { $present }. All people at the table agreed to leave the game as it stands, without a result.

## The text table

text-which-game = Which game? Type its number.
text-which-again = Type a number from 1 to { $count }, or the name of a game.
text-which-option = { $option }: type a number; Enter takes the first.
text-kept = The game is kept in { $file }; type help to see what can be typed.
text-left = The game is kept in { $file }. Go on with:
text-record = The record is in { $file }. Check it with:
text-seed = Seed of chance: { $seed }
text-curtain = Please pass the keyboard: { $seat } plays now. Press Enter when nobody else looks.
text-press-enter = Press Enter to go on.
text-bad-number = There is no number { $number } in the list: it goes from 1 to { $count }.
text-bad-form = “{ $line }” is no move here: it is written { $form }.
text-no-such = “{ $name }” is none of what can stand there: { $names }.
text-bad-line = “{ $line }” is no number of the list, no move and no command; help tells what can be typed.
text-no-hints = There are no hints at this table. Start it with --hints to allow them.
text-hint-by = { $level }, with the chance to win:
text-hint-who = Nobody called { $name } gives hints; these do: { $levels }.
text-hints-taken = { $count ->
    [one] { $seat } has taken a hint.
   *[other] { $seat } has taken { $count } hints.
}
text-played-part = Of { $count } moves { $played ->
    [one] { $played } was made
   *[other] { $played } were made
}; the next one is refused:
text-why-what = Type why and a move to learn why it is not possible, for instance: why { $example }
text-allowed = That is allowed: { $move }.
text-auto-on = Where there is a single answer, it is given for you.
text-auto-off = You are asked everything, also where there is a single answer.
text-coach-card = Coach: { $text } (Type coach for more.)
text-coach-look = A good player looks at this:
text-coach-leads = What it leads to:
text-coach-none = The coach has no card for this question.
text-coach-on = The coach is on: a card for each new kind of question, and a word before a choice that throws much away.
text-coach-off = The coach is off.
text-coach-sure = Are you sure?
text-coach-doubt = “{ $chosen }”: { $less } to win. “{ $better }”: { $more }.
text-coach-mean = If you mean it, type it again.
text-coach-first = Your first own game, with the coach:
text-no-undo = Nothing can be taken back: you have made no move yet, or since then something hidden was seen or somebody else has moved.
text-saved = Saved in { $file }.
text-not-saved = { $file } cannot be written: { $reason }. The game itself is kept as before.
text-exists = { $file } exists and is not overwritten.
text-no-clause = There is no clause or thing called “{ $name }”; clauses are named as in the refusals and beside each question.
text-no-words = Nothing is written about { $name }.
text-told = { $name }: { $about }
text-puzzle = Puzzle { $n } of { $of }, level { $level } of 3. Your seat: { $seat }. Find the best turn. Type hint to see the answer, quit to leave.
text-puzzle-right = That is the turn.
text-puzzle-wrong = That is not the best turn. Here is the position again.
text-puzzle-best = Best: { $turn }. Chance to win: about { $chance } %.
text-puzzle-other = Instead: { $turn }. About { $chance } %.
text-puzzle-follows = So it can go on, as far as one can know from this seat:
text-puzzle-then = { $seat }: { $move }
puzzle-theme-win = The theme: a turn that wins at once.
puzzle-theme-defend = The theme: behind, but not lost. Every other turn gives much more away.
puzzle-theme-finish = The theme: keep the lead. Other turns let the others back in.
puzzle-theme-ahead = The theme: look further than this turn. Others look better at first sight.
puzzle-theme-tempt = The theme: resist. The turn that looks best gives less.
puzzle-theme-turn = The theme: here the game turns.
text-which-thing = Several things begin like “{ $name }”: { $names }.
text-near = Did you mean: { $names }?
text-no-thing = There is nothing called “{ $name }” to read about; a card, a place or whatever else has a name can be named.
text-glossary-here = here
text-glossary-code = in moves and code
text-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
text-places = Place
text-help = Type the number of a move, or the move as it is written beside it, for instance: { $example }. Several on one line, joined by commas, are played one after the other: { $chain }. Numbers mean the list that is shown; things go by their names, too. The Tab key completes. Or type a command:
text-command-why = why
text-command-hint = hint
text-command-undo = undo
text-command-log = log
text-command-rules = rules
text-command-look = look
text-command-table = table
text-command-auto = auto
text-command-coach = coach
text-command-save = save
text-command-help = help
text-command-quit = quit
text-about-why = and a move: why it is not possible (also: ? and a move)
text-about-hint = the best three moves, their chances and why; name a level to ask it (hint archon)
text-about-undo = take your last move back, if nothing hidden was seen since
text-about-log = all that happened, as far as you may know it
text-about-rules = the clause behind the question; or name a clause, a card or another thing (rules { $thing })
text-about-look = look through everything you may see, discard piles included; or name a card or another thing to read what it does (look { $thing })
text-about-table = draw the table again (also: just Enter)
text-about-auto = answer for you where there is a single answer, or ask (auto on, auto off)
text-about-coach = the whole card of the open question; or switch the coach on or off (coach on, coach off)
text-about-save = save now, or into a file that you name
text-about-help = this help
text-about-quit = leave; the game is kept

## Lessons

text-lesson-step = { $lesson }, step { $step } of { $steps }
text-lesson-go = Enter goes on. Also: { $commands }.
text-lesson-ask = Type the number of your answer. Also: { $commands }.
text-lesson-move = Your move: a number, or as it is written. Also: { $commands }.
text-lesson-line = “{ $line }” is no number of the list, no move and none of these words.
text-lesson-number = Type one of these numbers: { $numbers }.
text-lesson-done = The lesson is done.
text-lesson-next = The next lesson:
text-lesson-left = You have left the lesson. You come back to where you were with:
text-lesson-do-why = why
text-lesson-do-show = show
text-lesson-do-back = back
text-lesson-do-skip = skip
text-lesson-do-again = again
text-lesson-do-quit = quit
text-lesson-wrong = That does not go now. Try again, or let yourself be shown.
text-lesson-other = That is allowed, too, but it is not what this step is about. Nothing was played: try again, or let yourself be shown.
text-lesson-unwise = That is allowed, too. Nothing was played: try again.
text-lesson-slip = Look again.
text-lesson-also = Good, too. The lesson goes on with its own move.
