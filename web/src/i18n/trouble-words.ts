/** The player's codes begin with the part of it that met the trouble. */
const words = {
  scene: 'scene',
  image: 'image',
  video: 'video',
  audio: 'audio',
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

export function troubleWords(code: string): TroubleWords {
  const [part = ''] = code.split(/[.-]/);
  return Object.hasOwn(words, part) ? words[part as keyof typeof words] : 'other';
}
