import { connect, type Socket } from 'node:net';
import { ownWhole } from '@psifida/server/testing/open-whole';
import { afterAll, expect, test } from 'vitest';

const halfOpen = 5_000;
const atOnce = 250;

const whole = ownWhole();
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    whole.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Connects and begins a request that it never ends. */
const openHalf = () =>
  new Promise<void>((resolve) => {
    const socket = connect({ port: whole.config.port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => resolve());
    socket.once('connect', () => {
      socket.write('GET / HTTP/1.1\r\n');
      resolve();
    });
  });

test('staff get in while 5,000 half-open connections stand at the door, from the same address too', async () => {
  const authorization = `Bearer ${await whole.token('edit')}`;
  for (let made = 0; made < halfOpen; made += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, openHalf));
    const answer = await fetch(`${whole.config.publicUrl.replace('localhost', '127.0.0.1')}/api/v1/systems`, {
      headers: { authorization, connection: 'close' },
      signal: AbortSignal.timeout(30_000),
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  expect(sockets).toHaveLength(halfOpen);
  expect(await connections()).toBeLessThanOrEqual(1_001);
});
