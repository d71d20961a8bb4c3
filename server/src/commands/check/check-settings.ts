import type { Finding } from '@psifida/postgres/fitness';
import { type Environment, readSetting } from '../../config/config.ts';
import { misspelt } from '../../config/misspelt.ts';
import { type SettingName, settings } from '../../config/settings.ts';

/** `weak`: it works, and somebody should know. `unseen`: how it is set, which nobody has tried. */
export type Checked = Finding & { weak?: true; unseen?: true };

const whoeverSignsIn: Partial<Record<SettingName, string>> = {
  ROLE_ADMIN: 'administrates everything',
  ROLE_EDITOR: 'may edit everything',
  ROLE_DUTY: 'may send emergency messages',
};

/** Every setting that is given, also those that nothing needs at present; and names that are none. */
export async function checkSettings(environment: Environment): Promise<Checked[]> {
  const weak = (about: string, wrong: string): Checked => ({ about, wrong, weak: true });
  const found: Checked[] = misspelt(environment).map((wrong) => weak('names', wrong));
  for (const name of Object.keys(settings) as SettingName[]) {
    try {
      readSetting(environment, name);
    } catch (error) {
      found.push(weak(name, (error as Error).message));
    }
  }
  for (const [name, does] of Object.entries(whoeverSignsIn))
    if (environment[name]?.trim() === '')
      found.push(
        weak(name, `${name} is empty: whoever signs in ${does}. Name a role, or take the line out.`),
      );
  const key = environment.BACKUP_PUBLIC_KEY?.trim();
  if (key && !(await isAgeKey(key)))
    found.push(
      weak(
        'BACKUP_PUBLIC_KEY',
        'BACKUP_PUBLIC_KEY is no public key of age: no copy can be encrypted with it.',
      ),
    );
  return found.length
    ? found
    : [{ about: 'every name and every value given is one that Psifida knows', wrong: null }];
}

async function isAgeKey(key: string): Promise<boolean> {
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
}
