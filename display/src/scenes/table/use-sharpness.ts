import { useMemo } from 'react';
import { decodeImage } from '../common/media/decoding.ts';

/** From the smallest on. */
type Watched = { image: HTMLImageElement; sources: readonly string[] };

export type Sharpness = {
  watch(key: string, watched: Watched): () => void;
  /** Infinite where somebody looks at it closely. */
  grown(key: string, width: number): void;
};

/** Sixty large images would fill a table's memory: small ones lie on it, a larger one is decoded where it is taken. */
export const useSharpness = (): Sharpness =>
  useMemo(() => {
    const all = new Map<string, Watched>();
    const widths = new Map<string, number>();
    const sharpen = async (key: string, width: number) => {
      const watched = all.get(key);
      if (!watched) return;
      const { image, sources } = watched;
      for (const [at, source] of sources.entries()) {
        const decoded = await decodeImage(source);
        if (!decoded || widths.get(key) !== width) return;
        const suffices = width <= decoded.naturalWidth * 1.05 || at === sources.length - 1;
        const shown = image.getAttribute('src') ?? '';
        if (source !== shown && (suffices || at > sources.indexOf(shown))) image.src = source;
        if (suffices) return;
      }
    };
    return {
      watch(key, watched) {
        all.set(key, watched);
        return () => void (all.get(key) === watched && all.delete(key));
      },
      grown(key, width) {
        widths.set(key, width);
        void sharpen(key, width);
      },
    };
  }, []);
