/** Pages for everyone, from which nobody is sent to sign in; the same as in app/pages.ts, without what that brings along. */
export const openPages = {
  login: '/login',
  accessibility: '/accessibility',
  'shared-preview': '/preview',
  privacy: '/privacy',
} as const;

export const openPaths: readonly string[] = Object.values(openPages);
