import { presenceForgottenMs } from '@psifida/contract/endpoints/presence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStaffPresence, type PresenceSaid } from './staff-presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [line, second, document] = [1, 2, 3].map((digit) => `${digit}1111111-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
];
const person = { id: 'maria', name: 'Μαρία' };

const start = () => {
  const onChange = vi.fn();
  const said: PresenceSaid[] = [];
  const presence = createStaffPresence({
    holds: (id) => id === line,
    say: (one) => said.push(one),
    onChange,
  });
  const present = (of: string, typing = false, id = document) =>
    presence.hear(
      JSON.stringify({ presence: { present: { line: of, person, documents: [{ id, typing }] } } }),
    );
  return { presence, present, onChange, said };
};

test('R-PRES-02 what nobody renews is forgotten, what is renewed stays, and only a change is told', () => {
  const { presence, present, onChange } = start();
  present(line);
  for (let time = 0; time < 3; time += 1) {
    vi.advanceTimersByTime(presenceForgottenMs - 10_000);
    present(line);
  }
  expect(onChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(presenceForgottenMs + 10_000);
  expect(presence.list()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('one person with two windows is there once, and types if they do in either', () => {
  const { presence, present } = start();
  present(line);
  present(second, true);
  expect(presence.list()).toEqual([{ document, person, typing: true }]);
  expect(presence.list(second)).toEqual([{ document, person, typing: false }]);
});

test('only the process that holds the line says that somebody is there, and that they have left', () => {
  const { presence, present, said } = start();
  const announced = { line: second, person, documents: [] };
  presence.hear(JSON.stringify({ presence: { announced } }));
  presence.left(second);
  expect(said).toEqual([]);
  presence.hear(JSON.stringify({ presence: { announced: { ...announced, line } } }));
  present(line);
  presence.left(line);
  expect(said).toEqual([{ presence: { present: { ...announced, line } } }, { presence: { absent: line } }]);
});

test('R-PRES-02 there is room for so many lines, and for no nonsense', () => {
  const { presence, present } = start();
  for (const payload of ['hello', 'null', '{"presence":{"present":{"line":"x"}}}']) presence.hear(payload);
  for (let number = 0; number < 5_100; number += 1) {
    const id = `${String(number).padStart(8, '0')}-1111-4111-8111-111111111111`;
    present(id, false, id);
  }
  expect(presence.list()).toHaveLength(5_000);
  vi.advanceTimersByTime(presenceForgottenMs + 10_000);
  expect(presence.list()).toEqual([]);
});
