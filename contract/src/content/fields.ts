import { type Bilingual, type Language, languages } from '../bilingual.ts';
import type { ContentKind } from '../kinds.ts';

/** What a row of a document is: an entry of a presentation by its kind, or a line of one of a recipe's two lists. */
export type RowKind = ContentKind | 'ingredients' | 'steps';
export type Row = { id: string };

/** Compared and merged per language. */
type InBoth = {
  kind: 'bilingual';
  /** Counts as a gap while it is empty; another counts once somebody has begun it. */
  required: boolean;
  /** An address is not: nobody would copy it as a text, and it is in no language. */
  written: boolean;
  /** Absent where nobody wrote it. */
  leftOut?: true;
};
type Text = { kind: 'text' };
/** Taken as it is, from one side or the other. */
type Whole<Value = unknown> = {
  kind: 'value';
  leftOut?: true;
  /** What stays of it when rows that it may point to are gone. */
  among?(value: Value, rows: ReadonlySet<string>): Value;
};
/** Merged setting by setting where every side has them, else taken whole. */
type Settings<Value = unknown> = {
  kind: 'settings';
  /** Absent means that each part is null; merged part by part. */
  leftOut?: true;
  among?(value: NonNullable<Value>, rows: ReadonlySet<string>): Value;
};
/** A set of references, merged as a set. */
type References = { kind: 'references' };
/** A list of things with an identity and fields of their own. */
type Rows<One extends Row = Row> = {
  kind: 'rows';
  kindOf(row: One): RowKind;
  fieldsOf(kind: RowKind): Fields;
};

/** R-POINT-01: whether something of a field is seen on the glass by itself. */
type OnGlass = { readonly seen: boolean };

export type FieldKind = (InBoth | Text | Whole | Settings | References | Rows) & Partial<OnGlass>;
export type Fields = Readonly<Record<string, FieldKind>>;

type KindFor<Value> =
  NonNullable<Value> extends readonly (infer One extends Row)[]
    ? Rows<One>
    : OnGlass &
        (NonNullable<Value> extends readonly string[]
          ? References
          : NonNullable<Value> extends Bilingual
            ? InBoth
            : Text | Whole<Value> | Settings<Value>);

/** Of every field of a content what it is: the one place that says so. What is forgotten does not compile. */
export type FieldTable<Content> = {
  readonly [Name in Exclude<keyof Content, 'id' | 'kind'>]-?: KindFor<Content[Name]>;
};

export const title = { kind: 'bilingual', required: true, written: true } as const;
export const optionalText = { kind: 'bilingual', required: false, written: true } as const;
export const oneText = { kind: 'text' } as const;
export const whole = { kind: 'value' } as const;
export const settings = { kind: 'settings' } as const;
export const settingsIfAny = { kind: 'settings', leftOut: true } as const;
export const references = { kind: 'references' } as const;
/** Points to a row of the same document, or to none. */
export const pointer = {
  kind: 'value',
  among: (id: string | null, rows: ReadonlySet<string>) => (id && rows.has(id) ? id : null),
} as const;
/** A field of which something is seen on the glass by itself. */
export const seen = <const Kind extends FieldKind>(kind: Kind) => ({ ...kind, seen: true }) as const;
/** A choice that only orders or times what others show, or a name that only staff read. */
export const unseen = <const Kind extends FieldKind>(kind: Kind) => ({ ...kind, seen: false }) as const;
export const rowsOf = <const Table extends Fields>(kind: RowKind, fields: Table) =>
  ({ kind: 'rows', kindOf: () => kind, fieldsOf: () => fields }) as const;

const isLeftOut = (field: FieldKind): boolean => 'leftOut' in field && !!field.leftOut;

const empties: { [Kind in FieldKind['kind']]: () => unknown } = {
  bilingual: () => ({ el: '', en: '' }),
  text: () => '',
  value: () => null,
  settings: () => null,
  references: () => [],
  rows: () => [],
};

export const emptyOf = <Content>(fields: FieldTable<Content>): Content =>
  Object.fromEntries(
    Object.entries(fields as Fields).flatMap(([name, field]) =>
      isLeftOut(field) ? [] : [[name, empties[field.kind]()]],
    ),
  ) as Content;

type Values = Record<string, unknown>;

export const valuesOf = (content: object | undefined): Values => (content ?? {}) as Values;

export const rowLists = (fields: Fields): [name: string, rows: Rows][] =>
  Object.entries(fields).flatMap(([name, kind]) => (kind.kind === 'rows' ? [[name, kind]] : []));

/** Of a list of rows what is there; of a content that has no such list, nothing. */
export const rowsIn = (content: object, list: string): Row[] => {
  const rows = valuesOf(content)[list];
  return Array.isArray(rows) ? rows : [];
};

/** The fields of a row in one of its lists; without a row, the content's own. */
export function fieldsAt(fields: Fields, row: { list: string; kind: RowKind } | null): Fields {
  if (!row) return fields;
  const rows = fields[row.list];
  return rows?.kind === 'rows' ? rows.fieldsOf(row.kind) : {};
}

/** A field as comparing and joining know it: `title.en`, `table.layout`, `cover`. */
export type FieldKey = string;

const keyParts = (key: FieldKey): [name: string, part: string | undefined] => {
  const [name = key, part] = key.split('.');
  return [name, part];
};

/** The smallest fields of these forms of one content, beside its rows: `[key, what stands there in each form]`. */
export function smallestFields(
  fields: Fields,
  forms: readonly (object | undefined)[],
): Map<FieldKey, unknown[]> {
  const all = forms.map(valuesOf);
  const found = new Map<FieldKey, unknown[]>();
  for (const [name, field] of Object.entries(fields)) {
    const { kind } = field;
    if (kind === 'rows') continue;
    const values = all.map((form) => form[name]);
    const absent = kind === 'bilingual' ? '' : kind === 'settings' && isLeftOut(field) ? null : undefined;
    // A text that may be left out is empty where it is, and nothing at all where every form leaves it out.
    if (absent !== undefined && values.every((value) => value === undefined)) continue;
    const inParts = absent !== undefined || (kind === 'settings' && values.every(Boolean));
    const parts =
      kind === 'bilingual' ? languages : new Set(values.flatMap((value) => Object.keys(value ?? {})));
    if (!inParts) found.set(name, values);
    else
      for (const part of parts)
        found.set(
          `${name}.${part}`,
          values.map((value) =>
            absent !== undefined && value === undefined ? absent : valuesOf(value as object)[part],
          ),
        );
  }
  return found;
}

/** The smallest fields, put back into the content that they are of. */
export function withFields<Content extends object>(
  content: Content,
  changed: Map<FieldKey, unknown>,
): Content {
  const next: Values = { ...valuesOf(content) };
  for (const [key, value] of changed) {
    const [name, part] = keyParts(key);
    next[name] = part ? { ...valuesOf(next[name] as object), [part]: value } : value;
  }
  return next as Content;
}

/** Only what people wrote is worth copying, and carries a language of its own. */
export function writtenLanguage(fields: Fields, key: FieldKey): Language | undefined {
  const [name, part] = keyParts(key);
  const kind = fields[name];
  return kind?.kind === 'bilingual' && kind.written ? languages.find((one) => one === part) : undefined;
}

type WrittenText = {
  /** The row that it stands in; null for the content's own. */
  row: string | null;
  field: string;
  /** Where a fault of it is found. */
  path: (string | number)[];
  text: Bilingual;
} & Pick<InBoth, 'required' | 'written'>;

const tablesInWords = new WeakMap<Fields, [field: string, kind: InBoth | Rows][]>();

/** Where texts can be in a table, which never changes: every save looks into the one of each of its rows. */
function inWords(table: Fields): [field: string, kind: InBoth | Rows][] {
  const known = tablesInWords.get(table);
  if (known) return known;
  const fields = Object.entries(table).flatMap(([field, kind]): [string, InBoth | Rows][] =>
    kind.kind === 'bilingual' || kind.kind === 'rows' ? [[field, kind]] : [],
  );
  tablesInWords.set(table, fields);
  return fields;
}

/** Everything of it that is in both languages, in the order of the table. */
export function bilingualTexts(fields: Fields, content: object): WrittenText[] {
  const textsOf = (table: Fields, one: object, at: WrittenText['path'], row: string | null): WrittenText[] =>
    inWords(table).flatMap(([field, kind]): WrittenText[] => {
      const path = [...at, field];
      const text = valuesOf(one)[field] as Bilingual | undefined;
      if (kind.kind === 'bilingual' && !text && !kind.required) return [];
      if (kind.kind === 'bilingual')
        return [
          {
            ...{ row, field, path, text: text as Bilingual },
            ...{ required: kind.required, written: kind.written },
          },
        ];
      return rowsIn(one, field).flatMap((each, index) =>
        textsOf(kind.fieldsOf(kind.kindOf(each)), each, [...path, index], each.id),
      );
    });
  return textsOf(fields, content, [], null);
}

/** With parts that can be compared one by one; a date, say, knows itself how it is written. */
const hasParts = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** What of it is written: JSON leaves out what is undefined. */
const writtenIn = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

/** Compared as JSON, in order; identical objects are not written out, which is nearly all of a long document. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!hasParts(one) || !hasParts(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length && one.every((part, index) => isSame(part ?? null, other[index] ?? null))
    );
  const [was, is] = [writtenIn(one), writtenIn(other)];
  return (
    was.length === is.length &&
    was.every(([name, part], index) => name === is[index]?.[0] && isSame(part, is[index]?.[1]))
  );
}
