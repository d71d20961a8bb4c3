import { type Picture, type PictureFormat, pictureFormats } from '@psifida/contract/content/media';

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

type PictureSource = { type: string; srcSet: string };

/** One source per format, the smallest format first, each with all its widths. */
export const sourcesOf = (pictures: readonly Picture[]): PictureSource[] =>
  pictureFormats.flatMap((format) => {
    const srcSet = pictures
      .filter((one) => one.format === format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
    return srcSet ? [{ type: types[format], srcSet }] : [];
  });

/** For browsers that know neither `srcset` nor the other formats: the smallest JPEG that is not a thumbnail. */
export function fallbackOf(pictures: readonly Picture[]): Picture | undefined {
  const jpegs = pictures.filter(({ format }) => format === 'jpeg');
  return jpegs.find(({ width }) => width > 640) ?? jpegs.at(-1) ?? pictures.at(-1);
}
