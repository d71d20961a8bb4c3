/** What today's browsers play without a paid or a platform's decoder; named as mediabunny names them. */
const playableVideo: ReadonlySet<string | null> = new Set(['avc', 'vp8', 'vp9', 'av1']);
export const playableAudio: ReadonlySet<string | null> = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);

/** H.264 comes in profiles that cameras write and browsers do not play: ten bits, 4:2:2, 4:4:4. */
const playableProfile = /^avc[13]\.(42|4d|58|64)/i;

/** By its codec and, where it is known, the codec's whole name, `avc1.64001f` say. */
export const isPlayableVideo = (codec: string | null, exact = ''): boolean =>
  playableVideo.has(codec) && (!/^avc[13]\./i.test(exact) || playableProfile.test(exact));
