import type { NeededFile } from '../sync/choose-rendition.ts';
import type { MediaStore } from '../sync/media-store.ts';

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

type Options = {
  files: readonly NeededFile[];
  media: Pick<MediaStore, 'onDevice' | 'fetchAll'>;
  /** Lets go of everything but what is on the glass. */
  makeRoom(): Promise<void>;
};

/**
 * Fetches what is not here yet; answers how many files had no room, if need be after others have made some. A display
 * with too small a disk plays those from the server: that is better than yesterday's release, or none.
 */
export async function takeFiles({ files, media, makeRoom }: Options): Promise<number> {
  const absent = async () => {
    const onDevice = await media.onDevice();
    return files.filter(({ url }) => !onDevice?.has(url));
  };
  const fetchAbsent = async () =>
    media.fetchAll(await absent()).then(
      () => true,
      (error: unknown) => {
        if (isFull(error)) return false;
        throw error;
      },
    );
  if (await fetchAbsent()) return 0;
  await makeRoom();
  return (await fetchAbsent()) ? 0 : (await absent()).length;
}
