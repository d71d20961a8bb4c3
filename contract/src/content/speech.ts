import { z } from 'zod';
import { language } from '../bilingual.ts';

/** Spoken at once; a longer sentence is cut where one would breathe. */
export const spokenAtMost = 240;

const sentence = /[^.!?;;·…\n]+(?:[.!?;;·…]+(?=[\p{L}\p{N}])[^.!?;;·…\n]*)*[.!?;;·…]*["»”’)]*/gu;

/** A text in the pieces in which it is spoken, stopped and continued: each a sentence, or as much as one says in a breath. */
export function spokenParts(text: string): string[] {
  const sentences = text.replace(/\u00ad/g, '').match(sentence) ?? [];
  return sentences.flatMap(inBreaths).flatMap((part) => {
    const said = part.replace(/\s+/g, ' ').trim();
    return spokenKey(said) ? [said] : [];
  });
}

function inBreaths(text: string): string[] {
  if (text.length <= spokenAtMost) return [text];
  const at = Math.max(text.lastIndexOf(', ', spokenAtMost), -1) + 1 || text.lastIndexOf(' ', spokenAtMost);
  const cut = at > 0 ? at : spokenAtMost;
  return [text.slice(0, cut), ...inBreaths(text.slice(cut))];
}

const word = /[\p{L}\p{M}]+|\p{N}+/gu;

/** By which a spoken text is found: its words and numbers alone. */
export const spokenWords = (text: string): string[] => text.toLowerCase().match(word) ?? [];
export const spokenKey = (text: string): string => spokenWords(text).join(' ');

const sound = z.object({
  url: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int(),
});

/** The sounds of a system's texts: of each language by what `spokenKey` makes of a text. */
export const releaseSpeech = z.partialRecord(language, z.record(z.string(), sound));
export type ReleaseSpeech = z.infer<typeof releaseSpeech>;
export type SpokenSound = z.infer<typeof sound>;

/** What staff had recorded with the same words, by `spokenKey`: a person is heard rather than the program. */
export const recordedTexts = (
  audios: Readonly<Record<string, { url: string; words: string }>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.values(audios).flatMap(({ url, words }) => {
      const key = spokenKey(words);
      return key ? [[key, url] as const] : [];
    }),
  );

/** Each file once: texts that sound alike share one. */
export const spokenFiles = (speech: ReleaseSpeech): SpokenSound[] => [
  ...new Map(
    Object.values(speech).flatMap((sounds) => Object.values(sounds).map((one) => [one.url, one])),
  ).values(),
];

/**
 * The sounds that together say a text: its own, or those of its pieces, the longest first, as 'Step 3 of 7' is said
 * where only 'Step', 'of' and the numbers are there. None where something of it is missing: half a sentence misleads.
 */
export function soundsOf(part: string, sounds: Readonly<Record<string, SpokenSound>>): SpokenSound[] {
  const words = spokenWords(part);
  const found: SpokenSound[] = [];
  for (let from = 0; from < words.length; ) {
    let until = words.length;
    while (until > from && !Object.hasOwn(sounds, words.slice(from, until).join(' '))) until -= 1;
    const one = sounds[words.slice(from, until).join(' ')];
    if (until === from || !one) return [];
    found.push(one);
    from = until;
  }
  return found;
}
