import './testing/both-languages.ts';
import type { Language } from '@psifida/contract/bilingual';
import { expect, test } from 'vitest';
import { guide } from '../features/help/guide/guide.ts';
import { textsOf } from '../features/help/guide/topic.ts';
import { plainText } from '../features/help/use-guide.ts';
import { flatTexts } from './testing/flat-texts.ts';
import { wordsIn } from './texts.ts';

/**
 * One word for one thing (docs/glossary.md): what people might also call it, and are not told. A word of another craft
 * that only looks like one of ours is allowed by its phrase.
 */
const words: { ours: string; el: RegExp; en: RegExp }[] = [
  { ours: 'image, εικόνα', en: /\b(pictures?|photos?|photographs?)\b/i, el: /φωτογραφί/i },
  { ours: 'video, βίντεο', en: /\b(films?|movies?|clips?)\b/i, el: /ταινί|φιλμ|κλιπ(?!\p{L})/iu },
  {
    ours: 'presentation, προβολή',
    en: /\b(slides?|slideshows?|decks?)\b/i,
    el: /παρουσίασ|παρουσιάσ|σλάιντ/i,
  },
  {
    ours: 'display, οθόνη',
    en: /\b(monitors?|(?<!touch )screens?(?! reader))\b/i,
    el: /μόνιτορ|τηλεόρασ/i,
  },
  { ours: 'dish, έδεσμα', en: /\b(meals?|courses?|foods?)\b/i, el: /φαγητ|γεύμα|πιάτ/i },
  { ours: 'feed, ροή ειδήσεων', en: /\b(news channel|newsfeeds?)\b/i, el: /τροφοδοσία|κανάλι/i },
  { ours: 'schedule, πρόγραμμα', en: /\b(timetables?|time plans?)\b/i, el: /χρονοδιάγραμμα|ωράριο/i },
  { ours: 'tag, ετικέτα', en: /\b(labels?|keywords?)\b/i, el: /λέξ(η|εις)-κλειδί/i },
  {
    ours: 'return, επαναφορά έκδοσης',
    en: /\b(roll ?back|revert to release)\b/i,
    el: /επιστροφή σε έκδοση/i,
  },
  { ours: 'sign in, σύνδεση', en: /\b(log in|login)\b/i, el: /είσοδος στο σύστημα|λογκ/i },
  { ours: 'upload, μεταφόρτωση', en: /\bsend up\b/i, el: /ανέβασμα|ανεβάστε/i },
];

/** Every sentence; what stands in braces before a choice is a parameter and no word. */
const said = (language: Language) => {
  const help = Object.values(guide).flatMap((topic) =>
    textsOf(topic).map((text) => plainText(language, text[language])),
  );
  return flatTexts([wordsIn(language), help]).map(([, text]) => text.replaceAll(/\{\w+(?=[,}])/g, '{'));
};

test.each(words)('one word for one thing: $ours', ({ el, en }) => {
  expect(said('en').filter((text) => en.test(text))).toEqual([]);
  expect(said('el').filter((text) => el.test(text))).toEqual([]);
});

test('a word that is not ours is found, wherever it stands', () => {
  expect(words.some(({ en }) => en.test('Choose a picture…'))).toBe(true);
  expect(words.some(({ el }) => el.test('Επιλέξτε φωτογραφία'))).toBe(true);
  expect(words.some(({ en }) => en.test('a name for a screen reader'))).toBe(false);
});
