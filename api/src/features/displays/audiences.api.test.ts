import { listedItem } from '@psifida/contract/content/library-item';
import { statusOf } from '@psifida/contract/content/presentation-status';
import { type JudgedTown, statusOfTown } from '@psifida/contract/content/town-status';
import { readAudiences } from '@psifida/contract/endpoints/displays';
import { isTownKind } from '@psifida/contract/kinds';
import { expect, test } from 'vitest';
import { itemContent } from '../../testing/builders.ts';
import { aDisplay, aShownPresentation, reportAllIsWell } from '../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { addressOf, saveContent } from '../../testing/presentation-steps.ts';

let passed = 0;
const api = ownApi({ now: () => Date.now() + passed });
emptyBeforeEach(api, 'display', 'presentation', 'library_item', 'activity');

const read = async () => {
  const { at, systems } = readAudiences.response.parse(await api.read('/displays/audiences'));
  const audience = systems.find(({ system }) => system === 'system1a');
  if (!audience) throw new Error('no such system');
  return { now: Date.parse(at), audience };
};
const march = {
  ...{ from: null, until: null, weekdays: [], hours: null, exceptions: [] },
  yearly: [{ kind: 'date', first: '03-25', last: '03-25' }],
};

test('R-WORK-15 a presentation is on the displays that answer and hold it, for which it is, at its time', async () => {
  const [all, some, planned] = [
    await aShownPresentation(api),
    await aShownPresentation(api, 'system1a', { tags: ['λιμάνι'] }),
    await aShownPresentation(api, 'system1a', { schedule: march }),
  ];
  const status = async () => {
    const { audience, now } = await read();
    return [all, some, planned].map((one) => statusOf(one, audience, now).is);
  };
  expect(await status()).toEqual(['unpaired', 'unpaired', 'unpaired']);
  const plain = await aDisplay(api);
  expect(await status()).toEqual(['silent', 'untagged', 'comes']);
  const tagged = await aDisplay(api, { tags: ['Λιμανι'] });
  for (const { token } of [plain, tagged]) await reportAllIsWell(api, token);
  expect(await status()).toEqual(['on', 'on', 'comes']);
  const { audience } = await read();
  expect(audience.shown).toEqual({ [all.id]: { on: 2, off: 0 }, [some.id]: { on: 1, off: 0 } });

  const next = await aShownPresentation(api);
  expect(statusOf(next, (await read()).audience, Date.now())).toEqual({ is: 'behind' });

  passed = 3 * 60_000;
  expect(await status()).toEqual(['silent', 'silent', 'comes']);
  passed = 0;
});

test('R-WORK-14 what takes something off displays that show it is refused with what it takes off, until that is acknowledged', async () => {
  const shown = await aShownPresentation(api);
  await aShownPresentation(api);
  for (let count = 0; count < 2; count += 1) await reportAllIsWell(api, (await aDisplay(api)).token);
  await aDisplay(api);

  const planned = await saveContent(api, shown, { schedule: march });
  expect(planned.json()).toMatchObject({
    code: 'release.takes-off',
    params: {
      leaving: [{ id: shown.id, title: shown.title, displays: 2, until: expect.stringMatching(/-03-24T22/) }],
    },
  });
  const deactivate = (query: string) =>
    api.post(`${addressOf(shown)}/deactivate${query}`, { version: shown.version });
  expect((await deactivate('')).json()).toMatchObject({
    code: 'release.takes-off',
    params: { leaving: [{ displays: 2, until: null }] },
  });
  const elsewhere = await saveContent(api, shown, { tags: ['λιμάνι'] });
  expect(elsewhere.json().code).toBe('release.takes-off');
  const many = { what: 'deactivate', which: [{ id: shown.id }] };
  expect((await api.post('/systems/system1a/presentations/many', many)).json().code).toBe(
    'release.takes-off',
  );

  expect((await saveContent(api, shown, { title: { el: 'Άλλος', en: 'Other' } })).statusCode).toBe(200);
  const { version } = await api.read(addressOf(shown));
  const done = await api.post(`${addressOf(shown)}/deactivate?takesOff=true`, { version });
  expect(done.json().active).toBe(false);
});

test('where no display answers, nobody is asked', async () => {
  const shown = await aShownPresentation(api);
  await aShownPresentation(api);
  await aDisplay(api);
  const done = await api.post(`${addressOf(shown)}/deactivate`, { version: shown.version });
  expect(done.statusCode).toBe(200);
});

const judged = (listed: unknown): JudgedTown => {
  const { id, kind, active, missing, plan } = listedItem.parse(listed);
  if (!isTownKind(kind) || !plan) throw new Error(`no plan of ${kind}`);
  return { id, kind, active, missing, plan };
};

test('R-TOWN-07 an announcement is on the displays that hold it where a presentation that is due gives it room', async () => {
  const content = await itemContent(api.db, 'announcement');
  const made = (await api.post('/library/announcement', { active: true, content })).json();
  const read = async () => {
    const [one] = (await api.read('/library/announcement')).items;
    const { at, systems } = readAudiences.response.parse(await api.read('/displays/audiences'));
    return statusOfTown(judged(one), systems, Date.parse(at));
  };
  expect(await read()).toEqual({ is: 'unpaired' });
  const shown = await aShownPresentation(api);
  const { token } = await aDisplay(api);
  await reportAllIsWell(api, token);
  expect(await read()).toEqual({ is: 'roomless' });

  const room = { announcements: true, events: false, after: 2 };
  expect((await saveContent(api, shown, { room })).statusCode).toBe(200);
  expect((await read()).is).toBe('roomless');
  await reportAllIsWell(api, token);
  expect(await read()).toEqual({ is: 'on', displays: 1, silent: 0, ended: 0 });

  const body = { version: made.version, active: false, content: made.content };
  await api.put(`/library/announcement/${made.id}`, body);
  expect(await read()).toEqual({ is: 'still', displays: 1 });
  await reportAllIsWell(api, token);
  expect(await read()).toEqual({ is: 'inactive' });
});
