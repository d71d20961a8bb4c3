import { randomUUID } from 'node:crypto';
import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import type { MediaAsset, MediaDetails, MediaUse } from '@psifida/contract/content/media';
import type { Presentation } from '@psifida/contract/content/presentation';
import { release } from '@psifida/contract/content/release';
import { tableOf } from '@psifida/contract/content/views-of-content';
import { mediaInUseParams } from '@psifida/contract/endpoints/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAsset, anItem, completeContent } from '../../../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../../../testing/display-steps.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { editMedia, uploadFile } from '../../../testing/upload-file.ts';

const api = ownApi();

const find = (id: string | null): Promise<MediaDetails> => api.read(`/media/${id}`);
const add = async (bytes: Buffer, filename: string) =>
  find((await uploadFile(api, bytes, { filename })).assetId);
const aReplacement = async (bytes: Buffer, filename = 'new.jpg') =>
  (await uploadFile(api, bytes, { filename, purpose: 'replacement' })).id;
const list = async (query = ''): Promise<{ items: MediaAsset[]; next: string | null }> =>
  await api.read(`/media?${query}`);
const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);

const aPresentationWith = async (assetId: string) => {
  const title = { el: 'Το λιμάνι', en: 'The harbour' };
  const { id } = (await api.post('/systems/system1a/presentations', { title })).json();
  await api.db.insertInto('media_use').values({ asset_id: assetId, presentation_id: id }).execute();
  return { id, system: 'system1a', title, active: false };
};

const edit = (asset: MediaAsset, change: object) => editMedia(api, asset, change);

describe('the list', () => {
  beforeAll(async () => {
    await anAsset(api.db, { title: 'Λιμάνι Ερμούπολης', width: 3840, height: 2160 });
    await anAsset(api.db, { title: 'paralia_galissas', width: 1920, height: 1080 });
    await add(await aJpeg({ width: 640, height: 480 }), 'Ναός.jpg');
    await add(await makeVideo({ width: 1280, height: 720 }), 'Φεστιβάλ.mp4');
  });

  test.each([
    ['search=λιμανι', ['Λιμάνι Ερμούπολης']],
    ['search=LIMANI', ['Λιμάνι Ερμούπολης']],
    ['search=ερμουπολησ λιμ', ['Λιμάνι Ερμούπολης']],
    ['search=παραλία', ['paralia_galissas']],
    ['search=naos', ['Ναός']],
    ['search=festival', ['Φεστιβάλ']],
    ['search=%', ['Φεστιβάλ', 'Ναός', 'paralia_galissas', 'Λιμάνι Ερμούπολης']],
    ['search=nothing', []],
    ['kind=video', ['Φεστιβάλ']],
    ['kind=image', ['Ναός', 'paralia_galissas', 'Λιμάνι Ερμούπολης']],
    ['resolution=low', ['Ναός']],
    ['resolution=hd', ['Φεστιβάλ']],
    ['resolution=full-hd', ['paralia_galissas']],
    ['resolution=4k', ['Λιμάνι Ερμούπολης']],
    ['kind=image&search=ναο&resolution=low', ['Ναός']],
  ])('%s', async (query, wanted) => {
    expect(await titles(encodeURI(query))).toEqual(wanted);
  });

  test('can be narrowed to what nobody uses, and to given bytes', async () => {
    const [asset] = (await list('search=naos')).items;
    await aPresentationWith(asset?.id ?? '');
    expect(await titles('unused=true')).not.toContain('Ναός');
    expect(await titles(`sha256=${asset?.original.sha256}`)).toEqual(['Ναός']);
    expect((await list('search=naos')).items[0]?.uses).toBe(1);
  });

  test('comes in pages, each entry once', async () => {
    const seen = (await api.readAll('/media?limit=3')).map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list('limit=100')).items.length);
  });

  test.each([
    'limit=0',
    'after=nonsense',
    'kind=recipe',
    'resolution=8k',
    'unused=no',
    'sha256=x',
    'other=1',
  ])('the query %s is refused', async (query) => {
    expect(await api.read(`/media?${query}`)).toMatchObject({ code: 'input.invalid' });
  });
});

describe('an edit', () => {
  test('keeps title, description and focal point, and is found by them', async () => {
    const asset = await add(await aJpeg(), 'a.jpg');
    const answer = await edit(asset, {
      title: ' Ηλιοβασίλεμα ',
      alt: { el: 'Ο ήλιος δύει πίσω από το κάστρο', en: 'The sun sets' },
      focalPoint: { x: 0.2, y: 0.9 },
    });
    expect(answer.json()).toMatchObject({
      title: 'Ηλιοβασίλεμα',
      focalPoint: { x: 0.2, y: 0.9 },
      version: 2,
    });
    expect(await titles('search=kastro')).toEqual(['Ηλιοβασίλεμα']);
    expect(await find(asset.id)).toEqual(answer.json());
  });

  test('from an older version is refused, and changes nothing', async () => {
    const asset = await add(await aJpeg(), 'b.jpg');
    await edit(asset, { title: 'first' });
    const refused = await edit(asset, { title: 'second' });
    expect(refused.json()).toMatchObject({ code: 'media.changed-elsewhere', params: { version: 2 } });
    expect((await find(asset.id)).title).toBe('first');
  });

  test.each([
    [{ title: ' ' }, ['title'], 'field.required'],
    [{ title: 'x'.repeat(201) }, ['title'], 'field.too-long'],
    [{ alt: { el: 'x'.repeat(501), en: '' } }, ['alt', 'el'], 'field.too-long'],
    [{ focalPoint: { x: 1.1, y: 0 } }, ['focalPoint', 'x'], 'field.too-long'],
    [{ focalPoint: { x: 'left', y: 0 } }, ['focalPoint', 'x'], 'field.invalid'],
  ])('%j is refused at the field', async (change, path, code) => {
    const asset = (await list('limit=1')).items[0];
    if (!asset) throw new Error();
    expect((await edit(asset, change)).json()).toMatchObject({ status: 422, issues: [{ path, code }] });
  });
});

describe('another file in its place', () => {
  test('everything that uses it follows, and the answer names it', async () => {
    const asset = await add(await aJpeg(), 'old.jpg');
    const presentation = await aPresentationWith(asset.id);
    const uploadId = await aReplacement(await aJpeg({ width: 2000, height: 1200 }), 'new.jpg');
    const payload = { uploadId, version: asset.version };
    const answer = await api.put(`/media/${asset.id}/file`, payload);
    expect(answer.json()).toMatchObject({
      id: asset.id,
      title: 'old',
      fileName: 'new.jpg',
      size: { width: 2000, height: 1200 },
      version: 2,
      usedIn: [presentation],
    });
    expect(answer.json().images[0].url).not.toBe(asset.images[0]?.url);
    expect((await api.app.inject(asset.images[0]?.url ?? '')).statusCode).toBe(200);
  });

  test('an active recipe may not lose its image by it; a draft is told what it now lacks', async () => {
    const asset = await add(await aJpeg({ width: 1920, height: 1080 }), 'dish.jpg');
    const content = { image: asset.id };
    const recipe = await anItem(api.db, { kind: 'recipe', content });
    const draft = await anItem(api.db, { kind: 'recipe', active: false, content });
    const put = async () => {
      const uploadId = await aReplacement(await aJpeg({ width: 800, height: 600 }), 'small.jpg');
      return api.put(`/media/${asset.id}/file`, { uploadId, version: asset.version });
    };
    expect((await put()).json()).toMatchObject({
      code: 'item.incomplete',
      params: { missing: [{ part: 'image', have: 0 }], item: { id: recipe, kind: 'recipe' } },
    });
    await api.db.deleteFrom('library_item').where('id', '=', recipe).execute();
    expect((await put()).json()).toMatchObject({ version: 2, usedIn: [{ kind: 'recipe', id: draft }] });
    const read = await api.read(`/library/recipe/${draft}`);
    expect(read.missing).toMatchObject([{ part: 'image', have: 0 }]);
  });

  test('a replacement by itself is no asset', async () => {
    const bytes = await aJpeg();
    const upload = await uploadFile(api, bytes, { filename: 'waiting.jpg', purpose: 'replacement' });
    expect(upload).toMatchObject({ state: 'done', assetId: null, duplicateOf: null });
    expect(await titles('search=waiting')).toEqual([]);
  });

  test('of another kind, of someone else, or not there: refused', async () => {
    const asset = await add(await aJpeg(), 'image.jpg');
    const put = (uploadId: string, token?: string) =>
      api.put(`/media/${asset.id}/file`, { uploadId, version: 1 }, { token });
    const video = await aReplacement(await makeVideo(), 'video.mp4');
    expect((await put(video)).json().code).toBe('media.kind-differs');
    const mine = await aReplacement(await aJpeg());
    expect((await put(mine, await api.token({ sub: 'person-2' }))).json().code).toBe('upload.not-found');
    expect((await put('0192f0c1-0000-4000-8000-000000000000')).json().code).toBe('upload.not-found');
    const failed = await uploadFile(api, Buffer.from('no image'), { purpose: 'replacement' });
    expect((await put(failed.id)).json().code).toBe('upload.not-done');
    expect((await find(asset.id)).version).toBe(1);
  });
});

describe('another one everywhere', () => {
  const replace = async (id: string, to: string) => api.post(`/media/${id}/replace`, { with: to });
  const mediaIn = ({ content }: Presentation) =>
    content.entries.flatMap((entry) => (entry.kind === 'image' ? entry.media : []));
  const read = ({ id, system }: Presentation): Promise<Presentation> =>
    api.read(`/systems/${system}/presentations/${id}`);
  const newest = async (): Promise<number> => (await api.read('/systems/system6/releases')).items[0]?.number;

  test('R-REPL-02 stands in its place in shown ones, drafts and recipes, each a version on, displays changing once', async () => {
    const [old, other] = [await anAsset(api.db), await anAsset(api.db)];
    const content = await completeContent(api.db, 'system6');
    const [first, ...rest] = content.entries as EntryOf<'image'>[];
    const image = { ...first, media: old, title: { el: 'Λιμάνι', en: 'Harbour' } };
    const table = tableOf(content);
    const shown = await aShownPresentation(api, 'system6', {
      ...{ entries: [image, ...rest], cover: first?.id },
      table: { ...table, background: { kind: 'image', media: old } },
    });
    const draft = await aShownPresentation(api, 'system1a', { active: false, entries: [image] });
    const recipe = await anItem(api.db, { kind: 'recipe', content: { image: old, media: [old, other] } });
    const before = await newest();

    const answer = await replace(old, other);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().usedIn.map((use: MediaUse) => use.id)).toEqual([draft.id, shown.id, recipe]);
    const after = await read(shown);
    expect(after).toMatchObject({ active: true, version: 2, content: { cover: first?.id } });
    expect(after.content.entries).toEqual([{ ...image, media: other }, ...rest]);
    expect(after.content.table).toEqual({ ...table, background: { kind: 'image', media: other } });
    expect(mediaIn(await read(draft))).toEqual([other]);
    expect((await api.read(`/library/recipe/${recipe}`)).content).toMatchObject({
      ...{ image: other, media: [other] },
    });
    expect((await find(old)).usedIn).toEqual([]);
    expect(await newest()).toBe(before + 1);
  });

  test('R-PEOPLE-07 where another system has it in a draft, an editor of one system is refused, and nothing changes', async () => {
    const [old, other] = [await anAsset(api.db), await anAsset(api.db)];
    const [first] = (await completeContent(api.db, 'system1a')).entries as EntryOf<'image'>[];
    const draft = await aShownPresentation(api, 'system1a', {
      active: false,
      entries: [{ ...first, media: old }],
    });
    const token = await api.withRoles('editor', 'system7a');
    const refused = await api.post(`/media/${old}/replace`, { with: other }, { token });
    expect(refused.json()).toMatchObject({ code: 'system.others', params: { system: 'system1a' } });
    expect(mediaIn(await read(draft))).toEqual([old]);
  });

  test('R-TOWN-03 where the town says something with it, an editor of one system is refused, and nothing changes', async () => {
    const [old, other] = [await anAsset(api.db), await anAsset(api.db)];
    const id = await anItem(api.db, { kind: 'announcement', content: { image: old } });
    const token = await api.withRoles('editor', 'system7a');
    const refused = await api.post(`/media/${old}/replace`, { with: other }, { token });
    expect(refused.json()).toMatchObject({ code: 'town.others' });
    expect((await api.read(`/library/announcement/${id}`)).content.image).toBe(old);
  });

  test('R-REPL-03 too small for one that is shown, of another kind, unknown or itself: refused, and nothing changes', async () => {
    const shown = await aShownPresentation(api, 'system1a');
    const draft = await aShownPresentation(api, 'system1b', { active: false });
    const [used = ''] = mediaIn(shown);
    const recipe = await anItem(api.db, { kind: 'recipe' });
    const { image } = (await api.read(`/library/recipe/${recipe}`)).content;
    const small = await anAsset(api.db, { width: 800, height: 600 });
    const video = await anAsset(api.db, { kind: 'video' });
    const refusal = async (id: string, to: string) => (await replace(id, to)).json();
    expect(await refusal(used, small)).toMatchObject({
      code: 'presentation.incomplete',
      params: { presentation: { id: shown.id }, missing: [{ have: 3, atLeast: 4 }] },
    });
    expect(await refusal(image, small)).toMatchObject({
      code: 'item.incomplete',
      params: { item: { id: recipe } },
    });
    const cut = await aShownPresentation(api, 'system8', { puzzle: { pieces: [150], rotation: false } });
    const [{ media: whole }] = cut.content.entries as [EntryOf<'puzzle-image'>];
    const flat = await anAsset(api.db, { width: 20_000, height: 1080 });
    expect(await refusal(whole, flat)).toMatchObject({
      code: 'presentation.incomplete',
      params: { presentation: { id: cut.id }, missing: [] },
    });
    expect((await refusal(used, video)).code).toBe('media.kind-differs');
    expect((await refusal(randomUUID(), used)).code).toBe('media.not-found');
    expect((await refusal('nonsense', used)).code).toBe('media.not-found');
    expect((await refusal(used, randomUUID())).issues).toEqual([{ path: ['with'], code: 'field.unknown' }]);
    expect((await refusal(used, used)).issues).toEqual([{ path: ['with'], code: 'field.invalid' }]);
    expect(await read(shown)).toMatchObject({ version: 1, content: shown.content });
    expect(await read(draft)).toMatchObject({ version: 1 });
    expect((await api.read(`/library/recipe/${recipe}`)).version).toBe(1);
  });
});

describe('a poster', () => {
  test('is given to a video, stands for it, and is taken away again; an image has none', async () => {
    const video = await add(await makeVideo(), 'video.mp4');
    const uploadId = await aReplacement(await aJpeg({ width: 320, height: 180 }), 'poster.jpg');
    const put = (payload: object, { id } = video) => api.put(`/media/${id}/poster`, payload);
    const image = await add(await aJpeg(), 'p.jpg');
    expect((await put({ uploadId, version: 1 }, image)).json().code).toBe('media.kind-differs');
    const withPoster: MediaDetails = (await put({ uploadId, version: video.version })).json();
    expect(withPoster.images.at(-1)).toMatchObject({ width: 320 });
    expect(withPoster.placeholder?.color).toMatch(/^#/);
    expect(withPoster.video).toEqual(video.video);
    const without: MediaDetails = (await put({ uploadId: null, version: withPoster.version })).json();
    expect(without).toMatchObject({ images: [], placeholder: null, version: video.version + 2 });
  });
});

describe('captions', () => {
  const el = 'WEBVTT\n\n00:00.000 --> 00:02.000\nΚαλώς ήρθατε\n';
  const none = { el: null, en: null };

  test('are kept per language, stay when an edit does not speak of them, and are not in lists', async () => {
    const video = await add(await makeVideo(), 'captioned.mp4');
    expect(video).toMatchObject({ captions: none, hasCaptions: false });
    const saved: MediaDetails = (await edit(video, { captions: { el: `\uFEFF${el}`, en: null } })).json();
    expect(saved).toMatchObject({
      captions: { el, en: null },
      hasCaptions: true,
      version: video.version + 1,
    });
    const renamed: MediaDetails = (await edit(saved, { title: 'renamed' })).json();
    expect(renamed.captions).toEqual({ el, en: null });
    const [listed] = (await list(`ids=${video.id}`)).items;
    expect(listed).toMatchObject({ hasCaptions: true });
    expect(listed).not.toHaveProperty('captions');
    const without: MediaDetails = (await edit(renamed, { captions: none })).json();
    expect(without).toMatchObject({ captions: none, hasCaptions: false });
  });

  test.each([
    ['1\n00:00:00,000 --> 00:00:02,000\nSubRip', 'field.invalid'],
    ['WEBVTT\0', 'field.invalid'],
    ['WEBVTT\n'.padEnd(200_001, 'α'), 'field.too-long'],
  ])('captions that are wrong are refused at the field, %#', async (text, code) => {
    const video = await find(await anAsset(api.db, { kind: 'video' }));
    expect((await edit(video, { captions: { el: null, en: text } })).json()).toMatchObject({
      status: 422,
      issues: [{ path: ['captions', 'en'], code }],
    });
  });

  test('two of the longest go through; an image has none', async () => {
    const longest = 'WEBVTT\n'.padEnd(200_000, 'α');
    const video = await find(await anAsset(api.db, { kind: 'video' }));
    expect((await edit(video, { captions: { el: longest, en: longest } })).statusCode).toBe(200);
    const image = await find(await anAsset(api.db));
    expect((await edit(image, { captions: none })).statusCode).toBe(200);
    expect((await edit(await find(image.id), { captions: { el, en: null } })).json().code).toBe(
      'media.kind-differs',
    );
  });

  test('go with the video to the displays, and go when another video takes its place', async () => {
    const { content } = await aShownPresentation(api, 'system1b');
    const [id = ''] = content.entries.flatMap((entry: Entry) =>
      entry.kind === 'video' ? [entry.media] : [],
    );
    const { token } = await aDisplay(api, { system: 'system1b' });
    const onGlass = async () =>
      release.parse(await api.read('/player/release', { token })).manifest.media[id]?.captions;
    expect(await onGlass()).toEqual(none);
    const saved: MediaDetails = (await edit(await find(id), { captions: { el, en: null } })).json();
    expect(await onGlass()).toEqual({ el, en: null });
    const uploadId = await aReplacement(await makeVideo({ width: 1920, height: 1080 }), 'new.mp4');
    const payload = { uploadId, version: saved.version };
    expect((await api.put(`/media/${id}/file`, payload)).json()).toMatchObject({
      captions: none,
      hasCaptions: false,
    });
    expect(await onGlass()).toEqual(none);
  });
});

describe('deleting', () => {
  test('is refused while a presentation uses it, which is named, and by the database itself', async () => {
    const asset = await add(await aJpeg(), 'used.jpg');
    const presentation = await aPresentationWith(asset.id);
    const refused = await api.delete(`/media/${asset.id}`);
    expect(refused.json().code).toBe('media.in-use');
    expect(mediaInUseParams.parse(refused.json().params)).toEqual({
      uses: [{ kind: 'presentation', ...presentation }],
    });
    expect((await find(asset.id)).usedIn).toEqual([{ kind: 'presentation', ...presentation }]);
    const deleting = api.db.deleteFrom('media_asset').where('id', '=', asset.id).execute();
    await expect(deleting).rejects.toMatchObject({ constraint: 'media.in-use' });
  });

  test('is for good when nobody uses it, and bringing the same bytes again makes a new one', async () => {
    const bytes = await aJpeg();
    const asset = await add(bytes, 'unused.jpg');
    expect((await api.delete(`/media/${asset.id}`)).json()).toEqual({ id: asset.id });
    expect(await api.read(`/media/${asset.id}`)).toMatchObject({ code: 'media.not-found' });
    expect((await api.delete(`/media/${asset.id}`)).statusCode).toBe(404);
    const again = await uploadFile(api, bytes);
    expect(again.duplicateOf).toBeNull();
    expect(again.assetId).not.toBe(asset.id);
  });
});

test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000'])(
  'the unknown id %s is a clear not-found',
  async (id) => {
    expect(await api.read(`/media/${id}`)).toMatchObject({ code: 'media.not-found' });
    expect((await api.delete(`/media/${id}`)).json().code).toBe('media.not-found');
  },
);

test('what may be sent is told', async () => {
  expect(await api.read('/upload-limits')).toEqual({
    imageMegabytes: 60,
    imageMegapixels: 120,
    videoMegabytes: 4000,
    audioMegabytes: 100,
  });
});

test('assets are found by their ids, and ids that are none are left out or refused', async () => {
  const [first, second] = [await anAsset(api.db), await anAsset(api.db)];
  const { items } = await list(`ids=${first},${randomUUID()},${second.toUpperCase()}`);
  expect(items.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect((await api.call('GET', '/media?ids=not-an-id')).statusCode).toBe(422);
});

test('R-PEOPLE-07 where no approval is asked for, an image that another system shows is said to belong there', async () => {
  const shown = await aShownPresentation(api, 'system6');
  const [media] = shown.content.entries.flatMap((one) => (one.kind === 'image' ? one.media : []));
  const { version, title } = await find(media ?? '');
  const details = {
    version,
    title,
    alt: { el: 'Α', en: 'A' },
    decorative: false,
    focalPoint: { x: 0, y: 0 },
  };
  const edited = (token: string) => api.put(`/media/${media}`, details, { token });
  expect((await edited(await api.withRoles('editor', 'system7a'))).json()).toMatchObject({
    code: 'system.others',
    params: { system: 'system6' },
  });
  expect((await edited(await api.withRoles('editor', 'system6'))).statusCode).toBe(200);
});
