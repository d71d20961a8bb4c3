import type { Licence, RightsState } from '@psifida/contract/content/rights';
import { inBoth, type Pair } from '../shape.ts';

export const rights = inBoth({
  title: ['Δικαιώματα', 'Rights'],
  unstated: ['Δεν έχουν δηλωθεί', 'Not stated'],
  required: [
    'Χωρίς άδεια και συναίνεση το αρχείο δεν μπαίνει σε οθόνη.',
    'Without a licence and consent the file does not come onto any display.',
  ],
  licence: ['Άδεια', 'Licence'],
  noLicence: ['Δεν έχει δηλωθεί', 'Not stated'],
  groups: {
    commons: ['Άδειες Creative Commons', 'Creative Commons licences'],
    other: ['Άλλες', 'Other'],
    statements: ['Δηλώσεις του RightsStatements.org', 'RightsStatements.org statements'],
  },
  licences: {
    'cc-by': ['Αναφορά δημιουργού (CC BY 4.0)', 'Attribution (CC BY 4.0)'],
    'cc-by-sa': [
      'Αναφορά δημιουργού, παρόμοια διανομή (CC BY-SA 4.0)',
      'Attribution, share alike (CC BY-SA 4.0)',
    ],
    'cc-by-nd': [
      'Αναφορά δημιουργού, όχι παράγωγα έργα (CC BY-ND 4.0)',
      'Attribution, no derivatives (CC BY-ND 4.0)',
    ],
    'cc-by-nc': [
      'Αναφορά δημιουργού, μη εμπορική χρήση (CC BY-NC 4.0)',
      'Attribution, non-commercial (CC BY-NC 4.0)',
    ],
    'cc-by-nc-sa': [
      'Αναφορά δημιουργού, μη εμπορική χρήση, παρόμοια διανομή (CC BY-NC-SA 4.0)',
      'Attribution, non-commercial, share alike (CC BY-NC-SA 4.0)',
    ],
    'cc-by-nc-nd': [
      'Αναφορά δημιουργού, μη εμπορική χρήση, όχι παράγωγα έργα (CC BY-NC-ND 4.0)',
      'Attribution, non-commercial, no derivatives (CC BY-NC-ND 4.0)',
    ],
    cc0: ['Παραίτηση από κάθε δικαίωμα (CC0 1.0)', 'No rights reserved (CC0 1.0)'],
    'public-domain': ['Κοινό κτήμα', 'Public domain'],
    'all-rights-reserved': [
      'Με επιφύλαξη παντός δικαιώματος, με άδεια προς τον δήμο',
      'All rights reserved, with permission to the municipality',
    ],
    'in-copyright': ['Με πνευματικά δικαιώματα', 'In copyright'],
    'in-copyright-educational': [
      'Με πνευματικά δικαιώματα, επιτρέπεται η εκπαιδευτική χρήση',
      'In copyright, educational use permitted',
    ],
    'in-copyright-non-commercial': [
      'Με πνευματικά δικαιώματα, επιτρέπεται η μη εμπορική χρήση',
      'In copyright, non-commercial use permitted',
    ],
    'in-copyright-orphan-work': [
      'Με πνευματικά δικαιώματα, ορφανό έργο της ΕΕ',
      'In copyright, EU orphan work',
    ],
    'in-copyright-unlocatable': [
      'Με πνευματικά δικαιώματα, ο δικαιούχος δεν εντοπίζεται',
      'In copyright, rights holder unlocatable',
    ],
    'no-copyright-contractual': [
      'Χωρίς πνευματικά δικαιώματα, με συμβατικούς περιορισμούς',
      'No copyright, contractual restrictions',
    ],
    'no-copyright-non-commercial': [
      'Χωρίς πνευματικά δικαιώματα, μόνο μη εμπορική χρήση',
      'No copyright, non-commercial use only',
    ],
    'no-copyright-other-restrictions': [
      'Χωρίς πνευματικά δικαιώματα, με άλλους νομικούς περιορισμούς',
      'No copyright, other legal restrictions',
    ],
    'copyright-not-evaluated': ['Τα πνευματικά δικαιώματα δεν έχουν εξεταστεί', 'Copyright not evaluated'],
    'copyright-undetermined': ['Τα πνευματικά δικαιώματα δεν έχουν προσδιοριστεί', 'Copyright undetermined'],
    'no-known-copyright': ['Χωρίς γνωστά πνευματικά δικαιώματα', 'No known copyright'],
  } satisfies Record<Licence, Pair>,
  holder: ['Δικαιούχος', 'Rights holder'],
  holderHint: ['Πρόσωπο ή φορέας στον οποίο ανήκει.', 'The person or body it belongs to.'],
  holderNeeded: [
    'Η άδεια ζητά αναφορά: συμπληρώστε «Δικαιούχος» ή «Πηγή ή δημιουργός».',
    'The licence asks for a credit: fill in “Rights holder” or “Credit”.',
  ],
  source: ['Προέλευση αρχείου', 'Obtained from'],
  sourceHint: [
    'Αρχείο με αριθμό, φωτογράφος ή διεύθυνση.',
    'An archive with its number, a photographer or an address.',
  ],
  credit: ['Πηγή ή δημιουργός', 'Credit'],
  creditHint: [
    'Φαίνεται δίπλα στην εικόνα όπου ένα στοιχείο δεν έχει δική του πηγή ή δημιουργό. Η άδεια που ζητά αναφορά προστίθεται μόνη της.',
    'Shown beside the image where an entry has no credit of its own. A licence that asks for a credit is added by itself.',
  ],
  in: { el: ['Στα ελληνικά', 'In Greek'], en: ['Στα αγγλικά', 'In English'] },
  consent: ['Συναίνεση των προσώπων που φαίνονται ή ακούγονται', 'Consent of the people seen or heard'],
  consents: {
    unstated: ['Δεν έχει δηλωθεί', 'Not stated'],
    'not-needed': ['Δεν χρειάζεται', 'Not needed'],
    given: ['Έχει δοθεί', 'Given'],
  },
  paper: ['Αριθμός εγγράφου', 'Document number'],
  until: ['Συναίνεση έως', 'Consent until'],
  endsOn: ['Τελευταία ημέρα χρήσης', 'Last day of use'],
  endsHint: ['Κενό: χωρίς λήξη.', 'Empty: no end.'],
  givenWith: ['Έχει δοθεί ({paper})', 'Given ({paper})'],
  givenUntil: ['Έχει δοθεί ({paper}), έως {day}', 'Given ({paper}), until {day}'],
  filter: ['Δικαιώματα', 'Rights'],
  any: ['Κάθε δικαίωμα', 'Any rights'],
  csv: ['Λήψη σε CSV', 'Download as CSV'],
  address: ['Διεύθυνση', 'Address'],
  ending: ['Τα δικαιώματα λήγουν: τελευταία ημέρα {day}.', 'The rights end: the last day is {day}.'],
  ended: [
    'Τα δικαιώματα έληξαν στις {day}: δεν φαίνεται σε καμία οθόνη.',
    'The rights ended on {day}: no display shows it.',
  ],
  lastDay: {
    ending: ['Δικαιώματα έως {day}', 'Rights until {day}'],
    ended: ['Δικαιώματα έληξαν {day}', 'Rights ended {day}'],
  },
  states: {
    missing: ['Ελλιπή', 'Incomplete'],
    ending: ['Προς λήξη', 'Ending soon'],
    ended: ['Έληξαν', 'Ended'],
    whole: ['Πλήρη', 'Complete'],
  } satisfies Record<RightsState, Pair>,
});
