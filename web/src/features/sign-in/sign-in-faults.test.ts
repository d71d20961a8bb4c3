import { signInForm } from '@psifida/contract/endpoints/sign-in';
import { isFieldCode } from '@psifida/contract/problems';
import { expect, test } from 'vitest';
import { faultsOf } from './sign-in-faults.ts';

/** As the schema says it: of each field the first fault, and 'not right' where it has no words of its own. */
function bySchema(form: Parameters<typeof faultsOf>[0]) {
  const found: Record<string, string> = {};
  for (const { path, message } of signInForm.safeParse(form).error?.issues ?? [])
    found[String(path[0])] ??= isFieldCode(message) ? message : 'field.invalid';
  return found;
}

const right = { username: 'maria', password: 'psifida-demo' };
const passwords = ['', '1234567', '12345678', ' '.repeat(8), 'x'.repeat(1000), 'x'.repeat(1001)];
const usernames = ['', '   ', 'm', ` ${'x'.repeat(200)} `, 'x'.repeat(201)];
const ofApp = ['', ' - ', '123456', '123 456', '12345', '1234567'];
const codes = [undefined, ...ofApp, 'abcd-efgh-ijkl-mnop', '0123456789ABCDEF'];

test.each([
  ...usernames.map((username) => ({ ...right, username })),
  ...passwords.map((password) => ({ ...right, password })),
  ...passwords.map((newPassword) => ({ ...right, newPassword })),
  ...codes.map((code) => ({ ...right, code })),
  { username: '', password: '', code: 'x', newPassword: 'x' },
])('R-AUTH-10 R-VAL-08 the sign-in page finds wrong what the schema does: %j', (form) => {
  expect(faultsOf(form)).toEqual(bySchema(form));
});
