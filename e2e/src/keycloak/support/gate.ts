import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@psifida/postgres/testing/free-port';

/** An address of Keycloak's that can be out of reach for a while, without ending the Keycloak that all tests share. */
export async function openGate(keycloakUrl: string) {
  const target = Number(new URL(keycloakUrl).port);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
  });
  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open();
  return { url: `http://localhost:${port}`, open, close };
}
