import type { FastifyRequest } from 'fastify';

/**
 * What the log says of a request. Of a query only the names: its values may be an ID token, a code, or what somebody
 * searched for, and a log is read by more people than may know them.
 */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutValues(request.url ?? ''),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});

function withoutValues(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!query.length) return path;
  const names = query
    .join('?')
    .split('&')
    .map((pair) => pair.split('=')[0]);
  return `${path}?${names.join('&')}`;
}
