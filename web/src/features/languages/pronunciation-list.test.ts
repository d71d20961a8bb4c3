import { expect, test } from 'vitest';
import { fromLines } from './pronunciation-list.tsx';

test('R-SPEAK-08 a line for each word, and nothing of one that is half written', () => {
  expect(fromLines('Ιάσων = Ιάσονας\n\nΦιλοποίμην\n = x\nα =β', 'el')).toEqual([
    { language: 'el', written: 'Ιάσων', said: 'Ιάσονας' },
    { language: 'el', written: 'α', said: 'β' },
  ]);
});
