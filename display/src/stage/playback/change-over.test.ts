import { expect, test } from 'vitest';
import { aManifest } from '../../testing/a-release.ts';
import { changeOver, type LayerEvent, mayInterrupt, mounted, noLayers } from './change-over.ts';
import type { Program } from './use-program.ts';

const rest = { manifest: aManifest(), presentations: [], side: 1920, since: 0, release: null };
const program = (key: string): Program => ({ key, ...rest });
const keys = (layers: typeof noLayers) => mounted(layers).map(({ program: { key } }) => key);
const after = (...events: LayerEvent[]) => events.reduce(changeOver, noLayers);
const wanted = (key: string): LayerEvent => ({ type: 'wanted', program: program(key) });
const ready = (id: number): LayerEvent => ({ type: 'ready', id });
const flip: LayerEvent = { type: 'flip' };
const settled: LayerEvent = { type: 'settled' };
const playingA = [wanted('a'), ready(1), flip, settled];

test('a scene that is not ready is never shown, whoever asks for it', () => {
  expect(after(...playingA, wanted('b'), flip).shown?.program.key).toBe('a');
});

test('at every step something that was shown stays beneath until its successor covers it', () => {
  const flipped = after(...playingA, wanted('b'), ready(2), flip);
  expect(keys(flipped)).toEqual(['a', 'b']);
  expect(keys(changeOver(flipped, settled))).toEqual(['b']);
});

test('a release that is overtaken before it was ready is dropped', () => {
  const { next, shown } = after(...playingA, wanted('b'), wanted('c'), ready(2));
  expect(shown?.program.key).toBe('a');
  expect(next).toMatchObject({ program: { key: 'c' }, ready: false });
});

test('back to what is shown already: nothing is prepared any more', () => {
  expect(after(...playingA, wanted('b'), wanted('a')).next).toBeNull();
});

test('a scene that throws while it is prepared harms nobody', () => {
  expect(keys(after(...playingA, wanted('b'), { type: 'failed', id: 2 }))).toEqual(['a']);
});

test('nothing to show: what was shown fades into the standby image', () => {
  const layers = after(...playingA, { type: 'wanted', program: null });
  expect(layers.shown).toBeNull();
  expect(layers.leaving?.program.key).toBe('a');
  expect(mounted(changeOver(layers, settled))).toEqual([]);
});

test('a fresh start plays the same program from a new scene', () => {
  const again: LayerEvent = { type: 'again', program: program('a') };
  for (const { next } of [after(...playingA, again), after(...playingA, { type: 'failed', id: 1 }, again)])
    expect(next).toMatchObject({ id: 2, program: { key: 'a' } });
});

test('a release that waits for a visitor is shown after ten minutes, in a moment of five quiet seconds', () => {
  expect(mayInterrupt({ waitedFor: 599_000, quietFor: 60_000 })).toBe(false);
  expect(mayInterrupt({ waitedFor: 600_000, quietFor: 4_900 })).toBe(false);
  expect(mayInterrupt({ waitedFor: 600_000, quietFor: 5_000 })).toBe(true);
});
