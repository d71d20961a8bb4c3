import { z } from 'zod';

/** Every reason for which a link gives no news. Texts live in web/src/i18n, one per reason. */
export const newsRefusals = [
  /** Not an http or https address, or one with a user name or a password in it. */
  'not-an-address',
  /** Leads, by itself, by its name or by a redirect, to a place that is not public. */
  'address-not-allowed',
  'no-answer',
  /** There is a server, and it answers with an error. */
  'error-answer',
  'too-slow',
  'too-large',
  'too-many-redirects',
  /** An https address that leads on to an http one: anybody on the way could change the news. */
  'insecure-redirect',
  'not-a-feed',
  'empty-feed',
  'not-a-calendar',
] as const;

export const newsRefusal = z.enum(newsRefusals);
export type NewsRefusal = z.infer<typeof newsRefusal>;
