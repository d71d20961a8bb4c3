import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import { type LibraryKind, townKinds } from '@psifida/contract/kinds';
import { type ProblemCode, problems } from '@psifida/contract/problems';
import { addresses } from '@psifida/contract/registry/addresses';
import { ownWhole, type Route } from '@psifida/server/testing/open-whole';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, callerNames, callers, credentialsOf, verdict } from './callers.ts';
import { nameOf, openToAnyone, rowByRoute } from './rows.ts';

const whole = ownWhole();
let credentials: Record<Caller, string | undefined>;
beforeAll(async () => {
  credentials = await credentialsOf(whole);
});

const doors = new Set<string>(Object.values(callers).filter((code) => code !== 'in')).add(
  'display.not-paired',
);

/** Values that exist where the address asks for one of a closed list, and an id of nothing elsewhere. */
const fill = (url: string, kind: LibraryKind): string =>
  url
    .replace(':system', 'system1a')
    .replace(':kind', kind)
    .replace(':number', '1')
    .replace(/:\w+/g, () => randomUUID())
    .replace('*', 'nothing-here');

type Said = { status: number; code: string | null };

/** Over a real line, for an answer that has no end. */
async function askStream(url: string, authorization: string | undefined): Promise<Said> {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${whole.config.port}${url}`, {
    headers: authorization ? { authorization } : {},
    signal: leaving.signal,
  });
  const code = answer.ok ? null : ((await answer.json()) as { code: string }).code;
  leaving.abort();
  return { status: answer.status, code };
}

/** A system's, and the two of the whole town. */
const kinds: readonly LibraryKind[] = ['dish', ...townKinds];

async function ask(
  { method, url }: Route,
  authorization: string | undefined,
  kind: LibraryKind = 'dish',
): Promise<Said> {
  if (url.endsWith('/events')) return askStream(url, authorization);
  const answer = await whole.app.inject({
    method: method as 'GET',
    url: fill(url, kind),
    headers: { ...(authorization ? { authorization } : {}), 'tus-resumable': '1.0.0' },
  });
  const isProblem = answer.headers['content-type']?.toString().startsWith('application/problem+json');
  return { status: answer.statusCode, code: isProblem && answer.body ? answer.json().code : null };
}

/** A HEAD has no body to name its reason in. */
const fits = ({ status, code }: Said, expected: ProblemCode | 'in'): boolean =>
  expected === 'in'
    ? status < 500 && !doors.has(String(code)) && !(code === null && status === 403)
    : status === problems[expected] && (code === null || code === expected);

describe('who gets in where', () => {
  test('every address that answers has a row, and every row an address', () => {
    const registered = [...new Set(whole.routes.map(nameOf))].sort();
    expect(registered).toEqual([...rowByRoute.keys()].sort());
  });

  test('only the endpoints that are meant to be open to anyone are', () => {
    const open = Object.entries<AnyEndpoint>(endpoints).filter(([, { access }]) => access === 'anyone');
    expect(open.map(([name]) => name).sort()).toEqual(openToAnyone);
  });

  test.each(callerNames)(
    'R-AUTH-08 R-AUTH-09 %s is let in or turned away as each address says',
    async (caller) => {
      const wrong: string[] = [];
      for (const route of whole.routes) {
        const row = rowByRoute.get(nameOf(route));
        if (!row) continue; // the test above says so
        for (const kind of route.url.includes(':kind') ? kinds : kinds.slice(0, 1)) {
          const expected = verdict(row, caller, kind);
          const said = await ask(route, credentials[caller], kind);
          if (!fits(said, expected))
            wrong.push(`${nameOf(route)} ${kind}: ${said.status} ${said.code ?? ''}, not ${expected}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('every page of the staff’s app is the same for everyone: it holds nothing', async () => {
    const bodies = new Set<string>();
    for (const { path } of addresses)
      for (const caller of ['nobody in particular', 'an administrator', 'a display'] as const) {
        const authorization = credentials[caller];
        const answer = await whole.app.inject({
          url: path.replace('$id', randomUUID()),
          headers: {
            accept: 'text/html',
            host: `localhost:${whole.config.port}`,
            ...(authorization ? { authorization } : {}),
          },
        });
        expect(answer.statusCode, path).toBe(200);
        bodies.add(answer.body);
      }
    expect(bodies.size).toBe(1);
  });

  test('nobody reads measurements from another machine', async () => {
    for (const caller of callerNames) {
      const authorization = credentials[caller];
      const answer = await whole.app.inject({
        url: '/metrics',
        remoteAddress: '192.0.2.7',
        headers: authorization ? { authorization } : {},
      });
      expect(answer.json().code, caller).toBe('not-allowed');
    }
  });

  test('from another machine only people who may look are told what is on the glass', async () => {
    for (const caller of callerNames) {
      const authorization = credentials[caller];
      const { statusCode: status, ...answer } = await whole.app.inject({
        url: '/api/v1/glass',
        remoteAddress: '192.0.2.7',
        headers: authorization ? { authorization } : {},
      });
      const { code = null } = answer.json();
      expect(
        fits({ status, code }, verdict({ access: 'view', url: '/api/v1/glass', machines: ['read'] }, caller)),
        `${caller}: ${status} ${code}`,
      ).toBe(true);
    }
  });
});
