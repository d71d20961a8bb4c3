import { z } from 'zod';
import { placeOfRow, type RowPlace } from './difference.ts';
import { type DocumentKind, documentFields } from './documents.ts';
import { entryFields } from './entry.ts';
import { type Fields, fieldsAt, type RowKind, rowLists, rowsIn } from './fields.ts';
import { itemFields } from './library-item.ts';
import type { mediaFields } from './media.ts';
import type { presentationFields } from './presentation-content.ts';
import { uuid } from './uuid.ts';

/** Where something on the glass comes from: a field of a document, or of one of its rows. */
export type FieldPlace = { of: DocumentKind; id: string; row: string | null; field: string };

export const rowFields = {
  ...entryFields,
  ingredients: itemFields.recipe.ingredients.fieldsOf(),
  steps: itemFields.recipe.steps.fieldsOf(),
} satisfies Record<RowKind, Fields>;

type OwnFields = typeof itemFields & { presentation: typeof presentationFields; media: typeof mediaFields };
type Seen<Table> = {
  [Name in keyof Table]: Table[Name] extends { seen: true } ? Name : never;
}[keyof Table] &
  string;
export type SeenOwn<Kind extends DocumentKind> = Seen<OwnFields[Kind]>;
export type SeenInRow<Kind extends RowKind = RowKind> = {
  [One in Kind]: Seen<(typeof rowFields)[One]>;
}[Kind];

/** Whether the glass can show it at all; `row` is the kind of row that it is a field of. */
export const hasPlace = (of: DocumentKind, row: RowKind | null, field: string): boolean => {
  const fields: Fields = row ? rowFields[row] : documentFields[of];
  return Object.hasOwn(fields, field) && fields[field]?.seen === true;
};

/** Every place that a content can have on the glass, by the table of its fields, and of which row it is. */
export function placesIn(
  of: DocumentKind,
  id: string,
  content: object,
): (FieldPlace & { at: RowPlace | null })[] {
  const fields = documentFields[of];
  const among = (table: Fields, at: RowPlace | null) =>
    Object.keys(table)
      .filter((field) => hasPlace(of, at?.kind ?? null, field))
      .map((field) => ({ of, id, row: at?.id ?? null, field, at }));
  return [
    ...among(fields, null),
    ...rowLists(fields).flatMap(([list]) =>
      rowsIn(content, list).flatMap((row) => {
        const at = placeOfRow(fields, content, row.id);
        return at ? among(fieldsAt(fields, at), at) : [];
      }),
    ),
  ];
}

export const fieldPlace = z.object({
  of: z.enum(Object.keys(documentFields) as [DocumentKind, ...DocumentKind[]]),
  id: uuid,
  row: uuid.nullable(),
  field: z.string().max(40),
});

/** As an element of the glass carries it, and as names are kept by it. */
export const placeKey = ({ of, id, row, field }: FieldPlace): string => [of, id, row ?? '', field].join('/');

export function placeOfKey(key: string): FieldPlace | null {
  const [of, id, row, field, ...more] = key.split('/');
  const read = fieldPlace.safeParse({ of, id, row: row || null, field });
  return read.success && !more.length ? read.data : null;
}
