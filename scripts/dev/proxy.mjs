// @ts-check
import http from 'node:http';

/** Hot reload begins with a script inside the page; everything else about the policy is production's. */
const allowHotReload = (/** @type {unknown} */ policy) =>
  String(policy).replace(`script-src 'self'`, `script-src 'self' 'unsafe-inline'`);

/**
 * Hands a request on to the server, or back once a server that is starting again is there.
 * @param {{ port: number, whenReady: () => Promise<void> }} options
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>}
 */
export const toServer =
  ({ port, whenReady }) =>
  async (request, response) => {
    await whenReady();
    const onward = http.request({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, connection: 'close' },
      agent: false,
    });
    onward.once('response', (answer) => {
      const { connection: _, ...headers } = answer.headers;
      const policy = headers['content-security-policy'];
      if (policy) headers['content-security-policy'] = allowHotReload(policy);
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    onward.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  };
