import { type Image, type ServedImageFormat, servedImageFormats } from '@psifida/contract/content/media';

const types: Record<ServedImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

type ImageSource = { type: string; srcSet: string };

export const sourcesOf = (images: readonly Image[]): ImageSource[] =>
  servedImageFormats.flatMap((format) => {
    const srcSet = images
      .filter((one) => one.format === format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
    return srcSet ? [{ type: types[format], srcSet }] : [];
  });

/** For browsers that know neither `srcset` nor the other formats: the smallest JPEG that is not a thumbnail. */
export function fallbackOf(images: readonly Image[]): Image | undefined {
  const jpegs = images.filter(({ format }) => format === 'jpeg');
  return jpegs.find(({ width }) => width > 640) ?? jpegs.at(-1) ?? images.at(-1);
}
