import { describe, expect, test } from 'vitest';
import {
  brokenBy,
  counts,
  isLowResolution,
  type JudgedEntry,
  leavesTooFew,
  missing,
  standing,
} from './check.ts';
import { qualities, type Section, type System } from './registry.ts';
import { systemIds, systems } from './systems.ts';

const entryFor = (section: Section, change: Partial<JudgedEntry> = {}): JudgedEntry => ({
  kind: section.kind,
  active: true,
  size: section.quality ? { ...qualities[section.quality] } : null,
  category: section.inCategory ? 'sea' : null,
  ...change,
});

const imageSection: Section = { kind: 'image', atLeast: 4, quality: 'fullHd' };

const complete = (system: System): JudgedEntry[] =>
  system.sections.flatMap((section) => Array.from({ length: section.atLeast }, () => entryFor(section)));

describe.each(systemIds)('%s', (id) => {
  const system: System = systems[id];
  const required = system.sections.filter(({ atLeast }) => atLeast > 0);

  test('lacks nothing with exactly its minimums', () => {
    expect(missing(system, complete(system))).toEqual([]);
  });

  test('R-VAL-04 says of an empty presentation what each section needs, and how many there are', () => {
    expect(missing(system, [])).toEqual(required.map((section) => ({ ...section, have: 0 })));
  });

  test.each(required)('an inactive $kind does not count', (section) => {
    const entries = complete(system).map((entry) =>
      entry.kind === section.kind ? { ...entry, active: false } : entry,
    );
    expect(missing(system, entries)).toEqual([{ ...section, have: 0 }]);
  });

  test.each(required)(
    'one $kind fewer than the minimum is missed, and named as what it would break',
    (section) => {
      const before = complete(system);
      const after = before.filter((entry) => entry !== before.find(({ kind }) => kind === section.kind));
      expect(missing(system, after)).toEqual([{ ...section, have: section.atLeast - 1 }]);
      expect(brokenBy(system, before, after).map(({ kind }) => kind)).toEqual([section.kind]);
    },
  );

  test('a change to a draft that already lacked everything breaks nothing', () => {
    expect(brokenBy(system, [], [])).toEqual([]);
  });
});

test.each([
  ['image', 1920, 1080, true],
  ['image', 1919, 1080, false],
  ['image', 1920, 1079, false],
  ['video', 960, 720, true],
  ['video', 1280, 719, false],
] as const)('where a resolution is named, a %s of %i x %i counts: %s', (kind, width, height, expected) => {
  const section = { image: imageSection, video: systems.system1b.sections[0] }[kind];
  expect(counts({ kind, active: true, size: { width, height } }, section)).toBe(expected);
});

test('an image of no known size does not count there, nor one outside every category in the information cloud', () => {
  expect(counts({ kind: 'image', active: true }, imageSection)).toBe(false);
  const images = Array<JudgedEntry>(4).fill({ kind: 'image', active: true, category: null });
  expect(standing(systems.system3, images).find(({ kind }) => kind === 'image')?.have).toBe(0);
});

test('R-VAL-07 an image is of low resolution below 1920x1080', () => {
  expect(isLowResolution({ width: 1280, height: 720 })).toBe(true);
  expect(isLowResolution({ width: 3840, height: 2160 })).toBe(false);
});

test('R-RULE-02 the last active one cannot go, and what was never there is not missed', () => {
  expect(leavesTooFew({ before: 1, after: 0, atLeast: 1 })).toBe(true);
  expect(leavesTooFew({ before: 2, after: 1, atLeast: 1 })).toBe(false);
  expect(leavesTooFew({ before: 0, after: 0, atLeast: 1 })).toBe(false);
});
