import { expect, test } from 'vitest';
import { type Faded, withoutCovered, withShown } from './moving-image.tsx';

const item = (key: string) => ({ key });
const keys = (layers: readonly Faded<{ key: string }>[]) => layers.map(({ item: { key } }) => key);

test('the next image comes over the one that is shown, which goes once it is covered', () => {
  const first = withShown([], item('a'));
  const fading = withShown(first, item('b'));
  expect(keys(fading)).toEqual(['a', 'b']);
  expect(withShown(fading, item('b'))).toBe(fading);
  expect(keys(withoutCovered(fading, 1))).toEqual(['b']);
});

test('what comes while another still fades is not taken away with it', () => {
  const hurried = withShown(withShown(withShown([], item('a')), item('b')), item('c'));
  expect(keys(hurried)).toEqual(['b', 'c']);
  expect(withoutCovered(hurried, 1)).toBe(hurried);
  expect(keys(withoutCovered(hurried, 2))).toEqual(['c']);
});

test('an image that is alone stays', () => {
  const alone = withShown([], item('a'));
  expect(withoutCovered(alone, 0)).toBe(alone);
});
