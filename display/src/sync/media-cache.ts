/** Where the player keeps pictures and films, and from where its service worker answers for them. */
export const mediaCache = 'psifida-media';
