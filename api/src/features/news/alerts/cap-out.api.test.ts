import { randomUUID } from 'node:crypto';
import { capAlert, noAlertSettings } from '@psifida/contract/content/cap';
import { beforeAll, expect, test } from 'vitest';
import { aWarning } from '../../../testing/a-warning.ts';
import { emptyBeforeEach, ownApi } from '../../../testing/open-test-api.ts';
import { parseCap } from '../parse-feed.ts';
import { capOut } from './cap-out.ts';
import { concernsUs, toProposed } from './judge-alert.ts';

const api = ownApi({
  signIn: { roles: { view: 'viewer', edit: 'editor', administer: 'admin', alert: 'duty' } },
});
let duty: string;
beforeAll(async () => {
  duty = await api.token({ sub: 'duty-1', name: 'Μαρία Σε Υπηρεσία', realm_access: { roles: ['duty'] } });
});
emptyBeforeEach(api, 'display', 'emergency', 'alert', 'alert_settings');

const site = { publicUrl: 'https://town.example', municipality: { el: 'Δήμος Όρμου', en: 'Bay Town' } };
const out = () => capOut(api.db, Date.now);
const until = () => new Date(Date.now() + 3_600_000).toISOString();
const draft = (change: object = {}) => ({
  ...{ level: 'danger', title: { el: 'Φωτιά & καπνός', en: 'Fire <and> smoke' }, until: until() },
  ...{ text: { el: 'Μείνετε μέσα.\nΚλείστε τα παράθυρα.', en: 'Stay in.' }, displays: null, tags: [] },
  ...change,
});
const send = async (change: object = {}) => {
  const id = randomUUID();
  const answer = await api.post('/emergencies', { id, ...draft(change) }, { token: duty });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return id;
};
/** As a neighbouring town's own reader takes it. */
const readBack = async () => {
  const feed = await parseCap(await out().feed(site));
  expect(feed?.isFeed).toBe(true);
  return Promise.all(
    (feed?.entries ?? []).map(async ({ links: [link] }) => {
      expect(link?.type).toBe('application/cap+xml');
      const text = await out().text(link?.href.split('/cap/')[1] ?? '', site);
      expect(text).not.toMatch(/Μαρία|duty-1/);
      return capAlert.parse((await parseCap(text ?? ''))?.alerts[0]?.alert);
    }),
  );
};

test('R-ALERT-09 what the town sends is read back by our own reader as it stands on the glass, in both languages', async () => {
  await api.put(
    '/alert-settings',
    { ...noAlertSettings, area: '40.95,24.4 10' },
    { token: await api.token({ sub: 'admin-1', realm_access: { roles: ['admin'] } }) },
  );
  const id = await send();
  const [alert, ...others] = await readBack();
  expect(others).toEqual([]);
  if (!alert) throw new Error('nothing was read');
  expect(alert).toMatchObject({ identifier: id, sender: 'psifida@town.example', status: 'Actual' });
  expect(toProposed(alert, Date.now())).toMatchObject({
    ...{ level: 'danger', drill: false, area: 'Δήμος Όρμου, Bay Town' },
    title: { el: 'Φωτιά & καπνός', en: 'Fire <and> smoke' },
    text: { el: 'Μείνετε μέσα. Κλείστε τα παράθυρα.', en: 'Stay in.' },
  });
  const near = { ...noAlertSettings, area: '40.9,24.3 1' };
  expect(concernsUs(alert, near)).toBe(true);
  expect(concernsUs(alert, { ...near, area: '37.9,23.7 1' })).toBe(false);
});

test('R-ALERT-09 an end before its time cancels it, a drill is an exercise, and an official warning is not sent on', async () => {
  const id = await send({ drill: true, level: 'warning' });
  await api.post(`/emergencies/${id}/end`, undefined, { token: duty });
  const cap = { cap: aWarning() };
  expect((await api.post('/alerts', cap, { token: duty })).json()).toEqual({ outcome: 'proposed' });
  const [{ id: proposal }] = (await api.read('/alerts', { token: duty })).items;
  await api.post(`/alerts/${proposal}/release`, { words: null }, { token: duty });
  const [end, drill, ...others] = await readBack();
  expect(others).toEqual([]);
  expect(end).toMatchObject({ msgType: 'Cancel', references: [{ identifier: id }] });
  expect(drill).toMatchObject({ identifier: id, status: 'Exercise', info: [{ severity: 'Moderate' }, {}] });
  expect(await out().text('of-nothing', site)).toBeNull();
});
