import { randomBytes, randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { Release, ReleaseSummary } from '@psifida/contract/content/release';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { expect, test } from 'vitest';
import type { PreparationStep } from '../db/media-tables.ts';
import { completeContent } from '../testing/builders.ts';
import { aDisplay } from '../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../testing/open-test-api.ts';
import { completeReleases } from './complete-releases.ts';

const api = ownApi();
emptyBeforeEach(api, 'display', 'presentation');

const system = 'system1a';

const fileOf = async (asset: string): Promise<string> =>
  (
    await api.db
      .selectFrom('media_asset')
      .select('file_sha256')
      .where('id', '=', asset)
      .executeTakeFirstOrThrow()
  ).file_sha256;

async function aSize(asset: string, width: number, extension: 'webp' | 'avif' = 'webp'): Promise<void> {
  const sha256 = randomBytes(32).toString('hex');
  const key = `served/${sha256}.${extension}`;
  await api.db.insertInto('media_object').values({ key, bytes: 1 }).execute();
  await api.db
    .insertInto('media_rendition')
    .values({ file_sha256: await fileOf(asset), key, sha256, extension, width, height: 9, bytes: 1 })
    .execute();
}

/** Somebody is at work on it, so that nobody else takes it up. */
async function isAt(asset: string, step: PreparationStep | null): Promise<void> {
  const file = await fileOf(asset);
  await api.db.deleteFrom('media_preparation').where('file_sha256', '=', file).execute();
  if (step)
    await api.db
      .insertInto('media_preparation')
      .values({
        file_sha256: file,
        step,
        claim: randomUUID(),
        claimed_until: new Date(Date.now() + 3600_000),
      })
      .execute();
}

const complete = () => completeReleases(api.db, resolveRegistry());
const releases = async (): Promise<ReleaseSummary[]> => (await api.read(`/systems/${system}/releases`)).items;
const number = async () => (await releases())[0]?.number ?? 0;
const shown = async (): Promise<Release['manifest']> => {
  const { token } = await aDisplay(api, { system });
  return (await api.read('/player/release', { token })).manifest;
};
const widthsOf = async (asset: string) => (await shown()).media[asset]?.images.map(({ width }) => width);

/** Shown while two of its images have come no further than their thumbnails. */
async function shownEarly() {
  const { entries } = await completeContent(api.db, system);
  const [one = '', other = ''] = entries.flatMap((entry: Entry) => ('media' in entry ? entry.media : []));
  for (const asset of [one, other]) {
    await aSize(asset, 320);
    await isAt(asset, 'usable');
  }
  const answer = await api.post(`/systems/${system}/presentations`, {
    id: randomUUID(),
    active: true,
    ...emptyContent({ el: 'Τίτλος', en: 'Title' }),
    entries,
  });
  return { one, other, presentation: answer.json() };
}

test('R-FAST-02 a release names the sizes that are ready; the next comes once when all that it awaited are there', async () => {
  const { one, other, presentation } = await shownEarly();
  const first = await number();
  expect(await widthsOf(one)).toEqual([320]);
  await complete();
  expect(await number()).toBe(first);

  await aSize(one, 1920);
  await isAt(one, 'largest');
  await complete();
  expect(await number()).toBe(first);

  await aSize(other, 1920);
  await isAt(other, 'others');
  await complete();
  expect(await number()).toBe(first + 1);
  expect(await widthsOf(one)).toEqual([320, 1920]);
  expect((await releases())[0]?.by).toEqual((await releases())[1]?.by);

  await aSize(one, 3840);
  await isAt(one, 'others');
  await complete();
  await complete();
  expect(await number()).toBe(first + 2);
  expect(await widthsOf(one)).toEqual([320, 1920, 3840]);

  // Formats that no display chooses are no news to any.
  await aSize(one, 1920, 'avif');
  await isAt(one, null);
  const { version, content } = presentation;
  await api.put(`/systems/${system}/presentations/${presentation.id}`, { version, active: true, content });
  expect(await number()).toBe(first + 2);
});

test('displays are told of a release that was completed', async () => {
  const { one, other } = await shownEarly();
  const before = (await releases())[0];
  for (const asset of [one, other]) {
    await aSize(asset, 1920);
    await isAt(asset, null);
  }
  // By the server itself, which looks around.
  await expect.poll(number, { timeout: 60_000, interval: 200 }).toBe((before?.number ?? 0) + 1);
  expect((await releases())[0]?.hash).not.toBe(before?.hash);
});

test('sizes that come while an earlier release is shown leave it shown', async () => {
  const { one, other, presentation } = await shownEarly();
  const first = await number();
  const title = { el: 'Άλλος τίτλος', en: 'Another title' };
  const saved = await api.put(`/systems/${system}/presentations/${presentation.id}`, {
    version: presentation.version,
    active: true,
    content: { ...presentation.content, title },
  });
  expect(saved.statusCode).toBe(200);
  await api.post(`/systems/${system}/releases/${first}/return`, { reason: '' });
  const returned = await number();
  expect((await releases())[0]?.returnOf).toBe(first);
  for (const asset of [one, other]) {
    await aSize(asset, 1920);
    await isAt(asset, null);
  }
  await complete();
  expect(await number()).toBe(returned);
  // Nor does a save end it that changes nothing.
  const now = await api.read(`/systems/${system}/presentations/${presentation.id}`);
  const again = await api.put(`/systems/${system}/presentations/${presentation.id}`, {
    version: now.version,
    active: true,
    content: now.content,
  });
  expect(again.statusCode).toBe(200);
  expect(await number()).toBe(returned);
});
