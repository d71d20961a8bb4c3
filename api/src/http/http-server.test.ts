import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, listenOn } from './http-server.ts';

let close = async () => {};
afterEach(() => close());

const addresses = ['127.0.0.1', '127.0.0.2'];

/** A server with an answer that does not come. */
async function open(): Promise<number> {
  const app = createHttpServer({ logger: false, trustProxy: false });
  app.get('/', async () => 'here you are');
  app.get('/slow', () => new Promise(() => {}));
  const stopListening = await listenOn(app, { addresses, port: 0 });
  close = async () => {
    stopListening();
    app.server.closeAllConnections();
    await app.close();
  };
  return (app.server.address() as AddressInfo).port;
}

/** Everything that comes back until the line is over. */
async function say(text: string, { host, port }: { host: string; port: number }): Promise<string> {
  const line = connect({ host, port });
  let heard = '';
  line.on('data', (chunk) => {
    heard += chunk;
  });
  line.on('error', () => {});
  line.write(text);
  await once(line, 'close');
  return heard;
}

test.each(addresses)('each address of a name is answered: %s', async (host) => {
  const port = await open();
  expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here you are');
});

test.each(addresses)('each address of a name has the limits of connections: %s', async (host) => {
  const port = await open();
  await say('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10), { host, port });
});

test.each(addresses)('each address of a name refuses in our shape what is no request: %s', async (host) => {
  const port = await open();
  expect(await say('NONSENSE\r\n\r\n', { host, port })).toContain('input.malformed-request');
});

test('one of two changes that waited for each other is told to try again', async () => {
  const app = createHttpServer({ logger: false, trustProxy: false });
  close = () => app.close();
  app.get('/', () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })));
  const answer = await app.inject('/');
  expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready' });
  expect(answer.headers['retry-after']).toBeDefined();
});
