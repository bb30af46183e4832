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
page-learn-about = The rules, clause by clause, with search.
page-records = Records
page-records-about = Your tables; open and verify the record of a game.
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
bot-random = Novice: plays anything
page-name = Name (if you like)
page-name-of = Name of { $seat }
page-options = Options and rulings { $count ->
    [0] {""}
    [one] ({ $count } changed)
   *[other] ({ $count } changed)
}
page-components = Component file
page-components-about = A set of your own, in the form that `kylix components` writes. Empty: the base set.
page-seed = Seed of chance
page-seed-about = A whole number, for a game that can be repeated. Empty: chance that can be verified afterwards.
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
page-consent = Take a move back?
page-token-void = This link no longer opens the seat: the host has changed it. You can watch.
page-consent-text = { $who } would like to take back:
page-consent-yes = Agree
page-consent-no = No ({ $seconds } s)

page-tab-log = Log
page-tab-chat = Chat
page-tab-notes = Notes
page-tab-rules = Rules
page-log-all = Show all { $count } lines
page-since = Since your last turn
page-show-me = Show me
page-next = Next
page-step-back = One step back
page-step-help = Comma and full stop step through the game; Escape returns.
page-looking-back = Looking back: move { $n } of { $all }
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
page-clause-now = The rule behind this question

page-change-seats = Change who plays
page-change-seats-about = A bot can stand in for somebody who is away, and leave again. Old links of a changed seat stop working.
page-invite = Invite
page-invite-seat = Opens this seat. Give it to one person only.
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
page-rematch = Play again
page-save-record = Save the record
page-verify = Verify
page-verify-about = A record holds every move and every outcome of chance. The server plays it again and compares.
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
page-mark = Mark my turn in the title
page-shortcuts = Keys
page-help = Help and keys
page-help-table = What can be chosen has a ring and a dot, and stands as a button above. Click on anything else to learn why it cannot be chosen. Dashes mark what the last move changed.
page-key-tab = next place
page-key-arrows = the nearest thing in that direction
page-key-enter = choose
page-key-escape = cancel the choice, or return from looking back
page-key-numbers = the buttons above
page-key-undo = undo, restart the turn
page-key-now = read what must be done now
page-key-read = go to log, players, hand, board
page-key-why = why can the focused thing not be chosen; else this help
page-key-step = one step back or forward in the game
page-key-clause = the rule behind the question
page-key-zoom = zoom in, out, and fit the board
page-key-pan = pan a zoomed board (without ⇧ when nothing has the focus)
page-key-bare = hide or show the pieces
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

## Troia

page-troia-field = Battlefield
page-troia-god = { $god } { $power }. Offering { $offering }; costs the Greek { $greek }, the Trojan { $trojan }
page-troia-costs = costs the Greek { $greek }, the Trojan { $trojan }
page-troia-space = { $space }: { $count ->
    [0] no hero
   *[other] { $heroes }
}
page-troia-hero = { $hero }, in { $space }; Greek face { $greek }, Trojan face { $trojan }
page-troia-horse = The wooden horse: { $count } of { $all } parts laid: { $parts }
page-troia-path = Hector and Paris: space { $count } of { $all }; next: { $next }
page-troia-start = Troy
page-troia-cornucopia = Cornucopia
page-troia-far = heroes in the far space
page-troia-progress = horse, path
page-troia-pile = Discards of { $seat }
page-troia-superior = superior: two spaces
page-troia-mixed = mixed: one space
page-known-card = known to your opponent

## Odysseus

page-odysseus-ship = The ship
page-odysseus-covered = a card face down
page-odysseus-empty = empty
page-odysseus-trial = { $points } { $points ->
    [one] point
   *[other] points
} for { $skill } { $value }
page-odysseus-gains = Gains: { $gains }
page-odysseus-no-gains = No gains
page-odysseus-favour = favour
page-odysseus-any-skill = any skill
page-odysseus-worth = Worth { $points } { $points ->
    [one] point
   *[other] points
} to you as your cards lie
page-odysseus-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
}
