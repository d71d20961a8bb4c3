import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useScene } from '../scene-context.ts';
import { RoundButton } from './buttons.tsx';
import styles from './scroll-area.module.css';

const restAfterMs = 200;

type Ends = { before: boolean; after: boolean };

type ScrollAreaProps = {
  children: ReactNode;
  direction?: 'down' | 'across';
  label?: string;
  /** Names of the buttons; those of a text unless given. */
  words?: { before: string; after: string };
  className?: string | undefined;
};

/** Scrolled with one finger, or paged by two large buttons. */
export function ScrollArea({ children, direction = 'down', label, words, className = '' }: ScrollAreaProps) {
  const { language } = useScene();
  const view = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState<Ends>({ before: false, after: false });
  const down = direction === 'down';

  const look = useCallback(() => {
    const box = view.current;
    if (!box) return;
    const at = down ? box.scrollTop : box.scrollLeft;
    const rest = down ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
    const now = { before: at > 2, after: at < rest - 2 };
    setEnds((known) => (known.before === now.before && known.after === now.after ? known : now));
  }, [down]);

  /** At rest, a line cut by an edge is hidden; cards stay, for their cut shows that there are more. */
  const rest = useCallback(() => {
    const box = view.current;
    if (!box || !down || box.querySelector('button')) return;
    const cut = cutLines(linesIn(box), box.getBoundingClientRect());
    box.style.setProperty('--cut-before', `${cut.before}px`);
    box.style.setProperty('--cut-after', `${cut.after}px`);
    box.dataset.moving = 'false';
  }, [down]);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = () => {
    if (view.current) view.current.dataset.moving = 'true';
    look();
    // Without `scrollend`, it is at rest when nothing has moved for a while.
    if ('onscrollend' in window) return;
    clearTimeout(resting.current);
    resting.current = setTimeout(rest, restAfterMs);
  };

  useEffect(rest);
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      look();
      rest();
    });
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    return () => watch.disconnect();
  }, [look, rest]);

  const page = (way: 1 | -1) => {
    const box = view.current;
    const far = 0.85 * way * ((down ? box?.clientHeight : box?.clientWidth) ?? 0);
    const quiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box?.scrollBy({ [down ? 'top' : 'left']: far, behavior: quiet ? 'instant' : 'smooth' });
  };
  const said = words ?? { before: texts[language].before, after: texts[language].further };
  const icons = down
    ? ({ before: 'up', after: 'down' } as const)
    : ({ before: 'previous', after: 'next' } as const);
  return (
    <div className={`${styles.area} ${styles[direction]} ${className}`}>
      <section
        ref={view}
        className={styles.view}
        data-before={ends.before}
        data-after={ends.after}
        aria-label={label}
        lang={language}
        tabIndex={ends.before || ends.after ? 0 : undefined}
        onScroll={move}
        onScrollEnd={rest}
      >
        <div className={styles.content}>{children}</div>
      </section>
      {(ends.before || ends.after) && (
        <div className={styles.buttons}>
          {(['before', 'after'] as const).map((end) => (
            <RoundButton
              key={end}
              icon={icons[end]}
              label={said[end]}
              tone="quiet"
              disabled={!ends[end]}
              onPress={() => page(end === 'after' ? 1 : -1)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type Edges = { top: number; bottom: number };

export function cutLines(lines: readonly Edges[], { top, bottom }: Edges): { before: number; after: number } {
  // Letters as tall as half of the view are better seen in part than not at all.
  const seen = lines.filter(
    (line) => line.bottom > top && line.top < bottom && line.bottom - line.top < (bottom - top) / 2,
  );
  const above = seen.filter((line) => line.top < top);
  const below = seen.filter((line) => line.bottom > bottom);
  return {
    before: Math.max(0, ...above.map((line) => line.bottom - top)),
    after: Math.max(0, ...below.map((line) => bottom - line.top)),
  };
}

/** Line boxes overlap a little: this share of the height above the letters does not count. */
const air = 0.08;

function linesIn(view: Element): Edges[] {
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Edges[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    for (const { top, bottom, height } of range.getClientRects())
      lines.push({ top: top + height * air, bottom });
  }
  return lines;
}
