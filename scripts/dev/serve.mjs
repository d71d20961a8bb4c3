// @ts-check
// The server from its sources, in the process that npm run dev ends and starts again.
import { register } from 'node:module';

register('./load-sources.mjs', import.meta.url);
const { run } = await import('../../server/src/main.ts');
await run();
