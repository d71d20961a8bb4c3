import { expect, test } from 'vitest';
import { newCategory, newPoint } from '../features/presentations/editor/content-edits.ts';
import { contentOf } from '../lib/testing/samples.ts';
import { languageCompleteness } from './language-badge.tsx';

const point = { ...newPoint(), title: { el: 'Κάστρο', en: 'Castle' } };
const content = contentOf(point);
const enOf = (one: object) => languageCompleteness('presentation', one).en;

test('each language counts by itself and knows its first gap', () => {
  const category = { ...newCategory(), title: { el: 'Πόλη', en: ' ' } };
  expect(languageCompleteness('presentation', contentOf(category))).toEqual({
    el: { done: 2, all: 2, firstGap: null },
    en: { done: 1, all: 2, firstGap: `row-${category.id}-title-en` },
  });
});

test('a text that may be left out counts once it is begun', () => {
  expect(enOf(content)).toMatchObject({ done: 2, all: 2 });
  const begun = contentOf({ ...point, text: { el: 'Χτίστηκε…', en: '' } });
  expect(enOf(begun)).toMatchObject({ done: 2, all: 3, firstGap: `row-${point.id}-text-en` });
});

test('R-SPEED-04 rows are counted once, and anew when one of them is another', () => {
  expect(enOf(content)).toMatchObject({ done: 2, all: 2 });
  expect(enOf({ ...content, title: { el: 'Λιμάνι', en: '' } })).toMatchObject({ done: 1, all: 2 });
  const emptied = contentOf({ ...point, title: { el: 'Κάστρο', en: '' } });
  expect(enOf(emptied)).toMatchObject({ done: 1, all: 2, firstGap: `row-${point.id}-title-en` });
});
