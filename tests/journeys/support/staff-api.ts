import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type CallInput,
} from '@psifida/contract/endpoints/endpoint';
import { findUpload, uploadsPath } from '@psifida/contract/endpoints/media';
import { request } from 'playwright-core';
import { signIn } from './sign-in.ts';

/** Tokens last five minutes. */
const renewAfter = 200_000;

async function newToken(baseURL: string, username: string): Promise<string> {
  const http = await request.newContext();
  const token = await (await signIn(http, baseURL, username)).token();
  await http.dispose();
  return token;
}

type Input<E extends AnyEndpoint> = Partial<CallInput<E>>;

/** Somebody of the staff who uses the API; for what a journey needs and does not tell. */
export async function staffApi(baseURL: string, username = 'admin') {
  let token = { value: '', at: Number.NEGATIVE_INFINITY };
  const headers = async () => {
    if (Date.now() - token.at > renewAfter)
      token = { value: await newToken(baseURL, username), at: Date.now() };
    return { authorization: `Bearer ${token.value}` };
  };

  const call = async <E extends AnyEndpoint>(endpoint: E, input: Input<E> = {}): Promise<Answer<E>> => {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
    const path = Object.entries(params).reduce(
      (address, [name, value]) => address.replace(`:${name}`, String(value)),
      endpoint.path,
    );
    const known: Record<string, string> = endpoint.problems.includes('release.takes-off')
      ? { takesOff: 'true' }
      : {};
    const search = new URLSearchParams({ ...known, ...(query as Record<string, string>) });
    const answer = await fetch(`${baseURL}${apiPrefix}${path}?${search}`, {
      method: endpoint.method,
      headers: { ...(await headers()), ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${endpoint.method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer<E>;
  };

  return {
    call,
    /** Sends a file; answers the asset it has become. */
    upload: async (name: string, bytes: Buffer): Promise<string> => {
      const tus = { ...(await headers()), 'tus-resumable': '1.0.0' };
      const begun = await fetch(`${baseURL}${uploadsPath}`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(bytes.length),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        },
      });
      const address = new URL(begun.headers.get('location') ?? '', baseURL);
      await fetch(address, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(bytes),
      });
      for (;;) {
        const id = address.pathname.split('/').at(-1) ?? '';
        const { state, assetId, refusal } = await call(findUpload, { params: { id } });
        if (state === 'done' && assetId) return assetId;
        if (state === 'failed') throw new Error(JSON.stringify(refusal));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
export type StaffApi = Awaited<ReturnType<typeof staffApi>>;
