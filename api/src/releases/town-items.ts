import type { Bilingual } from '@psifida/contract/bilingual';
import type { ItemContent } from '@psifida/contract/content/library-item';
import type { TownRoom } from '@psifida/contract/content/presentation-content';
import { type Manifest, townListOf } from '@psifida/contract/content/release';
import { type TownKind, townKinds } from '@psifida/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type TownItem = { id: string; kind: TownKind; content: ItemContent; placeTitle: Bilingual | null };

export type Roomy = { room: TownRoom | null };

const kindsWithRoom = (presentations: readonly Roomy[]): TownKind[] =>
  townKinds.filter((kind) => presentations.some(({ room }) => room?.[townListOf[kind]]));

/** The active ones of each kind for which any of these may give room, the newest first. */
export async function listTownItems(
  tx: Transaction<Tables>,
  presentations: readonly Roomy[],
): Promise<TownItem[]> {
  const kinds = kindsWithRoom(presentations);
  if (!kinds.length) return [];
  const rows = await tx
    .selectFrom('library_item')
    .select(['id', 'kind', 'content'])
    .select(
      // What its point is called, as far as that is still there.
      sql<Bilingual | null>`(
        select entry -> 'title' from presentation, jsonb_array_elements(entries) as entry
        where presentation.id = (content -> 'point' ->> 'presentation')::uuid
          and entry ->> 'id' = content -> 'point' ->> 'entry'
      )`.as('placeTitle'),
    )
    .where('kind', 'in', kinds)
    .where('active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as TownItem[];
}

type TownPart = Pick<Manifest, 'announcements' | 'events'>;

/** As a release of these carries them: absent where none of them gives room, or there is nothing to say. */
export const townPart = (items: readonly TownItem[], presentations: readonly Roomy[]): TownPart =>
  Object.fromEntries(
    kindsWithRoom(presentations).flatMap((kind) => {
      const all = items
        .filter((one) => one.kind === kind)
        .map(({ id, content, placeTitle }) => ({ ...content, id, ...(placeTitle && { placeTitle }) }));
      return all.length ? [[townListOf[kind], all]] : [];
    }),
  );
