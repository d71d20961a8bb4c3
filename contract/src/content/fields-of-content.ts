import type { Entry } from './entry.ts';
import type { PresentationContent } from './presentation-content.ts';

/**
 * A presentation taken apart into its smallest fields, each under a key: `title.en`, `schedule`, or, for an entry,
 * `active` and `title.el` under the entry's id. Comparing and merging work on these alone.
 */
export type Fields = Record<string, unknown>;
export type FieldsOfContent = { own: Fields; entries: Map<string, Fields>; order: string[] };

const bilingualFields = new Set(['title', 'text', 'links']);

const apart = (value: object): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
      bilingualFields.has(name)
        ? Object.entries(part as object).map(([language, text]) => [`${name}.${language}`, text])
        : [[name, part]],
    ),
  );

const together = (fields: Fields): object => {
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const [name = key, language] = key.split('.');
    whole[name] = language ? { ...(whole[name] as object | undefined), [language]: value } : value;
  }
  return whole;
};

export const takeApart = ({ entries, ...own }: PresentationContent): FieldsOfContent => ({
  own: apart(own),
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
