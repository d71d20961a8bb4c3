import { z } from 'zod';
import { accessLevels, machineRights } from '../access.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import type { FieldCode } from '../problems.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';
import { newPassword, oneTimeCode } from './sign-in.ts';

const required = { error: 'field.required' satisfies FieldCode };

const fullName = z.string().trim().min(1, required).max(200);

/** What somebody may do: a level, and for an editor perhaps some systems only (none named: all of them). */
const rights = {
  level: z.enum(accessLevels),
  systems: z.array(systemId).max(50),
  /** Where approval is required: whether an editor gives it. */
  approves: z.boolean().default(false),
  /** Whether a viewer or editor sends emergency messages; an administrator does in any case. */
  onDuty: z.boolean().default(false),
};

/** An account of the embedded provider, as administrators see it. */
export const account = z.object({
  id: uuid,
  username: z.string(),
  name: z.string(),
  /** Null for an account whose roles mean nothing here. */
  level: z.enum(accessLevels).nullable(),
  systems: rights.systems,
  approves: rights.approves,
  onDuty: rights.onDuty,
  /** Comes and goes with the demonstration; nothing about it can be changed. */
  demo: z.boolean(),
  switchedOff: z.boolean(),
  /** Until when the one-time password works that has not been changed yet. */
  oneTimeUntil: z.iso.datetime().nullable(),
  secondFactor: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof account>;

/** Shown once, to whoever made it; only its hash is kept. */
const withOneTimePassword = z.object({ account, oneTimePassword: z.string() });
export type WithOneTimePassword = z.infer<typeof withOneTimePassword>;

const elsewhere = ['accounts.elsewhere'] as const;
const ofOne = [...elsewhere, 'account.not-found', 'account.demo'] as const;

export const listAccounts = endpoint.administer('GET /accounts', {
  summary: 'Everybody who can sign in with the embedded provider',
  response: z.object({ items: z.array(account) }),
  problems: elsewhere,
});

export const accountForm = z.strictObject({
  username: z
    .string()
    .trim()
    .min(1, required)
    .max(100)
    .regex(/^[\p{L}\p{M}\p{N}._@+-]*$/u, { error: 'username.invalid' satisfies FieldCode }),
  name: fullName,
  ...rights,
  /** That a demonstration account of this username goes for good, which is refused unless it is said. */
  replacesDemo: z.boolean().default(false),
});
export type AccountForm = z.infer<typeof accountForm>;

export const addAccount = endpoint.administer('POST /accounts', {
  summary: 'Add somebody, who gets a one-time password',
  body: accountForm,
  response: withOneTimePassword,
  status: 201,
  problems: [...elsewhere, 'account.replaces-demo'],
});

export const accountChange = accountForm.omit({ username: true, replacesDemo: true });
export type AccountChange = z.infer<typeof accountChange>;

export const changeAccount = endpoint.administer('PUT /accounts/:id', {
  summary: 'Change somebody’s name or what they may do, which counts at once',
  body: accountChange,
  response: account,
  problems: [...ofOne, 'account.last-administrator'],
});

export const switchAccount = endpoint.administer('PUT /accounts/:id/switch', {
  summary: 'Switch an account off, which ends its sessions at once, or on again',
  body: z.strictObject({ switchedOff: z.boolean() }),
  response: account,
  problems: [...ofOne, 'account.last-administrator'],
});

export const resetAccount = endpoint.administer('POST /accounts/:id/reset', {
  summary: 'Give somebody a one-time password, which ends their sessions at once',
  body: z.strictObject({ withSecondFactor: z.boolean() }),
  response: withOneTimePassword,
  problems: ofOne,
});

/** An account without a person: it calls the API with a token of its own and cannot sign in to the tool. */
export const machine = z.object({
  /** Its client id. */
  id: uuid,
  name: z.string(),
  rights: z.array(z.enum(machineRights)),
  madeAt: z.iso.datetime(),
  lastTokenAt: z.iso.datetime().nullable(),
});
export type Machine = z.infer<typeof machine>;

export const listMachines = endpoint.administer('GET /machines', {
  summary: 'Accounts without a person, and what each may do',
  response: z.object({ items: z.array(machine) }),
  problems: elsewhere,
});

export const machineForm = z.strictObject({
  name: fullName,
  rights: z.array(z.enum(machineRights)).min(1, required).max(machineRights.length),
});
export type MachineForm = z.infer<typeof machineForm>;

/** The secret is shown once, to whoever made it; only its hash is kept. */
const withSecret = z.object({ machine, secret: z.string() });
export type WithSecret = z.infer<typeof withSecret>;

export const addMachine = endpoint.administer('POST /machines', {
  summary: 'Make an account without a person, which gets a secret',
  body: machineForm,
  response: withSecret,
  status: 201,
  problems: elsewhere,
});

export const revokeMachine = endpoint.administer('DELETE /machines/:id', {
  summary: 'Revoke an account without a person; its tokens are refused at once',
  response: z.object({}),
  problems: [...elsewhere, 'account.not-found'],
});

export const listPeople = endpoint.administer('GET /people', {
  summary:
    'Everyone who is still named anywhere, by name; also those whose actions are no longer in the activity',
  response: z.object({ items: z.array(person) }),
});

export const anonymisePerson = endpoint.administer('POST /people/anonymised', {
  summary:
    'Make somebody who has left anonymised: their account goes, and so does their name wherever it was kept. It cannot be undone',
  body: z.strictObject({ id: z.string().min(1, required).max(200) }),
  /** In how many places the name was. */
  response: z.object({ places: z.int() }),
  problems: ['account.not-found', 'account.demo', 'account.last-administrator', 'person.oneself'],
});

/** A browser in which somebody is signed in. */
export const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  /** As it calls itself. */
  browser: z.string(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownAccount = z.object({
  username: z.string(),
  name: z.string(),
  demo: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  sessions: z.array(ownSession),
});
export type OwnAccount = z.infer<typeof ownAccount>;

const current = { currentPassword: z.string().min(1, required).max(1000) };
const ofOwn = [...elsewhere, 'account.demo', 'sign-in.locked', 'sign-in.busy'] as const;

export const readOwnAccount = endpoint.view('GET /own-account', {
  summary: 'Your account and where you are signed in',
  response: ownAccount,
  problems: elsewhere,
});

export const nameForm = z.strictObject({ name: fullName });

export const changeOwnName = endpoint.view('PUT /own-account/name', {
  summary: 'Change how you are called',
  body: nameForm,
  response: ownAccount,
  problems: ofOwn,
});

export const passwordForm = z.strictObject({ ...current, newPassword });
export type PasswordForm = z.infer<typeof passwordForm>;

export const changeOwnPassword = endpoint.view('PUT /own-account/password', {
  summary: 'Change your password, which ends your other sessions',
  body: passwordForm,
  response: ownAccount,
  problems: ofOwn,
});

export const endOwnSession = endpoint.view('DELETE /own-account/sessions/:id', {
  summary: 'End one of your sessions',
  response: ownAccount,
  problems: elsewhere,
});

export const endOtherSessions = endpoint.view('DELETE /own-account/sessions', {
  summary: 'End all of your sessions but this one',
  response: ownAccount,
  problems: elsewhere,
});

/** What an authenticator app is told: as a QR code, or typed. Nothing is kept until a code of it has been shown. */
export const secondFactorProposal = z.object({ secret: z.string(), uri: z.string() });

export const proposeSecondFactor = endpoint.view('POST /own-account/second-factor/proposal', {
  summary: 'Begin with a second factor: a fresh secret for an authenticator app',
  response: secondFactorProposal,
  problems: ofOwn,
});

export const secondFactorForm = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  code: oneTimeCode,
  ...current,
});
export type SecondFactorForm = z.infer<typeof secondFactorForm>;

export const setSecondFactor = endpoint.view('PUT /own-account/second-factor', {
  summary: 'Ask for a second factor from now on',
  body: secondFactorForm,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: ofOwn,
});

export const currentPasswordForm = z.strictObject(current);

export const removeSecondFactor = endpoint.view('POST /own-account/second-factor/remove', {
  summary: 'Ask for the password alone again',
  body: currentPasswordForm,
  response: ownAccount,
  problems: ofOwn,
});
