/** By whose hand it is: everything that was ever seen there, in the order in which it came. */
const known = new Map<string, string[]>();

/**
 * What was there keeps its place, whatever zone it lies in by now; what is new comes last. The order outlives a look
 * back into the game and the hand-over of one screen.
 */
export function inPlace(hand: string, now: string[]): string[] {
  const order = known.get(hand) ?? [];
  for (const one of now) if (!order.includes(one)) order.push(one);
  known.set(hand, order);
  const here = new Set(now);
  return order.filter((one) => here.has(one));
}
