import { Box } from '@mantine/core';
import type { MediaAsset } from '@psifida/contract/content/media';
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useNewest } from '../../../lib/use-newest.ts';
import { mediaPageSize as pageOf } from '../media-queries.ts';
import { gridLayout, stepTo } from './grid-layout.ts';
import { MediaCard, MediaCardPlaceholder } from './media-card.tsx';
import classes from './media-grid.module.css';

type MediaGridProps = {
  items: readonly MediaAsset[];
  onChoose: (asset: MediaAsset) => void;
  chosen?: ReadonlySet<string>;
  toggles?: boolean;
  tick?: ((asset: MediaAsset) => ReactNode) | undefined;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
  scroller?: RefObject<HTMLElement | null>;
};

/** Virtualised: rows have a known height, so nothing jumps. */
export function MediaGrid({ scroller, ...props }: MediaGridProps) {
  return scroller ? <InnerGrid scroller={scroller} {...props} /> : <PageGrid {...props} />;
}

type GridProps = Omit<MediaGridProps, 'scroller'>;

function useBox() {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, top: element.offsetTop };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above may grow, and with it the place where the grid begins.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return { box, ...place };
}

/** Reserves the rows of pages that are still loading. */
const rowCount = ({ items, hasMore }: GridProps, columns: number) =>
  Math.ceil((items.length + (hasMore ? pageOf : 0)) / columns);

function PageGrid(props: GridProps) {
  const { box, width, top } = useBox();
  const layout = gridLayout(width);
  const rows = useWindowVirtualizer({
    count: rowCount(props, layout.columns),
    estimateSize: () => layout.rowHeight,
    overscan: 3,
    scrollMargin: top,
  });
  return <Rows {...props} box={box} width={width} rows={rows} scrollMargin={top} />;
}

function InnerGrid({ scroller, ...props }: GridProps & { scroller: RefObject<HTMLElement | null> }) {
  const { box, width } = useBox();
  const layout = gridLayout(width);
  const rows = useVirtualizer({
    count: rowCount(props, layout.columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => layout.rowHeight,
    overscan: 3,
  });
  return <Rows {...props} box={box} width={width} rows={rows} scrollMargin={0} />;
}

type RowsProps = GridProps & {
  box: RefObject<HTMLDivElement | null>;
  width: number;
  rows: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;
  scrollMargin: number;
};

function Rows(props: RowsProps) {
  const { items, onChoose, chosen, toggles, tick, hasMore, isFetching, onMore, box, width } = props;
  const { rows, scrollMargin } = props;
  const t = useTranslations('media');
  const { columns, rowHeight } = gridLayout(width);
  const visible = rows.getVirtualItems();
  const last = visible.at(-1)?.index ?? 0;
  const total = Math.ceil(items.length / columns);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width gives every row another height
  useEffect(() => rows.measure(), [rowHeight]);

  const latest = useNewest(onChoose);
  const choose = useCallback((asset: MediaAsset) => latest.current(asset), [latest]);

  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (hasMore && !isFetching && width > 0 && last >= total - 3) more();
  }, [hasMore, isFetching, width, last, total]);

  /** Arrow keys go from card to card; the row they lead to may have to be made first. */
  const onKeyDown = (event: KeyboardEvent) => {
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);
    const to = stepTo(event.key, { at, columns, count: items.length });
    if (to === null) return;
    event.preventDefault();
    rows.scrollToIndex(Math.floor(to / columns), { align: 'auto' });
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-index="${to}"] [data-card]`)?.focus(),
    );
  };

  return (
    <Box
      ref={box}
      role="list"
      aria-label={t('list')}
      pos="relative"
      w="100%"
      style={{ height: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {width > 0 &&
        visible.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={classes.row}
            style={{
              height: row.size,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start - scrollMargin}px)`,
            }}
          >
            {row.index * columns >= items.length && <PlaceholderRow columns={columns} />}
            {items.slice(row.index * columns, (row.index + 1) * columns).map((asset, place) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={asset.id}
                role="listitem"
                aria-posinset={row.index * columns + place + 1}
                aria-setsize={hasMore ? -1 : items.length}
                data-index={row.index * columns + place}
              >
                <MediaCard {...{ asset, toggles }} onChoose={choose} chosen={chosen?.has(asset.id)} />
                {tick && <div className={classes.tick}>{tick(asset)}</div>}
              </div>
            ))}
          </div>
        ))}
    </Box>
  );
}

const PlaceholderRow = ({ columns }: { columns: number }) =>
  Array.from({ length: columns }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
    <MediaCardPlaceholder key={index} at={index} />
  ));

export function MediaGridPlaceholder() {
  const t = useTranslations('shell');
  return (
    <div className={classes.placeholder} role="status" aria-label={t('loading')}>
      <PlaceholderRow columns={12} />
    </div>
  );
}
