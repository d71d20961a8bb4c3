import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStaffHub, readActionEvent, type StaffHub, type StaffLine } from './staff-hub.ts';
import { watchGlass } from './watch-glass.ts';

let hub: StaffHub;
beforeEach(() => {
  vi.useFakeTimers();
  hub = createStaffHub();
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

const aLine = (person: string) => {
  const told: string[] = [];
  const line: StaffLine = {
    ...{ person, id: null },
    write: (text) => told.push(text),
    end: () => told.push('end'),
  };
  return { line, told };
};

test('what happens within a moment is told at once, and each of it once', () => {
  const { line, told } = aLine('maria');
  hub.add(line);
  hub.tell('presentation', 'system1a');
  hub.tell('presentation', 'system1a');
  hub.tell('glass');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([
    'event: presentation\ndata: {"system":"system1a"}\n\nevent: glass\ndata: {"system":null}\n\n',
  ]);
});

test('R-FAST-03 what concerns one person is told to all windows of that person and to no other, without waiting', () => {
  const [first, second, other] = [aLine('maria'), aLine('maria'), aLine('nikos')];
  for (const { line } of [first, second, other]) hub.add(line);
  hub.tellOne('upload', 'maria');
  for (const { told } of [first, second]) expect(told).toEqual(['event: upload\ndata: {"system":null}\n\n']);
  vi.advanceTimersByTime(1_000);
  expect(other.told).toEqual([]);
});

test('one person has so many lines and no more, and so have all together', () => {
  const open = (person: string) => hub.add(aLine(person).line);
  for (let one = 0; one < 50; one += 1) expect(open('maria')).toBe(true);
  expect(open('maria')).toBe(false);
  for (let one = 0; hub.size() < 1_000; one += 1) open(`colleague ${one}`);
  expect(open('nikos')).toBe(false);
});

test('what is said to displays alone, or by somebody else, is no news', () => {
  expect(readActionEvent('{"action":"release","system":"system3"}')).toEqual({
    action: 'release',
    system: 'system3',
  });
  expect(readActionEvent('{"action":"upload","person":"maria"}')).toEqual({
    action: 'upload',
    system: null,
    person: 'maria',
  });
  for (const payload of ['{"event":"news","to":"all"}', '{"action":"fireworks"}', 'null', 'hello'])
    expect(readActionEvent(payload)).toBeNull();
});

test('whoever watches is told when something has changed by itself; while nobody does, nobody looks', async () => {
  let watched = false;
  let stands = 'all is well';
  const [look, onChange] = [vi.fn(async () => stands), vi.fn()];
  const stop = watchGlass({ look, isWatched: () => watched, onChange, log: { warn: vi.fn() } as never });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look).not.toHaveBeenCalled();
  watched = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onChange, 'of what changed before the first look').toHaveBeenCalledOnce();
  stands = 'one is silent';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});
