# Words of the page in the browser; served behind common.ftl. Words of the games themselves are in their own files.

## Start

page-tagline = Greek board games at one table: against bots, together at one screen, or online.
page-welcome = Sit down and play.
page-home = Start page
page-menu = Menu
page-language = Language
page-settings = Settings
page-about = About
page-about-text = Kylix is one table for Greek board games. The rules decide on the server; nobody is sent more than their seat may see; chance can be checked after the game.
page-about-rules = Rules are told in our own words, clause by clause. Games and names belong to their authors and publishers, whose pictures are not used here; please buy the boxes.
page-about-credits = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Alegreya and Alegreya Sans by Huerta Tipográfica, OFL. Everything else is drawn here.
page-continue = Continue { $count ->
    [0] {""}
   *[other] ({ $count } waiting for you)
}
page-play-bots = Play against bots
page-play-bots-about = Two clicks and it is your move.
page-play-here = Play together here
page-play-here-about = One screen goes round; a curtain hides what is yours.
page-play-online = Play online
page-play-online-about = A private link for every seat, also as a QR code.
page-learn = Learn
page-learn-about = Short lessons at the real table, each game on one page, and its rules.
page-records = Records
page-records-about = Your tables; open, replay and verify the record of a game.
page-puzzles = Puzzles
page-puzzles-about = One turn is clearly the best. Find it on the real table.
page-puzzles-none = There are no puzzles of this game yet.
page-puzzles-solved = { $game }: { $count } of { $of } solved
page-puzzle = Puzzle { $n }
page-puzzle-today = Puzzle of the day
page-puzzle-today-about = The same one for everybody: { $game }, puzzle { $n }.
page-puzzle-level-1 = easy
page-puzzle-level-2 = medium
page-puzzle-level-3 = hard
page-puzzle-done = solved
page-puzzle-task = Your seat: { $seat }. One turn is better than every other by far: find it and play it.
page-puzzle-solve = Solve
page-puzzle-right = That is it!
page-puzzle-right-about = Chance to win: about { $chance } %; with the next best turn { $second } %.
page-puzzle-wrong = Not the best turn.
page-puzzle-wrong-about = Chance to win: about { $chance } %. There is a better one.
page-puzzle-again = Try again
page-puzzle-show = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-answer = The turn
page-puzzle-others = Other turns
page-puzzle-follows = How it can go on
page-puzzle-follows-about = One way of many: dealt from what can be known from this seat.
page-puzzle-close = Fold the puzzle up
page-puzzle-open = Show the puzzle
page-shelf = On the shelf
page-seats = { $range-id ->
    [1] 1 player
   *[other] { $range } players
}
page-play = Play
page-rules = Rules
page-your-turn = Your turn
page-their-turn = Others are playing
page-turn = Turn { $turn }
page-offline = The server cannot be reached. Nothing is lost; please try again.
page-nowhere = Lost at sea
page-no-game = There is no such game here.
page-no-table = There is no such table here. It may have been removed.
page-connecting = Connecting …
page-close = Close

## Set-up

page-game = Game
page-seats-title = Who plays
page-seat-count = Number of players
page-seat-kind = Who plays { $seat }
page-kind-here = at this screen
page-kind-link = by link
page-kind-bot = bot
page-bot-level = Strength of the bot for { $seat }
page-name = Name (if you like)
page-name-of = Name of { $seat }
page-options = Options and rulings { $count ->
    [0] {""}
    [one] ({ $count } changed)
   *[other] ({ $count } changed)
}
page-components = Component file
page-components-about = A set of your own: a file that says what differs (“kylix components --new” begins one), or a whole set. Empty: the base set.
page-seed = Seed of chance
page-seed-about = A whole number, for a game that can be repeated. Empty: chance that can be verified afterwards.
page-gather = Waiting for the others
page-gather-about = The game is dealt as soon as everybody is here.
page-gather-waiting = Waiting for { $who }
page-gather-dealing = Dealing …
page-gather-latest = { $seconds ->
    [one] It begins in a second at the latest.
   *[other] It begins in { $seconds } seconds at the latest.
  }
page-gather-begin = Begin without waiting
page-gather-chance = How chance is pinned
page-gather-chance-about = The server has drawn a secret and published its fingerprint: it cannot choose another one any more. Every player’s device adds a number that it draws itself, and tells it only when all have promised theirs. So nobody knows what chance will give, neither the server nor whoever comes last. After the game each device compares.
page-start = Start
page-starting = Setting up …

## Hot seat

page-curtain = { $who }, it is your turn.
page-curtain-about = Pass the screen on. Nothing of the other seat is on it any more.
page-curtain-ready = I am { $who }
page-hand-over = Hand over to { $who }
page-hand-over-now = Your part is done. Look at what changed, then hand the screen to { $who }.

## The table

page-region-action = Action
page-region-choices = Choices
page-region-board = board
page-region-players = Players
page-parts = Parts of the table
page-part-board = Board
page-part-hand = Hand
page-part-players = Players
page-part-log = Log
page-part-wanted = something can be chosen here
page-part-chat = somebody said something
page-region-side = Players, log, chat and rules
page-region-targets = Can be chosen
page-watching = watching
page-watching-about = You are watching; you see what everybody sees.
page-watcher = Somebody watching
page-wait = Nothing to do for you now. Click on anything to ask about it.
page-thinking = { $who } (bot) is thinking.
page-acting = acting
page-you = you
page-online = here
page-away = away
page-chosen = chosen
page-can-choose = can be chosen
page-changed = changed by the last move
page-chosen-so-far = Chosen so far
page-drop-choice = Take back: { $move }
page-cancel = Cancel
page-confirm-button = Confirm
page-confirm-it = Is this what you want?
page-confirm-last = Is this what you want? It cannot be taken back.
page-refused = This is refused.
page-why-none = There is nothing against it; it is just not asked now.
page-ask-move = Why not …?
page-ask-move-about = Put any move together and ask why it cannot be made now.
page-ask-verb = What
page-ask-what = With what ({ $number })
page-why = Why not?
page-ask-legal = This can be done now.
page-overtaken = Somebody was quicker and the question has changed; nothing of yours was done.
page-unsent = The connection broke while your move was being sent. It has not been made.
page-send-again = Send it again
page-drop = Drop it
page-reconnecting = Connection lost; trying again …
page-count-hand = hand
page-count-deck = deck
page-count-discard = discards

page-undo = Undo
page-restart = Restart the turn
page-undo-free = Take the last move back
page-undo-ask = Take the last move back, if the others agree
page-undo-waiting = Waiting for the others to agree …
page-undo-refused = The others do not agree.
undo-nothing = There is nothing to take back.
undo-sealed = Something hidden has been seen since; it cannot be taken back.
undo-moved = Somebody else has moved since; it cannot be taken back.
undo-over = The game is over; nothing is taken back.
undo-watching = Who watches takes nothing back.
page-token-void = This device no longer opens the seat: it is played elsewhere now. You can watch.
page-undo-vote = Take a move back?
page-undo-vote-text = { $who } would like to take back:
page-undo-vote-yes = Agree
page-undo-vote-no = No ({ $seconds } s)
page-take-back = Take it back?
page-take-back-move = Others have moved since your last move; that is taken back, too.
page-take-back-turn = Others have moved since your turn; that is taken back, too.
page-take-back-vote = The others at the table are asked whether they agree.
page-take-back-ask = Ask the others
page-take-back-do = Take it back
page-take-back-keep = Leave it

page-tab-log = Log
page-tab-chat = Chat
page-tab-notes = Notes
page-tab-rules = Rules
page-log-all = Show all { $count } lines
page-since = Since your last turn
page-retell = Step through what happened since your last choice ({ $count ->
    [one] 1 step
   *[other] { $count } steps
})
page-show-me = Show me
page-next = Next
page-step-back = One step back
page-looking-back = Move { $n } of { $all } – { $who }
page-back-to-now = Back to now
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-notes-about = Notes, for your eyes only
page-search = Search
page-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
page-chapters = Chapters
page-glossary = Glossary
page-glossary-about = What the editions of the game call the things, beside our words.
page-clause-now = The rule behind this question

page-change-seats = Change who plays
page-change-seats-about = A free seat is the host’s to give. A person’s seat changes with that person’s consent only; for somebody who stays away a bot can stand in, which shows its cards to nobody.
page-the-host = the host
page-nobody-yet = nobody has come yet
page-seat-bot = a bot plays
page-seat-stand-in = a bot stands in
page-seat-asked-consent = asked, no answer yet
page-seat-asked-absence = away; it is counted down
page-seat-asked-lost = the others are asked
page-seat-do-stand-in = Let a bot stand in for me
page-seat-do-back = Play on myself
page-seat-do-move = To another device …
page-seat-do-bot = Let a bot play
page-seat-do-here = Play at this screen
page-seat-do-link = Invite by link
page-seat-do-ask-bot = Ask whether a bot may stand in
page-seat-do-ask-here = Ask for the seat, for this screen
page-seat-do-ask-link = Ask for the seat, for somebody else
page-seat-do-away = Bot, unless they come back
page-seat-do-lost = Device lost: new invitation
page-seat-move-about = Open this link on the other device, or give it to whoever plays on for you. It works once; until then this device keeps the seat.
page-ask-consent = Your seat
page-ask-consent-bot = The host asks whether a bot may stand in for you. You can take your seat back at any time.
page-ask-consent-here = The host asks you to hand over your seat: it would be played at the host’s screen, with your cards, and you would be out.
page-ask-consent-link = The host asks you to give your seat to somebody else. Whoever gets it sees your cards, and you would be out.
page-ask-lost = A lost device
page-ask-lost-text = { $who }: a new invitation is asked for, since the device of this seat is said to be lost (asked by: { $by }). Whoever gets it sees the cards of the seat; the old device is shut out. Agree only if you know that it is so.
page-ask-yes = I agree
page-ask-no = No ({ $time })
page-ask-cancel = Never mind
page-ask-absence = { $who } is away. In { $time } a bot stands in, unless they come back.
page-ask-lost-open = { $who }: a new invitation? Waiting for: { $others } ({ $time }).
page-ask-consent-open = { $who } is asked about the seat ({ $time }).
page-stands-in = A bot plays for you.
page-lost = The connection is lost. Nothing of the game is; trying again …
page-lost-kept = There is no connection. This is the table as it stood on { $when }; trying again …
page-screen = Big screen
page-screen-before = The table is being laid
page-screen-scan = Scan to sit down
page-screen-wait = Waiting for the people at the table …
page-hand-only = This device as my hand
page-whole-table = The whole table
page-invite = Invite
page-invite-seat = Opens this seat, once: the first who comes with it sits down.
page-invite-local = This link works on this machine only.
page-invite-local-about = For others to reach this table, Kylix must be started with --host 0.0.0.0.
page-invite-renew = New link
page-invite-waiting = Not here yet: { $who }.
page-invite-all-here = Everybody has come.
page-invite-done = To the table
page-has-come = has come
page-has-come-away = has come, and is away now
page-join = You are invited to { $game }
page-join-with = At the table: { $who }.
page-join-name = Your name, for the others
page-join-sit = Sit down
page-join-about = The seat is yours then, and the invitation is used up. Nobody else can open it.
page-join-watch = Only watch
page-somebody = somebody
page-guest = Guest
page-person = Me
page-person-about = Nobody needs an account here. A name and a sign are enough: then you find your tables on every device of yours.
page-person-make = That is me
page-person-save = Keep
page-person-saved = Kept. Tables to come show it.
page-emblem = Your sign
page-emblem-owl = Owl
page-emblem-ship = Ship
page-emblem-temple = Temple
page-emblem-laurels = Laurels
page-emblem-vase = Vase
page-emblem-lyre = Lyre
page-emblem-trident = Trident
page-emblem-helmet = Helmet
page-emblem-dolphin = Dolphin
page-emblem-bull = Bull
page-emblem-horse = Winged horse
page-emblem-grapes = Grapes
page-mine = My tables
page-mine-waiting = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
page-mine-none = You sit at no table just now. Tables that you open or join are listed here, on all your devices.
page-mine-not-begun = Not begun yet
page-next-table = Next table waiting for you
page-next-short = Next table
page-mine-left = { $time } left
page-more = Show more
page-history = My games
page-history-none = No games that ended, or none like this.
page-own-statistics = How you did
page-games-played = Played
page-games-won = Won
page-mean-place = Mean place
page-mean-score = Mean score
page-best-score = Best score
page-all-games = All games
page-all-results = All results
page-only-won = Won
page-only-lost = Not won
page-own-place = { $place ->
    [1] Won
   *[other] Place { $place } of { $seats }
  }
page-own-shared = First place shared
page-devices = Your devices
page-devices-about = Each of them opens your tables. Remove one that you lost or gave away: it opens nothing then.
page-device = A device
page-device-this = this one
page-device-used = (last here on { $day })
page-device-remove = Remove
page-device-remove-named = Remove { $name }
page-carry = Be the same on another device
page-carry-how = Open the link or the picture on the other device, or choose “My tables” there and type the code. It is good for ten minutes, once.
page-carry-here = You, from another device
page-carry-here-about = This device will open your tables as well. The other one goes on opening them.
page-carry-other = This device is { $name } now. It would be somebody else then, and no longer open the tables of { $name }.
page-carry-code = Code
page-carry-take = Be the same here
page-carry-where = On the other device: My tables, Me, “Be the same on another device”.
page-passkeys = Passkeys
page-passkeys-about = A passkey is kept by your browser or phone and opened with your finger, face or PIN. With it you are yourself on a new device, also when no other one is at hand.
page-passkey = A passkey
page-passkey-used = (last used on { $day })
page-passkey-make = Make a passkey
page-passkey-not-here = This browser cannot make one at this address.
page-passkey-enter = You, by your passkey
page-passkey-enter-about = If you have made one here before, it is enough: no code, no other device.
page-passkey-use = Sign in with a passkey
page-sharing = Games for research
page-sharing-about = If you like, whoever runs this server may hand on games that you have finished, as free data (CC0) for research: what each seat saw and what was played, without names, and only games in which everybody agreed. You can take this back for all that is handed on later.
page-sharing-agree = My finished games may be used
page-sharing-on = Agreed: your finished games may be used.
page-sharing-off = Nothing of yours is handed on from now on.
page-everything = What is kept about you
page-everything-about = Name, sign, devices, seats, games, chats and notes, as one file.
page-everything-save = Save everything
page-person-delete-about = When you delete yourself, others keep their games: your name in them becomes “somebody”. Nothing brings it back.
page-person-delete = Delete me
page-person-delete-sure = Really? No device of yours opens your seats then.
page-error-no-person = This device is nobody’s any more: it was removed, or the person was deleted.
page-error-bad-name = Nothing can be seen of this name, or it reaches beyond its line.
page-error-seat-taken = This seat is somebody else’s.
page-error-too-many-persons = Many people were made from here just now. Please wait a minute.
page-error-no-code = This code carries nobody, or nobody any more. Ask for another one on the other device.
page-error-too-many-codes = Many codes were tried from here. Please wait some minutes.
page-error-too-many-devices = So many devices are enough; remove one first.
page-error-last-device = The last device stays. You can delete yourself instead.
page-error-passkeys-off = The host of this server has not switched passkeys on.
page-error-too-many-passkeys = You have many passkeys already. Remove one first.
page-error-too-many-passkeys-tried = Many passkeys were tried from here. Please wait a minute.
page-error-passkey-taken = This passkey is there already.
page-error-no-passkey = This passkey is gone already.
page-error-not-proven = This passkey opens nothing here: it was removed, or it took too long. Try again.
page-error-no-device = This device was removed already.
page-host = This device becomes the host’s …
page-leaves-soon = Will be deleted on { $day }
page-leaves = Nobody has touched this table for long: it will be deleted on { $day }. A move or a message keeps it; a finished game can be saved.
page-invite-watch = Watch
page-invite-watch-about = Shows what everybody may see; opens no seat.
page-copy = Copy
page-copied = Copied
page-qr = QR code: { $name }
page-leave = Leave the table

## The end, records

page-result = Result
page-score = Score
page-place = Place
page-sum = Together
page-rematch = Rematch
page-save-record = Download the record
page-verify-about = A record holds every move and every outcome of chance. The server plays it again and compares.
page-choose-file = Choose a file …
page-open-record = Record
page-verifying = Verifying …
page-verified = { $count } entries played again; everything is as recorded.
page-not-verified = This record does not hold: { $text }
page-own-tables = Your tables
page-no-tables = No tables yet on this device.
page-won-by = Won by { $who }
page-look = Look
page-go-on = Go on
page-forget = Forget

## After the game

page-replay = Replay
page-look-back = Look back
page-first = To the beginning
page-last = To the end
page-turn-back = To the turn before
page-turn-on = To the next turn
page-step-on = One step on
page-play-replay = Let it play
page-pause = Pause
page-space = space
page-looking-back-veiled = Move { $n } – { $who }
page-veiled = The length and the end are hidden.
page-viewpoint = Seen by
page-view-public = what everybody sees
page-view-all = everything, laid open
page-hidden-things = What was hidden
page-replay-speed = Speed of the replay
page-spoiler-free = No spoilers
page-spoiler-free-about = replays hide how long a game was and how it ended
page-set-up = Set-up
page-nothing-told = A choice of which nothing is told yet.
page-new-moves = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
page-replay-click = You are looking back at move { $n }. What is done is done: return to now to act.
page-record-open = A record; nobody plays here.
page-branch = What if …
page-branch-later = Once the game is over: a copy would show how hidden things turn out.
page-branch-over = The game is over here. Go back to an earlier move and try from there.
page-what-if = What if from move { $n }
page-what-if-about = A game of your own that begins here. The real one stays as it is, and chance goes on as it would have there: it could be known beforehand, so it proves nothing.
page-rematch-join = To the rematch
page-statistics = Statistics
page-to-table = To the table
page-not-over = The game is not over yet. What is hidden stays hidden until then.
page-over = Over
page-move-n = Move { $n }
page-look-at = Look at move { $n }
page-open = Open
page-open-records = Open a record
page-paste = Paste the text of a record
page-pasted = Pasted text
page-stats-working = Working out the statistics …
page-stats-failed = The statistics could not be worked out.
page-source = Source
page-over-time = over time
page-odds = Chance to win
page-odds-about = As the bots judge the position after each whole turn or chain of choices, with everything that was hidden.
page-graph-about = Graph: { $title }. The same as a table stands below.
page-as-table = As a table
page-turn-column = Turn
page-seat-column = Player
page-luck = Luck
page-luck-about = Luck is the chance to win that came beyond expectation. Only where chance fell can there be luck: each roll, and each draw from a pile that nobody sees, is compared with { $worlds } others that could have come as well; the percentile says in how many of a hundred less came of it.
page-luck-none = No roll or draw made a difference, as far as the evaluation of this game can tell.
page-luck-list = Every roll and draw
page-luck-largest = The largest first
page-percentile = Percentile
page-happened = What happened
page-came = Came to
page-expected = Expected
page-leads = { $count ->
    [0] The lead never changed
    [one] The lead changed once
   *[other] The lead changed { $count } times
}
page-took-lead = { $who } takes the lead.
page-took-lead-from = { $who } takes the lead from { $from }.
page-no-lead = Nobody was ever ahead alone.
page-moments = The moments that counted
page-moment-to = to { $chance }
page-review = Review this game
page-review-about = Every decision is set beside the best turn, seen only from what its player could know. That takes a minute or two; you can look around meanwhile.
page-review-start = Begin the review
page-review-working = Judging the decisions …
page-review-everybody = Everybody
page-review-better = Better: { $turn }.
page-review-none = No decision threw much away.
page-review-classes = A slip loses { $slip } points of the chance to win or more, a mistake { $mistake }, a blunder { $blunder }. The judge is the archon with ten times its time.
page-dice = Dice
page-dice-of = { $who }: { $die }, thrown { $count ->
    [one] once
   *[other] { $count } times
}
page-face = Face
page-fell = Fell
page-every-throw = Every throw
page-verify-chance = Verify chance
page-verify-chance-about = Before the first move the server published the fingerprint of a secret. The secret is out now: this device derives every outcome from it again and compares.
page-chance-added = This device was shown the same before the first move, and the number it added is in the record.
page-chance-late = This device was shown the same before the first move, but the server says that its number came too late: it was left out.
page-chance-seen = This device was shown the same when it came.
page-chance-unseen = This device did not see the table before the end: it has nothing to compare with.
page-chance-known = This game is a copy of another one: what came could be known beforehand, so nothing is proven.
page-chance-changed = Chance was tampered with: the server does not stand by what it showed this device before the first move.
page-chance-right = { $count } outcomes derived again on this device; all are as recorded.
page-chance-wrong = { $wrong } of { $count } outcomes are not as they should be.
page-chance-method = This chance cannot be derived again: its method is “{ $method }”.
page-commitment = Published before the first move
page-secret = Secret
page-numbers = Numbers of the players
page-no-numbers = none
page-outcomes = { $count ->
    [one] { $count } outcome
   *[other] { $count } outcomes
}
page-outcome = Outcome { $k }: one of { $bound }
page-should-be = should be { $value }

## Settings and help

page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-size = Size of text
page-size-normal = normal
page-size-large = large
page-size-larger = very large
page-speed = Motion
page-speed-none = none
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-confirm = Ask before a move is made
page-confirm-never = never
page-confirm-final = what cannot be undone
page-confirm-always = always
page-sound = Sounds
page-sounds = Which sounds
page-sound-turn = my turn
page-sound-chat = a message
page-sound-end = the game is over
page-sound-card = cards and pieces move
page-sound-throw = a throw
page-sound-build = something is built
page-sound-strike = a blow
page-sound-points = points
page-mark = Mark my turn in the title
page-shortcuts = Keys
page-help = Help and keys
page-help-table = What can be chosen has a ring and a dot, and stands as a button above. Click on anything else to learn why it cannot be chosen. Dashes mark what the last move changed.
page-key-tab = next place
page-key-arrows = the nearest thing in that direction
page-key-enter = choose
page-key-escape = cancel the choice, or return from looking back
page-key-numbers = the buttons above
page-key-undo = undo, restart the turn, redo
page-key-now = read what must be done now
page-key-read = go to log, players, hand, board
page-key-why = why can the focused thing not be chosen; else this help
page-key-step = one step back or forward in the game
page-key-replay = looking back: to the beginning (Home), steps and turns, to the end (End), let it play (space)
page-key-clause = the rule behind the question
page-key-zoom = zoom in, out, and fit the board
page-key-pan = pan a zoomed board (without ⇧ when nothing has the focus)
page-key-bare = hide or show the pieces
page-key-side = hide or show players and log
page-side-hide = Hide players and log
page-side-show = Show players and log
page-low = Action bar at the bottom of a phone
page-zoom = Board
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Fit the board
page-zoom-memory = Remember the zoom of the board
page-key-compare = compare all players (or ⇧ and a click on a panel)
page-key-tip = the large card of what the pointer or the focus is on
page-compare = Compare all players
page-calendar = Where we are in the game
page-ready-waiting = Waiting for { $who } – you are ready.
page-change-choice = Change my choice
page-your-answer = Your answer: { $move }
page-key-command = the command line
page-key-story = next step of what others did, skip it
page-command = Command line
page-command-about = a move, or ? and a move to ask why not
page-bad-move = This is not a move of this game.
page-possible = This can be done.
page-redo = Redo
page-auto = Answer for me where there is nothing to choose
page-auto-now = There is nothing to choose: this is answered for you.
page-sending = Sending …
page-ahead = There: { $what }
page-paused = One moment, it is still your turn: waiting for { $who }.
page-all-choices = { $count } more
page-fewer-choices = Close
page-held = Your answer is given in a moment: how quick it was tells nobody anything.
page-notify = System notice when it is my turn
page-notify-offer = Shall your system tell you when it is your turn and this page is out of sight?
page-notify-yes = Yes, tell me
page-notify-no = No
page-notify-denied = the browser does not allow it
page-pause-steps = Pause after each step of others
page-pause-short = short
page-pause-normal = normal
page-pause-long = long
page-pin = PIN
page-pin-for = PIN of { $who }
page-pin-about = The curtain before this seat opens only with the PIN. It keeps glances away; it is kept on this device.
page-pin-keep = Keep the PIN
page-pin-drop = Take the PIN away
page-pin-wrong = This is not the PIN.
page-log-find = Find
page-log-whose = Whose lines
page-log-everybody = everybody
page-log-mine = mine
page-log-menu = More about this line
page-log-view = View this moment
page-log-clause = Clause
page-log-link = Copy link
page-tip-now = Now:
page-tip-more = more
page-tip-less = less
page-report = Report a problem
page-reported = A file was saved: the game as far as you may see it, with what was said. Send it to whoever can mend it.

page-known-card = known to your opponent

## What the server refuses

page-error-line = line { $line }
page-error-offline = The server cannot be reached. Nothing is lost; please try again.
page-error-malformed = The form has a value that does not go: the seed must be a whole number of at most 15 digits.
page-error-bad-components = No game can be set up with this component file.
page-error-bad-option = One of the options has a value that does not go with the others or with this number of players.
page-error-bad-seats = This game is not played with so many.
page-error-unknown-title = This game is not on the shelf of this server.
page-error-too-many-tables = Many tables were opened from here just now. Please wait a minute.
page-error-too-many = That was very quick. Please wait a moment and try again.
page-error-too-large = That is more than the server takes at once.
page-error-disk-full = The disk of the server is full; nothing was changed. Whoever runs it must make room; then try again.
page-error-fault = Something went wrong at the server; nothing was changed. Please try again.
page-error-bad-token = This link does not open a seat of this table.
page-error-no-table = There is no such table here. It may have been removed.
page-error-no-puzzle = There is no such puzzle here.
page-error-bad-puzzle = This puzzle does not fit the rules or components that are here.
page-error-cannot-load = This table was played with version { $played } of { $game }. Under version { $present }, which is here, entry { $n } comes out differently: it cannot be opened, and nothing was changed.
page-error-cannot-read = This table cannot be opened by this version of Kylix. Nothing was changed.
page-error-stopped = This table does not go on: under the rules that are here it comes out differently.
page-stopped = This table does not go on. It was played with version { $played } of { $game }; under version { $present }, which is here, entry { $n } comes out differently. All before it can be looked at, and nothing was changed.
page-left = The people at this table left the game as it stands, without a result: its rules changed from version { $played } to version { $present }.
page-drawn-title = The game is a draw
page-left-title = The game was left without a result
page-settle-title = The rules have changed
page-settle-about = This game was played under version { $played } of { $game }. Now version { $present } is here, and under it entry { $n } would have come out differently. Nothing was changed. You can go on from where the game stands, under the new rules, or leave it as it stands.
page-settle-all = All people at the table must want the same; bots agree to anything.
page-settle-cannot = It cannot go on from where it stands: { $why }
page-settle-go-on = Go on under the new rules
page-settle-leave = Leave it, without a result
page-settle-wants-on = { $who }: go on
page-settle-wants-out = { $who }: leave it
page-settle-missing = Not answered yet: { $others }
page-settle-open = Decide what becomes of this game
page-error-not-stopped = Nothing has to be decided at this table.
page-error-cannot-go-on = The game cannot go on from where it stands.
page-error-other-rules = This was played under rules that are not here: only what happened is known.
page-error-watching = Who watches cannot do this.
page-error-bot-plays = A bot plays this seat now.
page-error-undo-open = Somebody has asked to take a move back already.
page-error-undo-closed = Nobody waits for this answer any more.
page-error-table-full = Too many pages look at this table.
page-error-not-host = Only the host can do this.
page-error-needs-consent = A person’s seat changes with that person’s consent, and they are not here.
page-error-nobody-agrees = There is nobody else at the table who could agree to a new invitation. A bot can stand in.
page-error-seat-asked = This was asked already: wait for the answer.
page-error-invitation-used = This invitation was used already: somebody has sat down with it. Ask the host for another one.
page-error-no-invitation = This invitation opens nothing any more. Ask the host for another one.
page-error-token-taken = This device has that seat already.
page-error-not-begun = Before the game begins only a free seat is invited to anew.
page-error-token-renewed = This seat was given to somebody else.
page-error-not-over = This is told when the game is over.
page-error-branch-over = The game is over there; nothing can be played from it.
page-error-said-already = This seat has added its number already.
page-error-seed-online = With a seed, what comes is known beforehand. Leave it empty where others play by link.
page-error-chance-changed = The server does not stand by what it showed this device first; no number is added.
page-error-too-early = A number is told when all have promised theirs.
page-error-other-number = This is not the number that was promised.
page-error-too-heavy = This file takes too much time or memory to read.
page-error-begun = The game has begun; nothing is added to chance any more.
page-error-hints-off = There are no hints at this table.
page-error-hint-not-asked = A hint is given to whoever is asked something.
page-error-no-worlds = Where a game counts for ratings, no program is helped.
page-error-world-not-asked = A program is helped when its seat is asked.
page-error-hint-busy = A hint is being worked out already.
page-error-too-many-hints = Many hints are being worked out just now. Please wait a moment.
page-error-hint-failed = No hint was found. Please try again.
page-error-analysis-over = The game is over here: nobody is asked anything.
page-error-foreign-origin = The server does not take requests from this address.

## Hints, and the analysis of a game that is over

page-hint = Hint
page-hint-about = What would a good bot do here? (I)
page-hint-later = A hint is for your turn.
page-hints = The best moves
page-hints-for = Best moves: { $who }
page-hint-level = Who is asked
page-hint-thinking = { $level } thinks …
page-hint-played = played
page-hint-overlooked = This was not even looked at.
page-hint-own = The bot’s own reason: { $why }
page-hint-band = What the bands mean
page-hint-told = The others see that you took a hint.
page-hints-on = hints allowed
page-hints-off = no hints
page-hints-taken = { $count ->
    [one] One hint taken
   *[other] { $count } hints taken
}
page-hints-allow = Hints
page-hints-allow-about = Whoever is asked may see the best moves with their chances. Everybody sees how many each has taken.
page-key-hint = a hint; looking back on a finished game: what could be played
page-analysis = Best moves
page-analysis-about = What could be played here, with what that seat knew? (I)
page-log-why = Why this?

## Lessons

page-lessons-of = Learn { $game }
page-lessons-about = Each lesson takes two to five minutes at the real table. You can leave at any moment and go on later.
page-lessons-done = { $done } of { $all } lessons done
page-lessons-begin = Begin
page-lessons-on = Go on
page-lesson-step = Step { $step } of { $steps }
page-lesson-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
page-lesson-progress = How far the lesson is
page-lesson-was-done = done
page-lesson-points = Marked on the table: { $things }.
page-lesson-read = Read what the lesson says.
page-lesson-go = Go on
page-lesson-your-move = Your move, on the table.
page-lesson-why = Why?
page-lesson-show = Show me
page-lesson-more = Back, skip, leave
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-repeat = From the beginning
page-lesson-leave = All lessons
page-lesson-next = Next: { $lesson }
page-lesson-play = Play your first own game with the coach
page-lesson-done = Done. You can come back to this lesson whenever you like.
page-error-no-lesson = There is no such lesson.
page-error-no-step = The lesson does not go on like this. Begin the step again.

## The coach

page-coach = Coach
page-coach-on = Switch the coach on
page-coach-off = Switch the coach off
page-coach-more = More
page-coach-less = Less
page-coach-about = What is this about?
page-coach-look = A good player looks at this:
page-coach-leads = What it leads to:
page-coach-rule = The rule
page-coach-back = Back
page-coach-plain = A new kind of question. What can be chosen is lit; the rule says what it is about.
page-coach-idle = The coach looks on.
page-coach-brought = What it brought: { $what }
page-coach-sure = Are you sure?
page-coach-doubt = “{ $chosen }” leaves you a chance of { $less } to win; “{ $better }” one of { $more }.
page-coach-again = Choose again
page-coach-mean = Play it all the same
page-coach-with = With the coach
page-coach-with-about = It explains each new kind of question, says what a move brought, and asks back before a poor one. You can switch it off at any time.
page-key-coach = the coach’s card of the open question
page-key-brief = the game on one page

## One page

page-brief = On one page
page-brief-of = { $game } on one page
page-brief-aim = Aim
page-brief-turn = Your turn
page-brief-end = How it ends
page-brief-score = What counts
page-brief-legend = The icons
page-brief-print = Print
page-brief-none = This title has no such page yet. Its rules are all there.

## Pace

page-pace = Time to think
page-pace-none = As long as you like
page-pace-none-about = No clocks.
page-pace-live = Live
page-pace-live-about = Everybody is there. Each has some minutes, and gets a few seconds more with every move.
page-pace-days = Days
page-pace-days-about = People look in when they can. Each has so long for a move, and a reserve.
page-pace-bank-minutes = Minutes each
page-pace-step-seconds = Seconds more with each move
page-pace-step-hours = Hours for a move
page-pace-bank-days = Days in reserve
page-pace-holidays = Days off that each may take
page-pace-at-end = When time runs out
page-pace-at-end-bot = A bot stands in until the person is back
page-pace-at-end-lose = The game is lost; a bot plays on
page-pace-at-end-nothing = Nothing happens
page-pace-told-live = { $minutes } min + { $seconds } s
page-pace-told-days = { $hours } h a move
page-pace-whole-days = { $days ->
    [one] 1 day + { $hours } h a move
   *[other] { $days } days + { $hours } h a move
  }
page-clock = { $who }: { $time } left
page-clock-holiday = on holiday
page-clock-low = Time is short.
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-table-paused = The table pauses. No clock runs, and nobody can move.
page-table-go-on = Go on …
page-menu-pause = Pause …
page-menu-resume = Go on …
page-menu-days = Days in place of minutes …
page-menu-draw = Offer a draw …
page-menu-abandon = End without a result …
page-menu-resign = Resign …
page-menu-holiday = Take a holiday …
page-propose-pause = Pause
page-propose-pause-about = No clock runs, and nobody can move, until all want to go on. All people at the table must agree.
page-propose-resume = Go on
page-propose-resume-about = The clocks run again when all people at the table agree.
page-propose-days = Days in place of minutes
page-propose-days-about = From now on each has so long for a move. All people at the table must agree.
page-propose-draw = Offer a draw
page-propose-abandon = End without a result
page-propose-draw-about = The game ends, and all share the first place. All people at the table must agree.
page-propose-abandon-about = The game stays as it stands, and nobody has won. All people at the table must agree.
page-propose-resign = Resign
page-propose-resign-about = You have lost then, and cannot come back. A bot plays on in your place, so that the game goes on for the others.
page-propose-resign-do = Resign now
page-propose-holiday = Take a holiday
page-propose-holiday-about = Your clock does not run meanwhile; you may still move. Days left: { $days }.
page-propose-holiday-days = Days
page-propose-holiday-do = Take them
page-propose-do = Ask the others
page-propose-alone = Do it
page-asked-pause = { $who } asks for a pause.
page-asked-resume = { $who } wants to go on.
page-asked-days = { $who } would like to go on by days: { $hours } h for a move, { $days } in reserve.
page-asked-draw = { $who } offers a draw.
page-asked-abandon = { $who } would like to end the game without a result.
page-asked-title = A question to all
page-asked-waiting = Asked, not answered yet by { $others }.
page-asked-cancel = Take it back
page-asked-yes = Agree
page-asked-no = No
page-seat-lost = has lost; a bot plays on
page-lost-here = { $who } lost before the end and comes in behind the others.
page-left-drawn = All agreed on a draw.
page-left-agreed = All agreed to end this game without a result.
page-left-called = The host of the evening ended this game as it stands.
page-error-paused = The table pauses. All people must agree to go on first.
page-error-cannot-now = This cannot be done at this table, or not now.
page-error-asked-already = Something is being asked already. Please answer that first.
page-error-no-days = Please say how long there is for a move.
page-error-no-time = With these times nobody could think at all.
page-error-no-holidays = So many days are not left: { $days }.
page-error-seat-lost-game = This seat has lost the game. A bot plays it to the end.

## Open tables, watchers, ratings

page-lobby = Open tables
page-lobby-about = Tables that wait for people: sit down at one, or open your own.
page-lobby-open = Open a table
page-lobby-all = All games
page-lobby-none = Nobody waits at the moment. Open a table yourself: bots can take what stays empty.
page-lobby-count = { $count ->
    [one] One table waits for people.
   *[other] { $count } tables wait for people.
}
page-lobby-more = Show more
page-open-who = Who may come
page-open-all = Open to everybody
page-open-all-about = The table is listed in the lobby, and whoever comes takes a free seat.
page-open-no-seat = For that a seat must be free: choose “by link” for it.
page-open-fill = Bots take what is empty
page-open-minutes = { $minutes ->
    [0] when I begin
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
}
page-open-level = Their level
page-open-is = This table is open to everybody.
page-open-waits = It begins when all seats are taken, or when the host says so.
page-open-fills = { $minutes ->
    [one] In one minute bots ({ $level }) take what is empty.
   *[other] In { $minutes } minutes bots ({ $level }) take what is empty.
}
page-open-free = free
page-open-full = All seats are taken.
page-open-sit = Sit down
page-open-back = To the table
page-open-leave = Leave the table
page-open-shut = Take it out of the lobby
page-open-without = without { $what }
page-open-own-set = with a component set of the host’s
page-rated = For ratings
page-rated-about = The result counts for everybody’s rating. There are no hints, and nothing is taken back by consent.
page-rated-short = rated
page-rating = Rating
page-rating-about = { $rating }, give or take { $spread }: with 95 of 100 the true strength is within that.
page-ratings = Ratings
page-ratings-about = People and bots on one scale, sorted by what they are at least. Everybody begins at 1500, where the sailor stands; the other bots stand where the measured shares of their wins put them. The number behind ± says how well somebody is known.
page-ratings-who = Who
page-ratings-games = Games
page-ratings-none = Nobody has played a rated game yet.
page-ratings-all = All ratings
page-watch-delay = Watchers are behind by
page-watch-moves = { $count ->
    [0] nothing
    [one] one move
   *[other] { $count } moves
}
page-watch-count = { $count ->
    [0] Nobody watches
    [one] One watches
   *[other] { $count } watch
}
page-watch-behind = { $count ->
    [one] watchers are one move behind
   *[other] watchers are { $count } moves behind
}
page-watch-change = Change
page-watch-all = It changes when all people at the table wish the same.
page-watch-waiting = The others see what you wish. It changes when all wish the same.
page-watch-wish = { $count ->
    [0] { $who } wishes watchers to see everything at once.
    [one] { $who } wishes watchers to be one move behind.
   *[other] { $who } wishes watchers to be { $count } moves behind.
}
page-chat-watchers = Only those who watch read this while the game runs.
page-abuse = Report
page-abuse-line = Report this message
page-abuse-about = Whoever runs this server reads it, with the table and what is quoted here. Nobody else does.
page-abuse-text = What happened?
page-abuse-send = Send the report
page-abuse-done = Thank you. Whoever runs this server will read it.
undo-rated = This game counts for ratings: nothing is taken back once others have moved.
page-error-no-lobby = This server is private: it has no open tables.
page-error-not-open = This table is not open any more.
page-error-no-free-seat = Somebody else was quicker: there is no free seat.
page-error-sits-already = You sit at this table already.
page-error-host-stays = You opened this table: take it out of the lobby instead.
page-error-blocked = Whoever runs this server keeps you out of what is open to everybody.
page-error-too-many-open = Many tables of yours wait for people already.
page-error-too-many-reports = Much was reported from here just now. Please wait a moment.
page-error-rated-hints = A game that counts for ratings is played without hints.
page-error-no-ratings = This server keeps no ratings.

## Answers left ahead of time

page-orders = Answer ahead of time
page-orders-about = Leave an answer for questions that may come while you are away. Nobody else learns of it: the answer comes after a while, as if you had come by, and costs no time. When something happens that you should see, the order ends by itself.
page-orders-count = { $count ->
    [0] Answer ahead…
    [one] { $count } answer left ahead
   *[other] { $count } answers left ahead
}
page-orders-ended = { $count ->
    [one] { $count } order ended
   *[other] { $count } orders ended
}
page-order-now = Answered for you in a while: { $order }
page-order-holds = in force
page-order-lasts = How long it holds
page-order-lasts-once = for one answer
page-order-lasts-asked = until something else is asked of me
page-order-lasts-always = until I take it back
page-order-leave = Give this order
page-order-change = Change it
page-order-cancel = Take it back
page-order-away = Put away
page-order-add = Add…
page-order-drop = Take { $thing } off
page-order-waits = It waits for such a question.
page-order-answers = It answers the open question in a while; you can still answer it yourself.
page-order-answered = { $count ->
    [one] It has answered once.
   *[other] It has answered { $count } times.
}
page-order-ended-turn = It ended: its time is over.
page-order-ended-asked = It ended: something else was asked of you.
page-order-ended-done = It was carried out.
page-order-ended-by-hand = It ended: you answered yourself.
page-order-ended-taken-back = It ended: what it answered was taken back.
page-error-no-orders = At this table nothing can be left to be answered.
page-error-no-order = There is no such order in this game.
page-error-bad-order = This order cannot be left so.
