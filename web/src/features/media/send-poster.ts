import { startUploads, uploadFinished, uploads } from './uploads.ts';

/** Sends the picture that shall stand for a film; answers its upload. */
export async function sendPoster(picture: File): Promise<string> {
  const [key = ''] = startUploads([picture], 'replacement');
  const sent = await uploadFinished(key);
  uploads.remove(key);
  if (sent?.state !== 'done' || !sent.uploadId) throw new Error('the picture did not arrive');
  return sent.uploadId;
}
