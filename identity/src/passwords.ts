import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { foldText, soundText } from '@psifida/contract/fold-text';
import type { FieldCode } from '@psifida/contract/problems';
import { commonWords } from './common-words.ts';

/** OWASP's minimum for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFKC: keyboards compose the same letters differently. */
const composed = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, composed(password));

/** Some 50,000 common passwords, loaded when one is chosen. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords.filter((one) => one.length >= passwordAtLeast));
}
let common: Promise<Set<string>> | null = null;

/** Words of the product and of its demonstration. */
const ours = ['psifida', 'ψηφιδα', 'ψηφιδες', 'demo', 'επίδειξη'];

/** Once, where it is the same twice or more; without digits around it. */
const bareOf = (word: string) => word.replace(/^\d+|\d+$/g, '').replace(/^(.+?)\1+$/, '$1');

/** Folded by sound: μαρία and maria are one. Digits part words as signs do, as in maria1980maria. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[\s\d]+/)
    .map((word) => bareOf(soundText(word)))
    .filter((word) => word !== '');

const greek = new Set(commonWords.flatMap(wordsOf));

/** Length, a list of common passwords, and words that anybody would try for this person, no composition rules (NIST SP 800-63B). */
export async function passwordFault(
  password: string,
  { username, name, town = [] }: { username: string; name: string; town?: readonly string[] | undefined },
): Promise<FieldCode | null> {
  const given = composed(password);
  if (given.length < passwordAtLeast) return 'field.too-short';
  if (given.length > 1000) return 'field.too-long';
  const folded = foldText(given);
  common ??= loadCommon();
  const tried = await common;
  if (tried.has(given.toLowerCase()) || tried.has(folded) || new Set(folded).size < 3)
    return 'password.common';
  const theirs = [username, name, ...ours, ...town].flatMap((words) => [
    ...wordsOf(words),
    ...wordsOf(words.replaceAll(/[^\p{L}\p{M}]/gu, '')),
  ]);
  const words = [...new Set(wordsOf(given))];
  const whole = bareOf(soundText(given.replace(/[^\p{L}\p{M}]/gu, '')));
  if (theirs.includes(whole) || (words.length && words.every((word) => theirs.includes(word))))
    return 'password.like-you';
  // Three words in a row are a passphrase, and wanted.
  if (words.length && words.length < 3 && words.every((word) => theirs.includes(word) || greek.has(word)))
    return 'password.common';
  return null;
}

/** Without letters that are taken for one another; 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const oneTimePassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
