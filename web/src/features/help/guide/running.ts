import type { Topic } from './topic.ts';

export const takeBack: Topic = [
  {
    says: {
      el: 'Τίποτα από όσα αποθηκεύετε δεν χάνεται. Υπάρχουν τρεις τρόποι να γυρίσετε πίσω, από τον μικρότερο στον μεγαλύτερο.',
      en: 'Nothing that you save is lost. There are three ways back, from the smallest to the largest.',
    },
  },
  {
    points: [
      {
        el: 'Μόλις το κάνατε: {{save.undo}} (<<undo>>) στη γραμμή αποθήκευσης.',
        en: 'You have just done it: {{save.undo}} (<<undo>>) in the save bar.',
      },
      {
        el: 'Αποθηκεύτηκε ήδη: ανοίξτε την προβολή και πατήστε {{editor.history}}. Κάθε αποθήκευση είναι εκεί, με όσα άλλαξε. Πατήστε {{history.show}} και μετά {{history.restore}}.',
        en: 'It is saved already: open the presentation and press {{editor.history}}. Every save is there, with what it changed. Press {{history.show}} and then {{history.restore}}.',
      },
      {
        el: 'Κάτι λάθος είναι στις οθόνες και βιάζεστε: στην αρχική του συστήματος, στο μέρος {{displays.releases.title}}, πατήστε {{displays.releases.back}} στην τελευταία σωστή έκδοση. Οι προβολές που επεξεργάζεστε δεν αλλάζουν.',
        en: 'Something wrong is on the displays and there is no time: on the home of the system, in the part {{displays.releases.title}}, press {{displays.releases.back}} at the last right release. The presentations that you edit are not changed.',
      },
    ],
  },
  {
    title: { el: 'Πρώτα σε μία οθόνη', en: 'First on one display' },
  },
  {
    says: {
      el: 'Στην αρχική του συστήματος, δίπλα στις οθόνες του, διαλέγετε αν οι νέες εκδόσεις πηγαίνουν πρώτα σε μία οθόνη και πότε ακολουθούν οι άλλες. Όσο μια έκδοση περιμένει, μια γραμμή το λέει στις σελίδες του συστήματος· με {{firstDisplay.open}} τη δείχνουν όλες. Αν η πρώτη οθόνη αναφέρει σφάλματα ή σταματήσει να δείχνει ό,τι πρέπει, οι άλλες μένουν όπως είναι.',
      en: 'On the home of the system, beside its displays, you choose whether new releases go to one display first, and when the others follow. While a release waits, a line says so on the pages of the system; with {{firstDisplay.open}} all of them show it. If the first display reports errors or stops showing what it should, the others stay as they are.',
    },
  },
  {
    title: { el: 'Ποιος το άλλαξε;', en: 'Who changed it?' },
  },
  {
    says: {
      el: 'Η σελίδα {{titles.activity}} γράφει ποιος έκανε τι και πότε, και για όσα έχουν διαγραφεί. Διαλέξτε σύστημα, ενέργεια ή χρήστη.',
      en: 'The page {{titles.activity}} says who did what and when, also of what has been deleted. Choose a system, an action or a person.',
    },
  },
];

export const past: Topic = [
  {
    says: {
      el: 'Κάθε οθόνη κρατά η ίδια τι έδειξε και πότε, και το παραδίδει. Έτσι μπορείτε να απαντήσετε σε όποιον ρωτήσει.',
      en: 'Each display keeps by itself what it showed and when, and hands it over. So you can answer whoever asks.',
    },
  },
  {
    steps: [
      {
        el: 'Στη σελίδα {{titles.past}} διαλέξτε {{past.moment}}, οθόνη, ημέρα και ώρα: βλέπετε ακριβώς ό,τι έδειχνε τότε, και ποιος το είχε αποθηκεύσει.',
        en: 'On the page {{titles.past}} choose {{past.moment}}, a display, a day and a time: you see exactly what it showed then, and who had saved it.',
      },
      {
        el: 'Για ένα διάστημα διαλέξτε {{past.report}}: ώρες και φορές, ανά προβολή και ανά ημέρα.',
        en: 'For a period choose {{past.report}}: hours and times, by presentation and by day.',
      },
      {
        el: 'Πάρτε την αναφορά με {{past.csv}}, ή σε χαρτί με {{past.print}}.',
        en: 'Take the report along as a {{past.csv}}, or on paper with {{past.print}}.',
      },
    ],
  },
];

export const visits: Topic = [
  {
    says: {
      el: 'Στις οθόνες αφής μετριούνται επισκέψεις, ποτέ άνθρωποι: δεν υπάρχει κάμερα, όνομα ή συσκευή πίσω από έναν αριθμό.',
      en: 'At touch displays visits are counted, never people: there is no camera, name or device behind a number.',
    },
  },
  {
    points: [
      {
        el: 'Διαλέξτε σύστημα ή οθόνη και ένα διάστημα, και μετά τι δείχνουν τα διαγράμματα: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} και άλλα.',
        en: 'Choose a system or a display and a period, then what the charts show: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} and more.',
      },
      {
        el: 'Κάτω από κάθε διάγραμμα είναι οι ίδιοι αριθμοί σε πίνακα.',
        en: 'Below each plot the same numbers stand in a table.',
      },
      {
        el: 'Ένας διαχειριστής μπορεί να σταματήσει την καταμέτρηση, ή να σβήσει ό,τι έχει μετρηθεί, στο μέρος {{visits.countingTitle}}.',
        en: 'An administrator can stop counting, or erase what was counted, in the part {{visits.countingTitle}}.',
      },
    ],
  },
];

export const account: Topic = [
  {
    says: {
      el: 'Στη σελίδα {{titles.own-account}} αλλάζετε το όνομά σας, τον κωδικό σας, και βλέπετε πού είστε συνδεδεμένοι. Αν ο δήμος έχει δικό του Keycloak, η σελίδα σας οδηγεί εκεί.',
      en: 'On the page {{titles.own-account}} you change your name and your password, and see where you are signed in. Where the municipality has a Keycloak of its own, the page leads there.',
    },
  },
  {
    points: [
      {
        el: 'Ένας καλός κωδικός είναι μακρύς: τρεις ή τέσσερις λέξεις που θυμάστε μόνο εσείς. Αποθηκεύεται με {{ownAccount.passwordSave}}.',
        en: 'A good password is a long one: three or four words that only you remember. {{ownAccount.passwordSave}} saves it.',
      },
      {
        el: 'Με {{ownAccount.factorTitle}} η σύνδεση ζητά και έναν κωδικό από το κινητό σας. Κρατήστε τους κωδικούς ανάκτησης σε χαρτί.',
        en: 'With {{ownAccount.factorTitle}} signing in asks for a code from your phone as well. Keep the recovery codes on paper.',
      },
      {
        el: 'Ξεχάσατε μια σύνδεση ανοιχτή αλλού; {{ownAccount.sessionsEndOthers}}.',
        en: 'Did you stay signed in somewhere else? {{ownAccount.sessionsEndOthers}}.',
      },
    ],
  },
];

export const people: Topic = [
  {
    says: {
      el: 'Οι διαχειριστές δίνουν πρόσβαση σε συναδέλφους στη σελίδα {{titles.people}}.',
      en: 'Administrators give colleagues access on the page {{titles.people}}.',
    },
  },
  {
    steps: [
      {
        el: 'Πατήστε {{people.add}} και γράψτε όνομα χρήστη και ονοματεπώνυμο.',
        en: 'Press {{people.add}} and write a username and the full name.',
      },
      {
        el: 'Διαλέξτε τι μπορεί να κάνει: {{people.levels.view}}, {{people.levels.edit}} ή {{people.levels.administer}}. Αν θέλετε, περιορίστε το σε ορισμένα συστήματα.',
        en: 'Choose what they may do: {{people.levels.view}}, {{people.levels.edit}} or {{people.levels.administer}}. If you like, narrow it to certain systems.',
      },
      {
        el: 'Πατήστε {{people.create}} και δώστε τον προσωρινό κωδικό στον συνάδελφο. Στην πρώτη σύνδεση θα διαλέξει δικό του.',
        en: 'Press {{people.create}} and hand the one-time password to your colleague. At the first sign-in they choose one of their own.',
      },
    ],
  },
  {
    points: [
      {
        el: 'Ξέχασε τον κωδικό του; Στο μενού του ονόματός του: {{people.reset}}.',
        en: 'Did they forget their password? In the menu beside their name: {{people.reset}}.',
      },
      {
        el: 'Έφυγε από την υπηρεσία; {{people.switchOff}}: αποσυνδέεται αμέσως παντού, και ό,τι έφτιαξε μένει.',
        en: 'Did they leave? {{people.switchOff}}: they are signed out everywhere at once, and what they made stays.',
      },
      {
        el: 'Για να μη φαίνεται πια ποιος ήταν: στη σελίδα {{titles.activity}} διαλέξτε το πρόσωπο και πατήστε {{activity.nameless.go}}. Δεν αναιρείται.',
        en: 'So that nobody can tell any more who they were: on the page {{titles.activity}} choose the person and press {{activity.nameless.go}}. It cannot be undone.',
      },
    ],
  },
];

export const find: Topic = [
  {
    says: {
      el: 'Με <<find>>, ή με το πεδίο {{find.open}} σε κάθε σελίδα, βρίσκετε προβολές, συνταγές, εικόνες, οθόνες, σελίδες, ενέργειες και τα θέματα αυτού του οδηγού.',
      en: 'With <<find>>, or with {{find.open}} on every page, you find presentations, recipes, images, displays, pages, actions and the topics of this guide.',
    },
  },
  {
    points: [
      {
        el: 'Τόνοι και κεφαλαία δεν παίζουν ρόλο, και μπορείτε να γράψετε ελληνικά με λατινικά γράμματα: «limani» βρίσκει το λιμάνι.',
        en: 'Accents and capitals do not matter, and Greek can be written in Latin letters: “limani” finds λιμάνι, the harbour.',
      },
      {
        el: 'Το κουμπί {{help.open}} σε κάθε σελίδα ανοίγει τον οδηγό στο θέμα της. Αν έχετε αλλαγές που δεν αποθηκεύτηκαν, ανοίγει σε νέα καρτέλα.',
        en: '{{help.open}} on every page opens the guide at its topic. While you have changes that are not saved, it opens in a new tab.',
      },
      {
        el: 'Με <<list>> ανοίγει από παντού η λίστα με τις συντομεύσεις.',
        en: '<<list>> opens the list of shortcuts from everywhere.',
      },
    ],
  },
  { title: { el: 'Συντομεύσεις πληκτρολογίου', en: 'Keyboard shortcuts' } },
  { shortcuts: true },
];
