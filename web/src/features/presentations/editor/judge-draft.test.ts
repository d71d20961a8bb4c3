import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { contentOf, idOf } from '../../../lib/testing/samples.ts';
import {
  changeEntry,
  newCategory,
  newIllustrated,
  newReference,
  setReference,
  writeEntry,
} from './content-edits.ts';
import { judgeDraft, lowResolutionShown } from './judge-draft.ts';

const [served, draft, gone] = [idOf(1), idOf(2), idOf(3)];

const items = new Map([served, draft].map((id) => [id, { id, active: id === served } as ItemSummary]));
const judge = (...recipes: string[]) => {
  const content = contentOf(...recipes.map((id) => newReference('recipe', id)));
  return { content, ...judgeDraft(systems.system7a, content, { assets: new Map(), items }) };
};

test('R-VAL-08 a recipe counts only while it is active in the library, too', () => {
  expect(judge(served).missing).toEqual([]);
  expect(judge(draft).missing).toMatchObject([{ kind: 'recipe', have: 0, atLeast: 1 }]);
  expect(judge(gone).missing).toHaveLength(1);
});

test('R-RULE-04 taking the last one away, or an inactive one in its place, breaks the minimum', () => {
  const { content, brokenBy } = judge(served, draft);
  const [entry] = content.entries;
  if (!entry) return expect.fail();
  expect(brokenBy(changeEntry(entry.id, { active: false }))).toMatchObject([{ kind: 'recipe' }]);
  expect(brokenBy(setReference(entry.id, 'recipe', draft))).toMatchObject([{ kind: 'recipe' }]);
  expect(brokenBy(setReference(entry.id, 'recipe', served))).toEqual([]);
});

test('R-VAL-07 videos in low resolution are told apart from images', () => {
  const assets = new Map([served, draft, gone].map((one) => [one, { lowResolution: true } as MediaAsset]));
  const videos = [draft, gone].map((one) => newIllustrated('video', one));
  const content = contentOf(newIllustrated('image', served), ...videos);
  expect(lowResolutionShown(content, assets)).toEqual({ images: 1, videos: 2 });
});

test('R-VAL-08 what is written of an entry counts at once, and no longer once it is taken away', () => {
  const category = newCategory();
  const judged = (el: string, en: string) => {
    const content = writeEntry(category.id, 'title', { el, en })(contentOf(category));
    return judgeDraft(systems.system3, content, { assets: new Map(), items }).isCounted(category.id);
  };
  expect(judged('Γεύση', 'Taste')).toBe(true);
  expect([judged('', ''), judged('Γεύση', ''), judged('', 'Taste')]).not.toContain(true);
});
