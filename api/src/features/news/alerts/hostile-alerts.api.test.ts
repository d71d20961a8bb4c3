import { type MachineRight, machineRoles, machineUsername } from '@psifida/contract/access';
import { type AlertSettings, noAlertSettings } from '@psifida/contract/content/cap';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aWarning, capTime } from '../../../testing/a-warning.ts';
import { aDisplay, ownOf } from '../../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../../testing/open-test-api.ts';
import { aCertificate, aKeyPair, signWarning } from '../../../testing/sign-warning.ts';
import { clientId } from '../../../testing/test-issuer.ts';

const api = ownApi({
  signIn: { roles: { view: 'viewer', edit: 'editor', administer: 'admin', alert: 'duty' } },
});
const machine = (id: string, rights: MachineRight[] = ['alerts']) =>
  api.token({
    ...{ sub: id, azp: id, aud: clientId, name: id, preferred_username: machineUsername(id) },
    realm_access: undefined,
    resource_access: { [clientId]: { roles: machineRoles(rights) } },
  });
let official: string;
let forger: string;
let duty: string;
beforeAll(async () => {
  official = await machine('official');
  forger = await machine('forger');
  duty = await api.token({ sub: 'duty-1', name: 'Σε υπηρεσία', realm_access: { roles: ['duty'] } });
});
emptyBeforeEach(api, 'display', 'emergency', 'alert', 'alert_settings');

const outcome = async (cap: string, token = official): Promise<string> => {
  const { outcome, code, params } = (await api.post('/alerts', { cap }, { token })).json();
  return outcome ?? `${code} ${params?.reason ?? ''}`;
};
const waiting = async () => (await api.read('/alerts', { token: duty })).items;
const release = (id: string) => api.post(`/alerts/${id}/release`, { words: null }, { token: duty });
const set = (change: Partial<AlertSettings>) =>
  api.db
    .insertInto('alert_settings')
    .values({ settings: JSON.stringify({ ...noAlertSettings, ...change }) })
    .execute();
const of = (id: string) => `weather@example.gr,${id},${capTime(Date.now())}`;

test('R-ALERT-07 characters that nobody sees, or that cannot be stored, are no part of a warning', async () => {
  expect(await outcome(aWarning().replace('Heavy rain', 'Heavy\u0000\u202e rain'))).toBe('proposed');
  expect((await waiting())[0].title.en).toBe('Heavy rain');
  expect(await outcome(aWarning({ id: 'w\u0000' }))).toBe('alert.refused not-cap');
});

test('R-ALERT-04 what another source brings under the same name keeps a warning neither out nor back', async () => {
  expect(await outcome(aWarning({ words: 'Go out.' }), forger)).toBe('proposed');
  const [{ id }] = await waiting();
  await api.post(`/alerts/${id}/dismiss`, undefined, { token: duty });
  expect(await outcome(aWarning())).toBe('proposed');
  const cancel = { msgType: 'Cancel', references: of('w-1') };
  expect(await outcome(aWarning({ id: 'c', ...cancel }), forger)).toBe('ended');
  expect(await waiting()).toHaveLength(1);
  // Each source stands for itself: the end of the one ends nothing of the other.
  expect(await outcome(aWarning({ id: 'w-2' }), forger)).toBe('proposed');
  expect(await outcome(aWarning({ id: 'w-2' }))).toBe('proposed');
  expect(await outcome(aWarning({ id: 'd', ...cancel, references: of('w-2') }), forger)).toBe('ended');
  expect((await waiting()).map(({ source }: { source: string }) => source)).toEqual(['official', 'official']);
});

test('R-ALERT-06 what a machine of nobody named has brought keeps no named source from sending it', async () => {
  expect(await outcome(aWarning({ severity: 'Extreme' }), forger)).toBe('proposed');
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await set({ rule, senders: ['weather@example.gr'] });
  expect(await outcome(aWarning({ severity: 'Extreme' }))).toBe('released');
  expect(await waiting()).toMatchObject([{ source: 'forger' }]);
  // A second source of it is for a person to look at.
  expect(await outcome(aWarning({ severity: 'Extreme' }), await machine('third'))).toBe('proposed');
});

test('R-ALERT-04 a warning that comes after its own end is not shown any more', async () => {
  expect(await outcome(aWarning({ id: 'c', msgType: 'Cancel', references: of('w-1') }))).toBe('nothing');
  expect(await outcome(aWarning({ id: 'w-3', msgType: 'Update', references: of('w-2') }))).toBe('proposed');
  for (const id of ['w-1', 'w-2']) expect(await outcome(aWarning({ id })), id).toBe('repeated');
  expect(await outcome(aWarning({ id: 'c', msgType: 'Cancel', references: of('w-1') }))).toBe('repeated');
});

test('R-ALERT-04 an update that concerns the town no longer is told of where the earlier one is shown', async () => {
  await set({ atLeast: { ...noAlertSettings.atLeast, severity: 'Severe' } });
  const update = { id: 'w-2', msgType: 'Update', severity: 'Minor' };
  expect(await outcome(aWarning({ ...update, references: of('w-0') }))).toBe('not-for-us');
  expect(await outcome(aWarning())).toBe('proposed');
  expect(await outcome(aWarning({ ...update, references: of('w-1') }))).toBe('proposed');
  expect(await waiting()).toMatchObject([{ level: 'information' }]);
});

test('R-ALERT-06 a flood that waits keeps nothing back that goes out by itself', async () => {
  await outcome(aWarning(), forger);
  await sql`insert into alert (by_id, by_name, sender, identifier, sent, received_at, state, level, drill,
      title_el, title_en, text_el, text_en, area, until)
    select by_id, by_name, sender, 'flood-' || n, sent, received_at, state, level, drill,
      title_el, title_en, text_el, text_en, area, until
    from alert, generate_series(2, 200) n`.execute(api.db);
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await set({ rule, senders: ['weather@example.gr'] });
  expect(await outcome(aWarning({ id: 'usual' }))).toBe('alert.refused too-many');
  expect(await outcome(aWarning({ id: 'grave', severity: 'Extreme' }))).toBe('released');
});

test('R-ALERT-06 of a flood that a rule lets out, only so much goes out by itself', async () => {
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await set({ rule, senders: ['weather@example.gr'] });
  const { token } = await aDisplay(api);
  for (let n = 0; n < 22; n += 1)
    expect(await outcome(aWarning({ id: `w-${n}`, severity: 'Extreme' }))).toBe(
      n < 20 ? 'released' : 'proposed',
    );
  expect((await ownOf(api, token)).emergencies).toHaveLength(20);
  expect(await waiting()).toHaveLength(2);
});

test('R-ALERT-03 two on duty release one warning, others and new ones at the same moment, and none of them fails', async () => {
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await set({ rule, senders: ['weather@example.gr'] });
  const count = 6;
  for (let n = 0; n < count; n += 1) await outcome(aWarning({ id: `w-${n}` }));
  const ids = (await waiting()).map(({ id }: { id: string }) => id);
  const [decided, brought] = await Promise.all([
    Promise.all([...ids, ids[0]].map(release)),
    Promise.all(ids.map((_: string, n: number) => outcome(aWarning({ id: `x-${n}`, severity: 'Extreme' })))),
  ]);
  const codes = decided.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
  expect(codes).toEqual([...Array(count).fill(200), 404]);
  expect(new Set(brought)).toEqual(new Set(['released']));
});

test('R-ALERT-07 settings that cannot be stored are refused at their field', async () => {
  const token = await api.withRoles('admin');
  const source = { id: crypto.randomUUID(), name: 'a', address: 'https://a.example/', senders: [] };
  for (const [change, path] of [
    [{ senders: ['a\u0000'] }, ['senders', 0]],
    [{ codes: ['\u0000'] }, ['codes', 0]],
    [{ sources: [{ ...source, name: '\u0000' }] }, ['sources', 0, 'name']],
    [{ sources: [{ ...source, address: 'https://a.example/\u0000' }] }, ['sources', 0, 'address']],
  ] as const) {
    const answer = await api.put('/alert-settings', { ...noAlertSettings, ...change }, { token });
    expect(answer.json()).toMatchObject({ code: 'input.invalid', issues: [{ path }] });
  }
});

test('R-ALERT-07 a signed warning is checked with the certificates that an administrator has pasted', async () => {
  const token = await api.withRoles('admin');
  const paste = (certificates: string) =>
    api.put('/alert-settings', { ...noAlertSettings, certificates }, { token });
  const sender = aKeyPair();
  const hour = 3_600_000;
  const within = (from: number, to: number) =>
    aCertificate(sender, Date.now() + from * hour, Date.now() + to * hour);
  const signed = signWarning(aWarning(), { by: sender.privateKey });
  const refused = await api.post('/alerts', { cap: signed }, { token: official });
  expect(refused.json().params).toEqual({ reason: 'signed', setting: 'certificates' });

  const unreadable = await paste(sender.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  expect(unreadable.json()).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: ['certificates'], code: 'certificate.unreadable' }],
  });
  // One that has run out is kept with the others, and verifies nothing.
  expect((await paste(within(-2, -1))).statusCode).toBe(200);
  expect(await outcome(signed)).toBe('alert.refused certificate-out-of-date');
  expect((await paste(within(-1, 1))).statusCode).toBe(200);
  expect(await outcome(signed.replace('Heavy rain', 'Light rain'))).toBe('alert.refused signature-wrong');
  expect(await outcome(signed)).toBe('proposed');
  expect(await outcome(aWarning({ id: 'unsigned' }))).toBe('proposed');
  expect(await waiting()).toMatchObject([{}, { title: { en: 'Heavy rain' } }]);
});
