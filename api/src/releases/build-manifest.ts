import {
  type DishContent,
  type ItemContent,
  mediaOfItem,
  type ProductContent,
  type RecipeContent,
} from '@psifida/contract/content/library-item';
import {
  type Facts,
  itemOf,
  mediaOfContent,
  type PresentationContent,
  toJudge,
} from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import { previewedContent, shownContent as shown } from '@psifida/contract/content/shown-content';
import type { LibraryKind } from '@psifida/contract/kinds';
import { missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { anyOf } from '../db/any-of.ts';
import type { Tables } from '../db/tables.ts';
import { toContent } from '../presentation-row/to-content.ts';
import { findReleaseMedia } from './release-media.ts';

/**
 * What visitors see of an active presentation. Null when it lacks something by the minimums of today, which an
 * operator may have raised since it was saved.
 */
function shownContent(rules: System, content: PresentationContent, facts: Facts): PresentationContent | null {
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

const ofKind = <Content>(items: readonly Item[], kind: LibraryKind): Record<string, Content> =>
  Object.fromEntries(
    items.filter((item) => item.kind === kind).map(({ id, content }) => [id, content as Content]),
  );

/** Everything that a system shows now, by its rows, and the files it takes. The same rows make the same manifest. */
export async function buildManifest(
  tx: Transaction<Tables>,
  { registry, system }: { registry: Registry; system: SystemId },
): Promise<{ manifest: Manifest; files: string[] }> {
  const rows = await tx
    .selectFrom('presentation')
    .selectAll()
    .where('system', '=', system)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rules = registry[system];
  return manifestOf(tx, {
    system,
    rules,
    contents: rows.map((row) => ({ id: row.id, content: toContent(row) })),
    show: (content, { facts }) => shownContent(rules, content, facts),
  });
}

type Previewed = { registry: Registry; system: SystemId; id: string; content: PresentationContent };

/** One presentation alone, with as much of it as can be shown already: saved or not, active or not. */
export async function buildPreview(
  tx: Transaction<Tables>,
  { registry, system, id, content }: Previewed,
): Promise<Manifest> {
  const rules = registry[system];
  const { manifest } = await manifestOf(tx, {
    system,
    rules,
    contents: [{ id, content }],
    show: (one, { facts, hasMedia }) => {
      const seen = previewedContent(rules, one, { judged: toJudge(one, facts), hasMedia });
      return seen.entries.length ? seen : null;
    },
  });
  return manifest;
}

type Known = { facts: Facts; hasMedia: (media: string) => boolean };
type Wanted = Pick<Manifest, 'system' | 'rules'> & {
  contents: readonly { id: string; content: PresentationContent }[];
  /** What is seen of one; null: nothing. */
  show: (content: PresentationContent, known: Known) => PresentationContent | null;
};

async function manifestOf(tx: Transaction<Tables>, { system, rules, contents, show }: Wanted) {
  const named = contents.flatMap(({ content }) =>
    content.entries.flatMap((entry) => itemOf(entry)?.id ?? []),
  );
  const items = await activeItems(tx, named);
  const inDishes = items.flatMap(({ content }) => ('products' in content ? content.products : []));
  const known = new Set(items.map(({ id }) => id));
  const products = await activeItems(
    tx,
    inDishes.filter((id) => !known.has(id)),
  );
  const library = [...items, ...products].sort((a, b) => (a.id < b.id ? -1 : 1));

  const found = await findReleaseMedia(tx, [
    ...contents.flatMap(({ content }) => mediaOfContent(content)),
    ...library.flatMap(({ content }) => mediaOfItem(content)),
  ]);
  const kinds = new Map(library.map((item) => [item.id, item.kind]));
  const facts: Facts = {
    sizeOf: (media) => found.get(media)?.media.size ?? null,
    isActive: (kind, id) => kinds.get(id) === kind,
  };
  const presentations = contents.flatMap(({ id, content }) => {
    const seen = show(content, { facts, hasMedia: (media) => found.has(media) });
    return seen ? [{ ...seen, id }] : [];
  });
  return onlyNeeded({ system, rules, presentations, library, found });
}

type Parts = Pick<Manifest, 'system' | 'rules' | 'presentations'> & {
  library: readonly Item[];
  found: Awaited<ReturnType<typeof findReleaseMedia>>;
};

/** What was read for entries that nobody sees goes again, so that no display downloads it. */
function onlyNeeded({ system, rules, presentations, library, found }: Parts) {
  const active = new Set(library.map(({ id }) => id));
  const shownDirectly = new Set(
    presentations.flatMap(({ entries }) => entries.flatMap((entry) => itemOf(entry)?.id ?? [])),
  );
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
  const needed = new Set([
    ...presentations.flatMap(mediaOfContent),
    ...items.flatMap(({ content }) => mediaOfItem(content)),
  ]);
  const media = [...found].filter(([id]) => needed.has(id));
  const manifest: Manifest = {
    system,
    rules,
    presentations,
    media: Object.fromEntries(media.map(([id, one]) => [id, one.media])),
    recipes: ofKind<RecipeContent>(items, 'recipe'),
    dishes: ofKind<DishContent>(items, 'dish'),
    products: ofKind<ProductContent>(items, 'product'),
  };
  return { manifest, files: [...new Set(media.flatMap(([, { files }]) => files))] };
}
