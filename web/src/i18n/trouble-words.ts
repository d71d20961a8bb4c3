/** The player's codes begin with the part of it that met the trouble. */
const words = {
  scene: 'scene',
  picture: 'picture',
  film: 'film',
  sound: 'sound',
  media: 'media',
  release: 'media',
  storage: 'storage',
  server: 'network',
  stream: 'network',
  playback: 'restart',
  page: 'restart',
  browser: 'browser',
} as const;

type TroubleWords = (typeof words)[keyof typeof words] | 'other';

/** Which plain words fit a code of the player; for one that this build does not know yet it is simply 'something'. */
export function troubleWords(code: string): TroubleWords {
  const [part = ''] = code.split(/[.-]/);
  return Object.hasOwn(words, part) ? words[part as keyof typeof words] : 'other';
}
