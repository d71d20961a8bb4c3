/** The player's codes begin with the part of it that met the trouble; each part has its plain words. */
const words = {
  scene: ['scene'],
  stuck: ['video', 'film', 'stuck', 'stall'],
  media: ['media', 'release', 'hash', 'download', 'sync'],
  storage: ['storage', 'quota', 'cache', 'database'],
  network: ['network', 'offline', 'server', 'stream'],
  restart: ['restart', 'watchdog', 'playback', 'reload'],
} as const;

export type TroubleWords = keyof typeof words | 'other';

/** Which of the plain words fits a code of the player; one that this build does not know yet is simply 'something'. */
export const troubleWords = (code: string): TroubleWords =>
  (Object.keys(words) as (keyof typeof words)[]).find((name) =>
    words[name].some((part) => code.toLowerCase().startsWith(part)),
  ) ?? 'other';
