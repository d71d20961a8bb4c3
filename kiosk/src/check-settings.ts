import { readSettings } from './settings.ts';

/** For whoever types the settings at the machine: the same judge as at the start, before anything is changed. */
await readSettings(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
