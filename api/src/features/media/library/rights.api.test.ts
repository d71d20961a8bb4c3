import { randomUUID } from 'node:crypto';
import { addDays, dateAt, dayAt } from '@psifida/contract/content/athens-time';
import type { MediaDetails } from '@psifida/contract/content/media';
import type { Presentation } from '@psifida/contract/content/presentation';
import { mediaOfContent } from '@psifida/contract/content/presentation-content';
import { statusOf } from '@psifida/contract/content/presentation-status';
import { release } from '@psifida/contract/content/release';
import { noRights, type Rights } from '@psifida/contract/content/rights';
import { readAudiences } from '@psifida/contract/endpoints/displays';
import { beforeEach, expect, test } from 'vitest';
import { anAsset, itemContent } from '../../../testing/builders.ts';
import { aDisplay, aShownPresentation, reportAllIsWell } from '../../../testing/display-steps.ts';
import { apiOfTest, ownApi } from '../../../testing/open-test-api.ts';
import { saveContent } from '../../../testing/presentation-steps.ts';
import { editMedia } from '../../../testing/upload-file.ts';

let passed = 0;
const api = ownApi({ now: () => Date.now() + passed });
beforeEach(() => {
  passed = 0;
});

const find = (id: string): Promise<MediaDetails> => api.read(`/media/${id}`);

const lent: Rights = {
  licence: 'cc-by-sa',
  holder: 'Ιστορικό Αρχείο Σύρου',
  source: 'ΙΑΣ 1907/33',
  credit: { el: 'Ιστορικό Αρχείο', en: 'Historical Archive' },
  consent: { is: 'given', paper: 'Α.Π. 12/2026', until: '2099-05-31' },
  endsOn: '2099-12-31',
};

test('R-RIGHTS-01 the rights of an image are saved with its details, and stay where an edit leaves them out', async () => {
  const id = await anAsset(api.db, { title: 'Λιμάνι' });
  expect((await find(id)).rights).toEqual(noRights);
  expect((await editMedia(api, await find(id), { rights: lent })).json()).toMatchObject({ rights: lent });
  await editMedia(api, await find(id), { title: 'Το λιμάνι' });
  expect(await find(id)).toMatchObject({ title: 'Το λιμάνι', rights: lent });
});

test('R-RIGHTS-01 what cannot be is refused at its field, and changes nothing', async () => {
  const id = await anAsset(api.db, { title: 'Πλατεία' });
  const rights = { ...noRights, licence: 'cc-by', consent: { is: 'given', paper: '', until: '2026-02-30' } };
  const answer = await editMedia(api, await find(id), { rights });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toMatchObject([
    { path: ['rights', 'consent', 'paper'], code: 'field.required' },
    { path: ['rights', 'consent', 'until'], code: 'schedule.no-such-day' },
    { path: ['rights', 'holder'], code: 'field.required' },
  ]);
  expect(
    (await editMedia(api, await find(id), { rights: { ...noRights, licence: 'mine' } })).statusCode,
  ).toBe(422);
  expect((await find(id)).rights).toEqual(noRights);
});

const day = 24 * 60 * 60 * 1000;
const today = dateAt(Date.now());
const endsOn = addDays(today, 3);

const end = async (id: string | undefined, change: Partial<Rights> = { endsOn }) => {
  const saved = await editMedia(api, await find(id ?? ''), { rights: { ...noRights, ...change } });
  expect(saved.statusCode, saved.body).toBe(200);
};
const sentence = async (one: Presentation) => {
  const { at, systems } = readAudiences.response.parse(await api.read('/displays/audiences'));
  const audience = systems.find(({ system }) => system === one.system);
  return audience && statusOf(one, audience, Date.parse(at));
};

test('R-RIGHTS-02 R-RIGHTS-03 a release says who is credited, under which licence and until when', async () => {
  const shown = await aShownPresentation(api, 'system6');
  const [first = '', ...others] = mediaOfContent(shown.content);
  await end(first, { licence: 'cc-by', holder: 'Μ. Ρούσσου', endsOn });
  const { token } = await aDisplay(api, { system: 'system6' });
  const { manifest } = release.parse(await api.read('/player/release', { token }));
  expect(manifest.media[first]).toMatchObject({
    credit: { el: 'Μ. Ρούσσου · CC BY 4.0', en: 'Μ. Ρούσσου · CC BY 4.0' },
    license: 'https://creativecommons.org/licenses/by/4.0/',
    until: new Date(dayAt(endsOn).end).toISOString(),
  });
  for (const other of others) expect(manifest.media[other]).not.toHaveProperty('until');
});

test('R-RIGHTS-03 an image goes at its end whatever a minimum says, and the presentation says so; with the last one it goes', async () => {
  const shown = await aShownPresentation(api);
  await aShownPresentation(api);
  const [first, ...others] = mediaOfContent(shown.content);
  const { token } = await aDisplay(api);
  await end(first);
  await reportAllIsWell(api, token);
  expect(await sentence(shown)).toMatchObject({ is: 'on', ended: 0 });
  passed = 4 * day;
  await reportAllIsWell(api, token);
  expect(await sentence(shown)).toMatchObject({ is: 'on', ended: 1 });

  passed = 0;
  for (const other of others) await end(other, { consent: { is: 'given', paper: '1', until: endsOn } });
  await reportAllIsWell(api, token);
  expect(await sentence(shown)).toMatchObject({ is: 'on', ended: 0 });
  passed = 4 * day;
  await reportAllIsWell(api, token);
  expect(await sentence(shown)).toEqual({ is: 'rights' });
});

test('R-RIGHTS-03 staff do not return to a release that says nothing of an end entered since', async () => {
  const shown = await aShownPresentation(api, 'system1b');
  const [first = ''] = mediaOfContent(shown.content);
  const releases = '/systems/system1b/releases';
  const [before] = (await api.read(releases)).items;
  await end(first);
  const back = () => api.post(`${releases}/${before.number}/return`, { reason: '' });
  expect((await back()).json().code).toBe('release.rights-ended');
  await end(first, {});
  expect((await back()).statusCode).toBe(200);
});

test('R-RIGHTS-03 what has ended is on no page that visitors take home', async () => {
  const shown = await aShownPresentation(api, 'system8');
  const [first = ''] = mediaOfContent(shown.content);
  await aShownPresentation(api, 'system8');
  await end(first, { licence: 'cc0', endsOn });
  const ask = () => api.call('GET', `/take-home/presentation/${shown.id}`, { token: null });
  expect((await ask()).statusCode).toBe(200);
  passed = 4 * day;
  expect((await ask()).statusCode).toBe(404);
});

test('R-RIGHTS-07 where rights are required no file comes onto displays without them; what is shown stays', async () => {
  const strict = await apiOfTest({ beside: api.shared, requiresRights: true });
  const shown = await aShownPresentation(api, 'system1a');
  const [entry] = shown.content.entries;
  const added = await anAsset(api.db, { title: 'Χωρίς άδεια' });
  const withAdded = [...shown.content.entries, { ...entry, id: randomUUID(), media: added }];
  const title = { el: 'Νέος τίτλος', en: 'New title' };

  const renamed = await saveContent(strict, shown, { title });
  expect(renamed.statusCode, renamed.body).toBe(200);
  const now = renamed.json();
  const refused = await saveContent(strict, now, { entries: withAdded });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toEqual([
    { path: ['content', 'entries', withAdded.length - 1, 'media'], code: 'field.rights-missing' },
  ]);
  const unseen = withAdded.map((one, at) => ({ ...one, active: at < withAdded.length - 1 }));
  const hidden = await saveContent(strict, now, { entries: unseen });
  expect(hidden.statusCode, hidden.body).toBe(200);

  const stated = { ...noRights, licence: 'cc0', consent: { is: 'not-needed' } };
  expect((await editMedia(strict, await find(added), { rights: stated })).statusCode).toBe(200);
  const accepted = await saveContent(strict, hidden.json(), { entries: withAdded });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const taken = await editMedia(strict, await find(added), { rights: noRights });
  expect(taken.json().code, 'and they are not taken away').toBe('media.rights-missing');
  const other = await anAsset(api.db, { title: 'Άλλη' });
  const swapped = await strict.post(`/media/${added}/replace`, { with: other });
  expect(swapped.json().code).toBe('media.rights-missing');
  expect((await find(added)).rights).toEqual(stated);
});

test.each(['recipe', 'announcement'] as const)(
  'R-RIGHTS-07 the %s of a system or of the whole town comes onto displays with an image whose rights are stated',
  async (kind) => {
    const strict = await apiOfTest({ beside: api.shared, requiresRights: true });
    const content = await itemContent(api.db, kind);
    const image = content.image ?? '';
    const item = { content, active: true };
    expect((await strict.post(`/library/${kind}`, item)).json().issues).toEqual([
      { path: ['content', 'image'], code: 'field.rights-missing' },
    ]);
    await end(image, { licence: 'cc0', consent: { is: 'not-needed' } });
    expect((await strict.post(`/library/${kind}`, item)).statusCode).toBe(201);
    const taken = await editMedia(strict, await find(image), { rights: noRights });
    expect(taken.json().code).toBe('media.rights-missing');
  },
);

test('R-RIGHTS-06 media are found by how their rights stand', async () => {
  const stands = { consent: { is: 'not-needed' }, licence: 'cc0' } as const;
  const wanted = {
    whole: { ...stands, endsOn: addDays(today, 31) },
    ending: { ...stands, endsOn: addDays(today, 30) },
    ended: { ...stands, endsOn: addDays(today, -1) },
    missing: { licence: 'cc0' },
  } as const;
  for (const [state, change] of Object.entries(wanted)) {
    const id = await anAsset(api.db, { title: `Δικαιώματα ${state}` });
    await end(id, change);
    const { items } = await api.read(`/media?rights=${state}&search=${encodeURIComponent('Δικαιώματα')}`);
    expect(items).toMatchObject([{ id }]);
  }
});
