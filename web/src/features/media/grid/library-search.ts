import { mediaKinds, resolutions } from '@psifida/contract/content/media';
import { rightsStates } from '@psifida/contract/content/rights';
import { tagMaxLength } from '@psifida/contract/content/tags';
import { mediaOrders } from '@psifida/contract/endpoints/media';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { MediaFilter } from '../media-queries.ts';

type Shown = { filter: MediaFilter; asset: string | null };

/** What the library shows, read from its address; nonsense in it is as good as nothing. */
export function readLibrarySearch(search: Record<string, unknown>): Shown {
  const { q, kind, resolution, tag, unused, doubted, rights, order, reversed, asset } = search;
  const known = {
    search: typeof q === 'string' ? q.slice(0, 200) : '',
    kind: mediaKinds.find((one) => one === kind),
    resolution: resolutions.find((one) => one === resolution),
    tag: typeof tag === 'string' ? tag.slice(0, tagMaxLength) : '',
    rights: rightsStates.find((one) => one === rights),
    order: mediaOrders.find((one) => one === order),
  };
  return {
    filter: {
      ...(known.search && { search: known.search }),
      ...(known.kind && { kind: known.kind }),
      ...(known.resolution && { resolution: known.resolution }),
      ...(known.tag && { tag: known.tag }),
      ...(unused === 'true' && { unused: true }),
      ...(doubted === 'true' && { doubted: true }),
      ...(known.rights && { rights: known.rights }),
      ...(known.order && { order: known.order }),
      ...(reversed === 'true' && { reversed: true }),
    },
    asset: typeof asset === 'string' && asset !== '' ? asset : null,
  };
}

const toSearch = (filter: MediaFilter) => {
  const { search, kind, resolution, tag, unused, doubted, rights, order, reversed } = filter;
  return {
    q: search || undefined,
    kind,
    resolution,
    tag: tag || undefined,
    unused: unused ? 'true' : undefined,
    doubted: doubted ? 'true' : undefined,
    rights,
    order,
    reversed: reversed ? 'true' : undefined,
  };
};

export function useLibrarySearch() {
  const navigate = useNavigate();
  const shown = readLibrarySearch(useSearch({ strict: false }) as Record<string, unknown>);
  const go = (part: Record<string, unknown>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, ...part }),
      replace,
      resetScroll: false,
    });
  return {
    ...shown,
    setFilter: (part: MediaFilter) => go(toSearch({ ...shown.filter, ...part }), true),
    clearFilter: () => {
      const { order, reversed } = shown.filter;
      go(toSearch({ ...(order && { order }), ...(reversed && { reversed }) }), true);
    },
    open: (id: string) => go({ asset: id }, false),
    close: () => go({ asset: undefined }, true),
  };
}
