import type { SignInForm } from '@psifida/contract/endpoints/sign-in';
import { passwordAtLeast } from '@psifida/contract/limits';
import type { FieldCode } from '@psifida/contract/problems';

type Faults = Partial<Record<keyof SignInForm, FieldCode>>;

const lengthFault = (value: string, atLeast: number, atMost: number): FieldCode | undefined => {
  if (value === '') return 'field.required';
  if (value.length < atLeast) return 'field.too-short';
  return value.length > atMost ? 'field.invalid' : undefined;
};

const codeFault = (code: string): FieldCode | undefined => {
  const meant = code.replace(/[\s-]/g, '').toUpperCase();
  if (meant === '') return 'field.required';
  return /^(?:\d{6}|[A-Z2-7]{16})$/.test(meant) ? undefined : 'code.wrong';
};

/** What the server would refuse, said before anybody waits for it: as the schema of the contract says it, without the schema. */
export function faultsOf({ username, password, code, newPassword }: SignInForm): Faults {
  const found: Record<keyof SignInForm, FieldCode | undefined> = {
    username: lengthFault(username.trim(), 1, 200),
    password: lengthFault(password, passwordAtLeast, 1000),
    code: code === undefined ? undefined : codeFault(code),
    newPassword: newPassword === undefined ? undefined : lengthFault(newPassword, passwordAtLeast, 1000),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code));
}
