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

  test.each(required)('one $kind fewer than the minimum is missed', (section) => {
    const entries = complete(system);
    entries.splice(
      entries.findIndex(({ kind }) => kind === section.kind),
      1,
    );
    expect(missing(system, entries)).toEqual([{ ...section, have: section.atLeast - 1 }]);
  });

  test.each(required)('an inactive $kind does not count', (section) => {
    const entries = complete(system).map((entry) =>
      entry.kind === section.kind ? { ...entry, active: false } : entry,
    );
    expect(missing(system, entries)).toEqual([{ ...section, have: 0 }]);
  });

  test.each(required)('taking away a $kind at the minimum is named as what it would break', (section) => {
    const before = complete(system);
    const after = before.filter((entry) => entry !== before.find(({ kind }) => kind === section.kind));
    expect(brokenBy(system, before, after).map(({ kind }) => kind)).toEqual([section.kind]);
  });

  test('a change to a draft that already lacked everything breaks nothing', () => {
    expect(brokenBy(system, [], [])).toEqual([]);
  });
});

test('a picture one pixel too narrow or too low does not count where a resolution is named', () => {
  const section: Section = { kind: 'image', atLeast: 4, quality: 'fullHd' };
  const image = (width: number, height: number): JudgedEntry => ({
    kind: 'image',
    active: true,
    size: { width, height },
  });
  expect(counts(image(1920, 1080), section)).toBe(true);
  expect(counts(image(1919, 1080), section)).toBe(false);
  expect(counts(image(1920, 1079), section)).toBe(false);
  expect(counts({ kind: 'image', active: true }, section)).toBe(false);
});

test('R-VAL-07 a picture is of low resolution below 1920x1080', () => {
  expect(isLowResolution({ width: 1280, height: 720 })).toBe(true);
  expect(isLowResolution({ width: 3840, height: 2160 })).toBe(false);
});

test('a film of 720 lines is of 720p whatever its width', () => {
  const section = systems.system1b.sections[0];
  expect(counts({ kind: 'video', active: true, size: { width: 960, height: 720 } }, section)).toBe(true);
  expect(counts({ kind: 'video', active: true, size: { width: 1280, height: 719 } }, section)).toBe(false);
});

test('a picture outside every category does not count in the information cloud', () => {
  const images = Array.from(
    { length: 4 },
    (): JudgedEntry => ({ kind: 'image', active: true, category: null }),
  );
  const have = standing(systems.system3, images).find(({ kind }) => kind === 'image')?.have;
  expect(have).toBe(0);
});

test('R-RULE-02 the last active one cannot go, and what was never there is not missed', () => {
  expect(leavesTooFew({ before: 1, after: 0, atLeast: 1 })).toBe(true);
  expect(leavesTooFew({ before: 2, after: 1, atLeast: 1 })).toBe(false);
  expect(leavesTooFew({ before: 0, after: 0, atLeast: 1 })).toBe(false);
});
