import { emergencyDraft } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { openPlaces, templateNames, templates } from './templates.ts';

test.each(templateNames.filter((name) => name !== 'blank'))(
  'the prepared text %s fits on a display, in both languages, with the same places to fill in',
  (name) => {
    const draft = { ...templates[name], until: '2026-07-01T11:15:00.000Z', displays: null };
    expect(emergencyDraft.safeParse(draft).error).toBeUndefined();
    const count = (text: string) => text.match(/\[/g)?.length ?? 0;
    expect(count(templates[name].text.en)).toBe(count(templates[name].text.el));
  },
);

test('a place that is still open is found', () => {
  expect(openPlaces(templates.road)).toHaveLength(6);
  expect(openPlaces(templates.clear)).toEqual([]);
});
