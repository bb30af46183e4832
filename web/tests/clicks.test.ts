/** The clicks of a double or triple click belong to the question of the first one. */
import { describe, expect, it } from 'vitest';
import { guardClicks } from '../src/lib/clicks';

function clicked(html: string, detail: number, guard: (event: MouseEvent) => void): boolean {
  document.body.innerHTML = html;
  let reached = false;
  const target = document.body.firstElementChild as HTMLElement;
  target.addEventListener('click', () => (reached = true));
  document.body.addEventListener('click', guard, { capture: true, once: true });
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  return reached;
}

describe('a further click', () => {
  const draw = '<button data-move="draw"></button>';
  const setUp = () => {
    const asked = { question: 'first' };
    return { asked, guard: guardClicks(() => asked.question) };
  };

  it('counts while the question and the choice are the same', () => {
    const { guard } = setUp();
    expect([1, 2, 3].map((detail) => clicked(draw, detail, guard))).toEqual([true, true, true]);
  });

  it('counts when the page was drawn anew under the first one', () => {
    const { asked, guard } = setUp();
    clicked(draw, 1, guard);
    asked.question = 'second';
    document.body.innerHTML = draw;
    document.body.addEventListener('mousedown', guard, { capture: true, once: true });
    document.body.firstElementChild?.dispatchEvent(new MouseEvent('mousedown', { detail: 1, bubbles: true }));
    expect(clicked(draw, 2, guard)).toBe(true);
  });

  it('does not answer the next question', () => {
    const { asked, guard } = setUp();
    clicked(draw, 1, guard);
    asked.question = 'second';
    expect([clicked(draw, 2, guard), clicked('<button data-thing="god:ZEUS"></button>', 3, guard)]).toEqual([false, false]);
    expect(clicked(draw, 1, guard)).toBe(true);
  });

  it('does not make another choice that came to lie under it, and leaves the rest of the page alone', () => {
    const { asked, guard } = setUp();
    clicked(draw, 1, guard);
    expect(clicked('<button data-move="pass"></button>', 2, guard)).toBe(false);
    asked.question = 'second';
    expect(clicked('<button></button>', 2, guard)).toBe(true);
  });
});
