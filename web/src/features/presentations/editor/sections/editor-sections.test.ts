import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { addEntries, newPictured } from '../content-edits.ts';
import { isDrawnSame } from './editor-sections.tsx';
import type { SectionEditor, SectionProps } from './section-context.ts';

const content: PresentationContent = emptyContent({ el: 'Το λιμάνι', en: 'The harbour' });
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

test('R-SPEED-04 a letter of the title, a tag or a date draws no picture again', () => {
  expect(isDrawnAgain({})).toBe(false);
  expect(isDrawnAgain({ content: { ...content, title: { el: 'Το λιμάνι!', en: '' } } })).toBe(false);
  expect(isDrawnAgain({ content: { ...content, tags: ['square'], seconds: 20, shuffle: true } })).toBe(false);
});

test('whatever else a section shows draws it again', () => {
  expect(isDrawnAgain({ content: addEntries([newPictured('image', 'm')])(content) })).toBe(true);
  expect(isDrawnAgain({ content: { ...content, cover: 'e' } })).toBe(true);
  expect(isDrawnAgain({ assets: new Map() })).toBe(true);
  expect(isDrawnAgain({ isLoading: true })).toBe(true);
  expect(isDrawnAgain({ readOnly: true })).toBe(true);
  const faults = [
    { row: null, field: 'title', code: 'field.required' },
  ] as unknown as SectionEditor['faults'];
  expect(isDrawnAgain({ faults })).toBe(true);
});
