import { z } from 'zod';
import type { FieldCode } from '../problems.ts';

/** R-AUTH-10: shorter than this cannot be a password, so nobody has to wait for the server to say so. */
export const passwordAtLeast = 8;

const required = { error: 'field.required' satisfies FieldCode };

/** What the sign-in page of the embedded provider sends. Not below /api/v1: the provider's cookie is bound to /login. */
export const signInPath = '/login/authenticate';

export const signInForm = z.object({
  username: z.string().trim().min(1, required).max(200),
  password: z
    .string()
    .min(1, required)
    .min(passwordAtLeast, { error: 'field.too-short' satisfies FieldCode })
    .max(1000),
});
export type SignInForm = z.infer<typeof signInForm>;

/** Whether the browser is in the middle of signing in: a bookmark of /login, or the way back to it, is not. */
export const signInPendingPath = '/login/pending';
export const signInPending = z.object({ pending: z.boolean() });

/** Where the browser goes next to finish signing in. */
export const signInAnswer = z.object({ redirectTo: z.string() });
