import type { Presentation } from '@psifida/contract/content/presentation';
import type { ReleaseChange } from '@psifida/contract/endpoints/displays';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { anAsset } from '../testing/builders.ts';
import { aShownPresentation } from '../testing/display-steps.ts';
import { ownApi } from '../testing/open-test-api.ts';
import { addressOf, readPresentation, saveContent, someShown } from '../testing/presentation-steps.ts';

const api = ownApi();

const changesOf = async (system: SystemId): Promise<ReleaseChange[] | null> =>
  (await api.read(`/systems/${system}/releases`)).items[0].changes;
const saved = async (one: Presentation, change: object) => {
  const answer = await saveContent(api, await readPresentation(api, one), change);
  expect(answer.statusCode, answer.body).toBe(200);
};

test('R-GLASS-06 each release is told by what it shows otherwise than the one before it', async () => {
  const first = await aShownPresentation(api, 'system1a');
  expect(await changesOf('system1a')).toBeNull();
  const second = await aShownPresentation(api, 'system1a');
  const { title } = second.content;
  expect(await changesOf('system1a')).toEqual([
    { kind: 'presentation', title, change: 'added', changes: [] },
  ]);

  const renamed = { el: 'Η μαρίνα', en: 'The marina' };
  await saved(first, { title: renamed });
  expect(await changesOf('system1a')).toMatchObject([
    {
      kind: 'presentation',
      title: renamed,
      change: 'changed',
      changes: [{ field: 'title.el' }, { field: 'title.en' }],
    },
  ]);

  const [image, ...others] = first.content.entries;
  const replaced = { ...image, media: await anAsset(api.db) };
  await saved(first, { entries: [replaced, ...others] });
  expect(await changesOf('system1a')).toMatchObject([
    {
      title: renamed,
      change: 'changed',
      changes: [{ field: 'cover' }, { rows: 'image', change: 'changed', count: 1 }],
    },
  ]);

  await api.post(addressOf(first, '/move'), { side: 'after', of: second.id });
  expect(await changesOf('system1a')).toMatchObject([{ kind: 'order' }]);
  const { version } = await readPresentation(api, second);
  await api.delete(`${addressOf(second)}?version=${version}`);
  expect(await changesOf('system1a')).toMatchObject([{ kind: 'presentation', title, change: 'removed' }]);
});

test('R-GLASS-06 what changes in the library or in a file is told under its own name', async () => {
  const [shown] = await someShown(api, 'system7a', 1);
  const { items } = await api.read('/library/recipe');
  const recipe = await api.read(`/library/recipe/${items[0].id}`);
  const content = { ...recipe.content, servings: 11 };
  const answer = await api.put(`/library/recipe/${recipe.id}`, {
    version: recipe.version,
    active: recipe.active,
    content,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(shown.system).toBe('system7a');
  expect(await changesOf('system7a')).toMatchObject([
    { kind: 'recipe', title: recipe.content.title, change: 'changed', changes: [{ field: 'servings' }] },
  ]);

  const wall = await aShownPresentation(api, 'system1b');
  const [video] = wall.content.entries;
  const id = video && 'media' in video ? String(video.media) : '';
  const { version, title, alt, decorative, focalPoint, captions, words } = await api.read(`/media/${id}`);
  const edit = {
    version,
    title,
    decorative,
    focalPoint,
    captions,
    words,
    alt: { ...alt, en: 'A boat at sea' },
  };
  const edited = await api.put(`/media/${id}`, edit);
  expect(edited.statusCode, edited.body).toBe(200);
  expect(await changesOf('system1b')).toMatchObject([{ kind: 'media', change: 'changed' }]);
});
