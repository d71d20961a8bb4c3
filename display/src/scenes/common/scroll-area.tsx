import type { Language } from '@psifida/contract/bilingual';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { RoundButton } from './buttons.tsx';
import { cutLines, linesIn } from './cut-lines.ts';
import styles from './scroll-area.module.css';
import { texts } from './texts.ts';

const restAfterMs = 200;

type Ends = { before: boolean; after: boolean };

type ScrollAreaProps = {
  children: ReactNode;
  lang: Language;
  direction?: 'down' | 'across';
  /** What is in it, for those who cannot see it. */
  label?: string;
  /** Where the words of the buttons should be others than those of a text. */
  words?: { before: string; after: string };
  className?: string | undefined;
};

/** What may be longer than its place: can be pulled with one finger, or paged with two large buttons. */
export function ScrollArea({
  children,
  lang,
  direction = 'down',
  label,
  words,
  className = '',
}: ScrollAreaProps) {
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

  /** At rest no line is cut; while it is pulled, the text fades at its edges. Cards show by their cut that there are more. */
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
    // A browser that does not say when it has come to rest is taken to be there when nothing has moved for a while.
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
  const said = words ?? { before: texts[lang].before, after: texts[lang].further };
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
        lang={lang}
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
              lang={lang}
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
