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
    demoTitle: 'Λογαριασμοί για δοκιμή',
    demoText: 'Όλοι έχουν τον κωδικό <password></password>. Υπάρχουν μόνο σε αυτόν τον υπολογιστή.',
    demoRoles:
      '{name, select, viewer {μόνο βλέπει} editor {φτιάχνει προβολές} admin {μπορεί τα πάντα} other {}}',
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
    demoTitle: 'Accounts for trying it out',
    demoText: 'All have the password <password></password>. They exist only on this computer.',
    demoRoles:
      '{name, select, viewer {looks only} editor {makes presentations} admin {may do everything} other {}}',
    startAgain: 'Start again',
    external: 'You sign in with the account of your municipality.',
    externalFailed: 'The sign-in service does not answer at the moment. Please try again in a little while.',
    art: 'A drawn bay with a small white town',
  },
});
