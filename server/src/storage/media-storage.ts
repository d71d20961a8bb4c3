import { keepFolderPrivate } from '@psifida/api/media/private-files';
import { openDiskStorage } from '@psifida/api/media/storage/disk-storage';
import type { Storage } from '@psifida/api/media/storage/storage';
import type { Config } from '../config/config.ts';

/** The S3 client is large; it is loaded only where there is a bucket. */
export async function openMediaStorage({ s3 }: Pick<Config, 's3'>, folder: string): Promise<Storage> {
  if (!s3) {
    await keepFolderPrivate(folder);
    return openDiskStorage(folder);
  }
  const { openS3Storage } = await import('@psifida/api/media/storage/s3-storage');
  return openS3Storage(s3);
}
