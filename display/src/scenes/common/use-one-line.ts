import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The share of its size in which a block's heading, scaled by the block's `--fit`, stands on one line; 1 where it does
 * already, and where it would have to be smaller than `least`: then it is broken in its full size.
 */
export function useOneLine(
  block: RefObject<HTMLElement | null>,
  { least, changes }: { least: number; changes: unknown },
): number {
  const [share, setShare] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when what may change it has changed
  useLayoutEffect(() => {
    let wanted = true;
    const measure = () => {
      const heading = block.current?.querySelector('h1');
      if (!block.current || !heading || !wanted) return;
      const fit = Number(getComputedStyle(block.current).getPropertyValue('--fit')) || 1;
      const words = heading.cloneNode(true) as HTMLElement;
      Object.assign(words.style, { position: 'absolute', width: 'max-content', visibility: 'hidden' });
      heading.after(words);
      const needed = (0.995 * fit * heading.clientWidth) / words.offsetWidth;
      words.remove();
      setShare(needed < 1 && needed >= least ? needed : 1);
    };
    measure();
    document.fonts.ready.then(measure);
    return () => {
      wanted = false;
    };
  }, [block, least, changes]);
  return share;
}
