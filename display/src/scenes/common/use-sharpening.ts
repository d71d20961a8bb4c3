import { useEffect, useState } from 'react';
import type { PictureSize } from '../scene.ts';

/** At first the small picture, which is there at once; then the large one, which takes its place when it is decoded. */
export function useSharpening(media: string): PictureSize {
  const [sharp, setSharp] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSharp(media), 60);
    return () => clearTimeout(timer);
  }, [media]);
  return sharp === media ? 'full' : 'small';
}
