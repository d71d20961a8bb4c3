import type { Bilingual } from '@psifida/contract/bilingual';
import { wallMinute } from '@psifida/contract/content/athens-time';
import { goneAt } from '@psifida/contract/content/ended';
import {
  type DishContent,
  type ItemContent,
  mediaOfItem,
  type ProductContent,
  type RecipeContent,
} from '@psifida/contract/content/library-item';
import {
  type Facts,
  type PresentationContent,
  toJudge,
} from '@psifida/contract/content/presentation-content';
import { type Manifest, townListOf } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { previewedContent, shownContent as shown } from '@psifida/contract/content/shown-content';
import { type LibraryKind, type TownKind, townKinds, type UsedKind } from '@psifida/contract/kinds';
import { missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import { type Part, partOf, type Roomy, readParts, type Seen } from './parts.ts';
import { findReleaseMedia } from './release-media.ts';

/** Null when it lacks something by today's minimums, which an operator may have raised since it was saved. */
export function shownContent(
  rules: System,
  content: PresentationContent,
  facts: Facts,
): PresentationContent | null {
  const judged = toJudge(content, facts);
  return missing(rules, judged).length ? null : shown(rules, content, judged);
}

type Item = { id: string; kind: LibraryKind; content: ItemContent };

/** Active ones alone: nobody sees the others. */
const activeItems = async (tx: Transaction<Tables>, ids: readonly string[]): Promise<Item[]> =>
  ids.length
    ? tx
        .selectFrom('library_item')
        .select(['id', 'kind', 'content'])
        .where('id', '=', anyOf(ids))
        .where('active', '=', true)
        .orderBy('id')
        .execute()
    : [];

const ofKind = <Content>(items: readonly Item[], kind: UsedKind): Record<string, Content> =>
  Object.fromEntries(
    items.filter((item) => item.kind === kind).map(({ id, content }) => [id, content as Content]),
  );

type Built = {
  manifest: Manifest;
  /** As it is stored and hashed. */
  text: string;
  files: string[];
};

/** Everything that a system shows now, by its rows, and the files it takes. The same rows make the same manifest. */
export async function buildManifest(
  tx: Transaction<Tables>,
  { registry, system }: { registry: Registry; system: SystemId },
): Promise<Built> {
  const rules = registry[system];
  const parts = await readParts(tx, {
    system,
    rules,
    show: (content, facts) => shownContent(rules, content, facts),
  });
  return manifestOf(tx, { system, rules, parts, ends: true });
}

type Previewed = { registry: Registry; system: SystemId; id: string; content: PresentationContent };

/** One presentation alone, with as much of it as can be shown already: saved or not, active or not. */
export async function buildPreview(
  tx: Transaction<Tables>,
  { registry, system, id, content }: Previewed,
): Promise<Manifest> {
  const rules = registry[system];
  const part = partOf({
    id,
    content,
    show: (one, known) => {
      const seen = previewedContent(rules, one, { judged: toJudge(one, known), hasMedia: known.hasMedia });
      return seen.entries.length ? seen : null;
    },
  });
  const { manifest } = await manifestOf(tx, { system, rules, parts: [part], ends: false });
  return manifest;
}

type Wanted = Pick<Manifest, 'system' | 'rules'> & {
  parts: readonly Part[];
  /** Whether schedules end with rights: a preview asks for no schedule. */
  ends: boolean;
};

async function manifestOf(tx: Transaction<Tables>, { system, rules, parts, ends }: Wanted): Promise<Built> {
  const items = await activeItems(
    tx,
    parts.flatMap((part) => part.items),
  );
  const inDishes = items.flatMap(({ content }) => ('products' in content ? content.products : []));
  const known = new Set(items.map(({ id }) => id));
  const products = await activeItems(
    tx,
    inDishes.filter((id) => !known.has(id)),
  );
  const library = [...items, ...products].sort((a, b) => (a.id < b.id ? -1 : 1));
  const town = await listTownItems(tx, parts);

  const found = await findReleaseMedia(tx, [
    ...new Set([
      ...parts.flatMap((part) => part.media),
      ...[...library, ...town].flatMap(({ content }) => mediaOfItem(content)),
    ]),
  ]);
  const kinds = new Map(library.map((item) => [item.id, item.kind]));
  const seen = parts.flatMap(
    (part) =>
      part.see({
        sizeOf: (media) => found.get(media)?.media?.size ?? null,
        isActive: (kind, id) => kinds.get(id) === kind,
        hasMedia: (media) => found.has(media),
      }) ?? [],
  );
  const built = onlyNeeded({ system, rules, seen, library, town, found });
  if (!ends) return built;
  const ending = seen.map((one) => withEnd(one, built.manifest));
  return ending.every((one, index) => one === seen[index])
    ? built
    : onlyNeeded({ system, rules, seen: ending.filter((one) => one !== null), library, town, found });
}

/** Its schedule ends where the rights of what it needs do; null where it begins only then. */
function withEnd(seen: Seen, manifest: Manifest): Seen | null {
  const end = goneAt(seen.presentation, manifest);
  if (end === Number.POSITIVE_INFINITY) return seen;
  const { schedule } = seen.presentation;
  const until = [wallMinute(end), ...(schedule?.until ? [schedule.until] : [])].sort()[0] ?? null;
  if (schedule?.from && until && until <= schedule.from) return null;
  const presentation = { ...seen.presentation, schedule: { ...unlimited, ...schedule, until } };
  return { ...seen, presentation, text: JSON.stringify(presentation) };
}

type Parts = Pick<Manifest, 'system' | 'rules'> & {
  seen: readonly Seen[];
  library: readonly Item[];
  town: readonly TownItem[];
  found: Awaited<ReturnType<typeof findReleaseMedia>>;
};

/** What was read for entries that nobody sees goes again, so that no display downloads it. */
function onlyNeeded({ system, rules, seen, library, town, found }: Parts): Built {
  const active = new Set(library.map(({ id }) => id));
  const shownDirectly = new Set(seen.flatMap((one) => one.items));
  const whole = library.map((item) =>
    'products' in item.content
      ? {
          ...item,
          content: { ...item.content, products: item.content.products.filter((id) => active.has(id)) },
        }
      : item,
  );
  const shownInDishes = new Set(
    whole.flatMap(({ id, content }) =>
      shownDirectly.has(id) && 'products' in content ? content.products : [],
    ),
  );
  const items = whole.filter(({ id }) => shownDirectly.has(id) || shownInDishes.has(id));
  const said = townPart(town, seen);
  const needed = new Set([
    ...seen.flatMap((one) => one.media),
    ...Object.values(said).flat().flatMap(mediaOfItem),
    ...items.flatMap(({ content }) => mediaOfItem(content)),
  ]);
  const media = [...found].filter(([id]) => needed.has(id));
  const byId = <Part extends 'media' | 'audio'>(part: Part) =>
    Object.fromEntries(
      media.flatMap(([id, { [part]: one }]) => (one ? [[id, one as NonNullable<typeof one>]] : [])),
    );
  const audios = byId('audio');
  const rest: Omit<Manifest, 'system' | 'rules' | 'presentations'> = {
    media: byId('media'),
    ...(Object.keys(audios).length && { audios }),
    recipes: ofKind<RecipeContent>(items, 'recipe'),
    dishes: ofKind<DishContent>(items, 'dish'),
    products: ofKind<ProductContent>(items, 'product'),
    ...said,
  };
  return {
    manifest: { system, rules, presentations: seen.map(({ presentation }) => presentation), ...rest },
    // What `JSON.stringify` would make of it, with each presentation written once for all releases.
    text: `${JSON.stringify({ system, rules }).slice(0, -1)},"presentations":[${seen.map(({ text }) => text)}],${JSON.stringify(rest).slice(1)}`,
    files: [...new Set(media.flatMap(([, { files }]) => files))],
  };
}

type TownItem = { id: string; kind: TownKind; content: ItemContent; placeTitle: Bilingual | null };

const kindsWithRoom = (presentations: readonly Roomy[]): TownKind[] =>
  townKinds.filter((kind) => presentations.some(({ room }) => room?.[townListOf[kind]]));

/** The active ones of each kind for which any of these may give room, the newest first. */
async function listTownItems(tx: Transaction<Tables>, presentations: readonly Roomy[]): Promise<TownItem[]> {
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
    // What took place once is said no more, and its page is kept a week: a year of events is in no release.
    .where(
      sql<boolean>`(coalesce(content -> 'repeats', 'null') <> 'null'
        or coalesce(content ->> 'end', content ->> 'begin', '9') > to_char(now() - interval '9 days', 'YYYY-MM-DD'))`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as TownItem[];
}

type TownPart = Pick<Manifest, 'announcements' | 'events'>;

/** As a release of these carries them: absent where none of them gives room, or there is nothing to say. */
const townPart = (items: readonly TownItem[], presentations: readonly Roomy[]): TownPart =>
  Object.fromEntries(
    kindsWithRoom(presentations).flatMap((kind) => {
      const all = items
        .filter((one) => one.kind === kind)
        .map(({ id, content, placeTitle }) => ({ ...content, id, ...(placeTitle && { placeTitle }) }));
      return all.length ? [[townListOf[kind], all]] : [];
    }),
  );
