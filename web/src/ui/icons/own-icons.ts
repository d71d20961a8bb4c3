/** Bodies by name, filled in by the build (vite.config.ts). */
export const ownIcons: Readonly<Record<string, string>> = {};
