import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import type { MediaDetails } from '@psifida/contract/content/media';
import type { Manifest } from '@psifida/contract/content/release';
import { usedKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { anAsset, anItem, completeContent, itemContent } from '../../../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../../../testing/display-steps.ts';
import { makeAudio } from '../../../testing/make-audio.ts';
import { anEmptyFeed } from '../../../testing/mount-test-api.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { editMedia, uploadFile } from '../../../testing/upload-file.ts';

const api = ownApi({ fetchFeed: anEmptyFeed });

const find = (id: string): Promise<MediaDetails> => api.read(`/media/${id}`);

async function brought(lasting: number, filename = 'Η φωνή.mp3'): Promise<MediaDetails> {
  const { assetId, refusal } = await uploadFile(api, await makeAudio({ lasting }), { filename });
  expect(refusal).toBeNull();
  return find(assetId ?? '');
}

const say = (audio: MediaDetails, words: string) => editMedia(api, audio, { words });

async function released(system: SystemId): Promise<Manifest> {
  const { token } = await aDisplay(api, { system });
  return (await api.read('/player/release', { token })).manifest;
}

test('R-SOUND-01 an audio file is kept and served like a video, with its length, and found by its kind', async () => {
  const audio = await brought(2);
  expect(audio).toMatchObject({
    kind: 'audio',
    title: 'Η φωνή',
    size: { width: 0, height: 0 },
    ...{ resolution: null, lowResolution: false, video: null, images: [], hasWords: false, words: '' },
    original: { format: 'mp3' },
    audio: { type: 'audio/mpeg', codec: 'mp3' },
  });
  expect(Math.abs((audio.audio?.durationMs ?? 0) - 2000)).toBeLessThan(60);
  const piece = await api.app.inject({ url: audio.audio?.url ?? '', headers: { range: 'bytes=0-99' } });
  expect(piece.statusCode).toBe(206);
  expect(piece.headers['content-type']).toBe('audio/mpeg');

  const idsOf = async (query: string) =>
    (await api.read(`/media?${query}`)).items.map(({ id }: MediaDetails) => id);
  expect(await idsOf('kind=audio')).toEqual([audio.id]);
  expect(await idsOf('resolution=low')).not.toContain(audio.id);
  expect(await idsOf('lacksAlt=true')).not.toContain(audio.id);
});

test('R-SOUND-02 what is said in an audio file stands with it, stays when an edit does not speak of it, and is no image’s', async () => {
  const audio = await brought(3);
  const saved: MediaDetails = (await say(audio, '  Καλώς ήρθατε.\nΠεράστε. ')).json();
  expect(saved).toMatchObject({ words: 'Καλώς ήρθατε.\nΠεράστε.', hasWords: true });
  const renamed = await editMedia(api, saved, { title: `${saved.title}!` });
  expect(renamed.json()).toMatchObject({ words: saved.words });
  const image = await find(await anAsset(api.db));
  expect((await say(image, 'Λόγια')).json()).toMatchObject({ code: 'media.kind-differs' });
  expect((await say(await find(audio.id), 'α'.repeat(20_001))).json()).toMatchObject({
    issues: [{ path: ['words'], code: 'field.too-long' }],
  });
});

test.each(usedKinds)(
  'R-SOUND-03 an audio file of a %s is in its release beside the media, and cannot be deleted',
  async (kind) => {
    const audio = await brought(4 + usedKinds.indexOf(kind));
    await say(audio, 'Τα λόγια');
    const heard = { el: audio.id, en: null };
    const item = await anItem(api.db, { kind, content: { audio: heard } });
    const system = homeOf(kind);
    const content = await completeContent(api.db, system);
    const entries = [...content.entries, { kind, id: randomUUID(), active: true, [kind]: item }];
    await aShownPresentation(api, system, { entries });
    const manifest = await released(system);
    const [one] = [manifest.recipes, manifest.dishes, manifest.products].flatMap((all) => all[item] ?? []);
    expect(one?.audio).toEqual(heard);
    expect(manifest.media).not.toHaveProperty(audio.id);
    expect(manifest.audios?.[audio.id]).toMatchObject({
      words: 'Τα λόγια',
      url: audio.audio?.url,
      sha256: /[0-9a-f]{64}/.exec(audio.audio?.url ?? '')?.[0],
    });
    const taken = await api.call('GET', `/take-home/${kind}/${item}`, { token: null });
    expect(taken.json().audio, 'R-SOUND-06').toMatchObject({
      el: { url: audio.audio?.url, words: 'Τα λόγια' },
      en: null,
    });
    expect((await api.delete(`/media/${audio.id}`)).json()).toMatchObject({ code: 'media.in-use' });
    expect((await find(audio.id)).usedIn).toMatchObject([{ kind, id: item }]);
  },
);

const listening = [
  ['system3', 'image'],
  ['system6', 'image'],
  ['system4', 'point-title'],
] as const;

const withAudio = (entries: readonly Entry[], kind: string, id: string) => {
  const first = entries.findIndex((one) => one.kind === kind);
  return entries.map((one, index) => (index === first ? { ...one, audio: { el: null, en: id } } : one));
};

test.each(listening)('R-SOUND-03 %s keeps the audio of a %s, and releases it', async (system, kind) => {
  const audio = await brought(9);
  const content = await completeContent(api.db, system);
  const entries = withAudio(content.entries, kind, audio.id);
  expect((await aShownPresentation(api, system, { entries })).content.entries).toEqual(entries);
  const { presentations, audios } = await released(system);
  expect(presentations.at(-1)?.entries).toEqual(entries);
  expect(audios).toHaveProperty(audio.id);
});

test('R-SOUND-03 a wall that nobody can press has no audio of an image', async () => {
  const audio = await brought(10);
  const content = await completeContent(api.db, 'system1a');
  const entries = withAudio(content.entries, 'image', audio.id);
  const made = await api.post('/systems/system1a/presentations', { active: true, ...content, entries });
  expect(made.json()).toMatchObject({ issues: [{ path: ['entries', 0, 'audio'], code: 'field.invalid' }] });
});

test('R-SOUND-03 an image is no audio, and an audio file is nothing to show', async () => {
  const [audio, image] = [await brought(11), await anAsset(api.db)];
  const create = async (change: object) => {
    const content = { ...(await itemContent(api.db, 'dish')), ...change };
    return (await api.post('/library/dish', { content })).json();
  };
  expect(await create({ audio: { el: image, en: null } })).toMatchObject({
    issues: [{ path: ['content', 'audio', 'el'], code: 'field.unknown' }],
  });
  expect(await create({ media: [audio.id] })).toMatchObject({
    issues: [{ path: ['content', 'media', 0], code: 'field.unknown' }],
  });
  expect(await create({ image: audio.id })).toMatchObject({
    issues: [{ path: ['content', 'image'], code: 'field.invalid' }],
  });
  const content = await completeContent(api.db, 'system3');
  const entries = content.entries.map((one) => (one.kind === 'image' ? { ...one, media: audio.id } : one));
  const made = await api.post('/systems/system3/presentations', { active: true, ...content, entries });
  expect(made.json().issues[0]).toMatchObject({ code: 'field.unknown' });
});
