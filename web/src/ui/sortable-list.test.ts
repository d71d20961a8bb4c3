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

test('whoever lifts something hears from where, then each place, its own again too, and where it was left', () => {
  const said = announcementsOf(() => ({ ids: ['a', 'b', 'c'], texts }));
  expect(said.onDragStart(at('b'))).toBe('lifted at 2');
  expect(said.onDragOver(at('b'))).toBeUndefined();
  const told = ['c', 'b', 'a'].map((over) => said.onDragOver(at('b', over)));
  expect(told).toEqual(['over 3', 'over 2', 'over 1']);
  expect(said.onDragOver(at('b', null))).toBeUndefined();
  expect(said.onDragEnd(at('b', 'a'))).toBe('left at 1');
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

test.each([
  ['ArrowLeft', 3, 'd', { x: 200, y: 0 }],
  ['ArrowRight', 3, 'c', { x: 0, y: 100 }],
  ['ArrowLeft', 3, 'a', undefined],
  ['ArrowRight', 3, 'd', undefined],
  ['ArrowLeft', 1, 'b', undefined],
])(
  'at the end of a row %s leads on to the next, and in a list of rows nowhere: %i columns, %s',
  (code, columns, over, to) => {
    expect(pressed(code, { columns, over })).toEqual(to);
  },
);
