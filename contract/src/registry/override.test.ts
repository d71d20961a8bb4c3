import { describe, expect, test } from 'vitest';
import { missing } from './check.ts';
import { RegistryOverrideError, resolveRegistry } from './override.ts';
import { systemIds, systems } from './systems.ts';

test('without a file the built-in systems hold', () => {
  expect(resolveRegistry()).toEqual(systems);
});

describe.each(systemIds)('%s', (id) => {
  test('takes another name in one language, keeps the other, and leaves the other systems alone', () => {
    const registry = resolveRegistry({ [id]: { name: { en: 'Another name' } } });
    expect(registry[id].name).toEqual({ el: systems[id].name.el, en: 'Another name' });
    expect({ ...registry, [id]: systems[id] }).toEqual(systems);
  });

  test('takes another minimum, and the judge follows it', () => {
    const { kind } = systems[id].sections[0];
    const registry = resolveRegistry({ [id]: { minimums: { [kind]: 7 } } });
    expect(missing(registry[id], []).find((lack) => lack.kind === kind)?.atLeast).toBe(7);
  });
});

test('sections can be moved to another system', () => {
  const registry = resolveRegistry({
    system1a: { sections: [{ kind: 'video', atLeast: 1, quality: 'hd' }] },
  });
  expect(missing(registry.system1a, []).map(({ kind }) => kind)).toEqual(['video']);
});

test.each([
  [{ system2: {} }, /system2/],
  [{ system1a: { nam: {} } }, /^system1a\.nam: unknown key/],
  [{ system1a: { name: { fr: 'x' } } }, /^system1a\.name\.fr/],
  [{ system1a: { name: { el: '  ' } } }, /^system1a\.name\.el/],
  [{ system1a: { minimums: { image: -1 } } }, /^system1a\.minimums\.image/],
  [{ system1a: { minimums: { image: 'four' } } }, /^system1a\.minimums\.image/],
  [{ system1a: { minimums: { recipe: 1 } } }, /^system1a\.minimums\.recipe: this system has no section/],
  [{ system1a: { sections: [] } }, /^system1a\.sections/],
  [{ system1a: { sections: [{ kind: 'song', atLeast: 1 }] } }, /^system1a\.sections\.0\.kind/],
  [
    { system1a: { sections: Array(2).fill({ kind: 'image', atLeast: 1 }) } },
    /^system1a\.sections: 'image' is listed twice/,
  ],
  [[], /the file/],
  ['text', /the file/],
])('a mistake names its key: %j', (override, expected) => {
  expect(() => resolveRegistry(override)).toThrow(RegistryOverrideError);
  expect(() => resolveRegistry(override)).toThrow(expected);
});
