import { type AccessLevel, accessLevels, type RoleNames } from '@psifida/contract/access';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import type { FieldCode, ProblemCode } from '@psifida/contract/problems';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { hashPassword, passwordFault } from './passwords.ts';

/** A code for the browser, and a sentence for the command line. */
export class AccountError extends Problem {
  constructor(sentence: string, code: ProblemCode, params: Record<string, unknown> = {}) {
    super(code, params);
    this.message = sentence;
  }
}

class FieldError extends AccountError {
  constructor(field: string, code: FieldCode, sentence: string) {
    super(sentence, 'input.invalid');
    this.issues.push({ path: [field], code });
  }
}

export const fieldFault = (field: string, code: FieldCode, sentence = code as string): AccountError =>
  new FieldError(field, code, sentence);

type Named = { username: string; name: string };

export function checkNames({ username, name }: Named): void {
  if (!isUsername(username))
    throw fieldFault(
      'username',
      'username.invalid',
      'A username has 1 to 100 letters, digits or . _ @ + - and no spaces.',
    );
  if (!name.trim() || name.length > 200)
    throw fieldFault('name', 'field.required', 'A name has 1 to 200 characters.');
}

const length = `A password has at least ${passwordAtLeast} and at most 1000 characters.`;
const passwordSentences: Partial<Record<FieldCode, string>> = {
  'field.too-short': length,
  'field.too-long': length,
  'password.common': 'That password is one of those that are tried first. Choose another one.',
  'password.like-you': 'A password is not a name with a number behind it. Choose another one.',
};

type Chosen = Named & { password: string; field: string; town?: readonly string[] | undefined };

/** R-PEOPLE-04: every chosen password is judged here before it is hashed. */
export async function hashAcceptable({ password, field, ...who }: Chosen): Promise<string> {
  const fault = await passwordFault(password, who);
  if (fault) throw fieldFault(field, fault, passwordSentences[fault]);
  return hashPassword(password);
}

export type Rights = {
  level: AccessLevel;
  systems: readonly SystemId[];
  approves: boolean;
  onDuty: boolean;
};

const levelOf = (roles: readonly string[], names: RoleNames): AccessLevel | null =>
  accessLevels.findLast((level) => names[level] === '' || roles.includes(names[level])) ?? null;

/** The roles of an account as the screen shows them; contract/access.ts judges tokens. */
export const rightsOf = (roles: readonly string[], names: RoleNames) => ({
  level: levelOf(roles, names),
  systems: systemIds.filter((id) => roles.includes(id)),
  approves: !!names.approve && roles.includes(names.approve),
  onDuty: !!names.alert && roles.includes(names.alert),
});

/** Keeps roles that the product does not know. */
export function rolesFor(
  { level, systems, approves, onDuty }: Rights,
  { names, had = [] }: { names: RoleNames; had?: readonly string[] },
): string[] {
  const known = new Set<string | undefined>([...Object.values(names), ...systemIds]);
  const others = had.filter((role) => !known.has(role));
  const edits = level === 'edit';
  const beside = [
    ...(edits ? new Set(systems) : []),
    edits && approves && names.approve,
    level !== 'administer' && onDuty && names.alert,
  ];
  return [names[level], ...beside, ...others].filter((role) => !!role) as string[];
}

export const isAdministrator = (roles: readonly string[], names: RoleNames): boolean =>
  levelOf(roles, names) === 'administer';

const allowed = /^[\p{L}\p{M}\p{N}._@+-]{1,100}$/u;

export const isUsername = (value: string): boolean => allowed.test(value);

/** Two names with the same key are one name. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
