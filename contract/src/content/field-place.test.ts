import { describe, expect, test } from 'vitest';
import { type DocumentKind, documentFields } from './documents.ts';
import { entryFields } from './entry.ts';
import { hasPlace, placeKey, placeOfKey, placesIn, seenInRow, seenOwn } from './field-place.ts';
import { type Fields, rowLists } from './fields.ts';
import { emptyItem, itemFields } from './library-item.ts';
import { emptyContent } from './presentation-content.ts';

const id = '5f0c7b1e-0000-4000-8000-000000000001';
const row = '5f0c7b1e-0000-4000-8000-000000000002';
const namesOf = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => fields[name]?.kind !== 'rows')
    .toSorted();

describe('R-POINT-01 every field of the table of fields has a place on the glass or is named as having none', () => {
  test.each(Object.keys(documentFields) as DocumentKind[])('of a %s', (kind) => {
    expect(Object.keys(seenOwn[kind]).toSorted()).toEqual(namesOf(documentFields[kind]));
  });

  test('of every kind of row', () => {
    const rows: Record<string, Fields> = {
      ...entryFields,
      ...Object.fromEntries(
        rowLists(itemFields.recipe).map(([list, { fieldsOf }]) => [list, fieldsOf(list as 'steps')]),
      ),
    };
    expect(Object.keys(seenInRow).toSorted()).toEqual(Object.keys(rows).toSorted());
    for (const [kind, fields] of Object.entries(rows))
      expect(Object.keys(seenInRow[kind as 'steps']).toSorted(), kind).toEqual(namesOf(fields));
  });
});

test('the places of a content are those of its own fields and of its rows, by their kind', () => {
  const content = {
    ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }),
    entries: [{ kind: 'image-category' as const, id: row, active: true, title: { el: 'α', en: 'a' } }],
  };
  expect(placesIn('presentation', id, content).map(({ at: _, ...one }) => placeKey(one))).toEqual([
    `presentation/${id}//title`,
    `presentation/${id}//map`,
    `presentation/${id}//table`,
    `presentation/${id}//puzzle`,
    `presentation/${id}/${row}/title`,
  ]);
  const steps = [{ id: row, text: { el: '', en: '' } }];
  expect(placesIn('recipe', id, { ...emptyItem.recipe, steps }).at(-1)).toMatchObject({
    of: 'recipe',
    row,
    field: 'text',
    at: { kind: 'steps', position: 1 },
  });
  expect(hasPlace('presentation', null, 'schedule')).toBe(false);
});

test('a place is read back from the key that an element carries, and nothing else is', () => {
  const place = { of: 'presentation', id, row, field: 'title' } as const;
  expect(placeOfKey(placeKey(place))).toEqual(place);
  expect(placeOfKey(placeKey({ ...place, row: null }))).toEqual({ ...place, row: null });
  for (const other of ['', 'presentation', `elsewhere/${id}//title`, `presentation/x//title`])
    expect(placeOfKey(other)).toBeNull();
});
