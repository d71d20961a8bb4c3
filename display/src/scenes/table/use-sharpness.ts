import { useMemo } from 'react';
import { decodePicture } from '../common/decoding.ts';

type Watched = { image: HTMLImageElement; small: string; full: string };

export type Sharpness = {
  watch(key: string, watched: Watched): () => void;
  /** The picture is this wide now. */
  grown(key: string, width: number): void;
};

/**
 * Sixty large pictures decoded at once would fill the memory of a table. So small ones lie on it, and a large one takes
 * its small one's place while someone looks at it closely.
 */
export const useSharpness = (): Sharpness =>
  useMemo(() => {
    const all = new Map<string, Watched>();
    const widths = new Map<string, number>();
    const sharpen = async (key: string, width: number) => {
      const watched = all.get(key);
      if (!watched) return;
      const { image, small, full } = watched;
      const little = await decodePicture(small);
      const wanted = little && width > little.naturalWidth * 1.05 ? full : small;
      if (image.getAttribute('src') === wanted) return;
      const decoded = await decodePicture(wanted);
      if (decoded && widths.get(key) === width) image.src = wanted;
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
