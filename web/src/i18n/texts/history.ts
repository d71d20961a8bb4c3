import { inBoth } from '../shape.ts';

export const history = inBoth({
  title: ['Ιστορικό', 'History'],
  intro: [
    'Κάθε μορφή που αποθηκεύεται μένει εδώ. Όποια επαναφέρετε γίνεται νέα μορφή και περνά από τους ίδιους κανόνες.',
    'Every saved version stays here. What you restore becomes a new version, under the same rules.',
  ],
  introToRead: [
    'Κάθε μορφή που αποθηκεύεται μένει εδώ, με όσα άλλαξε.',
    'Every saved version stays here, with what it changed.',
  ],
  current: ['Η τωρινή μορφή', 'The current version'],
  show: ['Τι άλλαξε', 'What changed'],
  hide: ['Απόκρυψη', 'Hide'],
  restore: ['Επαναφορά αυτής της μορφής', 'Restore this version'],
  restoreTitle: ['Να επανέλθει η μορφή {version};', 'Restore version {version}?'],
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
