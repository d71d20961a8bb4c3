import './testing/both-languages.ts';
import type { PresentationStatus } from '@psifida/contract/content/presentation-status';
import { expect, test } from 'vitest';
import { statusTexts } from './status-text.ts';

const now = Date.parse('2026-11-16T10:00:00Z'); // a Monday, noon in Athens
const images = [{ kind: 'image', atLeast: 4, have: 2 }] as const;
const comes = (iso: string, again = true): PresentationStatus => ({
  is: 'comes',
  at: Date.parse(iso),
  again,
});

test.each<[PresentationStatus, string, string]>([
  [{ is: 'on', displays: 2, silent: 0, ended: 0 }, 'On 2 displays now', 'Τώρα σε 2 οθόνες'],
  [
    { is: 'on', displays: 1, silent: 1, ended: 0 },
    'On 1 display now; 1 is not responding',
    'Τώρα σε 1 οθόνη· 1 δεν απαντά',
  ],
  [
    { is: 'on', displays: 2, silent: 0, ended: 1 },
    'On 2 displays now, without 1 file whose rights have ended',
    'Τώρα σε 2 οθόνες, χωρίς 1 αρχείο με δικαιώματα που έληξαν',
  ],
  [
    { is: 'rights' },
    'On no display: the rights of its images or videos have ended',
    'Σε καμία οθόνη: τα δικαιώματα των εικόνων ή των βίντεό της έληξαν',
  ],
  [{ is: 'still', displays: 2 }, 'Still on 2 displays', 'Ακόμη σε 2 οθόνες'],
  [{ is: 'draft', missing: images }, 'Draft: 2 images missing', 'Πρόχειρη: λείπουν 2 εικόνες'],
  [
    { is: 'lacking', missing: images },
    'On no display: 2 images missing',
    'Σε καμία οθόνη: λείπουν 2 εικόνες',
  ],
  [{ is: 'inactive' }, 'On no display: it is inactive', 'Σε καμία οθόνη: είναι ανενεργή'],
  [{ is: 'ended' }, 'On no display: its schedule has ended', 'Σε καμία οθόνη: το πρόγραμμά της έληξε'],
  [{ is: 'unpaired' }, 'On no display: none is paired', 'Σε καμία οθόνη: δεν έχει συνδεθεί καμία'],
  [
    { is: 'untagged', tags: ['Harbour'] },
    'On no display: none has the tag Harbour',
    'Σε καμία οθόνη: καμία δεν έχει την ετικέτα Harbour',
  ],
  [
    { is: 'untagged', tags: ['A', 'B'] },
    'On no display: none has any of the tags A and B',
    'Σε καμία οθόνη: καμία δεν έχει κάποια από τις ετικέτες A και B',
  ],
  [comes('2027-03-24T22:00:00Z'), 'Comes back on 25 March', 'Επανέρχεται στις 25 Μαρτίου'],
  [comes('2027-05-31T21:00:00Z', false), 'Starts on 1 June', 'Ξεκινά την 1η Ιουνίου'],
  [
    comes('2028-06-09T06:00:00Z', false),
    'Starts on 9 June 2028 at 09:00',
    'Ξεκινά στις 9 Ιουνίου 2028 στις 09:00',
  ],
  [comes('2026-11-16T15:00:00Z'), 'Comes back today at 17:00', 'Επανέρχεται σήμερα στις 17:00'],
  [comes('2026-11-16T22:00:00Z'), 'Comes back tomorrow', 'Επανέρχεται αύριο'],
  [comes('2026-11-17T06:00:00Z'), 'Comes back tomorrow at 08:00', 'Επανέρχεται αύριο στις 08:00'],
  [
    { is: 'off', displays: 2 },
    'On 2 displays that are off now, outside hours',
    'Σε 2 οθόνες εκτός ωρών λειτουργίας',
  ],
  [
    { is: 'silent', displays: 2 },
    'Not known: 2 displays are not responding',
    'Άγνωστο: 2 οθόνες δεν απαντούν',
  ],
  [
    { is: 'behind' },
    'On no display yet: they show an earlier release',
    'Σε καμία οθόνη ακόμη: δείχνουν προηγούμενη έκδοση',
  ],
])('R-WORK-15 $is in both languages', (status, en, el) => {
  expect(statusTexts('en').status(status, now)).toBe(en);
  expect(statusTexts('el').status(status, now)).toBe(el);
});

test('R-WORK-14 after a save the answer says what changed on the displays', () => {
  const until = Date.parse('2027-03-24T22:00:00Z');
  const { change } = statusTexts('en');
  expect(change({ is: 'leaves', displays: 2, until }, now)).toBe('Off 2 displays until 25 March.');
  expect(change({ is: 'leaves', displays: 1, until: null }, now)).toBe('Off 1 display.');
  expect(change({ is: 'goes', displays: 2, until: null }, now)).toBe('It goes to 2 displays.');
  expect(statusTexts('el').change({ is: 'leaves', displays: 2, until }, now)).toBe(
    'Εκτός προβολής σε 2 οθόνες έως 25 Μαρτίου.',
  );
  const june = { is: 'leaves', displays: 1, until: Date.parse('2027-05-31T21:00:00Z') } as const;
  expect(change(june, now)).toBe('Off 1 display until 1 June.');
  expect(statusTexts('el').change(june, now)).toBe('Εκτός προβολής σε 1 οθόνη έως την 1η Ιουνίου.');
});

test('R-WORK-14 what would leave the displays is asked for by name', () => {
  const leaving = (en: string, until: string | null) => ({
    ...{ id: '11111111-1111-4111-8111-111111111111', title: { el: en, en }, displays: 2, until },
  });
  const { question } = statusTexts('en');
  expect(question([leaving('Harbour', '2027-03-24T22:00:00Z')], now)).toEqual({
    title: 'This takes it off 2 displays until 25 March',
    lines: ['Shown now: Harbour.'],
    go: 'Yes, take it off',
  });
  expect(statusTexts('el').question([leaving('Harbour', '2027-05-31T21:00:00Z')], now).title).toBe(
    'Η αλλαγή την αφαιρεί από 2 οθόνες έως την 1η Ιουνίου',
  );
  expect(question([leaving('Harbour', null), leaving('Castle', null)], now)).toMatchObject({
    title: 'This takes 2 presentations off displays',
    lines: ['Harbour: Off 2 displays.', 'Castle: Off 2 displays.'],
  });
});
