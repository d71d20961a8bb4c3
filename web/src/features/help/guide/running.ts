import { points, says, steps, type Topic, title } from './topic.ts';

export const takeBack: Topic = [
  says(
    'Τίποτα από όσα αποθηκεύετε δεν χάνεται. Υπάρχουν τρεις τρόποι επαναφοράς, από τον μικρότερο στον μεγαλύτερο.',
    'Nothing that you save is lost. There are three ways to restore it, from the smallest to the largest.',
  ),
  points(
    [
      'Μόλις το κάνατε: {{save.undo}} (<<undo>>) στη γραμμή αποθήκευσης.',
      'You have just done it: {{save.undo}} (<<undo>>) in the save bar.',
    ],
    [
      'Αποθηκεύτηκε ήδη: ανοίξτε την προβολή και πατήστε {{editor.history}}. Κάθε μορφή είναι εκεί, με όσα άλλαξε. Πατήστε {{history.show}} και μετά {{history.restore}}.',
      'It is already saved: open the presentation and press {{editor.history}}. Every version is there, with what it changed. Press {{history.show}} and then {{history.restore}}.',
    ],
    [
      'Κάτι λάθος είναι στις οθόνες και βιάζεστε: στην αρχική του συστήματος, στην ενότητα {{releases.title}}, πατήστε {{releases.back}} στην τελευταία σωστή έκδοση. Οι προβολές που επεξεργάζεστε δεν αλλάζουν.',
      'The displays show something wrong and there is no time: on the home page of the system, under {{releases.title}}, press {{releases.back}} at the last correct release. The presentations that you edit are not changed.',
    ],
  ),
  title('Πρώτα σε μία οθόνη', 'First on one display'),
  says(
    'Στην αρχική του συστήματος, δίπλα στις οθόνες του, επιλέγετε αν οι νέες εκδόσεις πηγαίνουν πρώτα σε μία οθόνη και πότε ακολουθούν οι άλλες. Όσο μια έκδοση περιμένει, μια γραμμή το αναφέρει στις σελίδες του συστήματος· με {{firstDisplay.open}} τη δείχνουν όλες. Αν η πρώτη οθόνη αναφέρει σφάλματα ή σταματήσει να δείχνει ό,τι πρέπει, οι άλλες μένουν όπως είναι.',
    'On the home page of the system, beside its displays, you choose whether new releases go to one display first, and when the others follow. While a release is waiting, a line says so on the pages of the system; with {{firstDisplay.open}} all of them show it. If the first display reports errors or stops showing what it should, the others stay as they are.',
  ),
  title('Ποιος το άλλαξε;', 'Who changed it?'),
  says(
    'Η σελίδα {{titles.activity}} δείχνει ποιος έκανε τι και πότε, και για όσα έχουν διαγραφεί. Αναζητήστε ένα όνομα, τωρινό ή παλιό, ή επιλέξτε σύστημα, τι άλλαξε, χρήστη και ημέρες: βλέπετε τι υπήρχε πριν και τι μετά. Με {{history.title}} επαναφέρετε ό,τι υπήρχε.',
    'The page {{titles.activity}} shows who did what and when, including what has been deleted. Search for a name, present or former, or choose a system, what changed, a person and days: you see what was there before and after. With {{history.title}} you restore what was there.',
  ),
];

export const past: Topic = [
  says(
    'Κάθε οθόνη καταγράφει τι έδειξε και πότε, και το στέλνει. Έτσι μπορείτε να απαντήσετε σε όποιον ρωτήσει.',
    'Each display records what it showed and when, and sends it. So you can answer anyone who asks.',
  ),
  steps(
    [
      'Στη σελίδα {{titles.past}} επιλέξτε {{past.moment}}, οθόνη, ημέρα και ώρα: βλέπετε ακριβώς ό,τι έδειχνε τότε, με το όνομα που είχε τότε, και ποιος το είχε αποθηκεύσει.',
      'On the page {{titles.past}} choose {{past.moment}}, a display, a day and a time: you see exactly what it showed then, under the name it had then, and who had saved it.',
    ],
    [
      'Για ένα διάστημα επιλέξτε {{past.report}}: ώρες και φορές, ανά προβολή και ανά ημέρα.',
      'For a period choose {{past.report}}: hours and times, by presentation and by day.',
    ],
    [
      'Αποθηκεύστε την αναφορά με {{past.csv}}, ή τυπώστε την με {{past.print}}.',
      'Save the report as a {{past.csv}}, or on paper with {{past.print}}.',
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
      'Επιλέξτε σύστημα ή οθόνη και ένα διάστημα, και μετά τι δείχνουν τα διαγράμματα: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} και άλλα.',
      'Choose a system or a display and a period, then what the charts show: {{visits.groups.visits}}, {{visits.groups.languages}}, {{visits.groups.opened}} and more.',
    ],
    [
      'Κάτω από κάθε διάγραμμα είναι οι ίδιοι αριθμοί σε πίνακα.',
      'Below each chart the same figures are in a table.',
    ],
    [
      'Ένας διαχειριστής μπορεί να σταματήσει την καταμέτρηση, ή να σβήσει ό,τι έχει μετρηθεί, στην ενότητα {{visits.countingTitle}}.',
      'An administrator can stop counting, or erase what was counted, under {{visits.countingTitle}}.',
    ],
  ),
];

export const account: Topic = [
  says(
    'Στη σελίδα {{titles.own-account}} αλλάζετε το όνομά σας, τον κωδικό σας, και βλέπετε πού είστε συνδεδεμένοι. Αν ο δήμος έχει δικό του Keycloak, η σελίδα σας οδηγεί εκεί.',
    'On the page {{titles.own-account}} you change your name and your password, and see where you are signed in. If the municipality has its own Keycloak, the page leads there.',
  ),
  points(
    [
      'Ένας καλός κωδικός είναι μακρύς: τρεις ή τέσσερις λέξεις που θυμάστε μόνο εσείς. Αποθηκεύεται με {{ownAccount.passwordSave}}.',
      'A good password is a long one: three or four words that only you remember. {{ownAccount.passwordSave}} saves it.',
    ],
    [
      'Με {{ownAccount.factorTitle}} η σύνδεση ζητά και έναν κωδικό από το κινητό σας. Φυλάξτε τους κωδικούς ανάκτησης σε χαρτί.',
      'With {{ownAccount.factorTitle}} signing in asks for a code from your phone as well. Keep the recovery codes on paper.',
    ],
    [
      'Μείνατε συνδεδεμένοι κάπου αλλού; {{ownAccount.sessionsEndOthers}}.',
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
      'Επιλέξτε τι μπορεί να κάνει: {{people.levels.view}}, {{people.levels.edit}} ή {{people.levels.administer}}. Αν θέλετε, περιορίστε το σε ορισμένα συστήματα.',
      'Choose what they can do: {{people.levels.view}}, {{people.levels.edit}} or {{people.levels.administer}}. If you like, limit it to certain systems.',
    ],
    [
      'Πατήστε {{people.create}} και δώστε τον προσωρινό κωδικό στον συνάδελφο. Στην πρώτη σύνδεση θα επιλέξει δικό του.',
      'Press {{people.create}} and give the temporary password to your colleague. At the first sign-in they choose their own.',
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
      'Στέλνει ανακοινώσεις ή προειδοποιήσεις ένα άλλο σύστημα; {{machines.add}}: παίρνει δικό του κλειδί, με όσα δικαιώματα χρειάζεται.',
      'Does another system send announcements or warnings? {{machines.add}}: it gets a secret of its own, with the rights it needs.',
    ],
    [
      'Για να μη φαίνεται πια ποιος ήταν: στη σελίδα {{titles.activity}} επιλέξτε το πρόσωπο και πατήστε {{activity.anonymise.go}}. Δεν αναιρείται.',
      'So that nobody can see any more who they were: on the page {{titles.activity}} choose the person and press {{activity.anonymise.go}}. It cannot be undone.',
    ],
    [
      'Διαγράφηκε κάτι κατά λάθος; Για κάποιες ημέρες το βρίσκετε στη σελίδα {{titles.bin}}, που ανοίγει από τη σελίδα {{titles.activity}}: η {{bin.restore}} το φέρνει πίσω με το ιστορικό και τη θέση του.',
      'Was something deleted by mistake? For some days you find it on the page {{titles.bin}}, opened from {{titles.activity}}: {{bin.restore}} brings it back with its history and its place.',
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
      'Το κουμπί {{help.open}} σε κάθε σελίδα ανοίγει τον οδηγό στο θέμα της. Αν έχετε μη αποθηκευμένες αλλαγές, ανοίγει σε νέα καρτέλα.',
      '{{help.open}} on every page opens the guide at its topic. If you have unsaved changes, it opens in a new tab.',
    ],
    [
      'Με <<list>> ανοίγει από παντού η λίστα με τις συντομεύσεις.',
      '<<list>> opens the list of shortcuts from everywhere.',
    ],
  ),
  title('Συντομεύσεις πληκτρολογίου', 'Keyboard shortcuts'),
  { shortcuts: true },
];
