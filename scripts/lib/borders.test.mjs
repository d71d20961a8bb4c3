// @ts-check
import { expect, test } from 'vitest';
import { crossings, cycles, readSources } from './borders.mjs';
import { root } from './run.mjs';

/** @param {string} file @param {string} imported */
const importing = (file, imported) =>
  crossings([{ file, imports: [{ written: imported, file: imported }] }]).length;

test('no file imports across a border', async () => {
  expect(crossings(await readSources(root))).toEqual([]);
});

test('no files import each other in a ring', async () => {
  expect(cycles(await readSources(root))).toEqual([]);
});

test('a ring is told by the way around it', () => {
  const one = (/** @type {string} */ file, /** @type {string} */ to) => ({
    file,
    imports: [{ written: to, file: to }],
  });
  expect(cycles([one('a', 'b'), one('b', 'c'), one('c', 'b')])).toEqual(['b > c > b']);
});

test.each([
  ['web/src/app/routes.tsx', 'api/src/app.ts'],
  ['api/src/app.ts', 'server/src/start.ts'],
  ['contract/src/kinds.ts', 'contract/src/registry/systems.ts'],
  ['api/src/rules/judge-content.ts', 'api/src/http/bind.ts'],
  ['api/src/rules/judge-content.ts', 'api/src/releases/publish-release.ts'],
  ['api/src/features/news/parse-feed.ts', 'api/src/features/media/files.store.ts'],
  ['web/src/ui/icon.tsx', 'web/src/features/media/media-card.tsx'],
  ['web/src/lib/icons.ts', 'web/src/features/media/media-card.tsx'],
  ['web/src/features/news/news-link-field.tsx', 'web/src/features/media/media-card.tsx'],
  ['web/src/screens/login.tsx', 'web/src/app/page.tsx'],
  ['display/src/scenes/common/picture.tsx', 'display/src/scenes/table/pose.ts'],
  ['display/src/scenes/recipes/recipes.tsx', 'display/src/scenes/dishes/dishes.tsx'],
  ['display/src/calm/calm.tsx', 'display/src/playback/stage.tsx'],
  ['display/src/pairing/pair.ts', 'display/src/device/parts.ts'],
  ['display/src/overlays/overlays.tsx', 'display/src/worker/worker.ts'],
])('%s may not import %s', (file, imported) => {
  expect(importing(file, imported)).toBe(1);
});

test.each([
  ['web/src/app/routes.tsx', 'web/src/features/media/media-card.tsx'],
  ['web/src/features/media/media-card.tsx', 'web/src/features/media/uploads/hash.ts'],
  ['api/src/features/news/parse-feed.ts', 'api/src/http/bind.ts'],
  ['display/src/scenes/all.ts', 'display/src/scenes/dishes/dishes.tsx'],
  ['server/src/start.ts', 'api/src/app.ts'],
])('%s may import %s', (file, imported) => {
  expect(importing(file, imported)).toBe(0);
});
