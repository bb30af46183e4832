"""A long game through the page, quickly: a loop in the page itself clicks on the buttons that the table lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from browser.person import Person

PLAY = """
async ({ seed, limit, weights }) => {
    const result = { clicks: 0, unlit: [], asked: {}, empty: [], over: false };
    let state = seed;
    const chance = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
    const rest = () => new Promise(done => setTimeout(done, 0));
    const mark = () => document.querySelector('.choices').textContent + document.querySelector('.table').dataset.n;
    const weight = move => weights[move.split(' ')[0]] ?? 1;
    let before = null, since = performance.now();
    while (result.clicks < limit) {
        await rest();
        if (document.querySelector('[data-testid=score]')) { result.over = true; break; }
        const now = mark();
        if (now === before && performance.now() - since < 4000) continue;
        const confirm = document.querySelector('[data-testid=confirm]:not(:disabled)');
        const buttons = [...document.querySelectorAll('[data-move]:not(:disabled)')];
        if (!confirm && !buttons.length) { if (performance.now() - since > (window.STALL ?? 120000)) break; continue; }
        before = now; since = performance.now();
        if (confirm) { confirm.click(); result.clicks++; continue; }
        const lit = new Set([...document.querySelectorAll('.thing.lit, .thing.picked')].map(one => one.dataset.thing));
        for (const one of buttons)
            for (const thing of (one.dataset.on ?? '').split(' '))
                if (thing && !lit.has(thing)) result.unlit.push(one.dataset.move + ' ' + thing);
        const total = buttons.reduce((sum, one) => sum + weight(one.dataset.move), 0);
        let at = chance() * total, pick = buttons[buttons.length - 1];
        for (const one of buttons) { at -= weight(one.dataset.move); if (at <= 0) { pick = one; break; } }
        const verb = pick.dataset.move.split(' ')[0];
        result.asked[verb] = (result.asked[verb] ?? 0) + 1;
        pick.click();
        result.clicks++;
    }
    return result;
}
"""
WEIGHTS = {
    "ready": 3.0, "village": 9.0, "build": 9.0, "workshop": 9.0, "stage": 9.0, "raise": 9.0, "plan": 9.0, "fleet": 4.0,
    "accept": 3.0, "offer": 0.1, "counter": 0.1, "publish": 9.0, "cancel": 0.05, "order": 0.02, "unready": 0.02,
    "recall": 0.1, "unload": 0.1, "donate": 0.2, "withdraw": 0.1, "light": 0.1,
}  # fmt: skip


def play_whole(person: Person, seed: int, limit: int = 4000, weights: Mapping[str, float] = WEIGHTS) -> dict[str, Any]:
    """Until the game is over; how many clicks, what was chosen, and what was listed but not lit."""
    played: dict[str, Any] = person.page.evaluate(PLAY, {"seed": seed, "limit": limit, "weights": dict(weights)})
    return played
