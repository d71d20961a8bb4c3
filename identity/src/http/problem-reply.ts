import { STATUS_CODES } from 'node:http';
import { Problem, toProblemShape } from '@psifida/contract/problem';
import type { ProblemShape } from '@psifida/contract/problem-shape';
import { type ProblemCode, problems } from '@psifida/contract/problems';
import { type DatabaseFailure, databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.not-json',
};

export const retryAfterSeconds = 2;

export const databaseProblem = (failure: DatabaseFailure): Problem =>
  failure === 'full' ? new Problem('storage.full') : new Problem('not-ready', { part: 'database' });

export const problemBody = (problem: Problem, instance: string): ProblemShape =>
  toProblemShape(problem, { titles: STATUS_CODES, instance });

export function problemReply(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  const { code, params } = problem;
  if (code === 'something-went-wrong' || databaseFailure(error))
    request.log.error({ err: error, code }, 'unexpected failure');
  else request.log.debug({ code }, 'refused');
  const status = problems[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (typeof params.retryAfterSeconds === 'number') reply.header('retry-after', params.retryAfterSeconds);
  else if (status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(problem, request.id));
}

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  const failure = databaseFailure(error);
  if (failure) return databaseProblem(failure);
  const code = 'code' in error ? frameworkCodes[error.code] : undefined;
  const callersFault = 'statusCode' in error && (error.statusCode ?? 500) < 500;
  return new Problem(code ?? (callersFault ? 'input.malformed-request' : 'something-went-wrong'));
}
