# The lessons of Odysseus in English. `lesson-NAME` is how a lesson is called, `NAME-STEP` what the bubble says.

## The first trials

lesson-first-trials = The first trials
first-trials-take = You help Odysseus home; most points win. A card is a trial: its colour is a skill, its value what that skill must reach by the end, its points what it then brings. Take Return to the Palace.
first-trials-take-wrong-1 = It lies between two others. It becomes free when its neighbour is gone.
first-trials-take-unwise-1 = Nine points, but for strength five: with strength nought that is a promise for later.
first-trials-adventure = It is worth little, but gives a point each of strength, cunning and luck. Go on an adventure: you collect these gains, and the card goes to the column of its own skill.
first-trials-other = See what the other player does: Calypso, nine points for strength five, at strength nought. She counts nothing yet. She never costs anything either.
first-trials-ends = You may take a card from an end of either side, never one between two others. How many can you choose from now?
first-trials-ends-slip-2 = Each of the two sides has two ends, one at the bow and one at the stern.
first-trials-ends-slip-6 = Six lie face up, but only those at the ends are free.
first-trials-circe = Circe wants strength two and gives a point of luck. Take her and go on an adventure.
first-trials-circe-hint = She lies at an end of the ship. Take her, then choose the adventure.
first-trials-counts = Your strength is one. Would she score if the game ended now?
first-trials-counts-yes = Yes
first-trials-counts-not-yet = Not yet
first-trials-counts-slip-yes = She asks for strength two. No card gives a point of its own skill, so one more strength must come from somewhere else.
first-trials-story = But your story counts already: two points for each strength card, passed or not, now { $points } in all. So cards are never wasted, only slow.

## Favours, hidden cards and rest

lesson-favours-and-rest = Favours, hidden cards and rest
favours-and-rest-owl = The owl is a favour of Athena. Whoever takes a card beside the two hidden ones wins it, and both are turned up. You have one favour; how many after taking Reaching Ithaca?
favours-and-rest-owl-slip-1 = You have one, and the owl is yours before you decide what to do with the card.
favours-and-rest-owl-slip-3 = One owl lies on each side of the ship; this card wins the one of its own side.
favours-and-rest-take = Take Reaching Ithaca: strength four, seven points.
favours-and-rest-adventure = Now you see what lies free for the next player, and may still choose: adventure or rest. Go on an adventure.
favours-and-rest-redirect = The card gives luck, but you want strength. For one favour the point goes to another skill. Make it a point of strength.
favours-and-rest-redirect-wrong-1 = It is luck already: keep it, or choose another skill.
favours-and-rest-redirect-unwise-1 = Luck two, and the favour saved. Also fine; but your strength cards wait for strength.
favours-and-rest-other = The other player takes Polyphemus. If nobody wants a card: you can always rest with it, as you will see.
favours-and-rest-second-owl = Take Poseidon’s Wrath: it wins the second owl, and you keep it from somebody who collects strength.
favours-and-rest-rest = This time rest: no gains; the card lies face down and is only one of your eleven. In exchange: one point of your choice and one favour. Choose strength.
favours-and-rest-rest-unwise-1 = Seven points at strength five: often better than a rest. We rest to see how it is done.
favours-and-rest-end = Three favours: you could buy a story now. That is the next lesson. End the turn.

## Stories

lesson-stories = Stories
stories-line = You have a card in three columns. A card in the fourth makes a line, and a line gives a story. Of which skill must it be?
stories-line-slip-skill-str = That column has a card already; the line needs the empty one.
stories-line-slip-skill-int = That column has a card already; the line needs the empty one.
stories-sirens = Take the Sirens: luck, value four, a trial of creatures. Go on an adventure, and keep both points.
stories-worth = A story pays two points for every card with its mark. You hold three cards of value four and two with creatures. What are these two stories worth now?
stories-worth-three-two = Three and two
stories-worth-six-four = Six and four
stories-worth-six-three = Six and three
stories-worth-slip-three-two = Two points for each card, also for those that are not passed.
stories-worth-slip-six-three = Two points for each card: two cards with creatures are worth four.
stories-pick = Take the story of value four: { $worth } points already. Its place is filled at once from a pile.
stories-pick-unwise-1 = Unseen: worth about half of what you can see here, on average.
stories-other = The other player takes a card. You have two favours: watch what is left for you.
stories-third = The Laestrygonians bring an owl: your third favour. Take them on an adventure.
stories-keep = Keep the point of strength: Reaching Ithaca asks for four, and is passed with it.
stories-buy = Once a turn three favours buy a story, at any moment of your turn. You have two trials of creatures: buy that story.
stories-buy-unwise-1 = Favours are worth nothing at the end; a story grows with every card you still take.
stories-grow = Six stories are the most, the first one included. Early stories pay longest: they count every card you still take.

## Columns and the epic

lesson-columns-and-epic = Columns and the epic
columns-and-epic-types = The first who holds all five types of trial takes the best epic tile: ten points, then eight, six. Which type do you lack?
columns-and-epic-types-slip-type-gods = Calypso, in your strength column, is a trial of gods.
columns-and-epic-types-slip-type-navigation = Aeolia, in two of your columns, is navigation.
columns-and-epic-two = The Phaeacians lie at both ends of one side, once of strength, once of luck. Both are encounters. With which one can you go on an adventure?
columns-and-epic-two-slip-card-12-str = A column holds four cards, and your strength column has four. With a fifth you can only rest.
columns-and-epic-take = Take the luck card. It turns up two cards and wins the owl as well.
columns-and-epic-take-unwise-1 = Allowed, but you would have to rest with it: no type, no points.
columns-and-epic-epic = Go on an adventure, and keep both points of strength: your column of four is waiting for them.
columns-and-epic-next = The epic came by itself, with the card; no trial had to be passed for it. The other player lacks one type. What will the tile be worth if it comes?
columns-and-epic-next-slip-10 = That tile is yours now.
columns-and-epic-next-slip-6 = One tile is gone, not two.
columns-and-epic-leave = Now the other player. Looking at types has a second use: what you leave at an end is theirs.
columns-and-epic-done = Four cards a column, one of each type, and look at what you uncover: that is most of the art of taking cards.

## The last card and the score

lesson-last-card = The last card and the score
last-card-last = You sit second, and this is the last turn. Two cards are left: you take one, the other goes to nobody. The other player has { $theirs } points, you have { $mine }.
last-card-calypso = Calypso shows nine points for strength five. Your strength is four, and a story of yours counts value five. What would she bring on an adventure?
last-card-calypso-slip-9 = Strength four does not reach five, and she gives no point.
last-card-calypso-slip-0 = Nothing by herself; but your story pays two for every card of value five, passed or not.
last-card-point = Look at your own board: Circe, cunning six, eleven points. Your cunning is five. What is one more point of cunning worth?
last-card-point-slip-5 = Five is your level. The card brings its printed points as soon as your cunning is six.
last-card-point-slip-6 = Six is the value that is asked for. What it brings stands beside it.
last-card-tie = Resting gives that point: sixty-one all. A tie goes to more points from stories, and theirs are more. Who would win?
last-card-tie-mine = I would
last-card-tie-theirs = The other player
last-card-tie-slip-mine = Stories decide a tie: twenty-two against fourteen.
last-card-aeolia = So look again: Aeolia gives cunning, and is itself a luck card of value two, which you pass. Take it on an adventure.
last-card-aeolia-unwise-1 = Calypso gives no cunning. Resting with her makes it a tie, and that is lost.
last-card-count = { $mine } to { $theirs }. Trials that are passed, stories, the epic: nothing else counts, neither skills nor favours nor rested cards.

## Alone: the Automa

lesson-automa = Alone: the Automa
automa-welcome = The Automa has no skills and passes nothing. It begins with points, stories and, later, perhaps an epic. You must have more than it in the end; a tie is lost.
automa-take = Take Reaching Ithaca and put the point into strength. Then the Automa plays at once.
automa-take-hint = Take the card, go on an adventure, spend your favour on strength.
automa-arrow = It turned up a card with an owl, and an arrow round the ship. Which card did it look for?
automa-arrow-first = The first end along the arrow, whatever it is
automa-arrow-owl = The first end along the arrow that wins an owl
automa-arrow-best = The card with most points
automa-arrow-slip-first = That is what it does when its card shows no owl, or when no owl can be won.
automa-arrow-slip-best = It never weighs anything: the arrow and the symbol decide.
automa-yours = It threw the owl away: the Automa needs no favours, but you lose them. Take the other owl while it is there: Poseidon’s Wrath, adventure, keep the point.
automa-lyre = This time a lyre: all open stories were swept away before it took a card. What will the Automa score for its cards?
automa-lyre-points = Their printed points
automa-lyre-stories = Two for each that its stories name
automa-lyre-slip-points = It passes no trials: only its tile, its stories and its epic count.
automa-open = Its game lies open: stories, cards, arrow. Take what its stories want, and begin with difficulty one.

## For those who know the cardboard game

lesson-from-cardboard = You know the game on cardboard
from-cardboard-where = The ship lies in the middle with its two owls, the open stories and the epic tiles beside it, the boards of all players below. A card shows its full text when you point at it.
from-cardboard-done-for-you = The table turns up hidden cards, hands out owls, fills the ship, finds lines and the epic, and counts: the score you see is what you would have if the game ended now.
from-cardboard-choose = You choose in parts: first the card. Take Return to the Palace.
from-cardboard-mode = Then adventure or rest, then each point that leaves a choice. You can take all of it back until something hidden came to light. Choose the adventure.
from-cardboard-rulings = Where the rulebook is silent: a fifth card of a skill may be taken to rest with it, owls of a card may be used for its own points, no skill goes beyond six. Why? opens each ruling.
