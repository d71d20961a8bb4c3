import { z } from 'zod';
import { type Language, language } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { uuid } from './uuid.ts';

export const tableLayouts = ['scatter', 'ring', 'grid'] as const;
export type TableLayout = (typeof tableLayouts)[number];

/** As seen from above; the bottom is where the table's own image is the right way up. */
export const tableSides = ['bottom', 'right', 'top', 'left'] as const;
export type TableSide = (typeof tableSides)[number];

export const tablePeopleAtMost = 6;
export const peoplePerSide = [0, 1, 2, 3] as const;

/** How long the longer side of an image is, as a share of the table's width. */
export const imageWidths = { small: 0.14, medium: 0.2, large: 0.28 } as const;
export type ImageWidth = keyof typeof imageWidths;

export const tableTones = ['linen', 'olive-wood', 'slate', 'sea'] as const;
export type TableTone = (typeof tableTones)[number];

/** The same in the editor and on the glass. */
export const toneColours: Record<TableTone, string> = {
  linen: '#ece4d4',
  'olive-wood': '#a98454',
  slate: '#37424e',
  sea: '#1f6177',
};

export const imagesAtMost = 60;

const side = z.strictObject({
  /** How many places there are at it. */
  people: z
    .int()
    .min(0)
    .max(Math.max(...peoplePerSide)),
  language,
});

export const tableView = z
  .strictObject({
    layout: z.enum(tableLayouts),
    sides: z.strictObject({ bottom: side, right: side, top: side, left: side }),
    background: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('tone'), tone: z.enum(tableTones) }),
      z.strictObject({ kind: z.literal('image'), media: uuid }),
    ]),
    /** The image entries that lie on it, the uppermost last. */
    images: z
      .array(
        z.strictObject({
          entry: uuid,
          width: z.enum(Object.keys(imageWidths) as [ImageWidth, ...ImageWidth[]]),
        }),
      )
      .max(imagesAtMost),
  })
  .superRefine(({ sides }, context) => {
    const people = tableSides.reduce((sum, name) => sum + sides[name].people, 0);
    if (people < 1 || people > tablePeopleAtMost)
      context.addIssue({ code: 'custom', path: ['sides'], message: 'field.invalid' satisfies FieldCode });
  });
export type TableView = z.infer<typeof tableView>;

/** What a presentation has until someone arranges it: all its active images, people on the two long sides. */
export const defaultTableView = (images: readonly string[]): TableView => ({
  layout: 'scatter',
  sides: {
    bottom: { people: 2, language: 'el' },
    right: { people: 0, language: 'el' },
    top: { people: 2, language: 'el' },
    left: { people: 0, language: 'el' },
  },
  background: { kind: 'tone', tone: 'linen' },
  images: images.slice(0, imagesAtMost).map((entry) => ({ entry, width: 'medium' })),
});

/** One place at the table: which side, where along it (0 to 1), and the language it starts in. */
export type Seat = { side: TableSide; along: number; language: Language };

export const seatsOf = ({ sides }: Pick<TableView, 'sides'>): Seat[] =>
  tableSides.flatMap((name) =>
    Array.from({ length: sides[name].people }, (_, index) => ({
      side: name,
      along: (index + 0.5) / sides[name].people,
      language: sides[name].language,
    })),
  );

/** Which way an image is turned to be read from a side, in degrees clockwise. */
export const turnToward: Record<TableSide, number> = { bottom: 0, right: -90, top: 180, left: 90 };
