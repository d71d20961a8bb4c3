import { boxAround, type GlassPlace, type OwnWall, wordsPlace } from '@psifida/contract/content/joined-wall';
import type { Size } from '@psifida/contract/registry/check';

type Rect = Size & { left: number; top: number };

const longer = ({ widthMm, heightMm }: GlassPlace) => Math.max(widthMm, heightMm);

/** The whole wall in this display's pixels, shifted so that its part is on the glass, and the display with the words. */
export function windowOf(
  { places, own }: Pick<OwnWall, 'places' | 'own'>,
  shape: Size,
): { whole: Rect; words: Rect } | null {
  const place = places[own];
  const spoken = wordsPlace(places);
  if (!place || !spoken) return null;
  const box = boxAround(places);
  const pxPerMm = shape.width / place.widthMm;
  const from = (origin: GlassPlace, one: GlassPlace): Rect => ({
    left: (one.xMm - origin.xMm) * pxPerMm,
    top: (one.yMm - origin.yMm) * pxPerMm,
    width: one.widthMm * pxPerMm,
    height: one.heightMm * pxPerMm,
  });
  return { whole: from(place, box), words: from(box, spoken) };
}

/** In pixels, of the image that a display shows its part of. */
export function sideInWall(wall: Pick<OwnWall, 'places' | 'own'> | null, screenSide: number): number {
  const place = wall?.places[wall.own];
  if (!wall || !place) return screenSide;
  return Math.round((screenSide * longer(boxAround(wall.places))) / longer(place));
}
