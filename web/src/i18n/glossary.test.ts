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
const words: { ours: string; el?: RegExp; en?: RegExp }[] = [
  { ours: 'image, εικόνα', en: /\b(pictures?|photos?|photographs?)\b/i, el: /φωτογραφί/i },
  { ours: 'video, βίντεο', en: /\b(films?|movies?|clips?)\b/i, el: /ταινί|φιλμ|κλιπ(?!\p{L})/iu },
  { ours: 'audio file, αρχείο ήχου', en: /\b(sounds|(a|an|another|no) sound)\b/i, el: /ήχοι|ήχων/i },
  { ours: 'transcript, κείμενο του ήχου', en: /\b(its words|the words of)\b/i, el: /τα λόγια/i },
  {
    ours: 'presentation, προβολή',
    en: /\b(slides?|slideshows?|decks?)\b/i,
    el: /παρουσίασ|παρουσιάσ(?!τηκε)|σλάιντ/i,
  },
  {
    ours: 'display, οθόνη',
    en: /\b(monitors?|panels?|(its|onto the) glass|(?<!touch )screens?(?! reader))\b/i,
    el: /μόνιτορ|τηλεόρασ/i,
  },
  { ours: 'dish, έδεσμα', en: /\b(meals?|courses?|foods?)\b/i, el: /φαγητ|γεύμα|πιάτ/i },
  { ours: 'method of a recipe, εκτέλεση', en: /\bmethods?\b/i, el: /(?<!Μεγάλη )παρασκευή/i },
  { ours: 'feed, ροή ειδήσεων', en: /\b(news (channel|stream)s?|newsfeeds?)\b/i, el: /τροφοδοσία|κανάλι/i },
  { ours: 'entry of the library, καταχώριση', el: /εγγραφ/i },
  { ours: 'section, ενότητα', en: /\bin the part\b/i, el: /στο μέρος/i },
  {
    ours: 'schedule, πρόγραμμα',
    en: /\b(timetables?|time plans?|programmes?|(is|was) due|due now)\b/i,
    el: /χρονοδιάγραμμα|ωράριο/i,
  },
  { ours: 'yearly days, ετήσιες ημέρες', en: /\bdays of the year\b/i, el: /ημέρες του χρόνου/i },
  { ours: 'tag, ετικέτα', en: /\b(labels?|keywords?)\b/i, el: /λέξ(η|εις)-κλειδί/i },
  { ours: 'status, κατάσταση', en: /^(any )?state$/i },
  {
    ours: 'return, επαναφορά έκδοσης',
    en: /\b(roll ?back|revert to release)\b/i,
    el: /επιστροφή σε έκδοση|επαναφορά αυτής(?! της)/i,
  },
  { ours: 'version, μορφή', en: /\bsave \{|every save\b/i, el: /αποθήκευση \{|κάθε αποθήκευση/i },
  { ours: 'unpair, αποσύνδεση οθόνης', en: /\b(display|it) (was )?revoked?\b/i },
  { ours: 'standby image, εικόνα αναμονής', en: /\bcalm\b/i, el: /ήρεμη/i },
  { ours: 'maintenance, συντήρηση', en: /\bcare\b/i, el: /φροντίδα/i },
  { ours: 'instruction, εντολή', en: /\bcommands?\b/i },
  { ours: 'administrator, διαχειριστής', en: /looks? after the (accounts|app)/i, el: /φροντίζει τ/i },
  { ours: 'temporary password, προσωρινός κωδικός', en: /one-time password/i },
  { ours: 'sign in, σύνδεση', en: /\b(log in|login)\b/i, el: /είσοδος στο σύστημα|λογκ/i },
  { ours: 'approval request, αίτημα έγκρισης', en: /\brequests? for approval\b/i },
  { ours: 'language check, έλεγχος γλωσσών', en: /\blanguages to check\b/i },
  { ours: 'what was shown, τι προβλήθηκε', el: /τι έδειξαν οι οθόνες/i },
  { ours: 'erase from earlier releases', en: /\bfrom the past\b/i, el: /από το παρελθόν/i },
  { ours: 'marks of a quotation: “…”, «…»', en: /‘|"\{|\}"/, el: /[‘“]|"\{|\}"/ },
  { ours: 'browser, πρόγραμμα περιήγησης', el: /φυλλομετρ|περιηγητ/i },
  { ours: 'tool, εργαλείο', en: /\bapplications?\b/i, el: /(έκδοση της|σε αυτή την) εφαρμογή/i },
  { ours: 'upload, μεταφόρτωση', en: /\bsend up\b/i, el: /ανέβασμα|ανεβάσ|ανεβάζ|ανέβει/i },
  { ours: 'choose, επιλέξτε (to visitors διαλέξτε)', el: /διαλέξτε(?! (ένα παζλ|μια συνταγή)$)/i },
  { ours: 'is saved, αποθηκεύεται', el: /φυλάσσεται|κρατείται|κρατιέται/i },
  { ours: 'unsaved changes', en: /changes that are not saved/i, el: /αλλαγές που δεν αποθηκεύτηκαν/i },
  { ours: 'someone, in the meantime', en: /\b(somebody|meanwhile)\b/i, el: /εν τω μεταξύ/i },
  { ours: 'continue', en: /\bgo(es)? on\b/i, el: /θα συνεχίσω/i },
  { ours: 'no calque', en: /\b(stands|holds|tak(es?|en) away|you may|may do)\b/i, el: /κάτι πήγε στραβά/i },
];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const isGreek = (text: string) => /\p{Script=Greek}{2}/u.test(text);

const sources: Record<string, string> = import.meta.glob(
  [
    '../../../{display,server,kiosk,identity}/src/**/*.{ts,tsx}',
    '../../../contract/src/content/glass-texts/*.ts',
    '!**/*.test.*',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The glass, notices, the kiosk and the sign-in have no catalogues: what is said there stands in sources with Greek in them. */
const elsewhere = Object.values(sources)
  .map((code) => code.replaceAll(comments, ''))
  .filter(isGreek)
  .flatMap((code) => Array.from(code.matchAll(literals), ([, ...quoted]) => quoted.join('')))
  .filter((text) => /^\p{Lu}| /u.test(text) && !text.includes('<'));

/** Every sentence; what stands in braces before a choice is a parameter and no word. */
const said = (language: Language) => {
  const help = Object.values(guide).flatMap((topic) =>
    textsOf(topic).map((text) => plainText(language, text[language])),
  );
  const others = elsewhere.filter((text) => isGreek(text) === (language === 'el'));
  return flatTexts([wordsIn(language), help, others]).map(([, text]) =>
    text.replaceAll(/\{\w+(?=[,}])/g, '{'),
  );
};

test.each(words)('one word for one thing: $ours', ({ el, en }) => {
  expect(said('en').filter((text) => en?.test(text))).toEqual([]);
  expect(said('el').filter((text) => el?.test(text))).toEqual([]);
});

test('a word that is not ours is found, wherever it stands', () => {
  expect(words.some(({ en }) => en?.test('Choose a picture…'))).toBe(true);
  expect(words.some(({ el }) => el?.test('Επιλέξτε φωτογραφία'))).toBe(true);
  expect(words.some(({ en }) => en?.test('a name for a screen reader'))).toBe(false);
  for (const text of ['Next image', 'Επόμενη εικόνα']) expect(elsewhere).toContain(text);
});
