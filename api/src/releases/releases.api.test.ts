import { createHash, randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type Release, type ReleaseSummary, release } from '@psifida/contract/content/release';
import { returnName } from '@psifida/contract/endpoints/acknowledged';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { tidyUp } from '../features/media/housekeeping/tidy-up.ts';
import { forgetPast } from '../features/past/mount-past.ts';
import { openStaging } from '../media/staging.ts';
import { anEntry, completeContent } from '../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../testing/display-steps.ts';
import { aJpeg } from '../testing/make-image.ts';
import { anEmptyFeed } from '../testing/mount-test-api.ts';
import { apiOfTest, ownApi, type TestApi } from '../testing/open-test-api.ts';
import { addressOf, readPresentation, savePresentation } from '../testing/presentation-steps.ts';
import { editMedia, uploadFile } from '../testing/upload-file.ts';
import { findReleaseMedia } from './release-media.ts';

const api = ownApi({ fetchFeed: anEmptyFeed });

const releasesOf = async (system: SystemId): Promise<ReleaseSummary[]> =>
  (await api.read(`/systems/${system}/releases`)).items;
const newest = async (system: SystemId) => (await releasesOf(system))[0];

/** As a display of the system gets it. */
const shownBy = async (system: SystemId): Promise<Release> => {
  const { token } = await aDisplay(api, { system });
  return release.parse(await api.read('/player/release', { token }));
};
const save = (one: Presentation, change: object, query: Record<string, string> = {}) =>
  savePresentation(api, one, change, { query });
const fresh = (one: Presentation) => readPresentation(api, one);
const aPresentation = (system: SystemId, entries: Entry[], change: object = {}) =>
  aShownPresentation(api, system, { entries, ...change });

test.each(systemIds)(
  '%s: what is active is released whole, under the hash of what is sent',
  async (system) => {
    const presentation = await aShownPresentation(api, system);
    const { number, hash, manifest: shown } = await shownBy(system);
    const stored = await api.db
      .selectFrom('release')
      .select('manifest')
      .where('system', '=', system)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(createHash('sha256').update(stored.manifest).digest('hex')).toBe(hash);
    expect(JSON.stringify(JSON.parse(stored.manifest))).toBe(stored.manifest);
    expect(shown.presentations.map(({ id }) => id)).toContain(presentation.id);
    expect(await newest(system)).toMatchObject({ number, hash, returnOf: null, by: { id: 'person-1' } });
  },
);

test('a draft, a refused save and a save that changes nothing shown make no release', async () => {
  const shown = await aShownPresentation(api);
  const before = await newest('system1a');
  await aPresentation('system1a', [], { active: false });
  expect((await save(shown, { content: { ...shown.content, entries: [] } })).statusCode).toBe(409);
  expect((await save({ ...shown, version: 99 }, { content: shown.content })).statusCode).toBe(409);
  expect((await save(shown, { content: shown.content })).statusCode).toBe(200);
  expect(await newest('system1a')).toEqual(before);
});

test('saving, deactivating, deleting and restoring each make the next one', async () => {
  const first = await aShownPresentation(api, 'system8');
  const second = await aShownPresentation(api, 'system8');
  const numbers = async () => (await newest('system8'))?.number ?? 0;
  const start = await numbers();
  const title = { el: 'Νέος τίτλος', en: 'New title' };
  await save(second, { content: { ...second.content, title } });
  expect(await numbers()).toBe(start + 1);
  const now = await fresh(second);
  await api.post(`/systems/system8/presentations/${second.id}/revisions/1/restore`, { version: now.version });
  expect(await numbers()).toBe(start + 2);
  await api.post(`/systems/system8/presentations/${second.id}/deactivate`, {
    version: (await fresh(second)).version,
  });
  expect(await numbers()).toBe(start + 3);
  await api.delete(`/systems/system8/presentations/${first.id}?version=${first.version}`);
  expect(await numbers()).toBe(start + 4);
  expect((await newest('system8'))?.presentations.map(({ id }) => id)).not.toContain(first.id);
});

test('only what visitors see is in it: active, finished, in a category that is shown', async () => {
  const content = await completeContent(api.db, 'system3');
  const category = content.entries.find(({ kind }) => kind === 'image-category')?.id ?? null;
  const hiddenCategory = { ...(await anEntry(api.db, 'image-category')), active: false };
  const hidden = { ...(await anEntry(api.db, 'image', category)), active: false };
  const uncategorised = await anEntry(api.db, 'image');
  const inHidden = await anEntry(api.db, 'image', hiddenCategory.id);
  const extra = [hiddenCategory, hidden, uncategorised, inHidden] as Entry[];
  const { id } = await aPresentation('system3', [...content.entries, ...extra], { cover: hidden.id });
  const { manifest: all } = await shownBy('system3');
  const shown = all.presentations.find((one) => one.id === id);
  expect(shown?.entries).toEqual(content.entries);
  expect(shown?.cover).toBe(null);
  for (const entry of extra) if (entry.kind === 'image') expect(all.media[entry.media]).toBeUndefined();
});

test('what lies on a table is what is shown of it; a map that is hidden is no map', async () => {
  const table = await completeContent(api.db, 'system6');
  const hidden = { ...(await anEntry(api.db, 'image')), active: false };
  const images = [...table.entries, hidden].map(({ id }) => ({ entry: id, width: 'small' }));
  const side = { people: 1, language: 'el' };
  const view = {
    layout: 'ring',
    sides: { bottom: side, right: side, top: side, left: side },
    background: { kind: 'tone', tone: 'sea' },
    images,
  };
  const lying = await aPresentation('system6', [...table.entries, hidden as Entry], { table: view });
  const onTable = (await shownBy('system6')).manifest.presentations.find(({ id }) => id === lying.id);
  expect(onTable?.table?.images).toEqual(images.slice(0, -1));

  const totem = await completeContent(api.db, 'system4');
  const map = { ...(await anEntry(api.db, 'image')), active: false } as Entry;
  const standing = await aPresentation('system4', [...totem.entries, map], { map: map.id });
  expect((await shownBy('system4')).manifest.presentations.find(({ id }) => id === standing.id)?.map).toBe(
    null,
  );
});

test('recipes, dishes and products go along, with their images', async () => {
  await aShownPresentation(api, 'system7a');
  const { manifest: recipes } = await shownBy('system7a');
  const [recipe] = Object.values(recipes.recipes);
  expect(recipe?.image && recipes.media[recipe.image]).toBeDefined();
  await aShownPresentation(api, 'system7b');
  const { manifest: products } = await shownBy('system7b');
  expect(Object.keys(products.products).length).toBeGreaterThan(0);
});

test('a change of an image reaches every system that shows it, with hashes of what is served', async () => {
  const { assetId } = await uploadFile(api, await aJpeg());
  const media = String(assetId);
  const image: Entry = { id: randomUUID(), active: true, kind: 'image', media, category: null };
  const table = await completeContent(api.db, 'system6');
  const totem = await completeContent(api.db, 'system4');
  await aPresentation('system6', [...table.entries, image]);
  await aPresentation('system4', [...totem.entries, image]);
  const before = [await newest('system4'), await newest('system6')].map((one) => one?.number ?? 0);
  const unconcerned = await newest('system1a');
  await editMedia(api, await api.read(`/media/${media}`), { alt: { el: 'Λιμάνι', en: 'Harbour' } });
  const after = [await newest('system4'), await newest('system6')].map((one) => one?.number ?? 0);
  expect(after).toEqual(before.map((number) => number + 1));
  expect(await newest('system1a')).toEqual(unconcerned);
  const released = (await shownBy('system6')).manifest.media[media];
  expect(released?.alt).toEqual({ el: 'Λιμάνι', en: 'Harbour' });
  expect(released?.images.length).toBeGreaterThan(0);
  for (const { url, sha256, bytes } of released?.images ?? []) {
    const { rawPayload } = await api.app.inject(url);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
    expect(rawPayload.length).toBe(bytes);
  }
});

test('many switched at once make one release, and one return brings them all back', async () => {
  const shown = [await aShownPresentation(api), await aShownPresentation(api), await aShownPresentation(api)];
  const before = await newest('system1a');
  const answer = await api.post('/systems/system1a/presentations/many', {
    what: 'deactivate',
    which: shown.map(({ id }) => ({ id })),
  });
  expect(answer.json()).toMatchObject({ done: shown.map(({ id }) => ({ id })), refused: [] });
  const after = await newest('system1a');
  expect(after?.number).toBe((before?.number ?? 0) + 1);
  const ids = after?.presentations.map(({ id }) => id);
  for (const { id } of shown) expect(ids).not.toContain(id);
  await api.post(`/systems/system1a/releases/${before?.number}/return`, { reason: '' });
  expect((await newest('system1a'))?.presentations).toEqual(before?.presentations);
});

test('two who change at once each make a release, one after the other', async () => {
  await api.post('/systems/system1a/releases/end-return');
  const [one, two] = [await aShownPresentation(api), await aShownPresentation(api)];
  const before = (await newest('system1a'))?.number ?? 0;
  const change = async ({ id, version, content }: typeof one, el: string) =>
    api.put(
      `/systems/system1a/presentations/${id}`,
      { version, active: true, content: { ...content, title: { el, en: el } } },
      { token: await api.token({ sub: el, name: el }) },
    );
  await Promise.all([change(one, 'Πρώτη'), change(two, 'Δεύτερη')]);
  const [last, previous] = await releasesOf('system1a');
  expect([last?.number, previous?.number]).toEqual([before + 2, before + 1]);
});

test('an earlier release is shown again under a new number, until something shown is changed', async () => {
  const shown = await aShownPresentation(api, 'system1b');
  const original = await newest('system1b');
  const title = { el: 'Άλλος', en: 'Other' };
  await save(shown, { content: { ...shown.content, title } });
  const changed = await newest('system1b');
  const address = (number: number) => `/systems/system1b/releases/${number}/return`;
  const why = { payload: { reason: 'Λάθος φωτογραφία' } };
  const returned = (await api.call('POST', address(original?.number ?? 0), why)).json();
  expect(returned).toMatchObject({
    number: (changed?.number ?? 0) + 1,
    hash: original?.hash,
    returnOf: original?.number,
    reason: 'Λάθος φωτογραφία',
  });
  expect((await api.call('POST', address(original?.number ?? 0), why)).json()).toEqual(returned);
  const { items } = await api.read('/activity?action=returned&system=system1b');
  const number = String(original?.number);
  expect(items).toMatchObject([
    { subjectKind: 'release', subject: null, title: { el: number, en: number }, by: { id: 'person-1' } },
  ]);
  const { presentations } = (await shownBy('system1b')).manifest;
  expect(presentations.find(({ id }) => id === shown.id)?.title).toEqual(shown.title);
  await save(await fresh(shown), { content: { ...shown.content, title } });
  expect((await newest('system1b'))?.number).toBe(returned.number);
  const third = { content: { ...shown.content, title: { el: 'Τρίτος', en: 'Third' } } };
  await save(await fresh(shown), third, { endsReturns: returnName(returned) });
  expect(await newest('system1b')).toMatchObject({ number: returned.number + 1, returnOf: null });

  await api.call('POST', address(original?.number ?? 0), why);
  await save(await fresh(shown), { content: shown.content });
  await save(await fresh(shown), third);
  expect((await newest('system1b'))?.presentations).toContainEqual({
    id: shown.id,
    title: { el: 'Τρίτος', en: 'Third' },
  });
  expect((await api.call('POST', address(9_999), why)).json().code).toBe('release.not-found');
});

test('R-GLASS-06 whoever looks is told of a return, and ending it shows what is saved', async () => {
  const shown = await aShownPresentation(api, 'system3');
  const original = await newest('system3');
  await save(shown, { content: { ...shown.content, title: { el: 'Νέος', en: 'New' } } });
  const saved = await newest('system3');
  const standing = async () => {
    const { systems } = await api.read('/systems');
    return systems.find(({ system }: { system: string }) => system === 'system3').released;
  };
  expect(await standing()).toMatchObject({ number: saved?.number, returned: null });
  const payload = { reason: 'Η παλιά ήταν σωστή' };
  await api.post(`/systems/system3/releases/${original?.number}/return`, payload);
  expect((await standing()).returned).toMatchObject({
    to: original?.number,
    by: { id: 'person-1' },
    reason: payload.reason,
  });
  const end = '/systems/system3/releases/end-return';
  expect((await api.post(end)).json()).toMatchObject({ hash: saved?.hash, returnOf: null });
  expect((await standing()).returned).toBeNull();
  const again = await newest('system3');
  await api.post(end);
  expect(await newest('system3')).toEqual(again);
});

describe('what a change may bring about only when whoever makes it says that they know', () => {
  /** A system with two that are shown, returned to the release with the second alone. */
  const aReturn = async (system: SystemId) => {
    const [one, two] = [await aShownPresentation(api, system), await aShownPresentation(api, system)];
    const before = await newest(system);
    await save(two, { content: { ...two.content, title: { el: 'Νέος', en: 'New' } } });
    const payload = { reason: 'Λάθος φωτογραφία' };
    const back = `/systems/${system}/releases/${before?.number}/return`;
    return { one, returned: (await api.post(back, payload)).json(), back };
  };

  test('ending a return: each way of changing what is shown is refused until then, and changes nothing', async () => {
    const system4 = { system: 'system4' };
    const { one, returned } = await aReturn('system4');
    const ways: [Parameters<TestApi['call']>[0], string, object?][] = [
      [
        'PUT',
        `/${one.id}`,
        { version: one.version, active: true, content: { ...one.content, shuffle: true } },
      ],
      ['POST', `/${one.id}/deactivate`, { version: one.version }],
      ['POST', '/many', { what: 'deactivate', which: [{ id: one.id }] }],
      ['POST', '', { active: true, ...one.content }],
      ['DELETE', `/${one.id}?version=${one.version}`],
    ];
    for (const [method, address, payload] of ways) {
      const answer = await api.call(method, addressOf(system4, address), payload && { payload });
      const { number, returnOf: to, reason } = returned;
      expect(answer.json(), `${method} ${address}`).toMatchObject({
        code: 'release.ends-return',
        params: { ...system4, number, to, reason },
      });
    }
    expect(await newest('system4')).toMatchObject(returned);
    expect(await fresh(one)).toEqual(one);
    const draft = { ...one.content, title: { el: 'Πρόχειρη', en: 'Draft' } };
    expect((await api.post('/systems/system4/presentations', draft)).statusCode).toBe(201);
  });

  test('a return that somebody else made meanwhile is another one, and asked about again', async () => {
    const { one, returned, back } = await aReturn('system8');
    const known = { endsReturns: returnName(returned) };
    await api.post('/systems/system8/releases/end-return');
    const later = (await api.post(back, { reason: 'Ξανά' })).json();
    const change = { content: { ...one.content, title: { el: 'Νέα', en: 'New' } } };
    expect((await save(one, change, known)).json()).toMatchObject({
      code: 'release.ends-return',
      params: { number: later.number, reason: 'Ξανά' },
    });
    const both = { endsReturns: `${known.endsReturns},${returnName(later)}` };
    expect((await save(one, change, both)).statusCode).toBe(200);
    expect(await newest('system8')).toMatchObject({ returnOf: null });
  });

  test('leaving a system with nothing to show: when, and not what was so before', async () => {
    const shown = await aShownPresentation(api, 'system7b');
    const others = (await newest('system7b'))?.presentations.map(({ id }) => id) ?? [];
    await api.post('/systems/system7b/presentations/many', {
      what: 'deactivate',
      which: others.filter((id) => id !== shown.id).map((id) => ({ id })),
    });
    const mornings = { from: null, until: null, weekdays: [], hours: { from: '08:00', until: '14:00' } };
    const change = { content: { ...shown.content, schedule: mornings } };
    const refused = (await save(shown, change)).json();
    expect(refused).toMatchObject({
      code: 'release.leaves-gaps',
      params: { system: 'system7b', more: true },
    });
    const [gap] = refused.params.gaps;
    expect(Date.parse(gap.until)).toBeGreaterThan(Date.parse(gap.from));
    expect((await fresh(shown)).version).toBe(shown.version);
    expect((await save(shown, change, { leavesGaps: 'true' })).statusCode).toBe(200);
    const title = { el: 'Πρωινή', en: 'Mornings' };
    expect((await save(await fresh(shown), { content: { ...change.content, title } })).statusCode).toBe(200);

    const other = await aShownPresentation(api, 'system7b');
    const deactivate = (query = '') =>
      api.post(addressOf(other, `/deactivate${query}`), { version: other.version });
    expect((await deactivate()).json().code).toBe('release.leaves-gaps');
    expect((await deactivate('?leavesGaps=true')).statusCode).toBe(200);
  });
});

test('staff return to one of twenty; what older ones needed stays stored for as long as one looks back', async () => {
  const upload = await uploadFile(api, await aJpeg());
  const media = String(upload.assetId);
  const imageUrl = (await api.read(`/media/${media}`)).images[0].url;
  const isThere = async () => (await api.app.inject(imageUrl)).statusCode === 200;
  const letTimePass = async () => {
    const aged = new Date(Date.now() - 96 * 3600_000);
    await api.db.updateTable('media_object').set({ touched_at: aged }).execute();
    await api.db.updateTable('media_file').set({ touched_at: aged }).execute();
    await api.db.updateTable('media_upload').set({ expires_at: aged, claimed_until: null }).execute();
  };
  const staging = await openStaging(`${api.folder}/uploads`);
  const tidy = async () => {
    await letTimePass();
    for (let round = 0; round < 2; round += 1)
      await tidyUp({ db: api.db, storage: api.storage, staging, unusedMs: 3600_000 });
  };

  const content = await completeContent(api.db, 'system6');
  const image: Entry = { id: randomUUID(), active: true, kind: 'image', media, category: null };
  const shown = await aPresentation('system6', [...content.entries, image]);
  const withImage = (await newest('system6'))?.number ?? 0;
  await save(shown, { content: { ...shown.content, entries: content.entries } });
  expect((await api.delete(`/media/${media}`)).statusCode).toBe(200);
  await api.db.deleteFrom('bin').execute();
  await tidy();
  expect(await isThere()).toBe(true);

  await api.post(`/systems/system6/releases/${withImage}/return`, { reason: '' });
  const again = (await newest('system6'))?.number ?? 0;
  const rename = async (name: string) => {
    const change = { content: { ...shown.content, entries: content.entries, title: { el: name, en: name } } };
    await save(await fresh(shown), change, { endsReturns: returnName({ system: 'system6', number: again }) });
  };
  for (let turn = 0; turn < 19; turn += 1) await rename(`Τίτλος ${turn}`);
  const kept = await releasesOf('system6');
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)?.number).toBe(again);
  await tidy();
  expect(await isThere()).toBe(true);
  await rename('Ο τελευταίος');
  await tidy();
  expect(await isThere()).toBe(true);
  await forgetPast({ db: api.db, now: () => Date.now() + 24 * 3600_000, keepShownDays: 400 });
  await tidy();
  expect(await isThere()).toBe(true);
  await forgetPast({ db: api.db, now: () => Date.now() + 402 * 24 * 3600_000, keepShownDays: 400 });
  await tidy();
  expect(await isThere()).toBe(false);
});

test('more images than a statement takes values are no obstacle', async () => {
  const ids = Array.from({ length: 70_000 }, () => randomUUID());
  const found = await api.db.transaction().execute((tx) => findReleaseMedia(tx, ids));
  expect(found.size).toBe(0);
});

test('at start with other rules, displays get them, and what now lacks something is left out', async () => {
  const shown = await aShownPresentation(api, 'system8');
  await apiOfTest({
    beside: api.shared,
    registryOverride: { system8: { sections: [{ kind: 'puzzle-image', atLeast: 2, quality: 'fullHd' }] } },
  });
  const { manifest: released } = await shownBy('system8');
  expect(released.rules.sections[0]?.atLeast).toBe(2);
  expect(released.presentations.map(({ id }) => id)).not.toContain(shown.id);
});
