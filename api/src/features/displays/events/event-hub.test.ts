import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventHub, type EventHub, type Stream } from './event-hub.ts';

let hub: EventHub;
beforeEach(() => {
  vi.useFakeTimers();
  hub = createEventHub({ atMost: 10 });
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

/** A stream that keeps what it was told. */
const aStream = (display: string, system: Stream['system'] = 'system1a') => {
  const told: string[] = [];
  const stream: Stream = {
    display,
    system,
    write: (text) => told.push(text),
    end: () => {
      told.push('end');
      hub.remove(stream);
    },
  };
  return { stream, told };
};
const added = (...input: Parameters<typeof aStream>) => {
  const one = aStream(...input);
  expect(hub.add(one.stream)).toBe(true);
  return one.told;
};

test('only those whom it concerns are told', () => {
  const [here, there] = [added('a'), added('b', 'system8')];
  hub.tell({ event: 'release', to: { system: 'system8' }, release: { number: 7, hash: 'h' } });
  hub.tell({ event: 'identify', to: { displays: ['a'] } });
  hub.tell({ event: 'emergency', to: 'all' });
  expect(here).toEqual(['event: identify\ndata: {}\n\n', 'event: emergency\ndata: {}\n\n']);
  expect(there).toEqual([
    'event: release\ndata: {"number":7,"hash":"h"}\n\n',
    'event: emergency\ndata: {}\n\n',
  ]);
});

test('one of many that are told hears within how long it shall ask', () => {
  const told = added('a');
  hub.tell({ event: 'instruction', to: 'all', withinMs: 4_000 });
  expect(told).toEqual(['event: instruction\ndata: {"withinMs":4000}\n\n']);
});

test('a display that is moved hears of its new system, a revoked one of nothing more', () => {
  const told = added('a');
  hub.tell({ event: 'settings', to: { displays: ['a'] }, system: 'system8' });
  hub.tell({ event: 'news', to: { system: 'system1a' } });
  hub.tell({ event: 'news', to: { system: 'system8' } });
  hub.tell({ event: 'revoked', to: { displays: ['a'] } });
  hub.tell({ event: 'emergency', to: 'all' });
  expect(told.map((text) => text.split('\n')[0])).toEqual([
    'event: settings',
    'event: news',
    'event: revoked',
    'end',
  ]);
});

test('what was ended is told nothing more, however long its line takes to close', () => {
  const { stream, told } = aStream('a');
  hub.add({ ...stream, end: () => told.push('end') });
  hub.tell({ event: 'revoked', to: { displays: ['a'] } });
  vi.advanceTimersByTime(31_000);
  hub.tell({ event: 'emergency', to: 'all' });
  expect(told.at(-1)).toBe('end');
  expect(hub.size()).toBe(0);
});

test('a quiet line is kept awake', () => {
  const told = added('a');
  vi.advanceTimersByTime(31_000);
  expect(told).toEqual([':\n\n', ':\n\n']);
});

test('there is room for so many streams, for few of one display, and for none once it stops', () => {
  const told = ['1', '2', '3', '4'].map(() => added('one and the same'));
  expect(told.map((one) => one.at(-1))).toEqual(['end', undefined, undefined, undefined]);
  while (hub.size() < 10) added(`display ${hub.size()}`);
  expect(hub.add(aStream('one too many').stream)).toBe(false);
  hub.close();
  expect(hub.size()).toBe(0);
  expect(hub.add(aStream('too late').stream)).toBe(false);
});
