import { noPaths, type Paths, pairOf } from '@psifida/contract/content/paths';
import { expect, test } from 'vitest';
import {
  addNode,
  connect,
  nameNode,
  nextId,
  removeNode,
  removeStretch,
  setKind,
  splitStretch,
} from './path-edits.ts';

type Edit = (paths: Paths) => Paths;
const after = (...edits: Edit[]) => edits.reduce((paths, edit) => edit(paths), noPaths);
const line = [addNode({ x: 0.1, y: 0.5 }, null, 'level'), addNode({ x: 0.9, y: 0.5 }, 0, 'steps')];
const told = ({ stretches }: Paths) => stretches.map((one) => `${pairOf(one)} ${one.kind}`);

test('a line goes on from node to node', () => {
  const drawn = after(...line, addNode({ x: 0.9, y: 0.9 }, 1, 'slope'));
  expect(drawn.nodes.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(told(drawn)).toEqual(['0 1 steps', '1 2 slope']);
});

test('two nodes are connected once, in whichever direction, and none with itself', () => {
  expect(told(after(...line, connect(1, 0, 'level'), connect(1, 1, 'level')))).toEqual(['0 1 steps']);
});

test('a line that meets a stretch makes it two of its own kind', () => {
  const drawn = after(
    ...line,
    addNode({ x: 0.5, y: 0.1 }, null, 'level'),
    splitStretch('0 1', { x: 0.5, y: 0.5 }, 2, 'level'),
  );
  expect(told(drawn)).toEqual(['0 3 steps', '1 3 steps', '2 3 level']);
  expect(after(...line, splitStretch('5 6', { x: 0, y: 0 }, null, 'level'))).toEqual(after(...line));
});

test('with a node go its stretches, and no number is given twice', () => {
  const drawn = after(...line, addNode({ x: 0.9, y: 0.9 }, 1, 'slope'), removeNode(1));
  expect(told(drawn)).toEqual([]);
  expect(nextId(drawn)).toBe(3);
});

test('a stretch changes its kind, and goes; a landmark without a name is none', () => {
  expect(told(after(...line, setKind('0 1', 'slope')))).toEqual(['0 1 slope']);
  expect(told(after(...line, removeStretch('0 1')))).toEqual([]);
  const named = after(...line, nameNode(0, { el: 'στη βρύση', en: '' }));
  expect(named.nodes[0]?.name).toEqual({ el: 'στη βρύση', en: '' });
  expect(nameNode(0, { el: '', en: '' })(named).nodes[0]?.name).toBe(undefined);
});
