import './testing/both-languages.ts';
import { missing } from '@psifida/contract/registry/check';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { requirementTexts, shortList } from './requirement-texts.ts';

const english = requirementTexts('en');
const greek = requirementTexts('el');

test.each([
  ['system1a', ['at least 4 images of 1920x1080 or larger']],
  ['system1b', ['at least 2 videos of 720p or higher']],
  [
    'system3',
    [
      'at least 1 category',
      'at least 4 images, each in a category',
      'at least 1 news feed, with an RSS link in Greek and one in English',
    ],
  ],
  ['system4', ['at least 1 title', 'at least 1 image']],
  ['system6', ['at least 4 images']],
  ['system7a', ['at least 1 recipe']],
  ['system7b', ['optional', 'at least 1 product']],
  ['system8', ['at least 1 puzzle image of 1920x1080 or larger']],
] as const)('R-VAL-04 %s says what it needs before anyone fails it', (id, hints) => {
  expect(systems[id].sections.map(english.hint)).toEqual(hints);
});

test.each([
  ['system1a', 'Draft: 4 images missing', 'Πρόχειρη: λείπουν 4 εικόνες'],
  ['system7a', 'Draft: 1 recipe missing', 'Πρόχειρη: λείπει 1 συνταγή'],
  [
    'system3',
    'Draft: 1 category, 4 images and 1 news feed missing',
    'Πρόχειρη: λείπουν 1 κατηγορία, 4 εικόνες και 1 ροή ειδήσεων',
  ],
] as const)('R-CONT-01 a draft says what it lacks in %s', (id, inEnglish, inGreek) => {
  expect(english.draft(missing(systems[id], []))).toBe(inEnglish);
  expect(greek.draft(missing(systems[id], []))).toBe(inGreek);
});

const [images, titles] = [systems.system1a.sections[0], systems.system4.sections[0]];

test('R-VAL-04 the number is the one the operator has set, counted against what is there and active', () => {
  expect(english.hint({ ...images, atLeast: 1 })).toBe('at least 1 image of 1920x1080 or larger');
  expect(greek.hint({ kind: 'image', atLeast: 12 })).toBe('τουλάχιστον 12 εικόνες');
  expect(english.progress({ ...images, have: 3 })).toBe('3 of 4 images of 1920x1080 or larger');
  const standing = (have: number, atLeast: number) => english.standing({ ...images, have, atLeast });
  expect(standing(4, 4)).toBe('4 of 4 active images of 1920x1080 or larger');
  expect(standing(1, 2)).toBe('1 of 2 active images of 1920x1080 or larger');
});

test('R-VAL-04 beyond the minimum it is said how many there are', () => {
  expect(greek.standing({ ...titles, have: 2 })).toBe('2 ενεργοί τίτλοι σημείων (τουλάχιστον 1)');
  expect(english.standing({ ...titles, have: 2 })).toBe('2 active titles (at least 1)');
  expect(greek.standing({ ...images, have: 5 })).toBe(
    '5 ενεργές εικόνες διαστάσεων 1920x1080 και άνω (τουλάχιστον 4)',
  );
});

test.each([
  ['R-RULE-01', images, 'At least 4 active images are required for display presentation.'],
  ['R-RULE-03', systems.system4.sections[1], 'At least 1 active image is required.'],
  ['R-RULE-04', titles, 'At least 1 active title item is required'],
  ['R-RULE-04', systems.system7a.sections[0], 'At least 1 active recipe item is required'],
  ['R-RULE-04', systems.system7b.sections[1], 'At least 1 active product item is required'],
  ['R-RULE-05', systems.system3.sections[0], 'At least 1 category is required.'],
])('%s the refusal at the minimum is composed from the registry', (_id, section, text) => {
  expect(english.required(section)).toBe(text);
});

test('what keeps it from being shown is named whole, a missing title too', () => {
  const { missing } = english;
  expect(missing({ el: 'Πλατεία', en: ' ' }, ['2 images'])).toBe('a title in English and 2 images');
  expect(missing({ el: '', en: '' }, [])).toBe('a title in both languages');
  expect(missing({ el: 'Πλατεία', en: 'Square' }, [])).toBe('');
  expect(greek.missing({ el: '', en: 'Square' }, [])).toBe('τίτλος στα ελληνικά');
});

test('a long list names three and counts the rest', () => {
  const names = ['Sea', 'Music', 'Harbour', 'Feast', 'Grove'];
  expect(shortList('en', names.slice(0, 3))).toBe('Sea, Music and Harbour');
  expect(shortList('en', names)).toBe('Sea, Music, Harbour and 2 more');
  expect(shortList('el', names)).toBe('Sea, Music, Harbour και 2 ακόμη');
});
