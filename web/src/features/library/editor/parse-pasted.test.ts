import { describe, expect, test } from 'vitest';
import { amountText, parseAmount } from '../../../lib/parse-amount.ts';
import { parsePasted } from './parse-pasted.ts';

describe('an amount', () => {
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
  ])('%s', (typed, value) => {
    expect(parseAmount(typed)).toBe(value);
  });

  test.each(['λίγο', '2-3', '1.000.000', '1/0', '-1'])('%s is none', (typed) => {
    expect(parseAmount(typed)).toBeNaN();
  });

  test('is written as the language writes it', () => {
    expect(amountText(1.5, 'el-GR')).toBe('1,5');
    expect(amountText(1500, 'en-GB')).toBe('1500');
    expect(amountText(null, 'en-GB')).toBe('');
  });
});

describe('R-CONT-04 a pasted list becomes rows', () => {
  const ingredients = (text: string) => parsePasted(text, { amounts: true });

  test('with the amount apart from the text', () => {
    expect(ingredients('250 γρ. αλεύρι\r\n• 1 ½ φλιτζάνι λάδι\n\n- αλάτι\n3 αυγά\n500ml γάλα')).toEqual([
      { amount: 250, text: 'γρ. αλεύρι' },
      { amount: 1.5, text: 'φλιτζάνι λάδι' },
      { amount: null, text: 'αλάτι' },
      { amount: 3, text: 'αυγά' },
      { amount: 500, text: 'ml γάλα' },
    ]);
  });

  test.each(['2-3 σκελίδες σκόρδο', '10% λάδι', '250', '1.000.000 κόκκοι'])('%s stays whole', (line) => {
    expect(ingredients(line)).toEqual([{ amount: null, text: line }]);
  });

  test('numbers that only count the lines are left out', () => {
    expect(parsePasted('1. Ζεσταίνουμε.\n2) Σερβίρουμε.', { amounts: false })).toEqual([
      { amount: null, text: 'Ζεσταίνουμε.' },
      { amount: null, text: 'Σερβίρουμε.' },
    ]);
    expect(parsePasted('2 λεπτά αργότερα σερβίρουμε', { amounts: false })).toEqual([
      { amount: null, text: '2 λεπτά αργότερα σερβίρουμε' },
    ]);
  });

  test('columns of a spreadsheet are amount, Greek and English', () => {
    expect(ingredients('250\tγρ. αλεύρι\tg flour')).toEqual([
      { amount: 250, text: 'γρ. αλεύρι', second: 'g flour' },
    ]);
    expect(ingredients('250 γρ. αλεύρι\t250 g flour')).toEqual([
      { amount: 250, text: 'γρ. αλεύρι', second: 'g flour' },
    ]);
    expect(parsePasted('Ψήνουμε\tBake', { amounts: false })).toEqual([
      { amount: null, text: 'Ψήνουμε', second: 'Bake' },
    ]);
  });
});
