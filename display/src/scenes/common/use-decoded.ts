import { useEffect, useState } from 'react';
import { decodePicture } from './decode-picture.ts';

type Decoded = { source: string | null; image: HTMLImageElement | null };

/** The latest of the given sources that is decoded: the one before stays until the new one can be painted. */
export function useDecoded(source: string | null, onBroken?: () => void): string | null {
  const [decoded, setDecoded] = useState<Decoded>({ source: null, image: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom to tell may change, that it is broken does not
  useEffect(() => {
    if (source === null) return;
    let wanted = true;
    decodePicture(source).then((image) => {
      if (!wanted) return;
      // Held as long as it is shown: otherwise the browser may forget what it has decoded.
      if (image) setDecoded({ source, image });
      else onBroken?.();
    });
    return () => {
      wanted = false;
    };
  }, [source]);
  return decoded.source;
}
