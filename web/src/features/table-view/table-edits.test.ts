import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { movePicture, setWidths } from './table-edits.ts';

const view = defaultTableView(['a', 'b', 'c']);
const order = (pictures: { entry: string }[]) => pictures.map(({ entry }) => entry).join('');

test('a picture takes another place, and an unknown one none', () => {
  expect(order(movePicture('c', 0)(view).pictures)).toBe('cab');
  expect(movePicture('nothing', 0)(view)).toBe(view);
});

test('the size of some leaves the others alone', () => {
  expect(setWidths(['a', 'c'], 'large')(view).pictures.map(({ width }) => width)).toEqual([
    'large',
    'medium',
    'large',
  ]);
});
