import { findMedia, findUpload, setMediaPoster } from '@psifida/contract/endpoints/media';
import { call } from '../../../api/api-client.ts';
import { earlyFrame } from './capture-frame.ts';
import { hashFile } from './hash-file.ts';
import { sendFile } from './send-file.ts';
import { uploadChanged } from './upload-news.ts';

const patience = 60_000;

/** Sends the image that shall stand for a video, beside the list of uploads; answers its upload once it is ready. */
export async function sendPoster(image: File): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const id = await sendFile(image, {
    purpose: 'replacement',
    signal,
    sha256: await hashFile(image, signal),
    onPercent: () => {},
    onOffline: () => {},
  });
  for (;;) {
    const changed = uploadChanged();
    const { state } = await call(findUpload, { params: { id } }, { signal });
    if (state === 'done') return id;
    if (state === 'failed') throw new Error('the image was not taken');
    await changed;
  }
}

/** A video that has just arrived gets one of its frames, so that it is recognised; staff may choose another. */
export async function givePoster(assetId: string, video: File): Promise<void> {
  const uploadId = await sendPoster(await earlyFrame(video));
  const { version } = await call(findMedia, { params: { id: assetId } });
  await call(setMediaPoster, { params: { id: assetId }, body: { uploadId, version } });
}
