import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** Stands for somebody else's web site, which is not ours: a real server, whose pages a test may change. */
export async function openForeignSite(pages: Record<string, Page> = {}) {
  const requests: IncomingMessage[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request);
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end('Δεν βρέθηκε');
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    pages,
    requests,
    connections: () => connections,
    host: `127.0.0.1:${port}`,
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
