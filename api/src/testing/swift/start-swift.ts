import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Options } from '../../media/storage/s3-storage.ts';

/** The distribution's own Python, for which its package of Swift is made. */
const python = '/usr/bin/python3';

const accessKeyId = 'town:media';
const secretAccessKey = 'only-for-this-test';

/** A real S3 server for the test: OpenStack Swift with its S3 interface, which checks every signature. */
export async function startSwift(): Promise<{ options: S3Options; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-swift-'));
  // Not compiled, and so beside the sources alone.
  const script = fileURLToPath(new URL('../../../src/testing/swift/serve.py', import.meta.url));
  const child = spawn(python, [script, folder, accessKeyId, secretAccessKey], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const port = await Promise.race([
    once(child.stdout, 'data').then(([line]) => Number(String(line).trim())),
    once(child, 'error').then(() => 0),
    once(child, 'exit').then(() => 0),
  ]);
  if (!port)
    throw new Error(
      `The S3 tests need OpenStack Swift (on Debian: apt-get install python3-swift); it did not start: ${words}`,
    );
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'psifida',
    region: 'test-region',
    accessKeyId,
    secretAccessKey,
  };
  const client = new S3Client({
    ...options,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  client.destroy();
  return {
    options,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
