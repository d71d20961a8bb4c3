import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, toProblemShape } from '@psifida/contract/problem';
import type { ProblemShape } from '@psifida/contract/problem-shape';
import { type ProblemCode, problems } from '@psifida/contract/problems';
import { databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../concurrency/apply-in-savepoints.ts';
import { refusals } from './request-logger.ts';

/** What the web framework refuses by itself, in our words. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.malformed-request',
  FST_ERR_BAD_URL: 'input.malformed-request',
};

export function problemReply(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.code === 'something-went-wrong' || databaseFailure(error) || isDeadlock(error))
    request.log.error({ err: error, code: problem.code }, 'unexpected failure');
  else refusals.set(reply, problem.code);
  const status = problems[problem.code];
  reply.header('x-request-id', request.id); // what the framework refuses by itself has met no hook
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).type(problemType).send(problemBody(problem, request.id));
}

const problemType = 'application/problem+json; charset=utf-8';

/** How soon a part that is away for a moment is worth asking again. */
const retryAfterSeconds = 2;

const problemBody = (problem: Problem, instance: string): ProblemShape =>
  toProblemShape(problem, { titles: STATUS_CODES, instance });

/** What Node itself cannot read as a request never reaches the framework, nor an id. */
export function unreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const problem = new Problem(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'input.headers-too-large' : 'input.malformed-request',
  );
  const body = JSON.stringify(problemBody(problem, randomUUID()));
  const status = problems[problem.code];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${problemType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** What PostgreSQL calls a value that it cannot take: NUL in a text, a number or a date out of range. */
const unfitValue = /^22(003|007|008|021|P02|P05)$/;

/** Two changes waited for each other: one of them was taken back whole, and goes through at the next attempt. */
const isDeadlock = (error: object): boolean => 'code' in error && error.code === '40P01';

function toProblem(error: FastifyError | Error): Problem {
  const known = asProblem(error);
  if (known) return known;
  const failure = databaseFailure(error);
  if (failure === 'full') return new Problem('storage.full');
  if (failure === 'away' || isDeadlock(error)) return new Problem('not-ready', { part: 'database' });
  const code = 'code' in error ? frameworkCodes[error.code] : undefined;
  if ('code' in error && unfitValue.test(error.code)) return new Problem('input.invalid');
  // Of the framework's other refusals we know only that the caller is at fault.
  const callersFault = 'statusCode' in error && (error.statusCode ?? 500) < 500;
  return new Problem(code ?? (callersFault ? 'input.malformed-request' : 'something-went-wrong'));
}
