"""How far and how steadily the levels look. A title whose turns are longer or whose tables are fuller sets its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchLimits:
    unsteady: float = 0.08
    """How far a novice errs about a turn, in chances to win."""
    overlooked: float = 0.3
    """The share of turns that a novice does not see."""
    deckhand: float = 0.4
    """The share of a novice's faults that a deckhand has."""
    sailor_worlds: int = 4
    captain_worlds: int = 4
    promising: int = 5
    """Turns whose answers the captain looks at."""
    answers: int = 1
    """Turns of those who come next that the captain looks at, one after the other."""
    considered: int = 8
    """Plans that the archon follows in a title whose games are played on to a point of rest."""
    margin: float = 1.0
    """Of those only the ones that look worse than the best by no more than this, in chances to win."""
    breadth: int = 16
    """Worlds that the archon looks at."""
    onward: int = 0
    """Turns that the archon plays on by the evaluation before it judges a new node."""
    nodes: int = 200
    """What the archon looks at where it thinks by nodes: in the ladder, and as the measure of a puzzle's depth."""
    seconds: float = 1.2
    """What the archon may think where nobody says otherwise."""
    explore: float = 0.25
    """How much the search is drawn to turns it has seldom looked at."""
    sharpness: float = 15.0
    """How much more often a turn is looked at that the evaluation likes better."""
    prior: float = 1.0
    """Visits that the evaluation counts for."""
    sure: float = 1.0
    """The same where a network judges what is listed, and something else what is played on."""
