import type { ExchangeFormat } from '@psifida/contract/endpoints/library';

/** By its name where it has one that says so, else by how the text begins. */
export function formatOf(text: string, fileName = ''): ExchangeFormat {
  if (/\.json$/i.test(fileName)) return 'json';
  if (/\.csv$/i.test(fileName)) return 'csv';
  return /^\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv';
}
