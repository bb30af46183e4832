/** What was there keeps its place, whatever zone it lies in by now; what is new comes last. */
export function inPlace<T>(before: T[], now: T[]): T[] {
  const here = new Set(now);
  const known = new Set(before);
  return [...before.filter((one) => here.has(one)), ...now.filter((one) => !known.has(one))];
}
