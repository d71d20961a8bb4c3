import { type MachineRight, machineRoles, machineUsername } from '@psifida/contract/access';
import { emptyAnnouncement } from '@psifida/contract/content/announcement';
import { emptyEvent } from '@psifida/contract/content/event';
import { expect, test } from 'vitest';
import { itemContent } from '../testing/builders.ts';
import { ownApi } from '../testing/open-test-api.ts';
import { clientId } from '../testing/test-issuer.ts';
import { machineCallsPerMinute } from './bind.ts';

const api = ownApi();

const machine = (id: string, rights: MachineRight[] = ['read']) =>
  api.token({
    sub: id,
    azp: id,
    aud: clientId,
    name: undefined,
    preferred_username: machineUsername(id),
    realm_access: { roles: ['admin'] },
    resource_access: { [clientId]: { roles: machineRoles(rights) } },
  });

test('R-MACHINE-02 a machine that calls without end has to wait, and nobody else with it', async () => {
  const token = await machine('busy');
  const answers = await Promise.all(
    Array.from({ length: machineCallsPerMinute + 5 }, () => api.call('GET', '/systems', { token })),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(machineCallsPerMinute);
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
  expect((await api.call('GET', '/systems', { token: await machine('calm') })).statusCode).toBe(200);
});

test('R-MACHINE-02 whatever roles of people it has, a machine does what machines may', async () => {
  const token = await machine('with the role of an administrator');
  for (const address of ['/activity', '/accounts', '/events', '/find?search=a'])
    expect(await api.read(address, { token })).toMatchObject({ code: 'not-allowed' });
  const { paths } = await api.read('/openapi.json');
  expect(paths['/api/v1/systems'].get['x-machines']).toEqual(['read']);
  expect(paths['/api/v1/activity'].get['x-machines']).toBeUndefined();
});

test('R-MACHINE-01 a machine makes and ends what it has the right to, and nothing beside it', async () => {
  const token = await machine('booking', ['events']);
  const made = async (kind: 'event' | 'announcement') =>
    api.post(`/library/${kind}`, { active: true, content: await itemContent(api.db, kind) }, { token });
  const refused = await made('announcement');
  expect(refused.json()).toMatchObject({ code: 'not-allowed' });
  const event = await made('event');
  expect(event.statusCode, event.body).toBe(201);
  const { id, version } = event.json();
  const ended = await api.delete(`/library/event/${id}?version=${version}`, { token });
  expect(ended.statusCode, ended.body).toBe(200);
});

test('R-MACHINE-04 what a machine leaves out is empty, and what is wrong is told of the kind that it makes', async () => {
  const token = await machine('calendar', ['events', 'announcements']);
  const title = { el: 'Συναυλία', en: 'Concert' };
  const make = (kind: string, content: object) => api.post(`/library/${kind}`, { content }, { token });
  const event = await make('event', { title, begin: '2030-06-01T21:00' });
  expect(event.statusCode, event.body).toBe(201);
  expect(event.json().content).toEqual({ ...emptyEvent, title, begin: '2030-06-01T21:00' });
  const said = await make('announcement', { title });
  expect(said.json().content).toEqual({ ...emptyAnnouncement, title });
  const wrong = await make('event', { title, begin: 'tomorrow', place: title });
  const places = wrong.json().issues.map(({ path }: { path: string[] }) => path.join('.'));
  expect([...new Set(places)]).toEqual(['content.begin']);
});
