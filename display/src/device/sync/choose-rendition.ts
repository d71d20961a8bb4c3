import type { Manifest, ReleaseMedia } from '@psifida/contract/content/release';

/** `full` fills the screen, `small` is for cards; both are on the device. `whole` may have to be fetched. */
export type ImageSize = 'full' | 'small' | 'whole';

type ReleaseImage = ReleaseMedia['images'][number];

const smallSide = 960;

const sideOf = ({ width, height }: ReleaseImage) => Math.max(width, height);

/** The smallest that fills `side`, or for a card the largest within `smallSide`; WebP where there is one. */
export function chooseImage({ images }: ReleaseMedia, size: ImageSize, side: number): ReleaseImage | null {
  const webp = images.filter(({ format }) => format === 'webp');
  const known = webp.length ? webp : images.filter(({ format }) => format === 'jpeg');
  const sorted = (known.length ? known : images).toSorted((a, b) => sideOf(a) - sideOf(b));
  if (size === 'small') return sorted.findLast((one) => sideOf(one) <= smallSide) ?? sorted[0] ?? null;
  if (size === 'whole') return sorted.at(-1) ?? null;
  return sorted.find((one) => sideOf(one) >= side) ?? sorted.at(-1) ?? null;
}

export type NeededFile = { url: string; sha256: string; bytes: number };

const toFile = ({ url, sha256, bytes }: NeededFile): NeededFile => ({ url, sha256, bytes });

export function filesOf({ media, audios = {} }: Manifest, side: number): NeededFile[] {
  const files = Object.values(media).flatMap((one) => {
    const images = (['full', 'small'] as const).map((size) => chooseImage(one, size, side));
    return [...images, one.video].filter((file) => file !== null).map(toFile);
  });
  const all = [...files, ...Object.values(audios).map(toFile)];
  return [...new Map(all.map((file) => [file.url, file])).values()];
}

export const sourcesAt = (side: number) => ({
  sourceOf: (media: ReleaseMedia, size: ImageSize) => chooseImage(media, size, side)?.url ?? '',
  videoOf: (media: ReleaseMedia) => media.video?.url ?? '',
});
