import { expect, test } from 'vitest';
import { differences } from './difference.ts';
import type { Entry } from './entry.ts';
import { mergeContent } from './merge-content.ts';
import { textsByPlace } from './parity.ts';
import {
  contentBytes,
  emptyContent,
  presentationContent,
  presentationFields,
} from './presentation-content.ts';

const image = (change: object = {}) =>
  ({ id: 'a', kind: 'image', active: true, media: 'm', category: null, ...change }) as Entry;
const content = (...entries: Entry[]) => ({ ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }), entries });
const title = { el: 'Ο φάρος', en: '' };

test('R-STORY-02 a story that is begun in one language is one change, of that language', () => {
  const found = differences(presentationFields, content(image()), content(image({ title })));
  expect(found).toMatchObject([{ change: 'changed', field: 'title.el', before: '', after: 'Ο φάρος' }]);
});

test('R-STORY-02 a story that nobody wrote is in no difference, no merge and no check of the languages', () => {
  const none = content(image());
  const { content: joined } = mergeContent(presentationFields, { base: none, mine: none, theirs: none });
  expect(joined).toEqual(none);
  const places = [...textsByPlace(presentationFields, none).keys()];
  expect(places.filter((place) => place.startsWith('entries'))).toEqual([]);
});

test('R-STORY-02 what two people wrote of one image is joined, language by language', () => {
  const { content: joined, conflicts } = mergeContent(presentationFields, {
    base: content(image()),
    mine: content(image({ title, credit: { el: '', en: 'Archive' } })),
    theirs: content(image({ title: { el: '', en: 'The lighthouse' } })),
  });
  expect(conflicts).toEqual([]);
  const both = { el: 'Ο φάρος', en: 'The lighthouse' };
  expect(joined.entries).toEqual([image({ title: both, credit: { el: '', en: 'Archive' } })]);
});

test('R-STORY-01 a presentation with as much text as it may have fits into what may be sent', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const both = (length: number) => ({ el: 'ώ'.repeat(length), en: 'ώ'.repeat(length) });
  const point = {
    ...{ kind: 'point-title', id, active: true, place: { x: 1 / 3, y: 2 / 3 } },
    ...{ title: both(200), text: both(5_000), media: Array(20).fill(id) },
    ...{ easy: both(2_000), sign: id, audio: { el: id, en: id } },
  } as Entry;
  const fullest = content(...Array<Entry>(500).fill(point));
  expect(presentationContent.safeParse(fullest).success).toBe(true);
  const text = JSON.stringify(fullest);
  const lettersOfTwoBytes = text.split('ώ').length - 1;
  expect(text.length + lettersOfTwoBytes).toBeLessThan(contentBytes);
});
