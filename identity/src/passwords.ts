import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { foldText } from '@psifida/contract/fold-text';
import type { FieldCode } from '@psifida/contract/problems';

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

/** Words of the product. */
const ours = ['psifida', 'ψηφιδα', 'ψηφιδες'];

/** Folded, without digits and spaces at the end. */
const core = (text: string) => foldText(text).replace(/[\d\s]+$/, '');

/** Length and a list of common passwords, no composition rules (NIST SP 800-63B). */
export async function passwordFault(
  password: string,
  { username, name }: { username: string; name: string },
): Promise<FieldCode | null> {
  const given = composed(password);
  if (given.length < passwordAtLeast) return 'field.too-short';
  if (given.length > 1000) return 'field.too-long';
  const folded = foldText(given);
  common ??= loadCommon();
  const tried = await common;
  if (tried.has(given.toLowerCase()) || tried.has(folded) || new Set(folded).size < 3)
    return 'password.common';
  const theirs = [username, name, name.replaceAll(' ', ''), ...name.split(' ')].map(core);
  const bare = core(given);
  if ([...ours, ...theirs].some((word) => word !== '' && word === bare)) return 'password.like-you';
  return null;
}

/** Without letters that are taken for one another; 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const oneTimePassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
