import { z } from 'zod';
import type { ContentKind } from '../kinds.ts';
import { placeOfRow, type RowPlace } from './difference.ts';
import { type ContentOf, type DocumentKind, documentFields } from './documents.ts';
import type { entryFields } from './entry.ts';
import { type Fields, fieldsAt, type Row, type RowKind, rowLists, rowsIn } from './fields.ts';
import type { Ingredient, PreparationStep } from './library-item.ts';
import { uuid } from './uuid.ts';

/** Where something on the glass comes from: a field of a document, or of one of its rows. */
export type FieldPlace = { of: DocumentKind; id: string; row: string | null; field: string };

type OwnField<Kind extends DocumentKind> = keyof {
  [Name in keyof ContentOf[Kind] as NonNullable<ContentOf[Kind][Name]> extends readonly Row[]
    ? never
    : Name]: unknown;
};
type RowFields = { [Kind in ContentKind]: keyof (typeof entryFields)[Kind] } & {
  ingredients: Exclude<keyof Ingredient, 'id'>;
  steps: Exclude<keyof PreparationStep, 'id'>;
};

/**
 * Of every field whether something of it is seen on the glass by itself. A choice that only orders or times what others
 * show has no place; neither has a name that only staff read. What is forgotten does not compile.
 */
export const seenOwn = {
  presentation: {
    title: true,
    cover: false,
    map: true,
    schedule: false,
    tags: false,
    seconds: false,
    shuffle: false,
    table: true,
    puzzle: true,
  },
  recipe: { title: true, image: true, servings: true, minutes: true, media: false, sound: false },
  dish: { title: true, image: true, description: true, products: true, media: false, sound: false },
  product: {
    title: true,
    image: true,
    description: true,
    producer: true,
    origin: true,
    season: true,
    media: false,
    sound: false,
  },
  media: { title: false, alt: false, decorative: false, focalPoint: false, captions: false, words: false },
} as const satisfies { [Kind in DocumentKind]: Record<OwnField<Kind>, boolean> };

export const seenInRow = {
  image: {
    ...{ active: false, media: true, category: false, seconds: false },
    ...{ title: true, text: true, credit: true, sound: false },
  },
  video: { active: false, media: true, title: true },
  'image-category': { active: false, title: true },
  'news-links': { active: false, links: true },
  'point-title': { active: false, title: true, text: true, media: true, place: true, sound: false },
  recipe: { active: false, recipe: true },
  dish: { active: false, dish: true },
  product: { active: false, product: true },
  'puzzle-image': { active: false, media: true, title: true },
  ingredients: { amount: true, text: true },
  steps: { text: true },
} as const satisfies { [Kind in RowKind]: Record<RowFields[Kind], boolean> };

type Seen<Table> = { [Name in keyof Table]: Table[Name] extends true ? Name : never }[keyof Table] & string;
export type SeenOwn<Kind extends DocumentKind> = Seen<(typeof seenOwn)[Kind]>;
export type SeenInRow<Kind extends RowKind = RowKind> = {
  [One in Kind]: Seen<(typeof seenInRow)[One]>;
}[Kind];

const isSeen = (table: object, field: string): boolean => (table as Record<string, boolean>)[field] === true;

/** Whether the glass can show it at all; `row` is the kind of row that it is a field of. */
export const hasPlace = (of: DocumentKind, row: RowKind | null, field: string): boolean =>
  isSeen(row ? seenInRow[row] : seenOwn[of], field);

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
