import { readSettings, settingsFiles, UnusableSettings } from './settings.ts';

/** Judges settings as the start does; with --rotation it prints the one of this machine. */
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
