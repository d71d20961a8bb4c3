import { machineRoles, machineUsername } from '@psifida/contract/access';
import { type AlertSettings, noAlertSettings } from '@psifida/contract/content/cap';
import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aWarning, capTime } from '../../../testing/a-warning.ts';
import { aDisplay, ownOf } from '../../../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../../../testing/open-test-api.ts';
import { clientId } from '../../../testing/test-issuer.ts';

const roles = { view: 'viewer', edit: 'editor', administer: 'admin', alert: 'duty' };
let passed = 0;
const now = () => Date.now() + passed;
const api = ownApi({ signIn: { roles }, now });
let machine: string;
let duty: string;
let admin: string;
beforeAll(async () => {
  machine = await api.token({
    sub: 'desk',
    azp: 'desk',
    aud: clientId,
    name: 'Πολιτική προστασία',
    preferred_username: machineUsername('desk'),
    realm_access: undefined,
    resource_access: { [clientId]: { roles: machineRoles(['alerts']) } },
  });
  duty = await api.token({ sub: 'duty-1', name: 'Σε υπηρεσία', realm_access: { roles: ['duty'] } });
  admin = await api.token({ sub: 'admin-1', name: 'Διαχειρίστρια', realm_access: { roles: ['admin'] } });
});
emptyBeforeEach(api, 'display', 'emergency', 'alert', 'alert_settings');

const post = (cap: string, token = machine) =>
  api.post('/alerts', cap, { token, headers: { 'content-type': 'application/cap+xml' } });
const outcome = async (cap: string) => {
  const { outcome, code, params } = (await post(cap)).json();
  return outcome ?? `${code} ${params?.reason ?? ''}`;
};
const waiting = async () => (await api.read('/alerts', { token: duty })).items;
const decide = (id: string, how: 'release' | 'dismiss', words: object | null = null) =>
  api.post(`/alerts/${id}/${how}`, how === 'release' ? { words } : undefined, { token: duty });
const set = async (change: Partial<AlertSettings>) => {
  const answer = await api.put('/alert-settings', { ...noAlertSettings, ...change }, { token: admin });
  expect(answer.statusCode).toBe(200);
};

test('R-ALERT-01 R-ALERT-03 R-MACHINE-03 a machine’s warning waits, is released with one action and stands on the glass; a cancel ends it', async () => {
  const { token } = await aDisplay(api);
  const staff = await openEvents(api, duty, staffEventsPath);
  const glass = await openEvents(api, token);
  expect(await outcome(aWarning())).toBe('proposed');
  await staff.next('emergency');
  const [proposal] = await waiting();
  expect(proposal).toMatchObject({
    source: 'Πολιτική προστασία',
    level: 'danger',
    title: { el: 'Ισχυρές βροχές', en: 'Heavy rain' },
    missing: [],
    drill: false,
  });
  expect((await ownOf(api, token)).emergencies).toEqual([]);
  const begun = performance.now();
  expect((await decide(proposal.id, 'release')).statusCode).toBe(200);
  await glass.next('emergency');
  console.info(`from release to a display's event stream: ${Math.round(performance.now() - begun)} ms`);
  expect((await ownOf(api, token)).emergencies).toMatchObject([{ title: proposal.title }]);
  expect(await waiting()).toEqual([]);
  expect((await decide(proposal.id, 'release')).json().code).toBe('alert.not-found');

  const references = `weather@example.gr,w-1,${proposal.sent.replace(/\.\d+Z$/, '+00:00')}`;
  expect(await outcome(aWarning({ id: 'c-1', msgType: 'Cancel', references }))).toBe('ended');
  await glass.next('emergency');
  expect((await ownOf(api, token)).emergencies).toEqual([]);
  expect(await outcome(aWarning({ id: 'c-1', msgType: 'Cancel', references }))).toBe('repeated');
  const { items } = await api.read('/activity', { token: admin });
  const done = items.map(
    ({ action, by }: { action: string; by: { name: string } }) => `${by.name} ${action}`,
  );
  for (const one of ['Πολιτική προστασία proposed', 'Σε υπηρεσία announced', 'Πολιτική προστασία ended'])
    expect(done).toContain(one);
});

test('R-ALERT-03 a missing language is named, and has to be filled in before it is released', async () => {
  await outcome(aWarning({ languages: ['en'] }));
  const [{ id, missing }] = await waiting();
  expect(missing).toEqual(['el']);
  expect((await decide(id, 'release')).json()).toMatchObject({
    code: 'alert.language-missing',
    params: { missing: ['el'] },
  });
  const words = { title: { el: 'Βροχή', en: 'Rain' }, text: { el: 'Μείνετε μέσα.', en: 'Stay in.' } };
  expect((await decide(id, 'release', words)).json()).toMatchObject(words);
});

test('R-ALERT-03 a dismissed warning is shown nowhere, and one whose time has come waits no longer', async () => {
  const { token } = await aDisplay(api);
  await outcome(aWarning());
  const [{ id }] = await waiting();
  expect((await decide(id, 'dismiss')).statusCode).toBe(200);
  await outcome(aWarning({ id: 'w-2' }));
  passed = 2 * 3_600_000;
  expect(await waiting()).toEqual([]);
  passed = 0;
  expect((await ownOf(api, token)).emergencies).toEqual([]);
  expect((await api.post(`/alerts/${id}/release`, { words: null })).json().code).toBe('not-allowed');
});

test('R-ALERT-04 an update replaces what waits and what is on the glass, of the same sender and source alone', async () => {
  const { token } = await aDisplay(api);
  const of = (id: string) => `weather@example.gr,${id},${capTime(Date.now())}`;
  await outcome(aWarning());
  await outcome(aWarning({ id: 'w-2', msgType: 'Update', references: of('w-1') }));
  const [second, ...others] = await waiting();
  expect(others).toEqual([]);
  await decide(second.id, 'release');
  // Somebody else's word about it counts for nothing.
  const forged = aWarning({ id: 'x', sender: 'other@example.gr', msgType: 'Cancel', references: of('w-2') });
  expect(await outcome(forged)).toBe('nothing');
  const third = { id: 'w-3', msgType: 'Update', references: of('w-2'), severity: 'Moderate' };
  expect(await outcome(aWarning(third))).toBe('proposed');
  const [update] = await waiting();
  expect(update.replaces).toBe(true);
  expect((await ownOf(api, token)).emergencies).toMatchObject([{ level: 'danger' }]);
  await decide(update.id, 'release');
  expect((await ownOf(api, token)).emergencies).toMatchObject([{ level: 'warning' }]);
  expect(await outcome(aWarning({ id: 'w-2' }))).toBe('repeated');
});

test('R-ALERT-05 what is not of the town, not grave enough or of nobody known is not proposed', async () => {
  const town = '40.9,24.3 41.0,24.3 41.0,24.5 40.9,24.5 40.9,24.3';
  await set({
    area: town,
    codes: ['GR-69'],
    senders: ['weather@example.gr'],
    atLeast: { severity: 'Moderate', urgency: 'Expected', certainty: 'Possible' },
  });
  const far = '<polygon>37,23 38,23 38,24 37,24 37,23</polygon>';
  const areas: [string, string][] = [
    [far, 'not-for-us'],
    [`${far}<geocode><valueName>NUTS</valueName><value>GR-69</value></geocode>`, 'proposed'],
    ['<polygon>40.95,24.4 42,24.4 42,26 40.95,26 40.95,24.4</polygon>', 'proposed'],
    ['<polygon>40,24 42,24 42,25 40,25 40,24</polygon>', 'proposed'],
    ['<circle>40.85,24.4 10</circle>', 'proposed'],
    ['<circle>40.85,24.4 1</circle>', 'not-for-us'],
  ];
  for (const [at, [area, expected]] of areas.entries())
    expect(await outcome(aWarning({ id: `a-${at}`, area })), area).toBe(expected);
  expect(await outcome(aWarning({ id: 'small', severity: 'Minor' }))).toBe('not-for-us');
  expect(await outcome(aWarning({ id: 'forged', sender: 'x@example.gr' }))).toBe(
    'alert.refused other-sender',
  );
  await set({ area: '40.95,24.4 10' });
  for (const [km, expected] of [
    [10, 'not-for-us'],
    [13, 'proposed'],
  ])
    expect(await outcome(aWarning({ id: `round-${km}`, area: `<circle>40.75,24.4 ${km}</circle>` }))).toBe(
      expected,
    );
});

test('R-ALERT-06 by rule a grave warning of a named sender goes out by itself, and no other', async () => {
  const { token } = await aDisplay(api);
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await set({ rule });
  expect(await outcome(aWarning({ id: 'nobody', severity: 'Extreme' }))).toBe('proposed');
  await set({ rule, senders: ['weather@example.gr'] });
  expect(await outcome(aWarning({ id: 'less' }))).toBe('proposed');
  expect(await outcome(aWarning({ id: 'half', severity: 'Extreme', languages: ['el'] }))).toBe('proposed');
  expect(await outcome(aWarning({ id: 'drill', severity: 'Extreme', status: 'Exercise' }))).toBe('proposed');
  expect((await ownOf(api, token)).emergencies).toEqual([]);
  expect(await outcome(aWarning({ id: 'grave', severity: 'Extreme' }))).toBe('released');
  expect((await ownOf(api, token)).emergencies).toHaveLength(1);
  expect((await waiting()).find(({ drill }: { drill: boolean }) => drill)).toBeDefined();
});

test('R-ALERT-07 hostile, forged and endless texts are refused with a reason, and keep nobody waiting', async () => {
  const entity = '<!DOCTYPE alert [<!ENTITY a "aaaa">]>';
  const refused: [string, string][] = [
    ['not xml', 'not-cap'],
    [aWarning().replace('<alert', `${entity}<alert`), 'not-cap'],
    [aWarning().replace('Heavy rain', '&unknown;'), 'not-cap'],
    [aWarning().replace('</alert>', ''), 'not-cap'],
    [aWarning({ beside: '<a>'.repeat(1_000) + '</a>'.repeat(1_000) }), 'not-cap'],
    [aWarning({ beside: '<a/>'.repeat(30_000) }), 'not-cap'],
    [
      aWarning({ beside: `<x ${Array.from({ length: 20_000 }, (_, n) => `a${n}=""`).join(' ')}/>` }),
      'not-cap',
    ],
    [aWarning({ beside: '<identifier>two</identifier>' }), 'not-cap'],
    [aWarning({ severity: 'Terrible' }), 'not-cap'],
    [aWarning({ id: 'a b' }), 'not-cap'],
    [aWarning({ beside: '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>' }), 'signed'],
    [aWarning({ sent: '9999-01-01T00:00:00+00:00' }), 'from-the-future'],
    [aWarning({ expires: capTime(Date.now() - 1_000) }), 'over'],
  ];
  for (const [text, reason] of refused)
    expect(await outcome(text), text.slice(0, 300)).toBe(`alert.refused ${reason}`);
  const large = await post(aWarning({ beside: `<note>${'x'.repeat(600_000)}</note>` }));
  expect([413, 422]).toContain(large.statusCode);
  // It ends by itself within a day all the same.
  await outcome(aWarning({ id: 'long', expires: '9999-01-01T00:00:00+00:00' }));
  const [{ until }] = await waiting();
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

test('R-ALERT-07 of a flood 200 wait, the next is refused, and there is room again after a decision', async () => {
  await outcome(aWarning());
  await sql`insert into alert (by_id, by_name, sender, identifier, sent, received_at, state, level, drill,
      title_el, title_en, text_el, text_en, area, until, replaces)
    select by_id, by_name, sender, 'flood-' || n, sent, received_at, state, level, drill,
      title_el, title_en, text_el, text_en, area, until, replaces
    from alert, generate_series(2, 200) n`.execute(api.db);
  expect(await outcome(aWarning({ id: 'next' }))).toBe('alert.refused too-many');
  const [{ id }] = await waiting();
  await decide(id, 'dismiss');
  expect(await outcome(aWarning({ id: 'next' }))).toBe('proposed');
});
