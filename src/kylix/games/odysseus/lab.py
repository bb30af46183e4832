"""What reports count in Odysseus."""

from __future__ import annotations

from kylix.lab.uses import Sheet, Use

SHEET = Sheet(
    uses=(
        Use("took", "card", True),
        Use("adventure-placed", "card", True),
        Use("rested", "card"),
        Use("story-gained", "story", True),
        Use("epic-taken", "epic"),
        Use("automa-took", "card"),
    ),
    apart=("story_", "total", "automa_"),
    vary_alone="difficulty",
    rival="automa_total",
)
