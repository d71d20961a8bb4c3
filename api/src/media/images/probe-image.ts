import type {
  FileMetadata,
  FocalPoint,
  ImageFlaw,
  ImageFormat,
  Placeholder,
} from '@psifida/contract/content/media';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import { Refused } from '../refused.ts';
import { StorageFailure } from '../storage/storage.ts';
import { ImageProcessEnded } from './image-process.ts';
import type { ImageTasks } from './image-tasks.ts';
import { type MadeImage, makeThumbnail } from './make-images.ts';

/** Shorter than this on its short side, or longer than so many times its breadth, no display can use it. */
const minSide = 64;
const maxRatio = 20;

/** `made`: its thumbnail, and of a HEIC what makes it usable. */
export type ImageFacts = {
  size: Size;
  placeholder: Placeholder;
  made: MadeImage[];
  focalPoint: FocalPoint;
  flaw: ImageFlaw | null;
  metadata: FileMetadata | null;
};

type Options = {
  format: ImageFormat;
  limits: UploadLimits;
  images: ImageTasks;
};

/** Decodes an image to its last byte, and makes its thumbnail by it. */
export async function probeImage(file: string, { format, limits, images }: Options): Promise<ImageFacts> {
  const header = await images.readHeader({ file }).catch(damaged);
  const size = judge(header, { format, limits });
  const [seen, metadata] = await Promise.all([
    makeThumbnail(file, { size, isHeic: format === 'heic', limits, images }).catch(damaged),
    images.readMetadata({ file }).catch(() => null),
  ]);
  return { size, ...seen, metadata };
}

/** What libheif says of a codec that it has no decoder for. */
const heifUnsupported = /heif: unsupported/i;

function damaged(error: Error): never {
  if (error instanceof ImageProcessEnded) throw error;
  // The library reports in words what the system said when the scratch file could not be written.
  if (/No space left|quota exceeded/i.test(error.message)) throw new StorageFailure('full', { cause: error });
  throw new Refused(heifUnsupported.test(error.message) ? 'heic' : 'damaged');
}

type Header = Awaited<ReturnType<ImageTasks['readHeader']>>;

/** Judged by the header alone: a bomb is turned away before it is unpacked. */
function judge(
  { width, height, pages }: Header,
  { format, limits }: Pick<Options, 'format' | 'limits'>,
): Size {
  if (pages > 1 && (format === 'gif' || format === 'webp')) throw new Refused('animated');
  // Of several in one HEIC, a burst say, the phone shows the one that the file names as its primary.
  if (pages > 1 && format !== 'heic') throw new Refused('multi-page', { pages });
  const megapixels = Math.ceil((width * height) / 1e6);
  const { imageMegapixels: maxMegapixels } = limits;
  if (width * height > maxMegapixels * 1e6)
    throw new Refused('too-many-pixels', { width, height, megapixels, maxMegapixels });
  if (Math.min(width, height) < minSide) throw new Refused('too-small', { width, height, minSide });
  if (Math.max(width, height) > maxRatio * Math.min(width, height))
    throw new Refused('shape-extreme', { width, height, maxRatio });
  return { width, height };
}
