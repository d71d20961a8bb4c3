import { expect, test } from 'vitest';
import { documentFields } from './documents.ts';
import { hasPlace, placeKey, placeOfKey, placesIn, rowFields } from './field-place.ts';
import type { Fields } from './fields.ts';
import { emptyItem } from './library-item.ts';
import { emptyContent, presentationFields } from './presentation-content.ts';

const id = '5f0c7b1e-0000-4000-8000-000000000001';
const row = '5f0c7b1e-0000-4000-8000-000000000002';
const tables: [string, Fields][] = [...Object.entries(documentFields), ...Object.entries(rowFields)];
const seenIn = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.seen);

test.each(tables)(
  'R-POINT-01 every field of %s has a place on the glass or is named as having none',
  (_, fields) => {
    for (const [name, kind] of Object.entries(fields))
      if (kind.kind !== 'rows') expect(kind.seen, name).toBeTypeOf('boolean');
  },
);

test('the places of a content are those of its own fields and of its rows, by their kind', () => {
  const content = {
    ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }),
    entries: [{ kind: 'image-category' as const, id: row, active: true, title: { el: 'α', en: 'a' } }],
  };
  expect(placesIn('presentation', id, content).map(({ at: _, ...one }) => placeKey(one))).toEqual([
    ...seenIn(presentationFields).map((field) => `presentation/${id}//${field}`),
    `presentation/${id}/${row}/title`,
  ]);
  const steps = [{ id: row, text: { el: '', en: '' } }];
  const at = { kind: 'steps', position: 1 };
  const [last] = placesIn('recipe', id, { ...emptyItem.recipe, steps }).slice(-1);
  expect(last).toMatchObject({ of: 'recipe', row, field: 'text', at });
  expect(hasPlace('presentation', null, 'title')).toBe(true);
  expect(hasPlace('presentation', null, 'schedule')).toBe(false);
});

test('a place is read back from the key that an element carries, and nothing else is', () => {
  const place = { of: 'presentation', id, row, field: 'title' } as const;
  expect(placeOfKey(placeKey(place))).toEqual(place);
  expect(placeOfKey(placeKey({ ...place, row: null }))).toEqual({ ...place, row: null });
  for (const other of ['', 'presentation', `elsewhere/${id}//title`, `presentation/x//title`])
    expect(placeOfKey(other)).toBeNull();
});
