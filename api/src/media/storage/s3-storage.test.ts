import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openS3Storage } from './s3-storage.ts';

test('sixty who watch videos slowly keep nobody from being answered', async () => {
  const server = createServer(({ method }, answer) => {
    answer.writeHead(200, { 'content-length': 1000 });
    if (method === 'HEAD') answer.end();
    else answer.write('the first bytes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const storage = openS3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'media',
    region: 'eu',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  try {
    await Promise.all(Array.from({ length: 60 }, () => storage.read('video/abcd')));
    expect(await storage.find('video/abcd')).toEqual({ bytes: 1000 });
    await storage.probe();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
