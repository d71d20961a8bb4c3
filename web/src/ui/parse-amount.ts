const fractions: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
const sign = Object.keys(fractions).join('');

/** 250, 1,5, 0.5, 1/2, ½, 1 ½, 1 1/2: as people write amounts, in either language. */
export const amountPattern = `(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+\\s?[${sign}]|[${sign}]|\\d+(?:[.,]\\d+)?)`;

/** Three decimals are finer than any kitchen scale, and 1/3 stays readable. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** What was typed as a number; NaN when it is none, null when nothing was typed. */
export function parseAmount(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (!new RegExp(`^${amountPattern}$`).test(text)) return Number.NaN;
  const whole = Number(/^\d+(?=\s|[^\d.,/])/.exec(text)?.[0] ?? 0);
  const divided = /(\d+)\/(\d+)$/.exec(text);
  if (divided) {
    const value = Number(divided[1]) / Number(divided[2]);
    return Number.isFinite(value) ? rounded(whole + value) : Number.NaN;
  }
  const part = fractions[text.at(-1) ?? ''];
  if (part !== undefined) return rounded(whole + part);
  // '1.500' in Greek and '1,500' in English are thousands; '0,125' is not.
  return rounded(
    Number(/^[1-9]\d*[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.')),
  );
}

export const amountText = (value: number | null, region: string): string =>
  value === null || Number.isNaN(value)
    ? ''
    : new Intl.NumberFormat(region, { maximumFractionDigits: 3, useGrouping: false }).format(value);
