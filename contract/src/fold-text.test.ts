import { expect, test } from 'vitest';
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

test.each([
  ['Το λιμάνι το σούρουπο', ['λιμανι', 'ΛΙΜΑΝΙ', 'σουρ']],
  ['Νήσος Σύρος', ['νησοσ']],
  ['ΝΗΣΟΣ ΣΥΡΟΣ', ['Σύρος νήσος']],
  ['The Harbour at dusk', ['harbour']],
])('%s is found whatever the accents, the case or the last sigma: %j', (text, queries) => {
  for (const query of queries) expect(isFound(query, text), query).toBe(true);
});

test.each([
  ['λιμάνι', 'limani'],
  ['Σύρος', 'syros siros suros'],
  ['θάλασσα', 'thalassa'],
  ['Θάλασσα', '8alassa'],
  ['χωριό', 'xorio chorio horio xwrio'],
  ['ημέρα', 'hmera imera'],
  ['ψωμί', 'psomi'],
  ['μπουγάτσα', 'mpougatsa bougatsa mpoygatsa'],
  ['ξενοδοχείο', 'ksenodoxeio xenodocheio'],
  ['εκκλησία', 'ekklisia'],
  ['Παραλία', 'paralia'],
  ['χθες', 'xthes'],
  ['συχνότητα', 'suxnothta'],
  ['Άνδρος', 'andros'],
  ['Ανδρίτσαινα', 'andritsaina'],
  ['κοντοσούβλι', 'kondosouvli'],
  ['αμπέλι', 'ambeli'],
  ['Ευάγγελος', 'evangelos eyaggelos'],
  ['φιλοξενία', 'filoksenia philoxenia'],
])('R-WORK-08 Greeklish finds Greek: %s by %s', (text, queries) => {
  for (const query of queries.split(' ')) expect(isFound(query, text), query).toBe(true);
});

test.each(['kalamata', 'elies kalam', 'kalamatas elies'])('R-WORK-08 Greeklish finds words: %s', (query) => {
  expect(isFound(query, 'Ελιές Καλαμάτας')).toBe(true);
});

test.each([
  ['mpougatsa', 'μπουγάτσα'],
  ['chorio', 'χωριό'],
  ['kampos', 'κάμπος'],
  ['paidia', 'παιδιά'],
  ['pantou', 'παντού'],
])('R-FIND-02 %s finds %s from its second letter to its last', (query, text) => {
  for (let typed = 2; typed <= query.length; typed += 1)
    expect(isFound(query.slice(0, typed), text), query.slice(0, typed)).toBe(true);
});

test.each([
  ['λιμάνι', 'limani_2024.jpg', true],
  ['θάλασσα', 'thalassa', true],
  ['χωριό', 'chorio.png', true],
  ['μπουγάτσα', 'mpougatsa', true],
  ['λιμάνι', 'Το χωριό', false],
  ['limani', 'kastro', false],
  ['λιμάνι χωριό', 'λιμάνι', false],
  ['μα', 'Το λιμάνι', false],
])('Greek finds Greeklish, and nothing else: %s in %s is %s', (query, text, found) => {
  expect(isFound(query, text)).toBe(found);
});

test('R-FIND-02 what is stored of a text changes with the number of its folding, and not otherwise', () => {
  const stored = searchText('Ελιές Καλαμάτας στο χωριό', 'Olives', 'mpougatsa_8.jpg');
  expect({ foldingVersion, stored }).toEqual({
    foldingVersion: 1,
    stored:
      ' ελιεσ καλαματασ στο χωριο olives mpougatsa 8 jpg elies kalamatas sto horio olives vugatsa th jpg',
  });
});

test('a query of signs alone asks for nothing', () => {
  expect(searchWords(' %_ — ')).toEqual([]);
});
