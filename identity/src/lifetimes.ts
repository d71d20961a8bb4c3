/** In seconds. */
export type Lifetimes = {
  accessToken: number;
  /** A refresh token unused for this long is gone; using it gives a fresh one. */
  refreshIdle: number;
  /** However busy, a session ends this long after its sign-in. */
  session: number;
  /** How long the sign-in page may stay open. */
  signInPage: number;
};

/** What a Keycloak realm has when nobody has changed it; the page alone is open half as long, as anybody can open it. */
export const defaultLifetimes: Lifetimes = {
  accessToken: 5 * 60,
  refreshIdle: 30 * 60,
  session: 10 * 60 * 60,
  signInPage: 15 * 60,
};
