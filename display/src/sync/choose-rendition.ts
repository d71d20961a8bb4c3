import type { Manifest, ReleaseMedia } from '@psifida/contract/content/release';

/**
 * `full` fills the screen of this device, `small` is for cards and lists. Both are on the device. `whole` has all points
 * of the picture; it may have to be fetched.
 */
export type PictureSize = 'full' | 'small' | 'whole';

type ReleasePicture = ReleaseMedia['pictures'][number];

const smallSide = 960;

const sideOf = ({ width, height }: ReleasePicture) => Math.max(width, height);

/**
 * The file in which this device shows a picture: for the whole screen the smallest that fills `side`, for a card the
 * largest that is not above `smallSide`. WebP is decoded everywhere; other formats only where there is no WebP.
 */
export function choosePicture(
  { pictures }: ReleaseMedia,
  size: PictureSize,
  side: number,
): ReleasePicture | null {
  const webp = pictures.filter(({ format }) => format === 'webp');
  const known = webp.length ? webp : pictures.filter(({ format }) => format === 'jpeg');
  const sorted = (known.length ? known : pictures).toSorted((a, b) => sideOf(a) - sideOf(b));
  if (size === 'small') return sorted.findLast((one) => sideOf(one) <= smallSide) ?? sorted[0] ?? null;
  if (size === 'whole') return sorted.at(-1) ?? null;
  return sorted.find((one) => sideOf(one) >= side) ?? sorted.at(-1) ?? null;
}

/** One file that must be on the device before its release may be shown. */
export type NeededFile = { url: string; sha256: string; bytes: number };

const toFile = ({ url, sha256, bytes }: NeededFile): NeededFile => ({ url, sha256, bytes });

/** Every file of a release that this device shows, each once. */
export function filesOf({ media, sounds = {} }: Manifest, side: number): NeededFile[] {
  const files = Object.values(media).flatMap((one) => {
    const pictures = (['full', 'small'] as const).map((size) => choosePicture(one, size, side));
    return [...pictures, one.film].filter((file) => file !== null).map(toFile);
  });
  const all = [...files, ...Object.values(sounds).map(toFile)];
  return [...new Map(all.map((file) => [file.url, file])).values()];
}

/** What a scene asks for while it draws. */
export const sourcesAt = (side: number) => ({
  sourceOf: (media: ReleaseMedia, size: PictureSize) => choosePicture(media, size, side)?.url ?? '',
  filmOf: (media: ReleaseMedia) => media.film?.url ?? '',
});
