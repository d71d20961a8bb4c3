// @ts-check
import { writeFile } from 'node:fs/promises';
import { describeLicences, licencesFile } from './lib/licences.mjs';

await writeFile(licencesFile, await describeLicences());
