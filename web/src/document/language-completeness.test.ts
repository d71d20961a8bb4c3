import { emptyContent } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { newCategory, newPoint } from '../features/presentations/editor/content-edits.ts';
import { languageCompleteness } from './language-completeness.ts';

test('each language counts by itself and knows its first gap', () => {
  const category = { ...newCategory(), title: { el: 'Πόλη', en: ' ' } };
  const content = { ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }), entries: [category] };
  expect(languageCompleteness('presentation', content)).toEqual({
    el: { done: 2, all: 2, firstGap: null },
    en: { done: 1, all: 2, firstGap: `row-${category.id}-title-en` },
  });
});

test('a text that may be left out counts once it is begun', () => {
  const point = { ...newPoint(), title: { el: 'Κάστρο', en: 'Castle' } };
  const content = { ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }), entries: [point] };
  expect(languageCompleteness('presentation', content).en).toMatchObject({ done: 2, all: 2 });
  const begun = { ...content, entries: [{ ...point, text: { el: 'Χτίστηκε…', en: '' } }] };
  expect(languageCompleteness('presentation', begun).en).toMatchObject({
    done: 2,
    all: 3,
    firstGap: `row-${point.id}-text-en`,
  });
});

test('R-SPEED-04 rows are counted once, and anew when one of them is another', () => {
  const point = { ...newPoint(), title: { el: 'Κάστρο', en: 'Castle' } };
  const content = { ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }), entries: [point] };
  const enOf = (one: object) => languageCompleteness('presentation', one).en;
  expect(enOf(content)).toMatchObject({ done: 2, all: 2 });
  expect(enOf({ ...content, title: { el: 'Λιμάνι', en: '' } })).toMatchObject({ done: 1, all: 2 });
  const emptied = { ...content, entries: [{ ...point, title: { el: 'Κάστρο', en: '' } }] };
  expect(enOf(emptied)).toMatchObject({ done: 1, all: 2, firstGap: `row-${point.id}-title-en` });
});
