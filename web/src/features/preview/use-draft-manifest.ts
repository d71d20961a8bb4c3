import { type LibraryItem, mediaOfItem } from '@psifida/contract/content/library-item';
import type { MediaDetails } from '@psifida/contract/content/media';
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
import type { LibraryKind } from '@psifida/contract/kinds';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api-client.ts';
import { keptNewsQuery } from '../../lib/kept-news-query.ts';
import { usePictures } from '../../lib/parts.tsx';
import { type DraftManifest, draftManifest, type Said } from './draft-manifest.ts';

const wholeItemQuery = ({ kind, id }: { kind: LibraryKind; id: string }) =>
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

const combineItems = (results: Result<LibraryItem>[]) => ({
  items: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  isLoading: results.some(({ isPending }) => isPending),
});
const combineSaid = (results: Result<MediaDetails>[]) => ({
  said: new Map<string, Said>(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
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
  rules: System;
  /** Of the presentation; a new one has the id that it will be created with. */
  id: string;
  content: PresentationContent;
  /** Recipes, dishes and products as they stand on the page, saved or not; the others are fetched. */
  edited?: ReadonlyMap<string, LibraryItem>;
};

const noneEdited: ReadonlyMap<string, LibraryItem> = new Map();

/** Everything that the draft needs on the glass, fetched as it is needed. */
export function useDraftManifest({
  system,
  rules,
  id,
  content,
  edited = noneEdited,
}: PreviewDraft): DraftManifest & {
  news: ReleaseNews;
  isLoading: boolean;
} {
  const { entries } = content;
  const named = useMemo(
    () =>
      [
        ...new Map(entries.flatMap((entry) => itemOf(entry) ?? []).map((one) => [one.id, one])).values(),
      ].filter((one) => !edited.has(one.id)),
    [entries, edited],
  );
  const fetched = useQueries({ queries: named.map(wholeItemQuery), combine: combineItems });
  const direct = useMemo(() => new Map([...fetched.items, ...edited]), [fetched.items, edited]);
  const inDishes = useMemo(() => {
    const ids = [...direct.values()].flatMap((item) => (item.kind === 'dish' ? item.content.products : []));
    return [...new Set(ids)].map((product) => ({ kind: 'product' as const, id: product }));
  }, [direct]);
  const nested = useQueries({ queries: inDishes.map(wholeItemQuery), combine: combineItems });
  const items = useMemo(() => new Map([...nested.items, ...direct]), [nested.items, direct]);

  const media = useMemo(
    () => [...mediaOfContent(content), ...[...items.values()].flatMap((item) => mediaOfItem(item.content))],
    [content, items],
  );
  const { assets, isLoading } = usePictures().useAssets(media);
  const written = useMemo(
    () => [...assets.values()].flatMap((one) => (one.hasCaptions || one.hasWords ? [one.id] : [])),
    [assets],
  );
  const spoken = useQueries({ queries: written.map(wholeMediaQuery), combine: combineSaid });

  const feeds = useMemo(() => entries.flatMap(feedsOf), [entries]);
  const news = useQueries({ queries: [...new Set(feeds)].map(keptNewsQuery), combine: combineNews });

  const made = useMemo(
    () => draftManifest({ system, rules, id, content, assets, items, said: spoken.said }),
    [system, rules, id, content, assets, items, spoken.said],
  );
  return { ...made, news, isLoading: isLoading || fetched.isLoading || nested.isLoading || spoken.isLoading };
}
