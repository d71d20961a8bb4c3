import { findMedia, findUpload, setMediaPoster } from '@psifida/contract/endpoints/media';
import { call } from '../../../lib/api-client.ts';
import { earlyFrame } from './capture-frame.ts';
import { hashFile } from './hash-file.ts';
import { sendFile } from './send-file.ts';

const patience = 60_000;
const askEvery = 500;

/** Sends the picture that shall stand for a film, beside the list of uploads; answers its upload once it is ready. */
export async function sendPoster(picture: File): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const id = await sendFile(picture, {
    purpose: 'replacement',
    signal,
    sha256: await hashFile(picture, signal),
    onPercent: () => {},
    onOffline: () => {},
  });
  for (;;) {
    const { state } = await call(findUpload, { params: { id } }, { signal });
    if (state === 'done') return id;
    if (state === 'failed') throw new Error('the picture was not taken');
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
}

/** A film that has just arrived gets one of its frames, so that it is recognised; staff may choose another. */
export async function givePoster(assetId: string, film: File): Promise<void> {
  const uploadId = await sendPoster(await earlyFrame(film));
  const { version } = await call(findMedia, { params: { id: assetId } });
  await call(setMediaPoster, { params: { id: assetId }, body: { uploadId, version } });
}
