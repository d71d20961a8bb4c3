import { inBoth } from '../shape.ts';

export const login = inBoth({
  title: ['Σύνδεση', 'Sign in'],
  tagline: [
    'Όσα βλέπουν δημότες και επισκέπτες στις οθόνες, στα τοτέμ και στα τραπέζια της πόλης ξεκινούν από εδώ.',
    'What residents and visitors see on the town’s displays, totems and tables begins here.',
  ],
  username: ['Όνομα χρήστη', 'Username'],
  password: ['Κωδικός πρόσβασης', 'Password'],
  showPassword: ['Εμφάνιση κωδικού', 'Show the password'],
  capsLock: ['Είναι ενεργό το Caps Lock.', 'Caps Lock is on.'],
  submit: ['Σύνδεση', 'Sign in'],
  goOn: ['Συνέχεια', 'Continue'],
  back: ['Πίσω', 'Back'],
  codeTitle: ['Δεύτερο βήμα', 'Second step'],
  codeText: [
    'Ανοίξτε στο κινητό σας την εφαρμογή κωδικών μίας χρήσης και γράψτε τα έξι ψηφία που δείχνει.',
    'Open the authenticator app on your phone and enter the six digits that it shows.',
  ],
  code: ['Κωδικός μίας χρήσης', 'One-time code'],
  codeHint: [
    'Χωρίς το κινητό σας, γράψτε έναν από τους κωδικούς ανάκτησης που φυλάξατε. Αν χάθηκαν κι αυτοί, σας βοηθά ένας διαχειριστής.',
    'Without your phone, enter one of the recovery codes that you saved. If they are lost too, an administrator can help.',
  ],
  newPasswordTitle: ['Επιλέξτε δικό σας κωδικό', 'Choose your own password'],
  newPasswordText: [
    'Ο κωδικός που σας έδωσαν ισχύει μόνο μία φορά. Από εδώ και πέρα θα συνδέεστε με αυτόν που επιλέγετε τώρα.',
    'The password that you were given works only once. From now on you sign in with the one that you choose here.',
  ],
  newPassword: ['Νέος κωδικός πρόσβασης', 'New password'],
  newPasswordHint: [
    'Τουλάχιστον {atLeast, number} χαρακτήρες. Τρεις ή τέσσερις λέξεις άσχετες μεταξύ τους τις θυμάστε εύκολα, και δύσκολα τις μαντεύει κάποιος άλλος.',
    'At least {atLeast, number} characters. Three or four words that have nothing to do with each other are easy to remember and hard to guess.',
  ],
  demoTitle: ['Λογαριασμοί επίδειξης', 'Demonstration accounts'],
  demoText: [
    'Όλοι έχουν τον κωδικό <password></password>. Υπάρχουν μόνο σε αυτόν τον υπολογιστή.',
    'All have the password <password></password>. They exist only on this computer.',
  ],
  demoRoles: [
    '{name, select, viewer {μόνο βλέπει} editor {φτιάχνει προβολές} admin {έχει όλα τα δικαιώματα} other {{name}}}',
    '{name, select, viewer {view only} editor {makes presentations} admin {can do everything} other {{name}}}',
  ],
  cookiesBlocked: [
    'Το πρόγραμμα περιήγησης εμποδίζει τα cookies, και χωρίς αυτά δεν γίνεται σύνδεση. Επιτρέψτε τα για αυτή τη διεύθυνση και φορτώστε ξανά τη σελίδα.',
    'Your browser blocks cookies, and nobody can sign in without them. Allow them for this address and reload the page.',
  ],
  startAgain: ['Έναρξη από την αρχή', 'Start again'],
  external: ['Συνδέεστε με τον υπηρεσιακό λογαριασμό σας.', 'You sign in with your work account.'],
  externalFailed: [
    'Η υπηρεσία σύνδεσης δεν απαντά αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    'The sign-in service is not responding at the moment. Please try again shortly.',
  ],
});
