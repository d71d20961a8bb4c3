import { z } from 'zod';
import { passwordAtLeast } from '../limits.ts';
import type { FieldCode } from '../problems.ts';

export { passwordAtLeast } from '../limits.ts';

const required = { error: 'field.required' satisfies FieldCode };

/** A password as it is chosen: by its length alone. Whether it is one that everybody tries first, the server knows. */
export const newPassword = z
  .string()
  .min(1, required)
  .min(passwordAtLeast, { error: 'field.too-short' satisfies FieldCode })
  .max(1000);

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are for the eye. */
export const oneTimeCode = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(/^(?:\d{6}|[A-Z2-7]{16})$/, { error: 'code.wrong' satisfies FieldCode }),
  );

/** What the sign-in page of the embedded provider sends. Not below /api/v1: the provider's cookie is bound to /login. */
export const signInPath = '/login/authenticate';

export const signInForm = z.object({
  username: z.string().trim().min(1, required).max(200),
  password: newPassword,
  /** Of the second factor, once it was asked for. */
  code: oneTimeCode.optional(),
  /** Instead of a one-time password, once it was asked for. */
  newPassword: newPassword.optional(),
});
export type SignInForm = z.infer<typeof signInForm>;

/** Whether the browser is in the middle of signing in: a bookmark of /login, or the way back to it, is not. */
export const signInPendingPath = '/login/pending';
export const signInPending = z.object({ pending: z.boolean() });

/** What a right password may not be enough for. The form is sent again, with it. */
const signInNeeds = ['code', 'new-password'] as const;
export type SignInNeed = (typeof signInNeeds)[number];

/** Where the browser goes next to finish signing in, or what is asked for before. */
export const signInAnswer = z.union([
  z.object({ redirectTo: z.string() }),
  z.object({ needs: z.enum(signInNeeds) }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;
