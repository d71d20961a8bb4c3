import type { Bilingual } from '@psifida/contract/bilingual';
import { type ContentOf, type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { isSame } from '@psifida/contract/content/fields';
import {
  hasChangedUnder,
  type Lag,
  lagAfter,
  parityDoubts,
  type TextPlace,
  textsByPlace,
  type Version,
  versionsByPlace,
} from '@psifida/contract/content/parity';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { LanguageTables, Tables } from '../db/tables.ts';

type Saved = {
  id: string;
  kind: DocumentKind;
  /** Where it is kept; an image or video is nobody's own. */
  system: SystemId | null;
  content: object;
  /** As it was before this save; null where nothing is known of that, and then nothing is older. */
  before: object | null;
  /** Nobody can have doubted anything of it yet. */
  isNew?: boolean;
};

/** What is judged of an image: of one that says nothing its words do not matter. */
export const judgedMedia = ({
  alt,
  decorative,
}: Pick<ContentOf['media'], 'alt' | 'decorative'>): Pick<ContentOf['media'], 'alt'> => ({
  alt: decorative ? { el: '', en: '' } : alt,
});

type DoubtRow = Insertable<LanguageTables['language_doubt']>;
type Known = Pick<DoubtRow, 'subject_id' | 'place'> & {
  key: string;
  lag: Lag | null;
  is_right: boolean;
  is_stale: boolean;
};

/** With every save, in its transaction: what is to be checked of the languages of these documents now. */
export async function keepDoubts(tx: Transaction<Tables>, saved: readonly Saved[]): Promise<void> {
  const known = await readKnown(
    tx,
    saved.filter(({ isNew }) => !isNew).map(({ id }) => id),
  );
  const before = new Map(known.map((row) => [row.key, row]));
  const changed: Pick<DoubtRow, 'subject_id' | 'place'>[] = [];
  const now = saved.flatMap((one) =>
    doubtsOf(one, {
      knownOf: (place) => before.get(`${one.id} ${place}`),
      onChangedUnder: (place) => changed.push({ subject_id: one.id, place }),
    }),
  );
  // That it was right was said of what it said before.
  if (changed.length)
    await sql`
      delete from language_right using jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as changed (subject_id uuid, place text)
      where language_right.subject_id = changed.subject_id and language_right.place = changed.place
    `.execute(tx);
  const kept = new Set(now.map(({ subject_id, place }) => `${subject_id} ${place}`));
  const gone = known.filter(({ key }) => !kept.has(key));
  if (gone.length)
    await sql`
      delete from language_doubt using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as gone (subject_id uuid, place text)
      where language_doubt.subject_id = gone.subject_id and language_doubt.place = gone.place
    `.execute(tx);
  if (now.length)
    await sql`
      insert into language_doubt (kind, subject_id, system, place, el, en, codes, older, was)
      select kind, subject_id, system, place, el, en, codes, older, was
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as now (
        kind text, subject_id uuid, system text, place text, el text, en text, codes text[], older text, was text
      )
      on conflict (subject_id, place) do update set
        el = excluded.el, en = excluded.en, codes = excluded.codes, older = excluded.older, was = excluded.was
      where (language_doubt.el, language_doubt.en, language_doubt.codes, language_doubt.older, language_doubt.was)
        is distinct from (excluded.el, excluded.en, excluded.codes, excluded.older, excluded.was)
    `.execute(tx);
}

async function readKnown(tx: Transaction<Tables>, ids: readonly string[]): Promise<Known[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Known>`
    select subject_id, place, subject_id || ' ' || place as key,
      case when older is not null then jsonb_build_object('older', older, 'was', was) end as lag,
      'older-than-text' = any(codes) as is_stale,
      exists (
        select from language_right as said where said.subject_id = doubt.subject_id
        and said.place = doubt.place and said.el = doubt.el and said.en = doubt.en
      ) as is_right
    from language_doubt as doubt where subject_id = ${anyOf(ids)}
  `.execute(tx);
  return rows;
}

type Knowing = {
  knownOf: (place: TextPlace) => Known | undefined;
  /** A version whose text has just been changed. */
  onChangedUnder: (place: TextPlace) => void;
};

function doubtsOf(
  { id, kind, system, content, before }: Saved,
  { knownOf, onChangedUnder }: Knowing,
): DoubtRow[] {
  const fields = documentFields[kind];
  const versions = versionsByPlace(fields, content);
  const earlierVersions = versions.size ? versionsByPlace(fields, before ?? {}) : versions;
  const isStale = (place: TextPlace, version: Version): boolean => {
    const was = earlierVersions.get(place);
    if (hasChangedUnder(version, was)) {
      onChangedUnder(place);
      return true;
    }
    // Of what was before a judging anew nothing is known.
    return (!before || isSame(was?.made, version.made)) && knownOf(place)?.is_stale === true;
  };
  const stale = new Set([...versions].flatMap(([place, one]) => (isStale(place, one) ? [place] : [])));
  const row = (
    place: TextPlace,
    text: Bilingual,
    { codes, lag }: Pick<DoubtRow, 'codes'> & { lag: Lag | null },
  ) => ({
    ...{ kind, subject_id: id, system, place, ...text, codes },
    ...{ older: lag?.older ?? null, was: lag?.was ?? null },
  });
  const earlier = textsByPlace(fields, before ?? {});
  const texts = [...textsByPlace(fields, content)].flatMap(([place, text]) => {
    const was = earlier.get(place);
    const known = knownOf(place);
    const lag = known?.lag ?? null;
    const next = was ? lagAfter({ before: was, after: text, lag, wasRight: known?.is_right }) : lag;
    const doubts = parityDoubts(text, next, stale.has(place));
    return doubts.length ? [row(place, text, { codes: doubts.map(({ code }) => code), lag: next })] : [];
  });
  const signs = [...versions].flatMap(([place, { name, of }]) =>
    name === 'sign' && stale.has(place)
      ? [row(place, beginningOf(of), { codes: ['older-than-text'], lag: null })]
      : [],
  );
  return [...texts, ...signs];
}

/** By which staff know the text again; all of it may be longer than anybody reads in a list. */
const beginningOf = ({ el, en }: Bilingual): Bilingual => ({
  el: el.slice(0, 400).trim(),
  en: en.slice(0, 400).trim(),
});

/** Of a row of `language_doubt`: whether somebody said that these words are right as they are. */
export const isSaidRight = sql<boolean>`exists (
  select from language_right as said
  where said.subject_id = language_doubt.subject_id and said.place = language_doubt.place
    and said.el = language_doubt.el and said.en = language_doubt.en
)`;

/** How many texts of a document are to be checked, for a list of documents. */
export const countOpenDoubts = (id: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::integer from language_doubt where subject_id = ${id} and not ${isSaidRight}
)`;

export const whereOpenDoubts = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${id} in (select subject_id from language_doubt where not ${isSaidRight})`;
