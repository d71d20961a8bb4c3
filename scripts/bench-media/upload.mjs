// @ts-check
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const chunkBytes = 8 * 1024 * 1024;

/**
 * Sends a file as the staff's app does: over tus, piece by piece.
 * @param {{ url: string, token: string, file: string }} input @returns {Promise<string>} the upload's address
 */
export async function upload({ url, token, file }) {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const begun = await fetch(`${url}/api/v1/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(path.basename(file)).toString('base64')}`,
      },
    });
    if (begun.status !== 201) throw new Error(`not begun: ${await begun.text()}`);
    const address = new URL(begun.headers.get('location') ?? '', url).href;
    for (let offset = 0; offset < size; offset += chunkBytes) {
      const body = Buffer.alloc(Math.min(chunkBytes, size - offset));
      await handle.read(body, 0, body.length, offset);
      const sent = await fetch(address, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body,
      });
      if (sent.status !== 204) throw new Error(`not sent: ${await sent.text()}`);
    }
    return address;
  } finally {
    await handle.close();
  }
}

/** @param {{ token: string, uploads: string[] }} input */
export async function untilDone({ token, uploads }) {
  for (const address of uploads)
    for (;;) {
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const { state, refusal } = await answer.json();
      if (state === 'done') break;
      if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
      await sleep(200);
    }
}
