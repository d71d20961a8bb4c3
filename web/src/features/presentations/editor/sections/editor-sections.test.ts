import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { unlimited } from '@psifida/contract/content/schedule';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { contentOf } from '../../../../lib/testing/samples.ts';
import { addEntries, newIllustrated } from '../content-edits.ts';
import { isDrawnSame } from './editor-sections.tsx';
import type { SectionEditor, SectionProps } from './section-context.ts';

const content = contentOf();
const kept = {
  ...{ rules: systems.system1a, system: 'system1a', id: 'p', saved: null, base: content },
  ...{ assets: new Map(), items: new Map(), isLoading: false, readOnly: false },
} as const;

const section = (changed: Partial<SectionEditor>): SectionProps => ({
  section: systems.system1a.sections[0],
  // As after each letter: everything made anew that is not kept.
  editor: { ...kept, content: { ...content }, faults: [], edit: () => {}, ...changed } as SectionEditor,
  pick: () => {},
});
const isDrawnAgain = (changed: Partial<SectionEditor>) => !isDrawnSame(section({}), section(changed));

test('R-SPEED-04 a letter of the title, a tag or a date draws no image again', () => {
  expect(isDrawnAgain({})).toBe(false);
  const others: Partial<PresentationContent> = {
    title: { el: 'Το λιμάνι!', en: '' },
    ...{ tags: ['square'], schedule: unlimited, shuffle: true },
  };
  expect(isDrawnAgain({ content: { ...content, ...others } })).toBe(false);
});

test.each<[Partial<SectionEditor>]>([
  [{ content: addEntries([newIllustrated('image', 'm')])(content) }],
  [{ content: { ...content, cover: 'e' } }],
  [{ content: { ...content, seconds: 20 } }],
  [{ assets: new Map() }],
  [{ isLoading: true }],
  [{ readOnly: true }],
  [{ faults: [{ row: null, field: 'title', code: 'field.required', language: null, params: {} }] }],
])('whatever else a section shows draws it again: %o', (changed) => {
  expect(isDrawnAgain(changed)).toBe(true);
});
