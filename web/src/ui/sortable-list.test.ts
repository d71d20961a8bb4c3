import { expect, test } from 'vitest';
import { announcementsOf } from './sortable-list.tsx';

const texts = {
  instructions: 'how',
  start: (position: number) => `lifted at ${position}`,
  over: (position: number) => `over ${position}`,
  end: (position: number) => `left at ${position}`,
  cancel: 'cancelled',
};
const at = (active: string, over: string | null = active) =>
  ({ active: { id: active }, over: over && { id: over } }) as never;

test('whoever lifts something hears that it is lifted, and from where', () => {
  const { onDragStart, onDragOver } = announcementsOf(() => ({ ids: ['a', 'b', 'c'], texts }));
  expect(onDragStart(at('b'))).toBe('lifted at 2');
  expect(onDragOver(at('b'))).toBeUndefined();
});

test('then each place is told, its own again when it comes back, and where it was left', () => {
  const { onDragStart, onDragOver, onDragEnd } = announcementsOf(() => ({ ids: ['a', 'b', 'c'], texts }));
  onDragStart(at('b'));
  expect([onDragOver(at('b', 'c')), onDragOver(at('b')), onDragOver(at('b', 'a'))]).toEqual([
    'over 3',
    'over 2',
    'over 1',
  ]);
  expect(onDragOver(at('b', null))).toBeUndefined();
  expect(onDragEnd(at('b', 'a'))).toBe('left at 1');
});

test('a list that has changed since is told as it is now', () => {
  let ids = ['a', 'b'];
  const { onDragStart, onDragCancel } = announcementsOf(() => ({ ids, texts }));
  expect(onDragStart(at('b'))).toBe('lifted at 2');
  expect(onDragCancel(at('b'))).toBe('cancelled');
  ids = ['b', 'a'];
  expect(onDragStart(at('b'))).toBe('lifted at 1');
});
