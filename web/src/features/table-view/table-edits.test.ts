import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { moveImage, setWidths } from './table-edits.ts';

const view = defaultTableView(['a', 'b', 'c']);
const order = (images: { entry: string }[]) => images.map(({ entry }) => entry).join('');

test('an image takes another place, and an unknown one none', () => {
  expect(order(moveImage('c', 0)(view).images)).toBe('cab');
  expect(moveImage('nothing', 0)(view)).toBe(view);
});

test('the size of some leaves the others alone', () => {
  const widths = setWidths(['a', 'c'], 'large')(view).images.map(({ width }) => width);
  expect(widths).toEqual(['large', 'medium', 'large']);
});
