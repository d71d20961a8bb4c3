import { expect, test } from 'vitest';
import { emptyItem } from './library-item.ts';
import { emptyContent } from './presentation-content.ts';
import { emptyManifest } from './release.ts';
import { type SpokenSound, soundsOf, spokenAtMost, spokenKey, spokenParts } from './speech.ts';
import { spokenTexts } from './spoken-texts.ts';

const sounds = (...texts: string[]): Record<string, SpokenSound> =>
  Object.fromEntries(texts.map((text) => [spokenKey(text), { url: text, sha256: '', bytes: 1 }]));
const said = (part: string, ...texts: string[]) => soundsOf(part, sounds(...texts)).map(({ url }) => url);

test('R-SPEAK-05 a text is spoken sentence by sentence, and a long sentence in breaths', () => {
  expect(spokenParts('Ζυμώ\u00adνουμε. Ύστερα, στις 10.30, ψήνουμε!\n«Έτοιμο;» ρωτούν.')).toEqual([
    'Ζυμώνουμε.',
    'Ύστερα, στις 10.30, ψήνουμε!',
    '«Έτοιμο;»',
    'ρωτούν.',
  ]);
  expect(spokenParts(' · — ')).toEqual([]);
  const long = Array.from({ length: 90 }, (_, word) => `λέξη${word}`).join(' ');
  const parts = spokenParts(long);
  expect(parts.join(' ')).toBe(long);
  expect(parts.every(({ length }) => length <= spokenAtMost)).toBe(true);
});

test('R-SPEAK-05 what has no sound of its own is said by those of its pieces, or not at all', () => {
  expect(said('Βήμα 3 από 7', 'Βήμα 3 από 7', 'Βήμα')).toEqual(['Βήμα 3 από 7']);
  expect(said('Βήμα 3 από 7', 'Βήμα', 'από', '3', '7')).toEqual(['Βήμα', '3', 'από', '7']);
  expect(said('Βήμα 3 από 7', 'Βήμα', 'από', '3')).toEqual([]);
  expect(said('ΣΥΝΤΑΓΕΣ!', 'Συνταγές')).toEqual([]);
  expect(said('Συνταγές!', 'συνταγές')).toEqual(['συνταγές']);
});

test('R-SPEAK-05 a glass can say what its release holds in each language, news, and what the player says by itself', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const row = (el: string, en: string) => ({ id, text: { el, en } });
  const recipe = {
    ...emptyItem.recipe,
    title: { el: 'Πίτα', en: 'Pie' },
    servings: 4,
    minutes: 90,
    ingredients: [{ ...row('γρ. αλεύρι', 'g flour'), amount: 300 }],
    steps: [row('Ζυμώνουμε.', 'Knead.'), row('Ψήνουμε.', 'Bake.')],
  };
  const manifest = { ...emptyManifest('system7a', {} as never), recipes: { [id]: recipe } };
  const item = { text: 'Όλοι εκεί.', link: null, time: null, source: 'Δήμος', image: null };
  const news = { feed: { title: 'Town', items: [{ ...item, title: 'Γιορτή στην πλατεία' }] } };
  const { el, en } = spokenTexts(manifest, { news, events: {} });
  const all = { el: sounds(...el.values()), en: sounds(...en.values()) };
  for (const text of [
    ...['Πίτα', 'Ζυμώνουμε.', 'Ψήνουμε.', 'Γιορτή στην πλατεία', 'Όλοι εκεί.', 'Δήμος'],
    ...['Βήμα 2 από 2', 'συνταγή για 4 μερίδες', '8 μερίδες', '600', 'γρ. αλεύρι', '1½ ώρα'],
    ...['Επόμενο βήμα', 'κουμπί', 'Εικόνα 3 από 12', 'Πάρτε τη μαζί σας', 'πριν από 3 ώρες'],
    ...['Κομμάτι: σειρά 2, στήλη 12, γυρισμένο', 'Θέση: σειρά 10, στήλη 1', 'Στροφή: όρθιο', '3 από 150'],
  ])
    expect(soundsOf(text, all.el), text).not.toEqual([]);
  for (const text of [
    'Pie',
    'Step 1 of 2',
    '1½ hours',
    'Take it home',
    'Town',
    '3 hours ago',
    'Image 2 of 9',
  ])
    expect(soundsOf(text, all.en), text).not.toEqual([]);
  expect([...el.values()].every((text) => text.length <= spokenAtMost)).toBe(true);
  expect(el.size + en.size).toBeLessThan(900);
});

test('R-WAY-07 turns are said in whole sentences, with the landmarks of the release', () => {
  const name = { el: 'στο συντριβάνι', en: 'at the fountain' };
  const id = '00000000-0000-4000-8000-000000000001';
  const atEnd = { el: 'στο τέλος', en: 'at the end' };
  const drawn = {
    metres: 500,
    nodes: [
      { id: 0, x: 0, y: 0, name },
      { id: 1, x: 1, y: 0, name: atEnd },
      { id: 2, x: 0, y: 1 },
    ],
    stretches: [
      { a: 0, b: 1, kind: 'level' as const },
      { a: 0, b: 2, kind: 'level' as const },
    ],
  };
  const manifest = {
    ...emptyManifest('system4', {} as never),
    presentations: [{ ...emptyContent({ el: 'Α', en: 'A' }), id, paths: drawn }],
  };
  const said = (shown: Parameters<typeof spokenTexts>[0]) => spokenTexts(shown, { news: {}, events: {} });
  const { el, en } = said(manifest);
  for (const text of ['Στρίψτε αριστερά στο συντριβάνι.', 'Ακολουθήστε τα σκαλιά.', 'Φτάσατε.'])
    expect(el.get(spokenKey(text)), text).toBeTruthy();
  expect(en.get(spokenKey('Turn left at the fountain.'))).toBeTruthy();
  expect(en.get(spokenKey('Turn left at the end.')), 'nobody turns where a path ends').toBeUndefined();
  for (const text of ['6 λεπτά με τα πόδια', 'Πώς θα πάτε: 12 λεπτά'])
    expect(soundsOf(text, sounds(...el.values())), text).not.toEqual([]);
  expect(said({ ...manifest, presentations: [] }).el.size, 'nobody drew paths').toBeLessThan(el.size - 20);
});
