import { expect, test } from 'vitest';
import { type EasyRule, easyHints, easyRules, lettersAtMost, wordsAtMost } from './easy-language.ts';

const found = (text: string, language: 'el' | 'en') =>
  Object.fromEntries(easyHints(text, language).map(({ rule, found }) => [rule, found]));

test('R-EASY-03 a text that keeps the rules gets no hint, in either language', () => {
  const easy = {
    el: 'Ο φάρος είναι στο λιμάνι.\nΤον έχτισαν το 1864.\nΌταν έχει ήλιο, έρχεται πολύς κόσμος.\nΤο εισιτήριο κάνει 3,50 ευρώ. Βρίσκεται κοντά στη θάλασσα. Ανοίγει στις 10:30.',
    en: 'The lighthouse is in the harbour.\nPeople built it in 1864.\nIt is red and white.\nThe ticket costs 3.50 euros. You need good shoes. It opens at 10:30.',
  };
  expect(easyHints(easy.el, 'el')).toEqual([]);
  expect(easyHints(easy.en, 'en')).toEqual([]);
  expect(easyHints('', 'el')).toEqual([]);
});

test.each([
  ['passive', 'el', 'Ο φάρος χτίστηκε παλιά. Οι βάρκες επισκευάζονται εδώ.', ['χτίστηκε', 'επισκευάζονται']],
  [
    'passive',
    'en',
    'The lighthouse was built long ago. Boats are still repaired here.',
    ['was built', 'are still repaired'],
  ],
  [
    'hard-number',
    'el',
    'Το 65% από 12.500 κατοίκους, τον XIX αιώνα, 1/3 παιδιά.',
    ['65%', '12.500', 'XIX', '1/3'],
  ],
  ['hard-number', 'en', '65 % of 12,500 people, 20000 visitors.', ['65 %', '12,500', '20000']],
  ['abbreviation', 'el', 'Ψωμί, τυρί κ.λπ. π.χ. φέτα, από το ΚΑΠΗ.', ['κ.λπ.', 'π.χ.', 'ΚΑΠΗ']],
  ['abbreviation', 'en', 'Bread, cheese etc. e.g. feta, by the KAPI.', ['etc.', 'e.g.', 'KAPI']],
  ['long-word', 'el', 'Η αποκεντρωμένη κτηνοτροφική δραστηριότητα.', ['δραστηριότητα']],
  ['long-word', 'en', 'An agricultural infrastructure.', ['infrastructure']],
] as const satisfies [EasyRule, 'el' | 'en', string, string[]][])(
  'R-EASY-03 %s is named in %s as it stands in the text: %s',
  (rule, language, text, words) => {
    const least = rule === 'long-word' ? words.filter((one) => one.length > lettersAtMost[language]) : words;
    expect(found(text, language)[rule] ?? []).toEqual(expect.arrayContaining([...least]));
  },
);

test('R-EASY-03 a sentence is too long from one word more than the rule says on; lines are sentences, too', () => {
  const words = (count: number) => Array(count).fill('Λέξη').join(' ');
  expect(easyHints(`${words(wordsAtMost)}. ${words(wordsAtMost)}\n${words(wordsAtMost)}`, 'el')).toEqual([]);
  const long = `${words(wordsAtMost + 1)}.`;
  expect(found(`Ναι. ${long}`, 'el')).toEqual({ 'long-sentence': [long] });
  expect(easyRules).toHaveLength(5);
});
