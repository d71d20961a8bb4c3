import { expect, test } from 'vitest';
import { announcementsOf, nextPlace } from './sortable-list.tsx';

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

/** Four things of the same size, so many beside each other; the one that is held is over a place. */
function pressed(code: string, { columns, over }: { columns: number; over: string }) {
  const ids = ['a', 'b', 'c', 'd'];
  const rectOf = (id: string) => {
    const [row, column] = [Math.floor(ids.indexOf(id) / columns), ids.indexOf(id) % columns];
    return { left: column * 100, top: row * 100, width: 90, height: 90 };
  };
  const context = {
    active: { id: over, data: { current: { sortable: { items: ids } } } },
    over: { id: over },
    collisionRect: rectOf(over),
    droppableRects: new Map(ids.map((id) => [id, rectOf(id)])),
    droppableContainers: { getEnabled: () => [] },
  };
  return nextPlace({ code, preventDefault: () => {} } as KeyboardEvent, { context } as never);
}

test('at the end of a row of cards an arrow leads on to the next row, and back', () => {
  expect(pressed('ArrowLeft', { columns: 3, over: 'd' })).toEqual({ x: 200, y: 0 });
  expect(pressed('ArrowRight', { columns: 3, over: 'c' })).toEqual({ x: 0, y: 100 });
  expect(pressed('ArrowLeft', { columns: 3, over: 'a' })).toBeUndefined();
  expect(pressed('ArrowRight', { columns: 3, over: 'd' })).toBeUndefined();
});

test('in a list of rows the arrows to the sides lead nowhere', () => {
  expect(pressed('ArrowLeft', { columns: 1, over: 'b' })).toBeUndefined();
});
