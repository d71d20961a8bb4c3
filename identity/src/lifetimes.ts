/** In seconds. */
export type Lifetimes = {
  accessToken: number;
  /** Idle time of a refresh token; using it issues a fresh one. */
  refreshIdle: number;
  /** Absolute lifetime of a session. */
  session: number;
  /** How long the sign-in page may stay open. */
  signInPage: number;
};

/** Defaults of a Keycloak realm, but for the sign-in page, which is open half as long. */
export const defaultLifetimes: Lifetimes = {
  accessToken: 5 * 60,
  refreshIdle: 30 * 60,
  session: 10 * 60 * 60,
  signInPage: 15 * 60,
};

/** After this long without an attempt a name's failures are forgotten. */
export const forgetAttemptsAfterSeconds = 60 * 60;
