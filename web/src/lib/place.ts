/** Where a box beside a thing goes: below it if there is room, else above; never out of the window. */
export function beside(thing: DOMRect, width: number, height: number): string {
  const wide = Math.min(width, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - wide - 8, thing.left + thing.width / 2 - wide / 2));
  const below = innerHeight - thing.bottom - 18;
  const above = thing.top - 18;
  const up = below < height && above > below;
  const room = Math.max(120, up ? above : below);
  return `left:${left}px;width:${wide}px;max-height:${room}px;${up ? `bottom:${innerHeight - thing.top + 10}px` : `top:${thing.bottom + 10}px`}`;
}
