import { STATUS_CODES } from 'node:http';
import { Problem } from '@psifida/contract/problem';
import type { ProblemShape } from '@psifida/contract/problem-shape';
import { type ProblemCode, problems } from '@psifida/contract/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.not-json',
};

export function problemReply(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { code, params, issues } = toProblem(error);
  if (code === 'something-went-wrong') request.log.error({ err: error }, 'unexpected failure');
  else request.log.info({ code }, 'refused');
  const status = problems[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (typeof params.retryAfterSeconds === 'number') reply.header('retry-after', params.retryAfterSeconds);
  const body: ProblemShape = {
    type: `urn:psifida:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    params,
    issues,
    instance: request.id,
  };
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(body);
}

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  const code = 'code' in error ? frameworkCodes[error.code] : undefined;
  const callersFault = 'statusCode' in error && (error.statusCode ?? 500) < 500;
  return new Problem(code ?? (callersFault ? 'input.malformed-request' : 'something-went-wrong'));
}
