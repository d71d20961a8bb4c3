import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useRef } from 'react';
import type { PictureSize } from '../scene.ts';
import { decodePicture } from './decode-picture.ts';
import { useScene } from './scene-context.ts';

/** For a loop's `prepare`: decodes what comes next and holds it until then; what is broken is told and passed over. */
export function usePreparePicture(size: PictureSize) {
  const { sourceOf, onTrouble } = useScene();
  const upcoming = useRef<HTMLImageElement>(null);
  return async (media: ReleaseMedia | undefined): Promise<boolean> => {
    if (!media) return false;
    upcoming.current = await decodePicture(sourceOf(media, size));
    if (!upcoming.current) onTrouble('picture-broken', media.id);
    return upcoming.current !== null;
  };
}
