import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useRef, useState } from 'react';
import type { ImageSize } from '../../../device/sync/choose-rendition.ts';
import { useScene } from '../scene-context.ts';

/** Null for a broken image. */
export async function decodeImage(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

type Decoded = { source: string | null; image: HTMLImageElement | null };

/** The latest of the given sources that is decoded; the one before stays until then. */
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
    decodeImage(source).then((image) => {
      // An earlier one is welcome until a later one is there: the small before the large.
      if (!mounted.current || turn < turns.current.shown) return;
      if (!image) return onBroken?.();
      turns.current.shown = turn;
      // Held as long as it is shown: otherwise the browser may drop what it has decoded.
      setDecoded({ source, image });
    });
  }, [source]);
  return decoded.source;
}

/** For a loop's `prepare`: holds the decoded next image; a broken one is reported and skipped. */
export function usePrepareImage(size: ImageSize) {
  const { sourceOf, onTrouble } = useScene();
  const upcoming = useRef<HTMLImageElement>(null);
  return async (media: ReleaseMedia | undefined): Promise<boolean> => {
    if (!media) return false;
    upcoming.current = await decodeImage(sourceOf(media, size));
    if (!upcoming.current) onTrouble('image-broken', media.id);
    return upcoming.current !== null;
  };
}

/** First the small image, which is there at once, then the large one. */
export function useSharpening(media: string): ImageSize {
  const [sharp, setSharp] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSharp(media), 60);
    return () => clearTimeout(timer);
  }, [media]);
  return sharp === media ? 'full' : 'small';
}
