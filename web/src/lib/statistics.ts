const percents: Record<string, Intl.NumberFormat> = {};

/** A share as a person reads it: "+4.5 %". */
export function percent(value: number, lang: string, signed = true): string {
  const key = `${lang}${signed}`;
  percents[key] ??= new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: signed ? 1 : 0, maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' });
  return percents[key].format(value);
}
