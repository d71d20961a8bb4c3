import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { rowFields } from '@psifida/contract/content/field-place';
import { describe, expect, test } from 'vitest';
import { fieldId, rowFieldId } from './faults.ts';
import { placeOfInput } from './field-places.ts';

const id = '5f0c7b1e-0000-4000-8000-000000000001';
const row = '5f0c7b1e-0000-4000-8000-000000000002';

describe('R-POINT-04 an input of a form is known as the field that it is of', () => {
  const own = Object.entries(documentFields).flatMap(([of, fields]) =>
    Object.entries(fields).map(([field, { seen = false }]) => ({ of: of as DocumentKind, field, seen })),
  );
  test.each(own)('$field of a $of: $seen', ({ of, field, seen }) => {
    const place = { of, id, row: null, field };
    const found = placeOfInput(of, id, fieldId(of, field));
    expect(found).toEqual(seen ? { place, language: null } : null);
    expect(placeOfInput(of, id, `${fieldId(of, field)}-en`)).toEqual(seen ? { place, language: 'en' } : null);
  });

  test('of its rows too, in the language of the input', () => {
    for (const [kind, fields] of Object.entries(rowFields))
      for (const [field, { seen }] of Object.entries(fields)) {
        const of = kind === 'ingredients' || kind === 'steps' ? 'recipe' : 'presentation';
        const found = placeOfInput(of, id, `${rowFieldId(row, field)}-el`);
        const place = { of, id, row, field };
        expect(found, `${kind} ${field}`).toEqual(seen ? { place, language: 'el' } : null);
      }
  });

  test('whatever else has an id in a form is of no field', () => {
    for (const other of ['', 'point-map', 'section-image', `row-${row}-remove`, 'row-x-title', 'schedule'])
      expect(placeOfInput('presentation', id, other), other).toBeNull();
  });
});
