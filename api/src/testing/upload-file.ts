import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { Upload, UploadMetadata } from '@psifida/contract/content/upload';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import type { TestApi } from './open-test-api.ts';

type Announced = Partial<UploadMetadata>;
type Who = { token?: string };

const tus = { 'tus-resumable': '1.0.0' };

const encode = (metadata: Announced): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');

/** The tus protocol by hand, so that a test can break off, go on wrongly, or be someone else. */
export function tusClient(api: TestApi) {
  const send = async (
    method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
    url: string,
    { token, headers, payload }: Who & { headers?: Record<string, string>; payload?: Buffer } = {},
  ) =>
    api.app.inject({
      method,
      url,
      payload,
      headers: { ...tus, authorization: `Bearer ${token ?? (await api.token())}`, ...headers },
    });

  const begin = (bytes: number, metadata: Announced = {}, who: Who = {}) =>
    send('POST', uploadsPath, {
      ...who,
      headers: { 'upload-length': String(bytes), 'upload-metadata': encode(metadata) },
    });

  return {
    begin,
    /** The address of one that was begun. */
    open: async (...announced: Parameters<typeof begin>) =>
      String((await begin(...announced)).headers.location),
    /** With the first bytes of so many. */
    beginWith: (payload: Buffer, bytes: number, metadata: Announced = {}) =>
      send('POST', uploadsPath, {
        payload,
        headers: {
          'upload-length': String(bytes),
          'upload-metadata': encode(metadata),
          'content-type': 'application/offset+octet-stream',
        },
      }),
    go: (url: string, payload: Buffer, { offset = 0, ...who }: Who & { offset?: number } = {}) =>
      send('PATCH', url, {
        ...who,
        payload,
        headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      }),
    ask: (url: string, who: Who = {}) => send('HEAD', url, who),
    giveUp: (url: string, who: Who = {}) => send('DELETE', url, who),
  };
}

/** Sends a file whole and waits until the server has made up its mind about it. */
export async function uploadFile(
  api: TestApi,
  bytes: Buffer,
  { token, ...metadata }: Announced & Who = {},
): Promise<Upload> {
  const client = tusClient(api);
  const begun = await client.begin(bytes.length, { filename: 'photo.jpg', ...metadata }, { token });
  if (begun.statusCode !== 201) throw new Error(`not begun: ${begun.body}`);
  const url = String(begun.headers.location);
  const sent = await client.go(url, bytes, { token });
  if (sent.statusCode !== 204) throw new Error(`not sent: ${sent.body}`);
  return untilSettled(api, url, { token });
}

export async function untilSettled(api: TestApi, url: string, { token }: Who = {}): Promise<Upload> {
  for (;;) {
    const upload: Upload = await api.read(url, { token });
    if (upload.state === 'done' || upload.state === 'failed') return upload;
    await sleep(25);
  }
}

/** Nothing more is to be made of any image. */
export async function untilAllSizes({ db }: Pick<TestApi, 'db'>): Promise<void> {
  while ((await db.selectFrom('media_preparation').select('step').execute()).length) await sleep(25);
}

type Asset = Pick<MediaAsset, 'id' | 'title' | 'alt' | 'decorative' | 'focalPoint' | 'version'>;

/** Saves what staff say of an image, a video or an audio file, with this changed. */
export const editMedia = (
  api: Pick<TestApi, 'put'>,
  { id, title, alt, decorative, focalPoint, version }: Asset,
  change: object,
) => api.put(`/media/${id}`, { title, alt, decorative, focalPoint, version, ...change });
