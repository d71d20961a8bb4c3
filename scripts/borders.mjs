// @ts-check
// Part of npm run lint: no import crosses a border, no files import each other in a ring.
import { crossings, cycles, readSources } from './lib/borders.mjs';
import { root } from './lib/run.mjs';

const sources = await readSources(root);
const faults = [...crossings(sources), ...cycles(sources).map((way) => `a ring of imports: ${way}`)];
for (const fault of faults) console.error(fault);
console.log(`Checked the imports of ${sources.length} files. ${faults.length || 'No'} wrong.`);
process.exit(faults.length ? 1 : 0);
