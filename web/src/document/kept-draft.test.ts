import { documentFields } from '@psifida/contract/content/documents';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyMedia } from '@psifida/contract/content/media';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { idOf } from '../lib/testing/samples.ts';
import { readDraft } from './kept-draft.ts';

const title = { el: 'Φάβα', en: '' };
const empty = emptyContent({ el: '', en: '' });
const kept = (content: object, base: object = empty) => ({ version: 3, createId: idOf(9), base, content });
const read = (draft: unknown) => readDraft(documentFields.presentation, empty, draft);

test('what was typed is put back, however unfinished', () => {
  expect(read(kept({ ...empty, title }))).toEqual(kept({ ...empty, title }));
});

test('a draft from before a field was there is completed with an empty one', () => {
  const { puzzle: _, ...older } = { ...empty, title };
  expect(read(kept(older, older))?.content).toEqual({ ...empty, title });
});

test.each([
  ['no draft', null],
  ['a title that is none', kept({ ...empty, title: 'Φάβα' })],
  ['rows of an unknown kind', kept({ ...empty, entries: [{ id: 'a', kind: 'x' }] })],
])('%s is left alone', (_, draft) => {
  expect(read(draft)).toBeNull();
});

const empties = { presentation: empty, ...emptyItem, media: emptyMedia };
const frozen = import.meta.glob<{ version: number; content: object }>(
  '../../../contract/frozen/draft-*.json',
  { eager: true, import: 'default' },
);

test.each(Object.entries(frozen))(
  '%s is found again, kept by the app of its time or by a newer one',
  (name, draft) => {
    const kind = /-(\w+)\.json$/.exec(name)?.[1] as keyof typeof empties;
    const subtitle = { el: 'α', en: 'a' };
    for (const one of [draft, { ...draft, subtitle: 1, content: { ...draft.content, subtitle } }]) {
      const found = readDraft<object>(documentFields[kind], empties[kind], one);
      expect(found).toMatchObject(draft);
      expect(Object.keys(found?.content ?? {})).toEqual(expect.arrayContaining(Object.keys(empties[kind])));
    }
  },
);
