import { describe, expect, test } from 'vitest';
import { amountText, parseAmount } from '../../../ui/parse-amount.ts';
import { parsePasted } from './parse-pasted.ts';

test.each([
  ['250', 250],
  ['1,5', 1.5],
  ['0.25', 0.25],
  ['1.500', 1500],
  ['0,125', 0.125],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['2 ¾', 2.75],
  ['2¾', 2.75],
  ['⅓', 0.333],
  ['', null],
])('the amount %s', (typed, value) => {
  expect(parseAmount(typed)).toBe(value);
});

test.each(['λίγο', '2-3', '1.000.000', '1/0', '-1'])('%s is no amount', (typed) => {
  expect(parseAmount(typed)).toBeNaN();
});

test('an amount is written as the language writes it', () => {
  expect(amountText(1.5, 'el-GR')).toBe('1,5');
  expect(amountText(1500, 'en-GB')).toBe('1500');
  expect(amountText(null, 'en-GB')).toBe('');
});

describe('R-CONT-04 a pasted list becomes rows', () => {
  const ingredients = (text: string) => parsePasted(text, { amounts: true });
  const steps = (text: string) => parsePasted(text, { amounts: false });
  const line = (amount: number | null, text: string) => ({ amount, text });

  test('with the amount apart from the text', () => {
    expect(ingredients('250 γρ. αλεύρι\r\n• 1 ½ φλιτζάνι λάδι\n\n- αλάτι\n3 αυγά\n500ml γάλα')).toEqual([
      line(250, 'γρ. αλεύρι'),
      line(1.5, 'φλιτζάνι λάδι'),
      line(null, 'αλάτι'),
      line(3, 'αυγά'),
      line(500, 'ml γάλα'),
    ]);
  });

  test.each(['2-3 σκελίδες σκόρδο', '10% λάδι', '250', '1.000.000 κόκκοι'])('%s stays whole', (text) => {
    expect(ingredients(text)).toEqual([line(null, text)]);
  });

  test('numbers that only count the lines are left out', () => {
    const counted = [line(null, 'Ζεσταίνουμε.'), line(null, 'Σερβίρουμε.')];
    expect(steps('1. Ζεσταίνουμε.\n2) Σερβίρουμε.')).toEqual(counted);
    const later = '2 λεπτά αργότερα σερβίρουμε';
    expect(steps(later)).toEqual([line(null, later)]);
  });

  test('columns of a spreadsheet are amount, Greek and English', () => {
    const flour = { ...line(250, 'γρ. αλεύρι'), second: 'g flour' };
    expect(ingredients('250\tγρ. αλεύρι\tg flour')).toEqual([flour]);
    expect(ingredients('250 γρ. αλεύρι\t250 g flour')).toEqual([flour]);
    expect(steps('Ψήνουμε\tBake')).toEqual([{ ...line(null, 'Ψήνουμε'), second: 'Bake' }]);
  });
});
