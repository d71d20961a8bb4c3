import { expect, test } from 'vitest';
import { lagAfter, parityDoubts, partsOfPlace, placeOf, textsByPlace } from './parity.ts';
import { presentationFields } from './presentation-content.ts';

const codes = (el: string, en: string) => parityDoubts({ el, en }).map(({ code }) => code);

test.each([
  ['Το λιμάνι', 'The harbour'],
  ['', 'Only English 12'],
  ['Wi-Fi', 'Wi-Fi'],
  ['Museo Civico', 'Museo Civico'],
  ['Στις 20:00', 'At 8 pm'],
  ['Στις 8 μ.μ.', 'At 20.00'],
  ['Στις 9 π.μ. και 12:30', 'At 9am and 12.30'],
  ['Στις 12 μ.μ.', 'At 12 p.m.'],
  ['15 Αυγούστου 2026', '15/08/2026'],
  ['15 Αυγούστου 2026', 'August 15, 2026'],
  ['1η Μαΐου', '1st of May'],
  ['Από 3 έως 5 Ιουλίου', 'From 3 to 5 July'],
  ['1.500 κάτοικοι', '1,500 inhabitants'],
  ['1,5 χιλιόμετρο', '1.5 kilometres'],
  ['ο 19ος αιώνας', 'the 19th century'],
  ['η δεκαετία του ’60', 'the 1960s'],
  ['η δεκαετία του 1960', "the '60s"],
  ['η δεκαετία του ’60', 'the 60s'],
  ['10:00-14:00', '10:00 to 14:00'],
  ['Τηλ. 22810 12345', 'Tel. 22810 12345'],
])('R-PAR-01 there is no doubt about %s and %s', (el, en) => {
  expect(codes(el, en)).toEqual([]);
});

test.each([
  ['Kαλημέρα', 'Good morning', 'mixed-letters'],
  ['Καλημέρα', 'Gοοd morning', 'mixed-letters'],
  ['Το λιμάνι', 'The λιμάνι', 'greek-in-english'],
  ['The harbour in the morning', 'The harbour in the morning', 'no-greek'],
  ['Στις 20:00', 'At 9 pm', 'numbers-differ'],
  ['15 Αυγούστου', '16 August', 'numbers-differ'],
  ['Το 1821', 'In 1812', 'numbers-differ'],
  ['η δεκαετία του ’60', 'the 1970s', 'numbers-differ'],
  ['η δεκαετία του ’60', '160 years', 'numbers-differ'],
  ['Τρία άτομα, 40 ευρώ', 'Three people', 'numbers-differ'],
])('R-PAR-01 %s and %s: %s', (el, en, code) => {
  expect(codes(el, en)).toEqual([code]);
});

test('R-PAR-01 what differs is named', () => {
  expect(parityDoubts({ el: 'Στις 20:00, 5 ευρώ', en: 'At 21:00, 5 euros' })).toEqual([
    { code: 'numbers-differ', onlyGreek: ['20:00'], onlyEnglish: ['21:00'] },
  ]);
  expect(parityDoubts({ el: 'Kάστρο και Kάστρο', en: 'Castle' })).toEqual([
    { code: 'mixed-letters', words: ['Kάστρο'] },
  ]);
});

test('R-PAR-01 a long text that is a third of itself in the other language is doubted, a short one is not', () => {
  const long = 'λέξη '.repeat(40);
  const shorter = (language: string) => [{ code: 'far-shorter', language }];
  expect(parityDoubts({ el: long, en: 'a few words' })).toEqual(shorter('en'));
  expect(parityDoubts({ el: 'Σταφύλια', en: 'a '.repeat(50) })).toEqual(shorter('el'));
  expect(codes('Το παλιό λιμάνι της πόλης', 'Port')).toEqual([]);
});

const inStep = { el: 'Ανοιχτά κάθε μέρα', en: 'Open every day' };
const greekOnly = { ...inStep, el: 'Ανοιχτά τις καθημερινές' };

test('R-PAR-02 the language that was not changed with the other is the older one, and it is told what the other said', () => {
  expect(lagAfter({ before: inStep, after: greekOnly, lag: null })).toEqual({ older: 'en', was: inStep.el });
  const english = { ...inStep, en: 'Open on weekdays' };
  expect(lagAfter({ before: inStep, after: english, lag: null })).toEqual({ older: 'el', was: inStep.en });
  expect(parityDoubts(greekOnly, { older: 'en', was: inStep.el })).toEqual([
    { code: 'older', language: 'en', was: inStep.el },
  ]);
});

test('R-PAR-02 both are in step when both were changed, at once or after each other, and when all is as it was', () => {
  const lag = lagAfter({ before: inStep, after: greekOnly, lag: null });
  const both = { ...greekOnly, en: 'Open on weekdays' };
  expect(lagAfter({ before: inStep, after: both, lag: null })).toBeNull();
  expect(lagAfter({ before: greekOnly, after: both, lag })).toBeNull();
  expect(lagAfter({ before: greekOnly, after: inStep, lag })).toBeNull();
  expect(lagAfter({ before: greekOnly, after: greekOnly, lag })).toEqual(lag);
  const again = { ...greekOnly, el: 'Κλειστά' };
  expect(lagAfter({ before: greekOnly, after: again, lag })).toEqual({ older: 'en', was: inStep.el });
});

test.each([
  ['a language that was empty', { el: 'Λιμάνι', en: '' }, { el: 'Λιμάνι', en: 'Harbour' }],
  ['a language that is taken away', { el: 'Λιμάνι', en: 'Harbour' }, { el: 'Λιμάνι', en: '' }],
  ['an accent and a full stop', { el: 'Λιμανι', en: 'Harbour' }, { el: 'Λιμάνι.', en: 'Harbour' }],
  ['a Latin letter put right', { el: 'Kάστρο', en: 'Castle' }, { el: 'Κάστρο', en: 'Castle' }],
])('R-PAR-02 %s leaves nothing behind', (_, before, after) => {
  expect(lagAfter({ before, after, lag: null })).toBeNull();
});

test('a text is found by its place, in a row of a list as in the document itself; an address is no text', () => {
  const row = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const entries = [
    { id: row, kind: 'image-category', active: true, title: inStep },
    { id: row, kind: 'news-links', active: true, links: { el: 'https://a', en: 'https://b' } },
  ];
  const found = textsByPlace(presentationFields, { title: greekOnly, entries });
  const place = placeOf('entries', row, 'title');
  expect([...found]).toEqual([
    ['title', greekOnly],
    [place, inStep],
  ]);
  expect(partsOfPlace(place)).toEqual({ list: 'entries', row, field: 'title' });
  expect(partsOfPlace('alt')).toEqual({ list: null, row: null, field: 'alt' });
});
