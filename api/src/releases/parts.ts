import {
  type Facts,
  itemOf,
  mediaOfContent,
  type PresentationContent,
  type TownRoom,
} from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { type ContentColumns, toContent } from '../db/presentation-columns.ts';
import { rowMark } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';

/** What may give room to what the town says. */
export type Roomy = { room: TownRoom | null };

type Named = Roomy & { items: readonly string[]; media: readonly string[] };

/** What visitors see of a presentation, also as the text of it in a release, and what of library and media they see with it. */
export type Seen = Named & { presentation: Manifest['presentations'][number]; text: string };

/** What is asked about library and media while that is decided. */
export type Known = Facts & { hasMedia(media: string): boolean };

/** A presentation that a release may show, and what is to be known of library and media before that is decided. */
export type Part = Named & { see(known: Known): Seen | null };

const namedIn = (content: PresentationContent): Named => ({
  items: content.entries.flatMap((entry) => itemOf(entry)?.id ?? []),
  media: mediaOfContent(content),
  room: content.room,
});

type Shown = {
  id: string;
  content: PresentationContent;
  /** What is seen of it; null: nothing. */
  show(content: PresentationContent, known: Known): PresentationContent | null;
};

type Holds = (known: Known) => boolean;

/** What is seen is remembered with each answer that decided it, and holds for as long as those are answered in the same way. */
export function partOf({ id, content, show }: Shown): Part {
  let last: { holds: Holds[]; seen: Seen | null } | null = null;
  return {
    ...namedIn(content),
    see: (known) => {
      if (last?.holds.every((holds) => holds(known))) return last.seen;
      const holds: Holds[] = [];
      const shown = show(content, noting(known, holds));
      const presentation = shown && { ...shown, id };
      const seen = presentation && {
        ...{ presentation, text: JSON.stringify(presentation) },
        ...namedIn(presentation),
      };
      last = { holds, seen };
      return seen;
    },
  };
}

const isSameSize = (one: Size | null, other: Size | null): boolean =>
  one?.width === other?.width && one?.height === other?.height;

const noting = (known: Known, holds: Holds[]): Known => ({
  sizeOf: (media) => {
    const size = known.sizeOf(media);
    holds.push((now) => isSameSize(now.sizeOf(media), size));
    return size;
  },
  isActive: (kind, id) => {
    const isActive = known.isActive(kind, id);
    holds.push((now) => now.isActive(kind, id) === isActive);
    return isActive;
  },
  hasMedia: (media) => {
    const hasMedia = known.hasMedia(media);
    holds.push((now) => now.hasMedia(media) === hasMedia);
    return hasMedia;
  },
});

/** Of each system, in characters of what is stored. */
const keptAtMost = 2_000_000;
type Kept = { mark: string; size: number; part: Part };
const keptBy = new WeakMap<System, ReadonlyMap<string, Kept>>();

/** As many as there is room for; the others are read each time. */
export function withinRoom<One extends { size: number }>(all: readonly One[], atMost: number): One[] {
  let room = atMost;
  return all.filter(({ size }) => {
    room -= size;
    return room >= 0;
  });
}

type Read = { system: SystemId; rules: System; show: Shown['show'] };

/** Every active presentation of a system, in order, cached by row version: only what was changed since is read. */
export async function readParts(
  tx: Transaction<Tables>,
  { system, rules, show }: Read,
): Promise<readonly Part[]> {
  const kept = keptBy.get(rules) ?? new Map<string, Kept>();
  const { rows } = await sql<{ id: string; mark: string; stored: string | null }>`
    select id, mark, case when known is null then json_build_object(
      'title_el', title_el, 'title_en', title_en, 'entries', entries, 'cover', cover, 'map', map, 'schedule', schedule,
      'table_view', table_view, 'puzzle_view', puzzle_view, 'more', more
    )::text end as stored
    from (
      select id, position, title_el, title_en, entries, cover, map, schedule, table_view, puzzle_view, more,
        concat(id, ' ', version, ' ', ${rowMark('presentation')}) as mark
      from presentation where system = ${system} and active
    ) as shown left join unnest(${[...kept.keys()]}::text[]) as known on known = mark
    order by position, id
  `.execute(tx);
  const all = rows.map(({ id, mark, stored }): Kept => {
    const known = kept.get(mark);
    if (known) return known;
    const text = stored ?? '';
    const columns: ContentColumns = JSON.parse(text);
    return { mark, size: text.length, part: partOf({ id, content: toContent(columns), show }) };
  });
  keptBy.set(rules, new Map(withinRoom(all, keptAtMost).map((one) => [one.mark, one])));
  return all.map(({ part }) => part);
}
