import { readSettings, settingsFiles, UnusableSettings } from './settings.ts';

/**
 * For whoever types the settings at the machine: the same judge as at the start, before anything is changed. Asked for the
 * rotation, it says the one that stands in this machine's own settings.
 */
const [first, ...others] = process.argv.slice(2);
const isAsked = first === '--rotation';
try {
  const { rotate } = await readSettings(isAsked ? settingsFiles(process.env) : [first ?? '', ...others]);
  if (isAsked) console.log(rotate);
} catch (error) {
  const { message, why } = error instanceof UnusableSettings ? error : { message: String(error), why: null };
  console.error([message, why?.el, why?.en].filter(Boolean).join('\n'));
  process.exit(1);
}
