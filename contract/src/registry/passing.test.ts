import { expect, test } from 'vitest';
import { passingOf } from './passing.ts';
import { type SystemId, systemIds, systems } from './systems.ts';

const offered: Record<SystemId, ReturnType<typeof passingOf>> = {
  system1a: { seconds: 12, each: true },
  system1b: { seconds: null, each: false },
  system3: { seconds: 8, each: true },
  system4: { seconds: 14, each: false },
  system6: null,
  system7a: { seconds: 9, each: false },
  system7b: { seconds: 9, each: false },
  system8: null,
};

test.each(systemIds)(
  '%s offers a pace where pictures pass by themselves, and only an order where films do',
  (id) => {
    expect(passingOf(systems[id])).toEqual(offered[id]);
  },
);
