import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ownWhole } from '@psifida/server/testing/open-whole';
import { expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

/** The same in every `npm test`, so that a change fails by what it changed; `npm run fuzz` draws others, and many more. */
const seed = Number(process.env.FUZZ_SEED) || 20_261_117;
const requests = Number(process.env.FUZZ_REQUESTS) || 600;

const whole = ownWhole();

test('whatever is asked, nothing breaks and every answer is one that the description names', {
  timeout: 240_000 + requests * 60,
}, async () => {
  console.log(`FUZZ_SEED=${seed}, ${requests} requests`);
  const { answered, faults } = await runFuzz(whole, { seed, requests });
  console.log(
    Object.entries(answered)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  );
  expect(faults, `again with FUZZ_SEED=${seed}`).toEqual([]);
});

/** Another opinion, by people who know nothing of us; scripts/fuzz.mjs says where it lies, if it does. */
const schemathesis = process.env.FUZZ_SCHEMATHESIS;
if (schemathesis)
  test('schemathesis finds nothing that breaks and nothing that is not described', {
    timeout: 1_800_000,
  }, async () => {
    const checks = [
      'not_a_server_error',
      'status_code_conformance',
      'content_type_conformance',
      'response_schema_conformance',
    ];
    const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-fuzz-')); // it leaves its examples where it stands
    const child = spawn(
      schemathesis,
      [
        'run',
        `http://127.0.0.1:${whole.config.port}/api/v1/openapi.json`,
        `--header=Authorization: Bearer ${await whole.token('administer', {}, { expires: '4h' })}`,
        `--checks=${checks.join(',')}`,
        '--phases=fuzzing',
        `--max-examples=${Math.max(1, Math.round(requests / 300))}`,
        `--seed=${seed}`,
        '--exclude-operation-id=checkNewsLink', // it would ask the addresses that it draws
        '--request-timeout=20',
        '--continue-on-failure',
        '--no-color',
      ],
      { stdio: 'inherit', cwd: folder },
    );
    const [code] = await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
    expect(code).toBe(0);
  });
