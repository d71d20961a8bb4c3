/** Those that the sign-in page names, filled in by the build (vite.config.ts). */
export const ownIcons: Readonly<Record<string, string>> = {};
