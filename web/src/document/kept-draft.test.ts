import { emptyItem, itemFields } from '@psifida/contract/content/library-item';
import { emptyContent, presentationFields } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { readDraft } from './kept-draft.ts';

const createId = '00000000-0000-4000-8000-000000000009';
const title = { el: 'Φάβα', en: '' };
const empty = emptyContent({ el: '', en: '' });

test('what was typed is put back, however unfinished', () => {
  const kept = { version: 3, createId, base: empty, content: { ...empty, title } };
  expect(readDraft(presentationFields, empty, kept)).toEqual(kept);
});

test('a draft from before a field was there is completed with an empty one', () => {
  const { puzzle: _, ...older } = { ...empty, title };
  const kept = readDraft(presentationFields, empty, { version: 3, createId, base: older, content: older });
  expect(kept?.content).toEqual({ ...empty, title });
});

test('a draft that does not say what it was typed over is compared with nothing', () => {
  const kept = { version: 1, createId, content: { ...emptyItem.product, title } };
  expect(readDraft(itemFields.product, emptyItem.product, kept)).toMatchObject({
    base: emptyItem.product,
    content: { title },
  });
});

test.each([
  ['no draft', null],
  ['a title that is none', { version: 1, createId, base: empty, content: { ...empty, title: 'Φάβα' } }],
  [
    'rows of an unknown kind',
    { version: 1, createId, content: { ...empty, entries: [{ id: 'a', kind: 'x' }] } },
  ],
])('%s is left alone', (_, kept) => {
  expect(readDraft(presentationFields, empty, kept)).toBeNull();
});
