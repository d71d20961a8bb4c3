import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../connect.ts';
import { freePort } from './free-port.ts';

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });

/** A real PgBouncer in front of a database that listens on a port. */
export async function startPgBouncer(target: Connection, mode: 'session' | 'transaction' | 'statement') {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
pooled = host=${target.host} port=${target.port} dbname=${target.database} user=${target.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('/usr/sbin/pgbouncer', [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.on('error', (error) => {
    words += error.message;
  });
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  while (!(await accepts(port))) {
    if (child.pid === undefined || child.exitCode !== null)
      throw new Error(`The test needs PgBouncer (on Debian: apt-get install pgbouncer): ${words}`);
    await sleep(50);
  }
  return {
    url: `postgres://anybody@127.0.0.1:${port}/pooled`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
