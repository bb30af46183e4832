/** What was under the first click of a double or triple click. */
interface First {
  question: string;
  move: string | undefined;
}

/**
 * The further clicks of a double or triple click answer the question of the first one, or nothing. An answer can be here before they
 * are: then another question, or another choice, lies under the pointer. It counts where the first press went, for a page that is drawn
 * anew between press and release never hears of that click.
 */
export function guardClicks(question: () => string): (event: MouseEvent) => void {
  let first: First = { question: '', move: undefined };
  return (event) => {
    const under = (event.target as Element).closest<HTMLElement>('[data-move], [data-thing], [data-testid="confirm"]');
    const now = { question: question(), move: under?.dataset.move };
    if (event.detail < 2) first = now;
    else if (event.type === 'click' && under && (now.question !== first.question || now.move !== first.move)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
}
