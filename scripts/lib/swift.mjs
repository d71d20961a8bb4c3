// @ts-check
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';

/** The distribution's own Python, for which its package of Swift is made. */
const python = '/usr/bin/python3';

const isThere = () => spawnSync(python, ['-c', 'import swift.common.middleware.s3api']).status === 0;

/** The S3 server for the storage tests: found, or installed where that is allowed. Without it those tests fail and say why. */
export async function ensureSwift() {
  if (isThere()) return;
  await aptInstall('OpenStack Swift for the S3 tests', ['python3-swift']);
  if (!isThere())
    console.log(
      'OpenStack Swift is missing: the S3 tests will fail (on Debian: apt-get install python3-swift).',
    );
}
