import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '@psifida/api/media/storage/s3-storage';
import type { Finding } from '@psifida/postgres/fitness';

/** Which of them names the bucket. */
type Setting = 'S3_BUCKET' | 'BACKUP_BUCKET';

const reasonsOf = (setting: Setting): Record<string, string> => ({
  NoSuchBucket: `there is no such bucket; make it, or correct ${setting}`,
  NotFound: `there is no such bucket; make it, or correct ${setting}`,
  SignatureDoesNotMatch: 'the secret key is not that of the access key; correct S3_SECRET_ACCESS_KEY',
  InvalidAccessKeyId: 'the access key is not known there; correct S3_ACCESS_KEY_ID',
  AccessDenied: 'the access key has no right to it; grant it in the bucket’s policy',
  Forbidden: 'the access key has no right to it, or the secret key is wrong',
});

function reasonOf(error: unknown, setting: Setting): string {
  const reasons = reasonsOf(setting);
  const cause = ((error as { cause?: unknown }).cause ?? error) as {
    name?: string;
    message?: string;
    code?: string;
  };
  const refused = cause.code === 'ECONNREFUSED' ? 'nobody listens there; correct S3_ENDPOINT' : undefined;
  const status = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const byStatus = status === 403 ? reasons.Forbidden : status === 404 ? reasons.NotFound : undefined;
  return refused ?? reasons[cause.name ?? ''] ?? byStatus ?? `${cause.name}: ${cause.message}`;
}

/** Each right that Psifida needs, tried out with an object of a few bytes that is taken away again. */
export async function checkBucket(options: S3Options, setting: Setting = 'S3_BUCKET'): Promise<Finding[]> {
  const { openS3Storage } = await import('@psifida/api/media/storage/s3-storage');
  const storage = openS3Storage(options);
  const key = `check/${randomUUID()}`;
  const data = Buffer.from('can this be kept?');
  const steps: [string, () => Promise<unknown>][] = [
    [`the bucket ${options.bucket} at ${options.endpoint} can be reached`, () => storage.probe()],
    ['objects can be written (s3:PutObject)', () => storage.put(key, { data, bytes: data.length })],
    [
      'objects can be read (s3:GetObject)',
      async () => {
        if (!(await buffer(await storage.read(key))).equals(data))
          throw new Error('what was read is not what was written');
      },
    ],
    ['objects can be removed (s3:DeleteObject)', () => storage.remove(key)],
    ['unfinished uploads can be listed (s3:ListBucketMultipartUploads)', () => storage.sweep(new Date(0))],
  ];
  const findings: Finding[] = [];
  for (const [about, step] of steps) {
    const wrong = await step().then(
      () => null,
      (error: unknown) => `${about}: no, ${reasonOf(error, setting)}.`,
    );
    findings.push({ about, wrong });
    // Without the bucket, or without an object in it, the rest says nothing.
    if (wrong && findings.length <= 2) break;
  }
  return findings;
}
