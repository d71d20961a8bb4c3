import { Box } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './long-grid.module.css';
import { whenQuiet } from './when-quiet.ts';

/** Up to here everything is simply drawn; a browser is not slower for it, and find-in-page sees all. */
const drawnWhole = 60;

type LongGridProps = {
  ids: readonly string[];
  cardWidth: number;
  /** A first guess; the real height is measured. */
  rowHeight: number;
  label: string;
  gap?: number;
  /** One that somebody goes to: its row is brought into the page. */
  wanted?: string | null;
  children: (id: string) => ReactNode;
};

/** A grid of cards that stays smooth however many there are: far rows are not in the page. */
export function LongGrid(props: LongGridProps) {
  return props.ids.length <= drawnWhole ? <WholeGrid {...props} /> : <VirtualGrid {...props} />;
}

function WholeGrid({ ids, cardWidth, label, gap = 24, children }: LongGridProps) {
  return (
    <ul
      className={classes.grid}
      aria-label={label}
      style={{ gap, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))` }}
    >
      {ids.map((id) => (
        <li key={id}>{children(id)}</li>
      ))}
    </ul>
  );
}

function VirtualGrid({ ids, cardWidth, rowHeight, label, gap = 24, wanted = null, children }: LongGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, top }, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setPlace({
        width: element.clientWidth,
        top: element.getBoundingClientRect().top + window.scrollY,
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);

  // What is out of sight is drawn once people see the page and nobody types, and before they scroll there.
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const draw = () => startTransition(() => setSeen(true));
    void whenQuiet().then(draw);
    window.addEventListener('scroll', draw, { once: true, passive: true });
    return () => window.removeEventListener('scroll', draw);
  }, []);

  const columns = Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
  const rows = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: isSeen ? 3 : 0,
    scrollMargin: top,
  });

  const bring = useEffectEvent((id: string) => {
    const index = ids.indexOf(id);
    if (index >= 0) rows.scrollToIndex(Math.floor(index / columns), { align: 'center' });
  });
  useEffect(() => {
    if (wanted) bring(wanted);
  }, [wanted]);

  return (
    <Box ref={frame} role="list" aria-label={label} pos="relative" style={{ height: rows.getTotalSize() }}>
      {width > 0 &&
        rows.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="presentation"
            className={classes.row}
            style={{
              gap,
              transform: `translateY(${start - top}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {ids.slice(index * columns, (index + 1) * columns).map((id, column) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={id}
                role="listitem"
                aria-posinset={index * columns + column + 1}
                aria-setsize={ids.length}
              >
                {children(id)}
              </div>
            ))}
          </div>
        ))}
    </Box>
  );
}
