// @ts-check
// npm run accounts -- …: the commands of server/src/commands, built when needed.
import { ensureReady } from './lib/prepare.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureReady();
const { main } = await import(`../server/dist/commands/${name}.js`);
process.exit(await main(args));
