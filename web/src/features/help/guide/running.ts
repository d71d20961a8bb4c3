import { points, says, steps, type Topic, title } from './topic.ts';

export const takeBack: Topic = [
  says(
    'Τίποτα από όσα αποθηκεύετε δεν χάνεται. Υπάρχουν τρεις τρόποι να γυρίσετε πίσω, από τον μικρότερο στον μεγαλύτερο.',
    'Nothing that you save is lost. There are three ways back, from the smallest to the largest.',
  ),
  points(
    [
      'Μόλις το κάνατε: {{save.undo}} (<<undo>>) στη γραμμή αποθήκευσης.',
      'You have just done it: {{save.undo}} (<<undo>>) in the save bar.',
    ],
    [
      'Αποθηκεύτηκε ήδη: ανοίξτε την προβολή και πατήστε {{editor.history}}. Κάθε αποθήκευση είναι εκεί, με όσα άλλαξε. Πατήστε {{history.show}} και μετά {{history.restore}}.',
      'It is saved already: open the presentation and press {{editor.history}}. Every save is there, with what it changed. Press {{history.show}} and then {{history.restore}}.',
    ],
    [
      'Κάτι λάθος είναι στις οθόνες και βιάζεστε: στην αρχική του συστήματος, στο μέρος {{displays.releases.title}}, πατήστε {{displays.releases.back}} στην τελευταία σωστή έκδοση. Οι προβολές που επεξεργάζεστε δεν αλλάζουν.',
      'Something wrong is on the displays and there is no time: on the home of the system, in the part {{displays.releases.title}}, press {{displays.releases.back}} at the last right release. The presentations that you edit are not changed.',
    ],
  ),
  title('Πρώτα σε μία οθόνη', 'First on one display'),
  says(
    'Στην αρχική του συστήματος, δίπλα στις οθόνες του, διαλέγετε αν οι νέες εκδόσεις πηγαίνουν πρώτα σε μία οθόνη και πότε ακολουθούν οι άλλες. Όσο μια έκδοση περιμένει, μια γραμμή το λέει στις σελίδες του συστήματος· με {{firstDisplay.open}} τη δείχνουν όλες. Αν η πρώτη οθόνη αναφέρει σφάλματα ή σταματήσει να δείχνει ό,τι πρέπει, οι άλλες μένουν όπως είναι.',
    'On the home of the system, beside its displays, you choose whether new releases go to one display first, and when the others follow. While a release waits, a line says so on the pages of the system; with {{firstDisplay.open}} all of them show it. If the first display reports errors or stops showing what it should, the others stay as they are.',
  ),
  title('Ποιος το άλλαξε;', 'Who changed it?'),
  says(
    'Η σελίδα {{titles.activity}} γράφει ποιος έκανε τι και πότε, και για όσα έχουν διαγραφεί. Αναζητήστε ένα όνομα, τωρινό ή παλιό, ή επιλέξτε σύστημα, τι άλλαξε, χρήστη και ημέρες: βλέπετε τι υπήρχε πριν και τι μετά. Με {{history.title}} επαναφέρετε ό,τι υπήρχε.',
    'The page {{titles.activity}} says who did what and when, also of what has been deleted. Search for a name, present or former, or choose a system, what changed, a person and days: you see what was there before and after. With {{history.title}} you restore what was there.',
  ),
];

export const past: Topic = [
  says(
    'Κάθε οθόνη κρατά η ίδια τι έδειξε και πότε, και το παραδίδει. Έτσι μπορείτε να απαντήσετε σε όποιον ρωτήσει.',
    'Each display keeps by itself what it showed and when, and hands it over. So you can answer whoever asks.',
  ),
  steps(
    [
      'Στη σελίδα {{titles.past}} διαλέξτε {{past.moment}}, οθόνη, ημέρα και ώρα: βλέπετε ακριβώς ό,τι έδειχνε τότε, με το όνομα που είχε τότε, και ποιος το είχε αποθηκεύσει.',
      'On the page {{titles.past}} choose {{past.moment}}, a display, a day and a time: you see exactly what it showed then, under the name it had then, and who had saved it.',
    ],
    [
      'Για ένα διάστημα διαλέξτε {{past.report}}: ώρες και φορές, ανά προβολή και ανά ημέρα.',
      'For a period choose {{past.report}}: hours and times, by presentation and by day.',
    ],
    [
      'Πάρτε την αναφορά με {{past.csv}}, ή σε χαρτί με {{past.print}}.',
      'Take the report along as a {{past.csv}}, or on paper with {{past.print}}.',
    ],
  ),
];

export const visits: Topic = [
  says(
    'Στις οθόνες αφής μετριούνται επισκέψεις, ποτέ άνθρωποι: δεν υπάρχει κάμερα, όνομα ή συσκευή πίσω από έναν αριθμό.',
    'At touch displays visits are counted, never people: there is no camera, name or device behind a number.',
  ),
  points(
    [
      'Διαλέξτε σύστημα ή οθόνη και ένα διάστημα, και μετά τι δείχνουν τα διαγράμματα: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} και άλλα.',
      'Choose a system or a display and a period, then what the charts show: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} and more.',
    ],
    [
      'Κάτω από κάθε διάγραμμα είναι οι ίδιοι αριθμοί σε πίνακα.',
      'Below each plot the same numbers stand in a table.',
    ],
    [
      'Ένας διαχειριστής μπορεί να σταματήσει την καταμέτρηση, ή να σβήσει ό,τι έχει μετρηθεί, στο μέρος {{visits.countingTitle}}.',
      'An administrator can stop counting, or erase what was counted, in the part {{visits.countingTitle}}.',
    ],
  ),
];

export const account: Topic = [
  says(
    'Στη σελίδα {{titles.own-account}} αλλάζετε το όνομά σας, τον κωδικό σας, και βλέπετε πού είστε συνδεδεμένοι. Αν ο δήμος έχει δικό του Keycloak, η σελίδα σας οδηγεί εκεί.',
    'On the page {{titles.own-account}} you change your name and your password, and see where you are signed in. Where the municipality has a Keycloak of its own, the page leads there.',
  ),
  points(
    [
      'Ένας καλός κωδικός είναι μακρύς: τρεις ή τέσσερις λέξεις που θυμάστε μόνο εσείς. Αποθηκεύεται με {{ownAccount.passwordSave}}.',
      'A good password is a long one: three or four words that only you remember. {{ownAccount.passwordSave}} saves it.',
    ],
    [
      'Με {{ownAccount.factorTitle}} η σύνδεση ζητά και έναν κωδικό από το κινητό σας. Κρατήστε τους κωδικούς ανάκτησης σε χαρτί.',
      'With {{ownAccount.factorTitle}} signing in asks for a code from your phone as well. Keep the recovery codes on paper.',
    ],
    [
      'Ξεχάσατε μια σύνδεση ανοιχτή αλλού; {{ownAccount.sessionsEndOthers}}.',
      'Did you stay signed in somewhere else? {{ownAccount.sessionsEndOthers}}.',
    ],
  ),
];

export const people: Topic = [
  says(
    'Οι διαχειριστές δίνουν πρόσβαση σε συναδέλφους στη σελίδα {{titles.people}}.',
    'Administrators give colleagues access on the page {{titles.people}}.',
  ),
  steps(
    [
      'Πατήστε {{people.add}} και γράψτε όνομα χρήστη και ονοματεπώνυμο.',
      'Press {{people.add}} and write a username and the full name.',
    ],
    [
      'Διαλέξτε τι μπορεί να κάνει: {{people.levels.view}}, {{people.levels.edit}} ή {{people.levels.administer}}. Αν θέλετε, περιορίστε το σε ορισμένα συστήματα.',
      'Choose what they may do: {{people.levels.view}}, {{people.levels.edit}} or {{people.levels.administer}}. If you like, narrow it to certain systems.',
    ],
    [
      'Πατήστε {{people.create}} και δώστε τον προσωρινό κωδικό στον συνάδελφο. Στην πρώτη σύνδεση θα διαλέξει δικό του.',
      'Press {{people.create}} and hand the one-time password to your colleague. At the first sign-in they choose one of their own.',
    ],
  ),
  points(
    [
      'Ξέχασε τον κωδικό του; Στο μενού του ονόματός του: {{people.reset}}.',
      'Did they forget their password? In the menu beside their name: {{people.reset}}.',
    ],
    [
      'Έφυγε από την υπηρεσία; {{people.switchOff}}: αποσυνδέεται αμέσως παντού, και ό,τι έφτιαξε μένει.',
      'Did they leave? {{people.switchOff}}: they are signed out everywhere at once, and what they made stays.',
    ],
    [
      'Για να μη φαίνεται πια ποιος ήταν: στη σελίδα {{titles.activity}} διαλέξτε το πρόσωπο και πατήστε {{activity.anonymise.go}}. Δεν αναιρείται.',
      'So that nobody can tell any more who they were: on the page {{titles.activity}} choose the person and press {{activity.anonymise.go}}. It cannot be undone.',
    ],
  ),
];

export const find: Topic = [
  says(
    'Με <<find>>, ή με το πεδίο {{find.open}} σε κάθε σελίδα, βρίσκετε προβολές, συνταγές, εικόνες, οθόνες, σελίδες, ενέργειες και τα θέματα αυτού του οδηγού.',
    'With <<find>>, or with {{find.open}} on every page, you find presentations, recipes, images, displays, pages, actions and the topics of this guide.',
  ),
  points(
    [
      'Τόνοι και κεφαλαία δεν παίζουν ρόλο, και μπορείτε να γράψετε ελληνικά με λατινικά γράμματα: «limani» βρίσκει το λιμάνι.',
      'Accents and capitals do not matter, and Greek can be written in Latin letters: “limani” finds λιμάνι, the harbour.',
    ],
    [
      'Το κουμπί {{help.open}} σε κάθε σελίδα ανοίγει τον οδηγό στο θέμα της. Αν έχετε αλλαγές που δεν αποθηκεύτηκαν, ανοίγει σε νέα καρτέλα.',
      '{{help.open}} on every page opens the guide at its topic. While you have changes that are not saved, it opens in a new tab.',
    ],
    [
      'Με <<list>> ανοίγει από παντού η λίστα με τις συντομεύσεις.',
      '<<list>> opens the list of shortcuts from everywhere.',
    ],
  ),
  title('Συντομεύσεις πληκτρολογίου', 'Keyboard shortcuts'),
  { shortcuts: true },
];
