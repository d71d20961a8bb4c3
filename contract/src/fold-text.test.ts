import { describe, expect, test } from 'vitest';
import { foldingVersion, foldText, isFound, searchText, searchWords } from './fold-text.ts';

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
    expect(isFound(query, text)).toBe(true);
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
    ['kalamata', 'Ελιές Καλαμάτας'],
    ['elies kalam', 'Ελιές Καλαμάτας'],
    ['kalamatas elies', 'Ελιές Καλαμάτας'],
    ['suros', 'Σύρος'],
    ['xthes', 'χθες'],
    ['suxnothta', 'συχνότητα'],
    ['andros', 'Άνδρος'],
    ['andritsaina', 'Ανδρίτσαινα'],
    ['kondosouvli', 'κοντοσούβλι'],
    ['ambeli', 'αμπέλι'],
    ['evangelos', 'Ευάγγελος'],
    ['eyaggelos', 'Ευάγγελος'],
    ['mpoygatsa', 'μπουγάτσα'],
    ['filoksenia', 'φιλοξενία'],
    ['philoxenia', 'φιλοξενία'],
  ])('%s in %s', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });
});

test.each([
  ['mpougatsa', 'μπουγάτσα'],
  ['chorio', 'χωριό'],
  ['kampos', 'κάμπος'],
  ['paidia', 'παιδιά'],
  ['pantou', 'παντού'],
])('R-FIND-02 %s finds %s from its second letter to its last', (query, text) => {
  for (let typed = 2; typed <= query.length; typed += 1)
    expect([query.slice(0, typed), isFound(query.slice(0, typed), text)]).toEqual([
      query.slice(0, typed),
      true,
    ]);
});

describe('Greek finds Greeklish', () => {
  test.each([
    ['λιμάνι', 'limani_2024.jpg'],
    ['θάλασσα', 'thalassa'],
    ['χωριό', 'chorio.png'],
    ['μπουγάτσα', 'mpougatsa'],
  ])('%s in %s', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });
});

test.each([
  ['λιμάνι', 'Το χωριό'],
  ['limani', 'kastro'],
  ['λιμάνι χωριό', 'λιμάνι'],
  ['μα', 'Το λιμάνι'],
])('%s is not in %s', (query, text) => {
  expect(isFound(query, text)).toBe(false);
});

test('R-FIND-02 what is stored of a text changes with the number of its folding, and not otherwise', () => {
  const stored = searchText('Ελιές Καλαμάτας στο χωριό', 'Olives', 'mpougatsa_8.jpg');
  expect({ foldingVersion, stored }).toEqual({
    foldingVersion: 2,
    stored:
      ' ελιεσ καλαματασ στο χωριο olives mpougatsa 8 jpg elies kalamatas sto horio olives vugatsa th jpg',
  });
});

test('a query of signs alone asks for nothing', () => {
  expect(searchWords(' %_ — ')).toEqual([]);
});
