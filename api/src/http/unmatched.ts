import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';

const all: AnyEndpoint[] = Object.values(endpoints);

const fits = (pattern: string, path: string): boolean => {
  const [wanted, asked] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === asked.length &&
    wanted.every((part, index) => part === asked[index] || (part.startsWith(':') && asked[index] !== ''))
  );
};

/** Below /api: an address that exists under another method says which, any other is not there. */
export function unmatchedApi(app: FastifyInstance): void {
  app.all('/api/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = all.filter((one) => fits(`${apiPrefix}${one.path}`, path)).map(({ method }) => method);
    // With the method that it has, what did not fit was a part of the address: too long, say.
    if (!methods.length || methods.some((one) => one === request.method)) throw new Problem('not-found');
    reply.header('allow', methods.join(', '));
    throw new Problem('method-not-allowed', { allow: methods });
  });
}
