import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import type { Bind } from '../../../http/bind.ts';
import { answerInstruction, handInPicture } from '../instructions/instructions.ts';
import { askForCode } from '../pairing/ask-for-code.ts';
import { claimToken } from '../pairing/claim-token.ts';
import type { ReadHolder } from '../pairing/sign-in-display.ts';
import type { DisplayParts } from '../parts.ts';
import { readOwnDisplay, readReleaseNews, reportHealth } from './own-display.ts';
import { createReleaseBodies, encodingFor } from './release-bodies.ts';

type Parts = DisplayParts & { app: FastifyInstance; bind: Bind; readHolder: ReadHolder };

/** What a display itself calls. */
export function playerRoutes({ app, bind, readHolder, ...parts }: Parts): void {
  bind(endpoints.askForCode, ({ address }) => askForCode(parts, { address }));
  bind(endpoints.claimToken, ({ body }) => claimToken(parts, body));
  bind(endpoints.readOwnDisplay, ({ display }) => readOwnDisplay(parts, display));
  bind(endpoints.readReleaseNews, ({ display }) => readReleaseNews(parts, display));
  bind(endpoints.reportHealth, ({ display, body }) => reportHealth(parts, { display, report: body }));
  bind(endpoints.answerInstruction, ({ display, params, body }) =>
    answerInstruction(parts, { display, ...params, ...body }),
  );
  bind(endpoints.handInPicture, ({ display, params, body }) =>
    handInPicture(parts, { display, ...params, ...body }),
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
