// @ts-check
import { ensureReady } from './lib/prepare.mjs';

await ensureReady();
await import('../server/dist/run-bundle.js');
