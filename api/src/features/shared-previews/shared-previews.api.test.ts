import { randomBytes, randomUUID } from 'node:crypto';
import { emptyContent, mediaOfContent } from '@psifida/contract/content/presentation-content';
import { previewMessage } from '@psifida/contract/content/preview';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { beforeEach, describe, expect, test } from 'vitest';
import { completeContent } from '../../testing/builders.ts';
import { aShownPresentation, someSettings } from '../../testing/display-steps.ts';
import { aImage } from '../../testing/make-image.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { saveContent } from '../../testing/presentation-steps.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const dayMs = 24 * 3600_000;
let passed = 0;
const api = ownApi({ now: () => Date.now() + passed });
beforeEach(() => {
  passed = 0;
});

type Which = { id: string; system: string };
const linksOf = ({ system, id }: Which) => `/systems/${system}/presentations/${id}/shared-previews`;
const share = async (which: Which, payload: object = { days: 7 }) => {
  const answer = await api.post(linksOf(which), payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const listed = async (which: Which) => (await api.read(linksOf(which))).items;
let visitors = 0;
const anotherAddress = () => {
  visitors += 1;
  return `192.0.2.${visitors % 250}`;
};
/** As somebody without an account, each from an address of their own. */
const open = (token: unknown, remoteAddress = anotherAddress()) =>
  api.post('/shared-previews/open', { token }, { token: null, remoteAddress });
const revoke = (system: string, id: string, token?: string) =>
  api.call('DELETE', `/systems/${system}/shared-previews/${id}`, { token });

test('R-SHARE-02 whoever has it open is told that it was revoked, and does not count again', async () => {
  const shown = await aShownPresentation(api, 'system1a', { active: false });
  const { token, id } = await share(shown);
  const look = () => api.post('/shared-previews/open', { token, again: true }, { token: null });
  await open(token);
  expect((await look()).statusCode).toBe(200);
  expect(await listed(shown)).toMatchObject([{ openings: 1 }]);
  await revoke(shown.system, id);
  expect((await look()).json().code).toBe('shared-preview.over');
});

const aDraft = () => aShownPresentation(api, 'system1a', { active: false });

describe('R-SHARE-01 a link shows one presentation to whoever holds it', () => {
  test('what is saved, active or not, now or later, as the player takes it, and nobody’s name', async () => {
    const shown = await aDraft();
    const { token } = await share(shown);
    const answer = await open(token);
    expect(answer.statusCode, answer.body).toBe(200);
    const { manifest, news, ofDraft, id } = answer.json();
    expect([id, ofDraft]).toEqual([shown.id, false]);
    expect(manifest.presentations).toHaveLength(1);
    expect(manifest.presentations[0].title).toEqual(shown.content.title);
    expect(manifest.presentations[0].entries).toEqual(shown.content.entries);
    const { languageMode, panel } = someSettings({ languageMode: 'el' });
    const message = { type: 'psifida-preview', manifest, news, languageMode, panel, presentation: id };
    expect(previewMessage.safeParse(message).error).toBeUndefined();
    expect(answer.body).not.toMatch(/Μαρία|person-1/);
    const title = { el: 'Άλλος τίτλος', en: 'Another title' };
    await saveContent(api, shown, { title });
    expect((await open(token)).json().manifest.presentations[0].title).toEqual(title);
  });

  test('R-SHARE-02 or what stood on the page unsaved, whatever is saved later', async () => {
    const shown = await aDraft();
    const title = { el: 'Πρόχειρος', en: 'Draft' };
    const link = await share(shown, { days: 1, draft: { ...shown.content, title } });
    expect(link.ofDraft).toBe(true);
    const opened = (await open(link.token)).json();
    expect([opened.ofDraft, opened.manifest.presentations[0].title]).toEqual([true, title]);
    expect((await api.read(`/systems/system1a/presentations/${shown.id}`)).version).toBe(shown.version);
  });

  test('R-SHARE-02 a draft of which nothing can be shown yet, or whose image is gone, is no fault', async () => {
    const shown = await aDraft();
    const empty = await share(shown, { days: 1, draft: emptyContent(shown.content.title) });
    expect((await open(empty.token)).json().manifest).toMatchObject({ presentations: [], media: {} });
    const [first, ...others] = shown.content.entries;
    const entries = [{ ...first, media: randomUUID() }, ...others];
    const gone = await share(shown, { days: 1, draft: { ...shown.content, entries, cover: null } });
    expect((await open(gone.token)).json().manifest.presentations[0].entries).toEqual(others);
  });

  test('R-SHARE-03 its files need no account, and none of another presentation is told of', async () => {
    const { assetId } = await uploadFile(api, await aImage({ width: 1920, height: 1080 }).jpeg().toBuffer());
    const content = await completeContent(api.db, 'system1a');
    const entries = content.entries.map((entry, index) =>
      index === 0 ? { ...entry, media: assetId } : entry,
    );
    const made = await api.post('/systems/system1a/presentations', { ...content, entries });
    const other = await aShownPresentation(api, 'system1a');
    const { token } = await share(made.json());
    const { media } = (await open(token)).json().manifest;
    expect(Object.keys(media).sort()).toEqual(mediaOfContent({ entries, table: null } as never).sort());
    for (const id of mediaOfContent(other.content)) expect(media).not.toHaveProperty(id);
    const { images } = media[String(assetId)] as ReleaseMedia;
    expect(images.length).toBeGreaterThan(0);
    for (const { url } of images) expect((await api.app.inject(url)).statusCode).toBe(200);
    // What is kept untouched, with whatever its camera wrote into it, is served to nobody.
    const { original } = await api.read(`/media/${assetId}`);
    expect((await api.app.inject(`/media/${original.sha256}.jpeg`)).statusCode).toBe(404);
  });

  test('R-SHARE-03 the answer is kept by nobody and found by no search, a refusal neither', async () => {
    const { token } = await share(await aDraft());
    for (const answer of [await open(token), await open('nobody’s'), await open(7)])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
  });
});

describe('R-SHARE-04 a link ends', () => {
  const over = { code: 'shared-preview.over', status: 404 };

  test('after the days that were chosen, and not before; it is seen for a month, and kept no longer', async () => {
    const shown = await aDraft();
    const { id, token, madeAt, endsAt } = await share(shown, { days: 1 });
    expect(Date.parse(endsAt) - Date.parse(madeAt)).toBe(dayMs);
    passed = dayMs - 60_000;
    expect((await open(token)).statusCode).toBe(200);
    passed = dayMs + 60_000;
    expect((await open(token)).json()).toMatchObject(over);
    passed = 20 * dayMs;
    expect((await listed(shown)).map((one: { id: string }) => one.id)).toEqual([id]);
    passed = 32 * dayMs;
    expect(await listed(shown)).toEqual([]);
    await share(shown);
    const rows = await api.db.selectFrom('shared_preview').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('when it is revoked, at once; once more changes nothing', async () => {
    const shown = await aDraft();
    const { id, token } = await share(shown);
    const other = await share(shown);
    const revoked = (await revoke('system1a', id)).json();
    expect(revoked.revokedAt).not.toBeNull();
    expect((await open(token)).json()).toMatchObject(over);
    expect((await open(other.token)).statusCode).toBe(200);
    passed = 60_000;
    expect((await revoke('system1a', id)).json()).toEqual(revoked);
  });

  test('with its presentation', async () => {
    const shown = await aDraft();
    const { token } = await share(shown);
    const gone = await api.delete(`/systems/system1a/presentations/${shown.id}?version=1`);
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await open(token)).json()).toMatchObject(over);
    expect((await api.read(linksOf(shown))).code).toBe('presentation.not-found');
  });

  test('and is then answered to the letter like one that never was', async () => {
    const { id, token } = await share(await aDraft());
    await revoke('system1a', id);
    const told = async (asked: string) => {
      const { instance: _, ...rest } = (await open(asked)).json();
      return rest;
    };
    const said = await told(token);
    for (const made of [randomBytes(32).toString('base64url'), '', 'x', `${token} `, '%00', id])
      expect(await told(made), made).toEqual(said);
  });
});

describe('R-SHARE-05 staff see what they have given out', () => {
  test('every opening is counted, and nothing about whoever opened; the token is told once, and kept nowhere', async () => {
    const shown = await aDraft();
    const { id, token } = await share(shown);
    expect(await listed(shown)).toMatchObject([
      { id, openings: 0, lastOpenedAt: null, by: { id: 'person-1' } },
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await api.db.selectFrom('shared_preview').selectAll().execute();
    expect(JSON.stringify([rows, await listed(shown)])).not.toContain(token);
    await Promise.all([open(token), open(token), open(token)]);
    await revoke('system1a', id);
    await open(token);
    const [{ openings, lastOpenedAt }] = await listed(shown);
    expect(openings).toBe(3);
    expect(Date.parse(lastOpenedAt)).toBeGreaterThan(0);
  });

  test('making and revoking are in the activity, with who did it', async () => {
    const shown = await aDraft();
    const { id } = await share(shown);
    await revoke('system1a', id);
    await revoke('system1a', id);
    const { items } = await api.read('/activity?system=system1a');
    const actions = items.filter((one: { subject: string }) => one.subject === shown.id);
    expect(actions.map((one: { action: string }) => one.action)).toEqual(['unshared', 'shared', 'created']);
    expect(actions[0]).toMatchObject({ title: shown.title, by: { id: 'person-1' }, exists: true });
  });

  test('a presentation has so many links at once that they can be looked through', async () => {
    const shown = await aDraft();
    const made = [];
    for (let one = 0; one < 20; one += 1) made.push(await share(shown, { days: 1 }));
    const more = await api.post(linksOf(shown), { days: 1 });
    expect(more.json()).toMatchObject({ code: 'shared-preview.too-many', status: 409 });
    await revoke('system1a', made[0].id);
    await share(shown, { days: 1 });
    passed = 2 * dayMs;
    await share(shown);
  });
});

test('R-SHARE-06 an editor of another system does not reach a link through their own', async () => {
  const shown = await aDraft();
  const { id, token } = await share(shown);
  const elsewhere = await api.withRoles('editor', 'system3');
  expect((await revoke('system3', id, elsewhere)).json().code).toBe('shared-preview.over');
  const made = await api.post(linksOf({ ...shown, system: 'system3' }), { days: 7 }, { token: elsewhere });
  expect(made.json().code).toBe('presentation.not-found');
  expect((await open(token)).statusCode).toBe(200);
});

describe('what is no wish is refused at its field', () => {
  test.each([
    [{ days: 0 }, 'days'],
    [{ days: 31 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ days: '7' }, 'days'],
    [{}, 'days'],
    [{ days: 7, until: '2099-01-01' }, 'until'],
    [{ days: 7, draft: {} }, 'draft'],
    [{ days: 7, draft: { ...emptyContent({ el: 'Α', en: 'A' }), puzzle: {} } }, 'draft'],
    [{ days: 7, draft: { ...emptyContent({ el: 'Α', en: 'A' }), cover: randomUUID() } }, 'draft'],
  ])('%j', async (payload, at) => {
    const answer = await api.post(linksOf(await aDraft()), payload);
    expect(answer.json()).toMatchObject({ code: 'input.invalid' });
    expect(answer.json().issues[0].path[0]).toBe(at);
  });

  test('ids of nothing, and a token that is none', async () => {
    for (const id of ['x', '%00', randomUUID()]) {
      expect((await api.read(linksOf({ system: 'system1a', id }))).code).toBe('presentation.not-found');
      expect((await revoke('system1a', id)).json().code).toBe('shared-preview.over');
    }
    for (const token of [7, null, undefined, {}, 'x'.repeat(201)])
      expect((await open(token)).json().code).toBe('input.invalid');
  });
});

test('R-SHARE-07 whoever asks too often waits, and nobody else does', async () => {
  const { token } = await share(await aDraft());
  const codes = [];
  for (let turn = 0; turn < 125; turn += 1) codes.push((await open('x', '198.51.100.7')).json().code);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(5);
  expect((await open(token, '198.51.100.8')).statusCode).toBe(200);
});
