import { useMemo } from 'react';
import { decodePicture } from '../common/decoding.ts';

/** `sources`: from the smallest on. */
type Watched = { image: HTMLImageElement; sources: readonly string[] };

export type Sharpness = {
  watch(key: string, watched: Watched): () => void;
  /** The picture is this wide now; infinitely, where somebody looks at it closely. */
  grown(key: string, width: number): void;
};

/**
 * Sixty large pictures decoded at once would fill the memory of a table. So small ones lie on it, and a large one takes
 * its small one's place while someone has it before them. All its points are fetched for whoever looks closely, and only
 * where there is a network: what is on the device is shown until then.
 */
export const useSharpness = (): Sharpness =>
  useMemo(() => {
    const all = new Map<string, Watched>();
    const widths = new Map<string, number>();
    const sharpen = async (key: string, width: number) => {
      const watched = all.get(key);
      if (!watched) return;
      const { image, sources } = watched;
      for (const [at, source] of sources.entries()) {
        const decoded = await decodePicture(source);
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
