import { amountPattern, parseAmount } from '../../../ui/parse-amount.ts';
import type { PastedLine } from './row-edits.ts';

const bullet = /^\s*[-–—•·▪●◦*✓☐]\s+/u;
const numbered = /^\s*\d{1,2}[.)]\s+/;
// Not '2-3 cloves', not '10%': a range or a share is no amount that grows with the servings.
const withAmount = new RegExp(`^(${amountPattern})(?![\\d.,/]|\\s*[-–%])\\s*(.*)$`, 'su');

const splitAmount = (text: string): PastedLine => {
  const [, amount = '', rest = ''] = withAmount.exec(text) ?? [];
  const value = amount ? parseAmount(amount) : null;
  return value !== null && value > 0 && rest !== '' ? { amount: value, text: rest } : { amount: null, text };
};

/** A list as it comes out of a mail, a text document or a spreadsheet, line by line. Columns: amount, Greek, English. */
export function parsePasted(pasted: string, { amounts }: { amounts: boolean }): PastedLine[] {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(bullet, ''))
    .filter((line) => line.trim() !== '');
  const counted = lines.length > 1 && lines.every((line) => numbered.test(line));
  return lines.map((line) => {
    const cells = (counted ? line.replace(numbered, '') : line).split('\t').map((cell) => cell.trim());
    const [first = '', ...others] = cells.filter((cell, index) => cell !== '' || index > 0);
    const alone = amounts ? parseAmount(first) : null;
    if (alone && others.length > 0)
      return { amount: alone, text: others[0] ?? '', ...(others[1] && { second: others[1] }) };
    const own = amounts ? splitAmount(first) : { amount: null, text: first };
    const [second] = others;
    if (!second) return own;
    const beside = amounts ? splitAmount(second) : { amount: null, text: second };
    return { ...own, second: beside.amount === own.amount ? beside.text : second };
  });
}
