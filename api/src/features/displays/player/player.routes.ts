import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createBodyCache } from '../../../concurrency/caches.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Bind } from '../../../http/bind.ts';
import { findWhole } from '../../../releases/releases.store.ts';
import type { DisplayDeps } from '../deps.ts';
import { answerInstruction, handInScreenshot } from '../instructions/instructions.ts';
import { askForCode, claimToken } from '../pairing/pairing.ts';
import type { ReadHolder } from '../pairing/sign-in-display.ts';
import {
  readOwnDisplay,
  readReleaseEvents,
  readReleaseNews,
  readReleaseSpeech,
  reportHealth,
} from './own-display.ts';
import { createOwnFinder } from './player.store.ts';

type Deps = DisplayDeps & { app: FastifyInstance; bind: Bind; readHolder: ReadHolder };

export function playerRoutes({ app, bind, readHolder, ...deps }: Deps): void {
  const parts = { ...deps, findOwn: createOwnFinder(deps) };
  bind(endpoints.askForCode, ({ address }) => askForCode(parts, { address }));
  bind(endpoints.claimToken, ({ body }) => claimToken(parts, body));
  bind(endpoints.readOwnDisplay, ({ display }) => readOwnDisplay(parts, display));
  bind(endpoints.readReleaseNews, ({ display }) => readReleaseNews(parts, display));
  bind(endpoints.readReleaseEvents, ({ display }) => readReleaseEvents(parts, display));
  bind(endpoints.readReleaseSpeech, ({ display }) => readReleaseSpeech(parts, display));
  bind(endpoints.reportHealth, ({ display, body }) => reportHealth(parts, { display, report: body }));
  bind(endpoints.answerInstruction, ({ display, params, body }) =>
    answerInstruction(parts, { display, ...params, ...body }),
  );
  bind(endpoints.handInScreenshot, ({ display, params, body }) =>
    handInScreenshot(parts, { display, ...params, ...body }),
  );

  const bodyOf = createReleaseBodies(parts.db);
  // Not through `bind`: whoever has it already is answered without reading it, and all others from one compressed copy.
  app.get(`${apiPrefix}${endpoints.readRelease.path}`, { logLevel: 'warn' }, async (request, reply) => {
    const { system, number, hash } = await readHolder(request);
    if (hash === null || number === null) throw new Problem('release.not-found');
    const etag = `"${hash}"`;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, authorization' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await bodyOf({ system, number, hash, encoding });
    if (!body) throw new Problem('release.not-found');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((one) => one.trim());
  return (
    (['br', 'gzip'] as const).find((name) => names.some((one) => one.split(';')[0] === name)) ?? 'identity'
  );
}

/** By its hash as well: what is erased from a release changes it under its number. */
type Which = { system: SystemId; number: number; hash: string; encoding: Encoding };

/** A release as it is sent. After a save all displays ask for the same one at once: it is read and compressed once. */
function createReleaseBodies(db: Kysely<Tables>) {
  const bodyOf = createBodyCache({ bytesAtMost: 64 * 1024 * 1024 });

  const make = async ({ system, number, encoding }: Which): Promise<Buffer | null> => {
    const row = await findWhole(db, { system, number });
    if (!row) return null;
    const { manifest, hash, made_at: madeAt } = row;
    // The manifest goes out as the text that was hashed.
    const head = JSON.stringify({ number, hash, madeAt: madeAt.toISOString() }).slice(0, -1);
    return compress[encoding](Buffer.from(`${head},"manifest":${manifest}}`));
  };

  return (which: Which): Promise<Buffer | null> =>
    bodyOf(`${which.system}/${which.number}/${which.hash}/${which.encoding}`, () => make(which));
}
