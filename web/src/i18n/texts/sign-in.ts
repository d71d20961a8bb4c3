import { inBoth } from '../shape.ts';

export const login = inBoth({
  el: {
    title: 'Σύνδεση',
    tagline:
      'Όσα βλέπουν δημότες και επισκέπτες στις οθόνες, στα τοτέμ και στα τραπέζια της πόλης ξεκινούν από εδώ.',
    username: 'Όνομα χρήστη',
    password: 'Κωδικός πρόσβασης',
    showPassword: 'Εμφάνιση κωδικού',
    capsLock: 'Είναι ενεργό το Caps Lock.',
    submit: 'Σύνδεση',
    goOn: 'Συνέχεια',
    back: 'Πίσω',
    codeTitle: 'Δεύτερο βήμα',
    codeText: 'Ανοίξτε στο κινητό σας την εφαρμογή κωδικών μίας χρήσης και γράψτε τα έξι ψηφία που δείχνει.',
    code: 'Κωδικός μίας χρήσης',
    codeHint:
      'Χωρίς το κινητό σας, γράψτε έναν από τους κωδικούς ανάκτησης που κρατήσατε. Αν χάθηκαν κι αυτοί, σας βοηθά ένας διαχειριστής.',
    newPasswordTitle: 'Διαλέξτε δικό σας κωδικό',
    newPasswordText:
      'Ο κωδικός που σας έδωσαν ήταν για μία φορά. Από εδώ και πέρα θα συνδέεστε με αυτόν που διαλέγετε τώρα.',
    newPassword: 'Νέος κωδικός πρόσβασης',
    newPasswordHint:
      'Τουλάχιστον {atLeast, number} χαρακτήρες. Τρεις ή τέσσερις λέξεις άσχετες μεταξύ τους τις θυμάστε εύκολα, και δύσκολα τις μαντεύει κάποιος άλλος.',
    demoTitle: 'Λογαριασμοί για δοκιμή',
    demoText: 'Όλοι έχουν τον κωδικό <password></password>. Υπάρχουν μόνο σε αυτόν τον υπολογιστή.',
    demoRoles:
      '{name, select, viewer {μόνο βλέπει} editor {φτιάχνει προβολές} admin {μπορεί τα πάντα} other {{name}}}',
    startAgain: 'Ξεκινήστε ξανά',
    external: 'Συνδέεστε με τον λογαριασμό του δήμου σας.',
    externalFailed: 'Η υπηρεσία σύνδεσης δεν απαντά αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    art: 'Ζωγραφιστός κόλπος με μια μικρή λευκή πόλη',
  },
  en: {
    title: 'Sign in',
    tagline: 'What citizens and visitors see on the town’s displays, totems and tables begins here.',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show the password',
    capsLock: 'Caps Lock is on.',
    submit: 'Sign in',
    goOn: 'Continue',
    back: 'Back',
    codeTitle: 'Second step',
    codeText: 'Open the authenticator app on your phone and enter the six digits that it shows.',
    code: 'One-time code',
    codeHint:
      'Without your phone, enter one of the recovery codes that you have kept. If they are lost too, an administrator can help.',
    newPasswordTitle: 'Choose a password of your own',
    newPasswordText:
      'The password that you were given was for one time. From now on you sign in with the one that you choose here.',
    newPassword: 'New password',
    newPasswordHint:
      'At least {atLeast, number} characters. Three or four words that have nothing to do with each other are easy to remember and hard to guess.',
    demoTitle: 'Accounts for trying it out',
    demoText: 'All have the password <password></password>. They exist only on this computer.',
    demoRoles:
      '{name, select, viewer {looks only} editor {makes presentations} admin {may do everything} other {{name}}}',
    startAgain: 'Start again',
    external: 'You sign in with the account of your municipality.',
    externalFailed: 'The sign-in service does not answer at the moment. Please try again in a little while.',
    art: 'A drawn bay with a small white town',
  },
});
