import { documentFields } from '@psifida/contract/content/documents';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyMedia } from '@psifida/contract/content/media';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { readDraft } from './kept-draft.ts';

const empties = { presentation: emptyContent({ el: '', en: '' }), ...emptyItem, media: emptyMedia };
const frozen = Object.entries(
  import.meta.glob<{ version: number; content: object }>('../../../contract/frozen/draft-*.json', {
    eager: true,
    import: 'default',
  }),
).map(([name, draft]) => ({
  name,
  draft,
  kind: /-(\w+)\.json$/.exec(name)?.[1] as keyof typeof empties,
}));

test.each(frozen)('$name, kept by the app of its time, is found again', ({ kind, draft }) => {
  const read = readDraft<object>(documentFields[kind], empties[kind], draft);
  expect(read).toMatchObject(draft);
  expect(Object.keys(read?.content ?? {})).toEqual(expect.arrayContaining(Object.keys(empties[kind])));
});

test.each(frozen)('$name, had a newer app kept it, is found as well', ({ kind, draft }) => {
  const newer = { ...draft, subtitle: 1, content: { ...draft.content, subtitle: { el: 'α', en: 'a' } } };
  expect(readDraft<object>(documentFields[kind], empties[kind], newer)).toMatchObject(draft);
});
