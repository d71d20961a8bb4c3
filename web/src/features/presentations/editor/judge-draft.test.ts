import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import {
  addEntries,
  changeEntry,
  newCategory,
  newPictured,
  newReference,
  setReference,
  writeEntry,
} from './content-edits.ts';
import { judgeDraft, lowResolutionShown } from './judge-draft.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [served, draft, gone] = [id(1), id(2), id(3)];

const items = new Map(
  [
    { id: served, active: true },
    { id: draft, active: false },
  ].map((item) => [item.id, item as ItemSummary]),
);
const judge = (...recipes: string[]) => {
  const content = addEntries(recipes.map((id) => newReference('recipe', id)))(
    emptyContent({ el: 'Γεύσεις', en: 'Tastes' }),
  );
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

test('R-VAL-07 films in low resolution are told apart from images', () => {
  const assets = new Map([served, draft, gone].map((one) => [one, { lowResolution: true } as MediaAsset]));
  const entries = [newPictured('image', served), newPictured('video', draft), newPictured('video', gone)];
  const content = addEntries(entries)(emptyContent({ el: 'Πλατεία', en: 'Square' }));
  expect(lowResolutionShown(content, assets)).toEqual({ images: 1, films: 2 });
});

test('R-VAL-08 what is written of an entry counts at once, and no longer once it is taken away', () => {
  const category = newCategory();
  const judged = (el: string, en: string) =>
    judgeDraft(systems.system3, writeEntry(category.id, 'title', { el, en })(content), {
      assets: new Map(),
      items,
    }).isCounted(category.id);
  const content = addEntries([category])(emptyContent({ el: 'Πλατεία', en: 'Square' }));
  expect([judged('', ''), judged('Γεύση', ''), judged('Γεύση', 'Taste'), judged('', 'Taste')]).toEqual([
    ...[false, false, true, false],
  ]);
});
