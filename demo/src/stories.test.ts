import { contradictions, presentationContent } from '@psifida/contract/content/presentation-content';
import { systemIds, systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { presentations } from './presentations.ts';
import { toContent } from './to-content.ts';

/** Knows every name. */
const anyId = { get: () => '5f0c7b1e-0000-4000-8000-000000000001', has: () => true } as never;
const known = {
  ...{ images: anyId, videos: anyId, recipes: anyId, dishes: anyId, products: anyId },
  publicUrl: 'http://town.example',
};

test.each(systemIds)(
  'R-STORY-01 what the images of %s tell in the demonstration may be told there',
  (system) => {
    for (const one of presentations[system]) {
      const content = toContent(one, known);
      expect(presentationContent.safeParse(content).error?.issues ?? []).toEqual([]);
      expect(contradictions(systems[system], content)).toEqual([]);
    }
  },
);
