import { recordedTexts } from '@psifida/contract/content/speech';
import { expect, test } from 'vitest';
import { urlsOf } from './speaker.ts';

const sound = (url: string) => ({ url, sha256: 'a'.repeat(64), bytes: 1 });
const speech = {
  el: { 'το κάστρο': sound('spoken-castle'), 'χτίστηκε στον λόφο': sound('spoken-hill') },
};
const recordings = recordedTexts({
  a: { url: 'recorded', words: 'Χτίστηκε στον λόφο!' },
  b: { url: 'wordless', words: '' },
});

test('R-SPEAK-10 a text that staff have recorded is heard in the recording, and every other one is spoken', () => {
  const urls = (text: string) => urlsOf({ text, language: 'el' }, { speech, recordings });
  expect(urls('Χτίστηκε στον λόφο.')).toEqual(['recorded']);
  expect(urls('Το κάστρο')).toEqual(['spoken-castle']);
  expect(urls('…')).toEqual([]);
});
