import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aJpeg } from '@psifida/api/testing/make-image';
import type { Presentation } from '@psifida/contract/content/presentation';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { Staff } from './staff.ts';

/** An image that fits every place; answers its asset. */
export const uploadImage = async (staff: Staff): Promise<string> =>
  uploadFile(staff, await aJpeg({ width: 1920, height: 1080 }));

/** Answers its asset once it has been taken in. */
export async function uploadFile({ upload }: Staff, bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const address = await upload.begin(bytes.length, sha256);
  if (!address) throw new Error('no upload could be begun');
  await upload.go(address, 0, bytes);
  for (let asked = 0; asked < 300; asked += 1, await sleep(100)) {
    const state = await upload.state(address);
    if (state?.state === 'done' && state.assetId) return state.assetId;
    if (state?.state === 'failed') break;
  }
  throw new Error('a file could not be taken in');
}

/** A display that is told what to show; answers its token. */
export async function pairDisplay(url: string, staff: Staff): Promise<string> {
  const ask = async (path: string, body?: object) =>
    (
      await fetch(`${url}${apiPrefix}${path}`, {
        method: 'POST',
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      })
    ).json();
  const { code, secret } = (await ask('/player/pairing')) as { code: string; secret: string };
  await staff.call('pair', endpoints.pairDisplay, {
    body: {
      code,
      system: 'system1a',
      name: 'Είσοδος',
      place: '',
      languageMode: 'alternating',
      panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
      audio: false,
    },
  });
  return ((await ask('/player/pairing/claim', { secret })) as { token: string }).token;
}

/** A presentation that may be shown, of these images. */
export async function makePresentation(
  { staff }: { staff: Staff },
  images: readonly string[],
): Promise<Presentation> {
  const entries = images.map((media) => ({
    id: randomUUID(),
    kind: 'image' as const,
    active: true,
    media,
    category: null,
  }));
  const { answer, status } = await staff.call('create', endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { id: randomUUID(), active: true, title: { el: 'Τίτλος 0', en: 'Title 0' }, entries },
  });
  if (!answer) throw new Error(`a presentation could not be made: ${status}`);
  return answer;
}
