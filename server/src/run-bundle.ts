import path from 'node:path';
import { openBundle } from './bundle.ts';
import { dataPlace } from './config/data-place.ts';

const bundle = openBundle({
  folder: path.join(import.meta.dirname, 'bundle'),
  keptIn: path.join(dataPlace(process.env.DATA_DIR), 'compiled'),
});
const { run } = bundle.load('main.cjs') as typeof import('./main.ts');
await run({ started: bundle.keep });
