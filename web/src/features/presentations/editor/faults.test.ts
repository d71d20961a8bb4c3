import type { Entry } from '@psifida/contract/content/entry';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { systems } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../../api/problem-error.ts';
import {
  type Fault,
  faultsFromServer,
  inputOf as inputOfKind,
  isRequired,
  placeFaults,
} from '../../../document/faults.ts';
import { contentOf as content, title } from '../../../lib/testing/samples.ts';
import { newCategory, newPoint } from './content-edits.ts';
import { faultsOf } from './faults.ts';

const inputOf = (fault: Fault) => inputOfKind('presentation', fault);
const text = (code: string) => code;
const point = { ...newPoint(), title: { el: 'Κάστρο', en: '' } };
const totem = (one: PresentationContent, active: boolean) => faultsOf(systems.system4, one, { active });

describe('R-VAL-03 a fault stands where it belongs', () => {
  test.each([
    [{ el: '', en: ' ' }, { both: 'field.required-in-both-languages' }, 'title-el'],
    [{ el: '', en: 'Harbour' }, { el: 'field.required-in-greek' }, 'title-el'],
    [{ el: 'Λιμάνι', en: '' }, { en: 'field.required-in-english' }, 'title-en'],
  ])('%o', (typed, places, input) => {
    const faults = totem(emptyContent(typed), false);
    expect(placeFaults(faults, { row: null, field: 'title' }, text)).toEqual(places);
    expect(faults.map(inputOf)).toEqual([input]);
    expect(faults.every(isRequired)).toBe(true);
  });

  test('a title that is too long, at its own input and with its limit', () => {
    const [fault] = totem(emptyContent({ el: 'Λιμάνι', en: 'x'.repeat(201) }), false);
    expect(fault).toMatchObject({ code: 'field.too-long', language: 'en', params: { max: 200 } });
  });

  test('an entry only where visitors would see it', () => {
    expect(totem(content(point), false)).toEqual([]);
    const faults = totem(content(point), true);
    const placed = placeFaults(faults, { row: point.id, field: 'title' }, text);
    expect(placed).toEqual({ en: 'field.required-in-english' });
    expect(faults.map(inputOf)).toEqual([`row-${point.id}-title-en`]);
    expect(totem(content({ ...point, active: false }), true)).toEqual([]);
  });
});

test('a schedule that was saved before there was a rule is no fault while it stays as it was', () => {
  const never = { ...unlimited, from: '2026-10-05T00:00', until: '2026-10-06T00:00', weekdays: [7] };
  const one = { ...content(), schedule: never };
  const judged = (planned: Schedule | null) => faultsOf(systems.system4, one, { active: false, planned });
  expect(judged({ ...never, weekdays: [7] })).toEqual([]);
  expect(judged(null)).toMatchObject([{ code: 'schedule.never' }]);
});

test('R-VAL-06 each link has its own fault once visitors would see it; a draft keeps it', () => {
  const links: Entry = {
    kind: 'news-links',
    id: newCategory().id,
    active: true,
    links: { el: 'not an address', en: 'https://town.example/?format=feed' },
  };
  expect(faultsOf(systems.system3, content(links), { active: false })).toEqual([]);
  const faults = faultsOf(systems.system3, content(links), { active: true });
  expect(faults).toMatchObject([{ code: 'news.greek-link-invalid', language: 'el', row: { id: links.id } }]);
  expect(faults.map(inputOf)).toEqual([`row-${links.id}-links-el`]);
});

test('R-VAL-08 the API refuses with the same fault at the same place', () => {
  const issues = [
    { path: ['content', 'title'], code: 'field.required-in-greek' },
    { path: ['entries', 0, 'title'], code: 'field.required-in-english' },
  ];
  const error = new ProblemError({ code: 'input.invalid', status: 422, issues });
  const inputs = faultsFromServer('presentation', error, content(point)).map(inputOf);
  expect(inputs).toEqual(['title-el', `row-${point.id}-title-en`]);
  expect(faultsFromServer('presentation', new Error('something else'), content())).toEqual([]);
});

test('R-CONT-02 R-VAL-08 pieces too small to touch are found before the API is asked', () => {
  const panorama = { kind: 'puzzle-image', id: 'one', active: true, media: 'm', title } as const;
  const puzzles = { ...content(panorama), puzzle: { pieces: [6 as const, 150 as const], rotation: false } };
  const sizeOf = () => ({ width: 9_720, height: 1_080 });
  const faults = faultsOf(systems.system8, puzzles, { active: false, sizeOf });
  expect(faults.filter(({ field }) => field === 'puzzle').map(inputOf)).toEqual(['puzzle']);
});
