import { foldText } from '@psifida/contract/fold-text';
import { describe, expect, test } from 'vitest';
import { searchText, searchWords } from './fold-text.ts';

const finds = (query: string, text: string): boolean =>
  searchWords(query).every((spellings) => spellings.some((one) => searchText(text).includes(one)));

test.each([
  ['Λιμάνι', 'λιμανι'],
  ['ΛΙΜΆΝΙ', 'λιμανι'],
  ['Νήσος', 'νησοσ'],
  ['ΝΗΣΟΣ', 'νησοσ'],
  ['προϊόντα', 'προιοντα'],
  ['Μαΐου', 'μαιου'],
  ['Café—Ü', 'cafe u'],
  ['IMG_2031.JPG', 'img 2031 jpg'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('found whatever the accents, the case or the last sigma', () => {
  test.each([
    ['λιμανι', 'Το λιμάνι το σούρουπο'],
    ['ΛΙΜΑΝΙ', 'Το λιμάνι το σούρουπο'],
    ['σουρ', 'Το λιμάνι το σούρουπο'],
    ['νησοσ', 'Νήσος Σύρος'],
    ['Σύρος νήσος', 'ΝΗΣΟΣ ΣΥΡΟΣ'],
    ['harbour', 'The Harbour at dusk'],
  ])('%s in %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe('R-WORK-08 Greeklish finds Greek', () => {
  test.each([
    ['limani', 'λιμάνι'],
    ['syros', 'Σύρος'],
    ['siros', 'Σύρος'],
    ['thalassa', 'θάλασσα'],
    ['8alassa', 'Θάλασσα'],
    ['xorio', 'χωριό'],
    ['chorio', 'χωριό'],
    ['horio', 'χωριό'],
    ['xwrio', 'χωριό'],
    ['hmera', 'ημέρα'],
    ['imera', 'ημέρα'],
    ['psomi', 'ψωμί'],
    ['mpougatsa', 'μπουγάτσα'],
    ['bougatsa', 'μπουγάτσα'],
    ['ksenodoxeio', 'ξενοδοχείο'],
    ['xenodocheio', 'ξενοδοχείο'],
    ['ekklisia', 'εκκλησία'],
    ['paralia', 'Παραλία'],
  ])('%s in %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe('Greek finds Greeklish', () => {
  test.each([
    ['λιμάνι', 'limani_2024.jpg'],
    ['θάλασσα', 'thalassa'],
    ['χωριό', 'chorio.png'],
    ['μπουγάτσα', 'mpougatsa'],
  ])('%s in %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

test.each([
  ['λιμάνι', 'Το χωριό'],
  ['limani', 'kastro'],
  ['λιμάνι χωριό', 'λιμάνι'],
])('%s is not in %s', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('a query of signs alone asks for nothing', () => {
  expect(searchWords(' %_ — ')).toEqual([]);
});
