/**
 * Where pages change their shape. Styles write `@media (--phone)`, which vite.config.ts fills in; code asks
 * `useBreakpoint('phone')`. This file imports nothing: the build reads it.
 */
export const breakpoints = {
  'small-phone': '(max-width: 30em)',
  phone: '(max-width: 40em)',
  'large-phone': '(max-width: 48em)',
  /** The sidebar becomes a bar with a drawer. */
  'no-sidebar': '(max-width: 56.24em)',
  tablet: '(max-width: 64em)',
  /** Beside the sidebar there is no room for two columns. */
  'one-column': '(max-width: 68em)',
  laptop: '(max-width: 100em)',
  desktop: '(min-width: 78em)',
  wide: '(min-width: 120em)',
} as const;

export type Breakpoint = keyof typeof breakpoints;
