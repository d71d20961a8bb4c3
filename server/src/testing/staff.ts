import path from 'node:path';
import type { Upload } from '@psifida/contract/content/upload';
import { endpoints } from '@psifida/contract/endpoints/all';
import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type CallInput,
} from '@psifida/contract/endpoints/endpoint';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import { demoPassword } from '@psifida/identity/accounts';
import { openCookieJar } from '@psifida/identity/testing/cookie-jar';
import { signIn } from '@psifida/identity/testing/sign-in-steps';

/** What came back; status 0: nothing did, so nobody knows whether it was done. */
export type Reply = { status: number; body: unknown; headers: Headers };

const patienceMs = 20_000;
/** Tokens last five minutes. */
const renewAfterMs = 200_000;

const unanswered: Reply = { status: 0, body: null, headers: new Headers() };

/** Signs in as a browser does, page by page. */
export async function accessToken(url: string, username: string, password = demoPassword): Promise<string> {
  const jar = openCookieJar();
  const browser = {
    origin: url,
    jar,
    fetch: async (address: string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(address, url);
      const answer = await fetch(url + pathname + search, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...init,
        headers: { cookie: jar.header(pathname), ...init.headers },
      });
      jar.store(answer);
      return answer;
    },
  };
  return (await signIn(browser, username, password)).access_token;
}

/** Somebody of the staff; every answer is noted, so that a proof can say what people would have seen. */
export function openStaff(
  url: string,
  note: (what: string, status: number, ms: number) => void,
  now = () => performance.now(),
) {
  let token = '';
  let since = Number.NEGATIVE_INFINITY;

  const bearer = async (): Promise<string> => {
    if (now() - since > renewAfterMs) {
      token = await accessToken(url, 'admin');
      since = now();
    }
    return `Bearer ${token}`;
  };

  const send = async (what: string, address: string, init: RequestInit = {}): Promise<Reply> => {
    const begun = performance.now();
    try {
      const answer = await fetch(url + address, {
        ...init,
        headers: { authorization: await bearer(), ...init.headers },
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      note(what, answer.status, performance.now() - begun);
      return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
    } catch {
      note(what, 0, performance.now() - begun);
      return unanswered;
    }
  };

  /** `answer` is there when it was done. */
  const call = async <E extends AnyEndpoint>(
    what: string,
    endpoint: E,
    input: Partial<CallInput<E>> = {},
  ): Promise<{ status: number; answer: Answer<E> | null }> => {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
    const below = Object.entries(params).reduce(
      (address, [name, value]) => address.replace(`:${name}`, String(value)),
      endpoint.path,
    );
    const reply = await send(
      what,
      `${apiPrefix}${below}?${new URLSearchParams(query as Record<string, string>)}`,
      {
        method: endpoint.method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      },
    );
    return {
      status: reply.status,
      answer: reply.status >= 200 && reply.status < 300 ? (reply.body as Answer<E>) : null,
    };
  };

  const tus = { 'tus-resumable': '1.0.0' };
  return {
    call,
    upload: {
      begin: async (bytes: number, sha256: string): Promise<string | null> => {
        const metadata = { filename: 'photo.jpg', filetype: 'image/jpeg', sha256 };
        const encoded = Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(',');
        const { status, headers } = await send('begin upload', uploadsPath, {
          method: 'POST',
          headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': encoded },
        });
        return status === 201 ? new URL(headers.get('location') ?? '', url).pathname : null;
      },
      /** How many bytes are there; null: nobody can say, undefined: it is gone. */
      offset: async (address: string): Promise<number | null | undefined> => {
        const { status, headers } = await send('ask upload', address, { method: 'HEAD', headers: tus });
        if (status === 404 || status === 410) return undefined;
        return status === 200 ? Number(headers.get('upload-offset')) : null;
      },
      go: (address: string, offset: number, bytes: Buffer): Promise<Reply> =>
        send('upload', address, {
          method: 'PATCH',
          body: new Uint8Array(bytes),
          headers: {
            ...tus,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
        }),
      state: async (address: string): Promise<Upload | null> =>
        (await call('ask upload', endpoints.findUpload, { params: { id: path.basename(address) } })).answer,
    },
  };
}

export type Staff = ReturnType<typeof openStaff>;
