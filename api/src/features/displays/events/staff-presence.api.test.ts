import { randomUUID } from 'node:crypto';
import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { beforeAll, expect, test } from 'vitest';
import { openEvents, ownApi, type TestApi } from '../../../testing/open-test-api.ts';

const api = ownApi();
const other = ownApi(() => ({ beside: api.shared }));
let [maria, nikos] = ['', ''];
beforeAll(async () => {
  const roles = { realm_access: { roles: ['viewer'] } };
  maria = await api.token({ ...roles, sub: 'maria', name: 'Μαρία' });
  nikos = await api.token({ ...roles, sub: 'nikos', name: 'Νίκος' });
});

const openLine = async (at: TestApi, token: string) => {
  const line = randomUUID();
  return { line, events: await openEvents(at, token, `${staffEventsPath}?line=${line}`) };
};
type Said = { token: string; line: string; documents: { id: string; typing: boolean }[] };
const say = (at: TestApi, { token, ...payload }: Said) => at.put('/presence', payload, { token });
const presentIn = async (at: TestApi, document: string, line?: string) =>
  (await at.read(`/presence${line ? `?line=${line}` : ''}`, { token: nikos })).items
    .filter((one: { document: string }) => one.document === document)
    .map(({ person, typing }: { person: { name: string }; typing: boolean }) => ({
      name: person.name,
      typing,
    }));

test('R-PRES-01 whoever looks on hears at once who opens a document, types in it and leaves it, in every process', async () => {
  const document = randomUUID();
  const [hers, his] = [await openLine(api, maria), await openLine(other, nikos)];
  // Said to one process while the line is held by the other.
  await say(other, { token: maria, line: hers.line, documents: [{ id: document, typing: false }] });
  await his.events.next('presence');
  for (const at of [api, other])
    await expect.poll(() => presentIn(at, document)).toEqual([{ name: 'Μαρία', typing: false }]);
  await say(api, { token: maria, line: hers.line, documents: [{ id: document, typing: true }] });
  await expect.poll(() => presentIn(other, document)).toEqual([{ name: 'Μαρία', typing: true }]);
  expect(await presentIn(other, document, hers.line)).toEqual([]);
  await hers.events.close();
  for (const at of [api, other]) await expect.poll(() => presentIn(at, document)).toEqual([]);
});

test('R-PRES-02 nobody is present without a line of their own', async () => {
  const [document, witness] = [randomUUID(), randomUUID()];
  const his = await openLine(api, nikos);
  await say(api, { token: maria, line: his.line, documents: [{ id: document, typing: false }] });
  await say(api, { token: maria, line: randomUUID(), documents: [{ id: document, typing: false }] });
  // What was said later is heard later: once it is known, the others would be.
  await say(api, { token: nikos, line: his.line, documents: [{ id: witness, typing: false }] });
  await expect.poll(() => presentIn(api, witness)).toEqual([{ name: 'Νίκος', typing: false }]);
  expect(await presentIn(api, document)).toEqual([]);
});

test('R-PRES-02 it is for whoever may look, and what is too much is refused', async () => {
  const nobody = await api.withRoles();
  expect((await api.call('GET', '/presence', { token: nobody })).statusCode).toBe(403);
  const documents = Array.from({ length: 6 }, () => ({ id: randomUUID(), typing: false }));
  expect((await say(api, { token: maria, line: randomUUID(), documents })).statusCode).toBe(422);
});
