import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import type { MediaDetails } from '@psifida/contract/content/media';
import type { Manifest } from '@psifida/contract/content/release';
import { libraryKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAsset, anItem, completeContent, itemContent } from '../../../testing/builders.ts';
import { aDisplay } from '../../../testing/display-steps.ts';
import { makeSound } from '../../../testing/make-sound.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { uploadFile } from '../../../testing/upload-file.ts';

const aFeed = { unchanged: false as const, title: 'Νέα', items: [], etag: null, lastModified: null };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ fetchFeed: async () => aFeed });
});
afterAll(() => api.close());

const find = async (id: string): Promise<MediaDetails> => (await api.call('GET', `/media/${id}`)).json();

async function brought(lasting: number, filename = 'Η φωνή.mp3'): Promise<MediaDetails> {
  const { assetId, refusal } = await uploadFile(api, await makeSound({ lasting }), { filename });
  expect(refusal).toBeNull();
  return find(assetId ?? '');
}

const say = (sound: MediaDetails, words: string) => {
  const { title, alt, decorative, focalPoint, version } = sound;
  return api.call('PUT', `/media/${sound.id}`, {
    payload: { title, alt, decorative, focalPoint, version, words },
  });
};

async function released(system: SystemId): Promise<Manifest> {
  const { token } = await aDisplay(api, { system });
  return (await api.call('GET', '/player/release', { token })).json().manifest;
}

test('R-SOUND-01 a sound is kept and served like a film, with its length, and found by its kind', async () => {
  const sound = await brought(2);
  expect(sound).toMatchObject({
    kind: 'sound',
    title: 'Η φωνή',
    size: { width: 0, height: 0 },
    ...{ resolution: null, lowResolution: false, film: null, pictures: [], hasWords: false, words: '' },
    original: { format: 'mp3' },
    sound: { type: 'audio/mpeg', codec: 'mp3' },
  });
  expect(Math.abs((sound.sound?.durationMs ?? 0) - 2000)).toBeLessThan(60);
  const piece = await api.app.inject({ url: sound.sound?.url ?? '', headers: { range: 'bytes=0-99' } });
  expect(piece.statusCode).toBe(206);
  expect(piece.headers['content-type']).toBe('audio/mpeg');

  const idsOf = async (query: string) =>
    (await api.call('GET', `/media?${query}`)).json().items.map(({ id }: MediaDetails) => id);
  expect(await idsOf('kind=sound')).toEqual([sound.id]);
  expect(await idsOf('resolution=low')).not.toContain(sound.id);
  expect(await idsOf('lacksAlt=true')).not.toContain(sound.id);
});

test('R-SOUND-02 what is said in a sound stands with it, stays when an edit does not speak of it, and is no picture’s', async () => {
  const sound = await brought(3);
  const saved: MediaDetails = (await say(sound, '  Καλώς ήρθατε.\nΠεράστε. ')).json();
  expect(saved).toMatchObject({ words: 'Καλώς ήρθατε.\nΠεράστε.', hasWords: true });
  const { title, alt, decorative, focalPoint, version } = saved;
  const renamed = await api.call('PUT', `/media/${sound.id}`, {
    payload: { alt, decorative, focalPoint, version, title: `${title}!` },
  });
  expect(renamed.json()).toMatchObject({ words: saved.words });
  const picture = await find(await anAsset(api.db));
  expect((await say(picture, 'Λόγια')).json()).toMatchObject({ code: 'media.kind-differs' });
  expect((await say(await find(sound.id), 'α'.repeat(20_001))).json()).toMatchObject({
    issues: [{ path: ['words'], code: 'field.too-long' }],
  });
});

test.each(libraryKinds)(
  'R-SOUND-03 a sound of a %s is in its release beside the media, and cannot be deleted',
  async (kind) => {
    const sound = await brought(4 + libraryKinds.indexOf(kind));
    await say(sound, 'Τα λόγια');
    const heard = { el: sound.id, en: null };
    const item = await anItem(api.db, { kind, content: { sound: heard } });
    const system = homeOf(kind);
    const content = await completeContent(api.db, system);
    const entries = [...content.entries, { kind, id: randomUUID(), active: true, [kind]: item }];
    const made = await api.call('POST', `/systems/${system}/presentations`, {
      payload: { active: true, ...content, entries },
    });
    expect(made.statusCode).toBe(201);
    const manifest = await released(system);
    const [one] = [manifest.recipes, manifest.dishes, manifest.products].flatMap((all) => all[item] ?? []);
    expect(one?.sound).toEqual(heard);
    expect(manifest.media).not.toHaveProperty(sound.id);
    expect(manifest.sounds?.[sound.id]).toMatchObject({
      words: 'Τα λόγια',
      url: sound.sound?.url,
      sha256: /[0-9a-f]{64}/.exec(sound.sound?.url ?? '')?.[0],
    });
    const taken = await api.call('GET', `/take-home/${kind}/${item}`, { token: null });
    expect(taken.json().sound, 'R-SOUND-06').toMatchObject({
      el: { url: sound.sound?.url, words: 'Τα λόγια' },
      en: null,
    });
    expect((await api.call('DELETE', `/media/${sound.id}`)).json()).toMatchObject({ code: 'media.in-use' });
    expect((await find(sound.id)).usedIn).toMatchObject([{ kind, id: item }]);
  },
);

const listening = [
  ['system3', 'image'],
  ['system6', 'image'],
  ['system4', 'point-title'],
] as const;

const withSound = (entries: readonly Entry[], kind: string, id: string) => {
  const first = entries.findIndex((one) => one.kind === kind);
  return entries.map((one, index) => (index === first ? { ...one, sound: { el: null, en: id } } : one));
};

test.each(listening)('R-SOUND-03 %s keeps the sound of a %s, and releases it', async (system, kind) => {
  const sound = await brought(9);
  const content = await completeContent(api.db, system);
  const entries = withSound(content.entries, kind, sound.id);
  const made = await api.call('POST', `/systems/${system}/presentations`, {
    payload: { active: true, ...content, entries },
  });
  expect(made.json().content.entries).toEqual(entries);
  const { presentations, sounds } = await released(system);
  expect(presentations.at(-1)?.entries).toEqual(entries);
  expect(sounds).toHaveProperty(sound.id);
});

test('R-SOUND-03 a wall that nobody can press has no sound of a picture', async () => {
  const sound = await brought(10);
  const content = await completeContent(api.db, 'system1a');
  const entries = withSound(content.entries, 'image', sound.id);
  const made = await api.call('POST', '/systems/system1a/presentations', {
    payload: { active: true, ...content, entries },
  });
  expect(made.json()).toMatchObject({ issues: [{ path: ['entries', 0, 'sound'], code: 'field.invalid' }] });
});

test('R-SOUND-03 a picture is no sound, and a sound is nothing to show', async () => {
  const [sound, picture] = [await brought(11), await anAsset(api.db)];
  const create = async (change: object) =>
    (
      await api.call('POST', '/library/dish', {
        payload: { active: false, content: { ...(await itemContent(api.db, 'dish')), ...change } },
      })
    ).json();
  expect(await create({ sound: { el: picture, en: null } })).toMatchObject({
    issues: [{ path: ['content', 'sound', 'el'], code: 'field.unknown' }],
  });
  expect(await create({ media: [sound.id] })).toMatchObject({
    issues: [{ path: ['content', 'media', 0], code: 'field.unknown' }],
  });
  expect(await create({ image: sound.id })).toMatchObject({
    issues: [{ path: ['content', 'image'], code: 'field.invalid' }],
  });
  const content = await completeContent(api.db, 'system3');
  const entries = content.entries.map((one) => (one.kind === 'image' ? { ...one, media: sound.id } : one));
  const made = await api.call('POST', '/systems/system3/presentations', {
    payload: { active: true, ...content, entries },
  });
  expect(made.json().issues[0]).toMatchObject({ code: 'field.unknown' });
});
