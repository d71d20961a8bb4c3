import type { Bilingual } from '@psifida/contract/bilingual';
import type { FocalPoint } from '@psifida/contract/content/media';
import type { Paths } from '@psifida/contract/content/paths';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { presentationQuery, presentationsQuery } from './presentation-queries.ts';

/** A totem shows a handful of presentations; so many are asked for at once. */
const mostMaps = 60;

/** A map with the title of the first presentation that has it, and where paths over it lead. */
type SystemMap = { media: string; title: Bilingual; tours: { paths: Paths; places: FocalPoint[] }[] };

export function useSystemMaps(system: SystemId): { maps: readonly SystemMap[]; isLoading: boolean } {
  const list = useInfiniteQuery(presentationsQuery(system, { state: 'active', order: 'shown' }, mostMaps));
  const ids = list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const { found, isPending } = useQueries({
    queries: ids.map((id) => presentationQuery(system, id)),
    combine,
  });
  return { maps: mapsOf(found), isLoading: list.isPending || isPending };
}

const combine = (results: { data?: Presentation | undefined; isPending: boolean }[]) => ({
  found: results.flatMap(({ data }) => data ?? []),
  isPending: results.some(({ isPending }) => isPending),
});

const placesIn = ({ entries }: Presentation['content']) =>
  entries.flatMap((entry) => (entry.kind === 'point-title' && entry.active && entry.place) || []);

/** Two presentations on the same image have one map: whoever stands before it stands at the same place of both. */
export function mapsOf(presentations: readonly Pick<Presentation, 'content'>[]): SystemMap[] {
  const maps = new Map<string, SystemMap>();
  for (const { content } of presentations)
    for (const entry of content.entries)
      if (entry.kind === 'image' && entry.id === content.map) {
        const { media } = entry;
        const map = maps.get(media) ?? { media, title: content.title, tours: [] };
        if (content.paths) map.tours.push({ paths: content.paths, places: placesIn(content) });
        maps.set(media, map);
      }
  return [...maps.values()];
}
