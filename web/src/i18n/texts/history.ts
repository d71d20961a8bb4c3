import { inBoth } from '../shape.ts';

export const history = inBoth({
  title: ['Ιστορικό', 'History'],
  intro: [
    'Κάθε αποθήκευση μένει εδώ. Ό,τι επαναφέρετε γίνεται νέα αποθήκευση και περνά από τους ίδιους κανόνες.',
    'Every save is kept here. What you restore becomes a new save and passes the same rules.',
  ],
  introToRead: [
    'Κάθε αποθήκευση μένει εδώ, με όσα άλλαξε.',
    'Every save is kept here, with what it changed.',
  ],
  current: ['Η τωρινή', 'The current one'],
  show: ['Τι άλλαξε', 'What changed'],
  hide: ['Απόκρυψη', 'Hide'],
  restore: ['Επαναφορά αυτής', 'Restore this one'],
  restoreTitle: ['Να επανέλθει η αποθήκευση {version};', 'Restore save {version}?'],
  restoreText: ['Το τωρινό περιεχόμενο μένει στο ιστορικό.', 'The current content stays in the history.'],
  restoreUnsaved: ['Αποθηκεύστε ή απορρίψτε πρώτα τις αλλαγές σας.', 'Save or discard your changes first.'],
  noDifference: ['Δεν άλλαξε κάτι στο περιεχόμενο.', 'Nothing changed in the content.'],
  willBe: [
    '{active, select, true {Θα ενεργοποιηθεί.} other {Θα απενεργοποιηθεί.}}',
    '{active, select, true {It will be activated.} other {It will be deactivated.}}',
  ],
  onlyState: [
    '{active, select, true {Ενεργοποιήθηκε.} other {Απενεργοποιήθηκε.}}',
    '{active, select, true {It was activated.} other {It was deactivated.}}',
  ],
  added: ['{entry}: προστέθηκε', '{entry}: added'],
  removedEntry: ['{entry}: αφαιρέθηκε', '{entry}: removed'],
  moved: [
    '{entry}: μετακινήθηκε από τη θέση {before} στη θέση {after}',
    '{entry}: moved from position {before} to position {after}',
  ],
  before: ['Πριν', 'Before'],
  after: ['Μετά', 'After'],
});
