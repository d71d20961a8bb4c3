import { useEffect, useRef, useState } from 'react';
import { decodePicture } from './decode-picture.ts';

type Decoded = { source: string | null; image: HTMLImageElement | null };

/** The latest of the given sources that is decoded: the one before stays until the new one can be painted. */
export function useDecoded(source: string | null, onBroken?: () => void): string | null {
  const [decoded, setDecoded] = useState<Decoded>({ source: null, image: null });
  const turns = useRef({ asked: 0, shown: 0 });
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom to tell may change, that it is broken does not
  useEffect(() => {
    if (source === null) return;
    turns.current.asked += 1;
    const turn = turns.current.asked;
    decodePicture(source).then((image) => {
      // One that was asked for earlier is welcome until a later one is there: the small before the large.
      if (!mounted.current || turn < turns.current.shown) return;
      if (!image) return onBroken?.();
      turns.current.shown = turn;
      // Held as long as it is shown: otherwise the browser may forget what it has decoded.
      setDecoded({ source, image });
    });
  }, [source]);
  return decoded.source;
}
