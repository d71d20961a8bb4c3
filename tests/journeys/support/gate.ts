import { createServer, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '@psifida/postgres/testing/free-port';

/** The way between a display and the server: it can be cut, be slow, and bring broken files. */
export async function openGate() {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let target = 0;
  let server: Server;
  /** For images and videos only. */
  const media = { delayMs: 0, broken: false };
  /** What stands before a server that is gone answers in its place. */
  let refusedWith: number | null = null;

  const serve = () => {
    server = createServer((incoming, outgoing) => {
      if (refusedWith) {
        outgoing.writeHead(refusedWith, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
        return;
      }
      const isMedia = incoming.url?.startsWith('/media/') ?? false;
      const onward = request(
        {
          agent: false,
          port: target,
          host: '127.0.0.1',
          method: incoming.method,
          path: incoming.url,
          headers: incoming.headers,
        },
        async (answer) => {
          if (isMedia) await new Promise((resolve) => setTimeout(resolve, media.delayMs));
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          outgoing.flushHeaders();
          if (isMedia && media.broken)
            answer.on('data', (chunk: Buffer) => {
              chunk[0] = (chunk[0] ?? 0) ^ 0xff;
            });
          answer.pipe(outgoing);
          answer.once('error', () => outgoing.destroy());
        },
      );
      onward.once('error', () => outgoing.destroy());
      outgoing.once('close', () => onward.destroy());
      incoming.pipe(onward);
    });
    // Longer than any caller keeps a quiet line: nobody asks over one that is being closed.
    server.keepAliveTimeout = 120_000;
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
    });
    return new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await serve();
  return {
    url: `http://localhost:${port}`,
    media,
    leadTo: (productUrl: string) => {
      target = Number(new URL(productUrl).port);
    },
    refuseWith: (status: number | null) => {
      refusedWith = status;
    },
    cut,
    restore: serve,
  };
}
