import type { MediaKind } from '@psifida/contract/content/media';

/** For the browser's file dialog: what it offers first. The bytes decide, not the name. */
export const acceptFor = {
  image:
    '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,.tif,.tiff,.gif,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/tiff,image/gif',
  video:
    '.mp4,.m4v,.mov,.webm,.mkv,.mts,.m2ts,.ts,video/mp4,video/quicktime,video/webm,video/x-matroska,video/mp2t',
  audio: '.mp3,.m4a,.ogg,.oga,.opus,audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg',
} satisfies Record<MediaKind, string>;

const acceptPdf = '.pdf,application/pdf';

/** Where pages of a PDF are taken as images. */
export const acceptWithPages = { ...acceptFor, image: `${acceptFor.image},${acceptPdf}` };

/** With a table of titles and descriptions beside them. */
export const acceptAll = [...Object.values(acceptWithPages), '.csv,text/csv'].join();
