import { type LibraryItem, mediaOfItem } from '@psifida/contract/content/library-item';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import {
  feedsOf,
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { ReleaseNews } from '@psifida/contract/content/release';
import { findItem } from '@psifida/contract/endpoints/library';
import { findMedia } from '@psifida/contract/endpoints/media';
import type { KeptNews } from '@psifida/contract/endpoints/news';
import type { UsedKind } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/api-client.ts';
import { useAssets } from '../media/image/use-assets.ts';
import { keptNewsQuery } from '../news/kept-news-query.ts';
import { useSystem } from '../systems/registry.tsx';
import { draftManifest } from './draft-manifest.ts';

const wholeItemQuery = ({ kind, id }: { kind: UsedKind; id: string }) =>
  queryOptions({
    queryKey: ['library', kind, 'preview', id],
    queryFn: ({ signal }) => call(findItem, { params: { kind, id } }, { signal }),
    staleTime: 30_000,
    retry: false,
  });

/** With captions and words, which lists do without. */
const wholeMediaQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'preview', id],
    queryFn: ({ signal }) => call(findMedia, { params: { id } }, { signal }),
    staleTime: 30_000,
    retry: false,
  });

type Result<T> = { data?: T | null | undefined; isPending: boolean };

const byId = <One extends { id: string }>(results: Result<One>[]) => ({
  found: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  isLoading: results.some(({ isPending }) => isPending),
});
const combineNews = (results: Result<KeptNews>[]): ReleaseNews =>
  Object.fromEntries(
    results.flatMap(({ data }): [string, NewsFeed][] =>
      data ? [[data.url, { title: data.title, items: data.items }]] : [],
    ),
  );

export type PreviewDraft = {
  system: SystemId;
  id: string;
  content: PresentationContent;
  /** Recipes, dishes and products as they stand on the page, saved or not; the others are fetched. */
  edited?: ReadonlyMap<string, LibraryItem>;
};

const noneEdited: ReadonlyMap<string, LibraryItem> = new Map();

export function useDraftManifest({ system, id, content, edited = noneEdited }: PreviewDraft) {
  const rules = useSystem(system);
  const { entries } = content;
  const named = useMemo(
    () =>
      [
        ...new Map(entries.flatMap((entry) => itemOf(entry) ?? []).map((one) => [one.id, one])).values(),
      ].filter((one) => !edited.has(one.id)),
    [entries, edited],
  );
  const fetched = useQueries({ queries: named.map(wholeItemQuery), combine: byId });
  const direct = useMemo(() => new Map([...fetched.found, ...edited]), [fetched.found, edited]);
  const inDishes = useMemo(() => {
    const ids = [...direct.values()].flatMap((item) => (item.kind === 'dish' ? item.content.products : []));
    return [...new Set(ids)].map((product) => ({ kind: 'product' as const, id: product }));
  }, [direct]);
  const nested = useQueries({ queries: inDishes.map(wholeItemQuery), combine: byId });
  const items = useMemo(() => new Map([...nested.found, ...direct]), [nested.found, direct]);

  const media = useMemo(
    () => [...mediaOfContent(content), ...[...items.values()].flatMap((item) => mediaOfItem(item.content))],
    [content, items],
  );
  const { assets, isLoading } = useAssets(media);
  const written = useMemo(
    () => [...assets.values()].flatMap((one) => (one.hasCaptions || one.hasWords ? [one.id] : [])),
    [assets],
  );
  const spoken = useQueries({ queries: written.map(wholeMediaQuery), combine: byId });

  const feeds = useMemo(() => entries.flatMap(feedsOf), [entries]);
  const news = useQueries({ queries: [...new Set(feeds)].map(keptNewsQuery), combine: combineNews });

  const made = useMemo(
    () => draftManifest({ system, rules, id, content, assets, items, written: spoken.found }),
    [system, rules, id, content, assets, items, spoken.found],
  );
  return { ...made, news, isLoading: isLoading || fetched.isLoading || nested.isLoading || spoken.isLoading };
}
