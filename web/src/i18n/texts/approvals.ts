import { inBoth } from '../shape.ts';

export const approvals = inBoth({
  intro: [
    'Αλλαγές που ζητούν έγκριση. Μέχρι να εγκριθούν, οι οθόνες δείχνουν ό,τι έδειχναν.',
    'Changes that need approval. Until they are approved, displays show what they showed.',
  ],
  off: [
    'Εδώ δεν ζητείται έγκριση: ό,τι αποθηκεύεται φαίνεται αμέσως στις οθόνες.',
    'No approval is required here: what is saved appears on the displays at once.',
  ],
  empty: ['Τίποτα δεν περιμένει έγκριση', 'Nothing is waiting for approval'],
  emptyText: [
    'Μόλις κάποιος ζητήσει έγκριση για μια αλλαγή, θα φανεί εδώ.',
    'As soon as someone asks for approval of a change, it appears here.',
  ],
  nothingFound: ['Δεν υπάρχει κανένα αίτημα', 'There are no requests'],
  state: ['Κατάσταση', 'Status'],
  states: {
    waiting: ['Περιμένουν', 'Waiting'],
    approved: ['Εγκρίθηκαν', 'Approved'],
    'sent-back': ['Στάλθηκαν πίσω', 'Sent back'],
    withdrawn: ['Αποσύρθηκαν', 'Withdrawn'],
  },
  pills: {
    waiting: ['περιμένει έγκριση', 'is waiting for approval'],
    stale: ['δεν μπορεί πια να εγκριθεί', 'can no longer be approved'],
    change: ['αλλαγή περιμένει έγκριση', 'a change is waiting for approval'],
    approved: ['εγκρίθηκε', 'approved'],
    'sent-back': ['στάλθηκε πίσω', 'sent back'],
    withdrawn: ['αποσύρθηκε', 'withdrawn'],
  },
  list: ['Αιτήματα έγκρισης', 'Approval requests'],
  waiting: [
    '{count, plural, one {# αίτημα περιμένει} other {# αιτήματα περιμένουν}}',
    '{count, plural, one {# request is waiting} other {# requests are waiting}}',
  ],
  asked: ['Ζητήθηκε από: {name}, {when}', 'Asked for by {name}, {when}'],
  askedWhen: ['Ζητήθηκε έγκριση: {when}', 'Approval asked for: {when}'],
  decided: {
    approved: ['Εγκρίθηκε από: {name}, {when}', 'Approved by {name}, {when}'],
    'sent-back': ['Στάλθηκε πίσω από: {name}, {when}', 'Sent back by {name}, {when}'],
    withdrawn: ['Αποσύρθηκε από: {name}, {when}', 'Withdrawn by {name}, {when}'],
  },
  note: ['Σημείωση:', 'Note:'],
  word: ['Σχόλιο:', 'Comment:'],
  open: ['Άνοιγμα για επεξεργασία', 'Open to edit'],
  differences: ['Τι αλλάζει', 'What changes'],
  stale: [
    'Από τότε που ζητήθηκε, αποθηκεύτηκε κάτι άλλο εδώ. Δεν μπορεί πια να εγκριθεί: η αλλαγή πρέπει να γίνει ξανά, πάνω σε ό,τι ισχύει τώρα.',
    'Since it was asked for, something else was saved here. It can no longer be approved: the change must be made again, on what is saved now.',
  ],
  gone: [
    'Αυτό για το οποίο ζητήθηκε έγκριση έχει διαγραφεί.',
    'What approval was asked for has been deleted.',
  ],
  unknown: ['Δεν υπάρχει τέτοιο αίτημα', 'There is no such request'],
  unknownText: ['Ίσως η διεύθυνση δεν είναι σωστή.', 'The address may not be correct.'],
  toList: ['Όλες οι εγκρίσεις', 'All approvals'],
  approve: ['Έγκριση', 'Approve'],
  approveTitle: ['Να εγκριθεί;', 'Approve it?'],
  approveText: [
    'Αποθηκεύεται όπως ζητήθηκε και οι οθόνες αλλάζουν αμέσως.',
    'It is saved as it was asked for, and displays change at once.',
  ],
  sendBack: ['Επιστροφή με σχόλιο', 'Send back'],
  sendBackTitle: ['Επιστροφή με σχόλιο', 'Send back with a comment'],
  sendBackWord: ['Τι πρέπει να αλλάξει;', 'What must change?'],
  sendBackHint: [
    'Θα το διαβάσει όποιος το ζήτησε. Στις οθόνες δεν αλλάζει τίποτα.',
    'The person who asked will read it. Nothing changes on the displays.',
  ],
  own: ['Το ζητήσατε εσείς· αποφασίζει κάποιος άλλος.', 'You asked for it yourself; someone else decides.'],
  onlyApprovers: [
    'Αποφασίζει όποιος έχει τον ρόλο της έγκρισης.',
    'Whoever has the role for approval decides.',
  ],
  said: {
    approved: ['Εγκρίθηκε. Οι οθόνες αλλάζουν.', 'Approved. Displays are changing.'],
    'sent-back': [
      'Στάλθηκε πίσω. Στις οθόνες δεν άλλαξε τίποτα.',
      'Sent back. Nothing changed on the displays.',
    ],
    withdrawn: ['Το αίτημα αποσύρθηκε.', 'The request is withdrawn.'],
  },
  ask: ['Υποβολή για έγκριση', 'Ask for approval'],
  askCreate: ['Δημιουργία και υποβολή για έγκριση', 'Create and ask for approval'],
  askTitle: ['Να ζητηθεί έγκριση;', 'Ask for approval?'],
  askText: [
    'Ό,τι δείχνουν οι οθόνες αλλάζει μόνο με έγκριση. Η αλλαγή σας αποθηκεύεται και οι οθόνες δείχνουν ό,τι έδειχναν μέχρι να αποφασιστεί.',
    'What displays show changes only with approval. Your change is saved, and displays show what they showed until it is decided.',
  ],
  askNote: ['Σημείωση για όποιον αποφασίζει (προαιρετικά)', 'Note for whoever decides (optional)'],
  askGo: ['Αποστολή αιτήματος', 'Send the request'],
  ownWaiting: [
    'Η αλλαγή σας περιμένει έγκριση (ζητήθηκε {when}). Εδώ βλέπετε ό,τι είναι αποθηκευμένο.',
    'Your change is waiting for approval (asked for {when}). What you see here is what is saved.',
  ],
  othersWaiting: [
    '{name}: ζήτησε έγκριση για μια αλλαγή εδώ, {when}.',
    '{name} asked for approval of a change here, {when}.',
  ],
  sentBack: [
    'Η αλλαγή σας στάλθηκε πίσω. {name}, {when}: «{word}»',
    'Your change was sent back. {name}, {when}: “{word}”',
  ],
  see: ['Δείτε το αίτημα', 'View the request'],
  takeUp: ['Συνέχεια της αλλαγής', 'Continue with your change'],
  withdraw: ['Απόσυρση', 'Withdraw'],
  done: ['Το είδα', 'I have seen it'],
  mayApprove: ['Εγκρίνει και όσα ζητούν οι άλλοι', 'Also approves what others ask for'],
  mayApproveLegend: ['Έγκριση', 'Approval'],
});
