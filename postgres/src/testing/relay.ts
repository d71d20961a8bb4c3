import net from 'node:net';
import type { Connection } from '../connect.ts';

/** A line to the database that can be cut and mended, as a restart or a broken network does. */
export async function openRelay(target: Connection) {
  const lines = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = target.host?.startsWith('/')
      ? net.connect(`${target.host}/.s.PGSQL.${target.port}`)
      : net.connect({ host: target.host, port: target.port ?? 5432 });
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        lines.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const breakAll = () => {
    for (const socket of lines) socket.destroy();
  };
  return {
    connection: { ...target, host: '127.0.0.1', port } satisfies Connection,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
