import type { ExchangeFormat } from '@psifida/contract/endpoints/library';

/** Lines are dropped by their number: a list that stands on one line gets a line for each of its elements. */
export function spreadLines(text: string, format: ExchangeFormat): string {
  if (format === 'csv') return text;
  try {
    const list: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!Array.isArray(list) || text.split('\n').length > list.length) return text;
    return `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  } catch {
    // Not JSON: the server says so, and where.
    return text;
  }
}

export function formatOf(text: string, fileName = ''): ExchangeFormat {
  if (/\.json$/i.test(fileName)) return 'json';
  if (/\.csv$/i.test(fileName)) return 'csv';
  return /^\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv';
}
