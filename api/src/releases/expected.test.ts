import type { Timed } from '@psifida/contract/content/on-glass';
import { unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { expectedFor, readTimed, rememberTimed } from './expected.ts';

const at = (time: string) => Date.parse(`2026-11-16T${time}:00+02:00`);
const release: readonly Timed[] = [
  { id: 'mornings', schedule: { ...unlimited, hours: { from: '08:00', until: '14:00' } }, tags: [] },
  { id: 'harbour', schedule: null, tags: ['harbour'] },
];
const dueIn = (timed: readonly Timed[], tags: string[], time: string) =>
  expectedFor(timed, tags, at(time)).due.presentations;

test('what is due is worked out once until something turns, and anew from that instant on', () => {
  const morning = expectedFor(release, [], at('08:00'));
  expect(morning.due.presentations).toEqual(['mornings']);
  expect(expectedFor(release, [], at('13:59'))).toBe(morning);
  const afternoon = expectedFor(release, [], at('14:00'));
  expect(afternoon.due.presentations).toEqual([]);
  expect(expectedFor(release, [], at('23:00'))).toBe(afternoon);
  // A clock that was put back.
  expect(dueIn(release, [], '09:00')).toEqual(['mornings']);
});

test('other tags and another release have answers of their own', () => {
  expect(dueIn(release, [], '15:00')).toEqual([]);
  expect(dueIn(release, ['Harbour'], '15:00')).toEqual(['harbour']);
  const next: readonly Timed[] = [{ id: 'always', schedule: null, tags: [] }];
  expect(dueIn(next, [], '15:00')).toEqual(['always']);
  expect(dueIn(release, [], '15:00')).toEqual([]);
});

test('however many tags are asked for, the answers are right', () => {
  const first = expectedFor(release, ['0'], at('15:00'));
  for (let tag = 1; tag <= 200; tag += 1)
    expect(dueIn(release, [`${tag}`, 'harbour'], '15:00')).toEqual(['harbour']);
  const again = expectedFor(release, ['0'], at('15:00'));
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test('a release that was just made is not read back, as long as not many were made since', async () => {
  const asked = new Error('the database is asked');
  const db = {
    selectFrom: () => {
      throw asked;
    },
  } as never;
  const read = (hash: string) => readTimed(db, { system: 'system1a', number: 1, hash });
  rememberTimed('made', [{ ...release[1], entries: [] }]);
  expect(await read('made')).toEqual([release[1]]);
  for (let later = 0; later < 64; later += 1) rememberTimed(`later ${later}`, []);
  await expect(read('made')).rejects.toBe(asked);
});
