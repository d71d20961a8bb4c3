import { ProblemError } from '../problem-error.ts';
import { readRefusal } from './refusal.ts';

export const timeout = 20_000;

type Request = { method: string; url: string; body?: unknown; token?: string; signal: AbortSignal };

/** When no answer came; a fetch that failed by itself (and not by our patience) is a network that is not there. */
export const noAnswer = (cause: unknown) => new ProblemError({ cause, offline: cause instanceof TypeError });

/** Sends JSON and reads the answer, as `read` does, which throws where it is not what was promised; whatever goes wrong becomes a ProblemError. */
export async function requestJson<Answer>(
  { method, url, body, token, signal }: Request,
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);

  const response = await fetch(url, { method, headers, signal, body: JSON.stringify(body) }).catch(
    (cause) => {
      throw noAnswer(cause);
    },
  );
  const { status } = response;
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new ProblemError({ status, cause });
  });
  if (!response.ok) throw new ProblemError({ status, ...readRefusal(answer) });

  try {
    return read(answer);
  } catch (cause) {
    console.error(`The answer of ${method} ${url} is not what was promised`, cause);
    throw new ProblemError({ status, cause });
  }
}

/** A file, as text. Broken off in the middle it is no file. */
export async function requestText({
  url,
  token,
}: {
  url: string;
  token: string | undefined;
}): Promise<string> {
  const lost = (cause: unknown) => {
    throw noAnswer(cause);
  };
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {}).catch(
    lost,
  );
  const text = await response.text().catch(lost);
  const { status } = response;
  if (!response.ok) throw new ProblemError({ status, ...readRefusal(JSON.parse(text || '{}')) });
  return text;
}
