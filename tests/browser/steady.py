"""What is measured on a table in a browser: whether its parts stay where they are, and its texts can be read."""

from __future__ import annotations

import random
from typing import Any

from browser.person import Person

PLACES = """() => {
    const parts = '.bar, .choices, main.board, aside.side, main [data-part], main [data-region], aside [data-part]';
    const found = {};
    for (const one of document.querySelectorAll(parts)) {
        const box = one.getBoundingClientRect();
        if (!box.width || one.closest('.free')) continue;
        const part = one.dataset.part ?? one.dataset.region ?? '';
        const name = one.tagName + '.' + (one.classList[0] ?? '') + ' ' + part;
        let key = name;
        for (let more = 2; key in found; more++) key = name + ' ' + more;
        found[key] = [box.x, box.y, box.width, box.height].map(Math.round);
    }
    return found;
}"""
"""Where the main elements are, rounded to pixels."""

SMALL = """least => {
    const found = new Map();
    const walker = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT);
    const note = (one, size, text) => {
        const name = one.closest('[class]')?.getAttribute('class') ?? one.tagName;
        if (size < least - 0.05) found.set(name + ' | ' + text.slice(0, 20), Math.round(size * 10) / 10);
    };
    const scaled = one => {
        const size = parseFloat(getComputedStyle(one).fontSize);
        const matrix = one.getScreenCTM?.();
        if (matrix) return size * Math.hypot(matrix.a, matrix.b);
        const box = one.getBoundingClientRect();
        return size * (one.offsetWidth ? box.width / one.offsetWidth : 1);
    };
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent.trim();
        if (!text || one.closest('.sr') || !one.getClientRects().length) continue;
        const style = getComputedStyle(one);
        if (style.visibility === 'hidden' || parseFloat(style.opacity) === 0) continue;
        note(one, scaled(one), text);
    }
    return Object.fromEntries(found);
}"""
"""Texts on the board that are smaller than so many pixels, with their sizes."""


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, tuple[list[int], list[int]]]:
    """The elements that are on both and not where they were; a pixel is rounding."""
    both = before.keys() & after.keys()
    return {
        name: (before[name], after[name])
        for name in sorted(both)
        if any(abs(a - b) > 1 for a, b in zip(before[name], after[name], strict=True))
    }


def watched(person: Person, chance: random.Random, limit: int) -> tuple[dict[str, Any], dict[str, float]]:
    """Play on, and look after every choice: what moved, and which texts were too small."""
    found: dict[str, Any] = {}
    small: dict[str, float] = {}
    before = person.page.evaluate(PLACES)
    for _ in range(limit):
        if person.page.get_by_test_id("score").count():
            break
        person.play_on(chance, limit=1)
        if person.page.get_by_test_id("score").count():
            break
        after = person.page.evaluate(PLACES)
        for name, places in moved(before, after).items():
            found.setdefault(name, places)
        before = {**before, **after}
        small.update(person.page.evaluate(SMALL, 11))
    return found, small
