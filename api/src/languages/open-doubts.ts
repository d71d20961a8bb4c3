import { type RawBuilder, sql } from 'kysely';

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

/** Those of which a text is to be checked. */
export const whereOpenDoubts = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${id} in (select subject_id from language_doubt where not ${isSaidRight})`;
