# What the coach says in Odysseus, and the one page about it. Cards have no facts.

## The one page
brief-aim = Have the most points when everybody has met eleven trials. Collect cards whose value your skill will have reached by the end, stories that pay for many of your cards, and all five types for the epic.
brief-turn = Take one card from an end of either side of the ship, then decide what to do with it:
brief-turn-1 = If it lay beside face-down cards, both are turned up and the favour between them is yours.
brief-turn-2 = Adventure: collect the gains, and put the card into the column of its skill. A column holds four cards.
brief-turn-3 = Or rest: the card goes away face down; you gain one point in any skill and one favour.
brief-turn-4 = One favour sends a point to another skill. Three favours, once a turn, buy a story.
brief-turn-5 = A card in each of the four columns at the same height is a line: it brings a story. All five types bring the epic.
brief-end = The ship is filled again from the deck. The game ends when the deck is empty and one card is left; everybody has eleven cards then.
brief-score = Count at the end only:
brief-score-1 = Each card whose value your skill has reached: its points. The others give nothing and cost nothing.
brief-score-2 = Each story: two points for every card that it names, whether reached or not.
brief-score-3 = The epic: 10 points for the first, then 8, 6, 4, 2. Equal points: more from stories wins.

## Questions
coach-take-card = Take a card from an end of the ship. Ask what it brings you, then what it uncovers for the next player.
coach-take-card-look = Can your skill reach its value in the turns that are left? What does it gain? Does a story of yours name it, does it bring a new type, or the missing column of a line? A card beside hidden ones also brings a favour.
coach-take-card-leads = Next you choose adventure or rest. Whatever you leave at the ends is your neighbour’s choice.
coach-choose-mode = Adventure keeps the card and its gains; rest throws it away for one point and one favour.
coach-choose-mode-look = Go on the adventure, unless its column is full, or the card is out of reach and neither its gains nor a story nor a type helps you. Good players rest with one card in twenty.
coach-choose-mode-leads = On an adventure each printed point is asked about in turn; the card may complete a line or the epic.
coach-keep-or-redirect = The card gives you a point. For one favour it can go to another skill instead.
coach-keep-or-redirect-look = Would a point elsewhere reach a card that lies on your board, or bring it within one? Then a favour is well spent. If not, keep both the point and the favour.
coach-keep-or-redirect-leads = Three favours saved buy a story. Six is the top of every skill.
coach-raise-skill = This point is free: choose the skill that rises.
coach-raise-skill-look = The skill that has most points waiting just above your level. Count what each level would unlock.
coach-raise-skill-leads = Every card of that column whose value is now reached counts at the end.
coach-raise-for-rest = You rest: choose the skill that rises by one.
coach-raise-for-rest-look = The skill with most points waiting just above your level; six is the top, so do not push beyond what your cards ask.
coach-raise-for-rest-leads = You also take a favour, and the turn goes on.
coach-pick-story = You completed a line and take a story for nothing.
coach-pick-story-look = Count your cards that it names, and those you can still get: two points each, reached or not. Take from a pile only if nothing fits.
coach-pick-story-leads = It lies open on your board to the end. Six stories are the most.
coach-finish-turn = Before your turn ends you may buy a story for three favours.
coach-finish-turn-look = Buy if one fits your cards, and rather early: it grows with every card that you still take. Favours are worth nothing at the end.
coach-finish-turn-leads = Then the next player takes a card.

## Things
thing-source = A place to take a story from: one of the four open ones, or a pile, unseen.
thing-source-more = An open story that fits three of your cards is worth six points already. A pile is a lottery.
thing-skill = Your four skills rise from nought to six.
thing-skill-more = A level counts for every card of that column, so a point is worth most where several cards wait just above it.
thing-skill-STR = Strength: its fifteen cards are worth the most points of all four.
thing-skill-STR-more = A strong column needs levels five and six in the end; no strength card raises strength itself.
thing-skill-INT = Intelligence: few points in all, often taken for gains and types.
thing-skill-INT-more = Let it rise as gains come; seldom spend favours on it.
thing-skill-CUN = Cunning: middling points, some of them very high.
thing-skill-CUN-more = Many of its cards give points of your own choice; one of value six can be worth as much as three small ones, if you reach it.
thing-skill-LCK = Luck: middling points and many useful gains.
thing-skill-LCK-more = Luck cards often bring favours, and points in the other skills.
thing-type = One of the five types of adventure.
thing-type-more = With all five you take the epic at once, reached or not. Take the types as they come; the first one home gets ten points.
thing-side = Port and starboard are two separate lines; you take from an end of either.
thing-side-more = The lines do not meet at bow or stern, and cards never slide along.
thing-slot = A place on the ship. Only the two ends of each side are free.
thing-slot-more = Places two and three in the middle are dealt face down. Whoever takes the card beside them turns them up and wins the favour.
thing-card = A trial: its skill, the value which that skill must reach, and the points it then brings.
thing-card-more = Gains come at once, points at the end. A card that you never reach costs nothing, and still counts for stories and types.
thing-story = A story pays two points for each of your cards that it names.
thing-story-more = It counts cards that you did not reach, too, but not those you rested with. Stories are a third of a good score.
thing-epic = The epic goes to whoever has all five types, the best tile first.
thing-epic-more = It comes by itself with the card that completes it. Only one for each player.
thing-path = The way the Automa’s arrow looks along the ship.
thing-path-more = It takes the first free card it meets. You can see which ends it prefers and plan for that.
thing-symbol = A sign on an Automa card: it changes what the Automa does first.
thing-symbol-more = The owl makes it look for a card that brings a favour; the crossed-out lyre replaces the open stories.
thing-automa = A card that plays for the Automa: an arrow, sometimes with a sign.
thing-automa-more = The Automa has no skills: its tile, its stories and the epic are its score. Deny it what its stories name, if that costs you little.
