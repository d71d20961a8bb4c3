import type { Entry } from './entry.ts';
import type { PresentationContent } from './presentation-content.ts';

/**
 * A presentation taken apart into its smallest fields, each under a key: `title.en`, `schedule`, or, for an entry,
 * `active` and `title.el` under the entry's id. Comparing and merging work on these alone.
 */
export type Fields = Record<string, unknown>;
export type FieldsOfContent = { own: Fields; entries: Map<string, Fields>; order: string[] };

const bilingualFields = ['title', 'text', 'links'];

const apart = (value: object, inParts: readonly string[] = bilingualFields): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, whole]): [string, unknown][] =>
      inParts.includes(name)
        ? Object.entries(whole as object).map(([part, text]) => [`${name}.${part}`, text])
        : [[name, whole]],
    ),
  );

const together = (fields: Fields): object => {
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const [name = key, part] = key.split('.');
    whole[name] = part ? { ...(whole[name] as object | undefined), [part]: value } : value;
  }
  return whole;
};

type ViewField = 'table' | 'puzzle';

/** A view that every side has is compared part by part: one person moved pictures, the other chose a background. */
export const sharedViews = (sides: readonly PresentationContent[]): ViewField[] =>
  (['table', 'puzzle'] as const).filter((name) => sides.every((side) => side[name]));

export const takeApart = (
  { entries, ...own }: PresentationContent,
  views: readonly ViewField[],
): FieldsOfContent => ({
  own: apart(own, [...bilingualFields, ...views]),
  entries: new Map(entries.map((entry) => [entry.id, apart(entry)])),
  order: entries.map(({ id }) => id),
});

export const putTogether = ({ own, entries, order }: FieldsOfContent): PresentationContent => ({
  ...(together(own) as Omit<PresentationContent, 'entries'>),
  entries: order.flatMap((id) => {
    const fields = entries.get(id);
    return fields ? [together(fields) as Entry] : [];
  }),
});

/** Values of a field are JSON: the same text is the same value. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
