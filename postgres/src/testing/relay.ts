import net from 'node:net';
import type { Connection } from '../connect.ts';

const join = (near: net.Socket, far: net.Socket) => near.pipe(far).pipe(near);
const part = (near: net.Socket, far: net.Socket) => {
  near.unpipe(far);
  far.unpipe(near);
};

/** A line to the database that can be cut and mended, as a restart does, or frozen: then it stands and says nothing. */
export async function openRelay(target: Connection) {
  const lines = new Map<net.Socket, net.Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = target.host?.startsWith('/')
      ? net.connect(`${target.host}/.s.PGSQL.${target.port}`)
      : net.connect({ host: target.host, port: target.port ?? 5432 });
    lines.set(near, far);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        lines.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    if (!isFrozen) join(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const each = (act: (near: net.Socket, far: net.Socket) => void) => {
    for (const [near, far] of lines) act(near, far);
  };
  const breakAll = () => each((near) => near.destroy());
  return {
    connection: { ...target, host: '127.0.0.1', port } satisfies Connection,
    cut: () => {
      isCut = true;
      breakAll();
    },
    freeze: () => {
      isFrozen = true;
      each(part);
    },
    mend: () => {
      if (isFrozen) each(join);
      isFrozen = false;
      isCut = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
