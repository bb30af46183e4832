import { say } from './words.svelte';

const percents: Record<string, Intl.NumberFormat> = {};

/** A share as a person reads it: "+4.5 %". */
export function percent(value: number, lang: string, signed = true): string {
  const key = `${lang}${signed}`;
  percents[key] ??= new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: signed ? 1 : 0, maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' });
  return percents[key].format(value);
}

/** A chance as its band: "58–66 %"; no chance is known to the percent. */
export function between(low: number, high: number): string {
  const [from, to] = [Math.round(100 * low), Math.round(100 * high)];
  return say(from === to ? 'chance-sure' : 'chance-band', { low: from, high: to });
}
