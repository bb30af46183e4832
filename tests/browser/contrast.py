"""How well words can be read: the colour of every text on the screen, in drawings too, against the pixels behind it."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any, Final, cast

from PIL import Image

from browser.person import Person

LEAST: Final = 4.5
STEP: Final = 8
"""Colours that differ by less are one ground: smooth shades and the edges of lines."""

TEXTS: Final = """() => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (text) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = text;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const opacity = (element) => {
    let all = 1;
    for (let one = element; one; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
    return all;
  };
  const clipped = (element, x, y) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible' || getComputedStyle(one).display === 'inline') continue;
      const box = one.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };
  const found = [];
  const add = (element, style, text, boxes) => {
    if (!text.trim() || style.visibility !== 'visible' || element.closest('.sr, option, [inert]')) return;
    if (!opacity(element)) return;
    const svg = element instanceof SVGElement;
    const halo = svg && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? style.stroke : '';
    const drawing = element.ownerSVGElement;
    const open = ([x, y]) => {
      const seen = document.elementsFromPoint(x, y);
      if (drawing) return seen.some((one) => one === drawing || one.ownerSVGElement === drawing);
      return !seen.length || seen[0].contains(element) || element.contains(seen[0]);
    };
    for (const box of boxes) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 4 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (clipped(element, x, y)) continue;
      if (![[x, y], [x, box.top + 2], [x, box.bottom - 2], [box.left + 2, y], [box.right - 2, y]].every(open)) continue;
      found.push({
        text: text.trim().slice(0, 30),
        where: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
        in: element.parentElement?.getAttribute('class') ?? '',
        colour: colour(svg ? style.fill : style.webkitTextFillColor),
        opacity: opacity(element),
        halo: halo ? colour(halo) : null,
        box: [box.left, box.top, box.right, box.bottom],
      });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.matches('style, script, title, desc')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(element, getComputedStyle(element), node.data, [...range.getClientRects()]);
  }
  for (const element of document.body.querySelectorAll('[data-t]'))
    for (const side of ['::before', '::after']) {
      const style = getComputedStyle(element, side);
      const told = style.content === 'none' ? '' : style.content.replaceAll('"', '');
      if (/[0-9a-z]/i.test(told)) add(element, style, told, [element.getBoundingClientRect()]);
    }
  return found;
}"""
HIDE: Final = """() => {
  const style = document.createElement('style');
  style.id = 'no-words';
  const none = 'transparent !important';
  style.textContent = `*, *::before, *::after { -webkit-text-fill-color: ${none}; text-shadow: none !important }
    svg text, svg tspan { fill: ${none}; stroke: ${none} }`;
  document.head.append(style);
}"""
SHOW: Final = "() => document.getElementById('no-words').remove()"

Colour = tuple[float, float, float]


def luminance(colour: Colour) -> float:
    parts = [part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ratio(one: Colour, other: Colour) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def blend(over: Colour, alpha: float, under: Colour) -> Colour:
    mixed = [alpha * a + (1 - alpha) * b for a, b in zip(over, under, strict=True)]
    return (mixed[0], mixed[1], mixed[2])


def ground(image: Image.Image, box: list[float]) -> Colour:
    """The colour that most of the pixels behind a text have."""
    left, top, right, bottom = (round(side) for side in box)
    part = image.crop((max(0, left), max(0, top), min(image.width, right), min(image.height, bottom)))
    pixels = cast("list[tuple[int, tuple[int, int, int]]]", part.getcolors(part.width * part.height))
    shades: Counter[tuple[int, ...]] = Counter()
    for count, colour in pixels:
        shades[shade(colour)] += count
    most = shades.most_common(1)[0][0]
    same = [(count, colour) for count, colour in pixels if shade(colour) == most]
    red, green, blue = (sum(count * colour[at] for count, colour in same) / shades[most] for at in range(3))
    return (red, green, blue)


def shade(colour: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(part // STEP for part in colour)


def taken(person: Person) -> tuple[list[dict[str, Any]], Image.Image]:
    """The texts, and the screen without them, of one and the same moment."""
    page = person.page
    for _ in range(20):
        texts: list[dict[str, Any]] = page.evaluate(TEXTS)
        page.evaluate(HIDE)
        image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        page.evaluate(SHOW)
        if texts == page.evaluate(TEXTS):
            return texts, image
    raise AssertionError("the page never comes to rest")


def pale(person: Person) -> list[str]:
    """Texts on the screen that stand out too little, each with its contrast."""
    texts, image = taken(person)
    assert len(texts) > 3, "there is nothing to read"
    found: dict[str, str] = {}
    for text in texts:
        *rgb, alpha = text["colour"]
        under = tuple(text["halo"][:3]) if text["halo"] else ground(image, text["box"])
        shown = blend((rgb[0], rgb[1], rgb[2]), alpha / 255 * text["opacity"], under)
        contrast = ratio(shown, under)
        if contrast < LEAST:
            found[f"{text['where']} in {text['in']}: {text['text']}"] = f"{contrast:.2f}"
    return [f"{contrast} {where}" for where, contrast in found.items()]
