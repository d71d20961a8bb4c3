import type { Topic } from './topic.ts';

export const displays: Topic = [
  {
    says: {
      el: 'Οθόνη λέμε κάθε συσκευή που δείχνει ένα σύστημα: μεγάλη οθόνη, τοίχο αφής, τοτέμ ή τραπέζι. Συνδέεται μία φορά, με έναν κωδικό.',
      en: 'A display is any device that shows a system: a large display, a touch wall, a totem or a table. It is paired once, with a code.',
    },
  },
  {
    title: { el: 'Σύνδεση μιας νέας οθόνης', en: 'Pair a new display' },
  },
  {
    steps: [
      {
        el: 'Στη σελίδα {{titles.displays}} πατήστε {{displays.add}}. Το παράθυρο γράφει ποια διεύθυνση ανοίγετε στην ίδια την οθόνη.',
        en: 'On the page {{titles.displays}} press {{displays.add}}. The dialog says which address to open on the display itself.',
      },
      {
        el: 'Η οθόνη δείχνει έξι χαρακτήρες. Γράψτε τους στο πεδίο {{displays.form.code}}.',
        en: 'The display shows six characters. Type them into {{displays.form.code}}.',
      },
      {
        el: 'Διαλέξτε σύστημα, δώστε όνομα και τοποθεσία, και πατήστε {{displays.form.pair}}.',
        en: 'Choose a system, give it a name and a place, and press {{displays.form.pair}}.',
      },
    ],
  },
  {
    picture: 'pair-display',
    alt: {
      el: 'Το παράθυρο για νέα οθόνη, με το πεδίο του κωδικού πρώτο.',
      en: 'The dialog for a new display, with the field for its code first.',
    },
  },
  {
    title: { el: 'Κάθε μέρα', en: 'Every day' },
  },
  {
    picture: 'displays',
    alt: {
      el: 'Οι οθόνες, η καθεμία με μια μικρή εικόνα όσων δείχνει τώρα και την κατάστασή της.',
      en: 'The displays, each with a small image of what it shows now, and its state.',
    },
  },
  {
    points: [
      {
        el: '{{displays.words.shows}}: δεν χρειάζεται τίποτα.',
        en: '{{displays.words.shows}}: there is nothing to do.',
      },
      {
        el: '{{displays.words.silent}}: ελέγξτε το ρεύμα και το δίκτυό της. Όσο δεν έχει δίκτυο, συνεχίζει να δείχνει ό,τι έχει στη μνήμη της.',
        en: '{{displays.words.silent}}: check its power and its network. Without a network it goes on showing what it has kept.',
      },
      {
        el: '{{displays.words.waits}}: αλλάζει μόνη της μόλις μείνει ελεύθερη.',
        en: '{{displays.words.waits}}: it changes by itself when it is free.',
      },
      {
        el: 'Με {{displays.identify}} η οθόνη δείχνει για λίγο το όνομά της με μεγάλα γράμματα.',
        en: 'With {{displays.identify}} the display shows its name in large letters for a moment.',
      },
      {
        el: 'Για οθόνες αφής ορίζετε στο μέρος {{displays.form.visit}} πότε ρωτούν «Είστε ακόμα εδώ;» και πόσο περιμένουν.',
        en: 'For touch displays set in the part {{displays.form.visit}} when they ask ‘Are you still there?’, and how long they wait.',
      },
    ],
  },
  {
    title: { el: 'Φροντίδα από το γραφείο', en: 'Care from the office' },
  },
  {
    steps: [
      {
        el: 'Για μία οθόνη ανοίξτε τις ενέργειές της και πατήστε {{care.open}} Για πολλές μαζί πατήστε {{care.openMany}} και διαλέξτε στο {{care.whom}}.',
        en: 'For one display open its actions and press {{care.open}} For many together press {{care.openMany}} and choose under {{care.whom}}.',
      },
      {
        el: 'Στο {{care.what}} διαλέξτε, για παράδειγμα {{care.kinds.reload}} ή {{care.hours.choice}}. Κάτω από κάθε επιλογή γράφει τι θα δει όποιος στέκεται μπροστά.',
        en: 'Under {{care.what}} choose, for example {{care.kinds.reload}} or {{care.hours.choice}}. Beneath each choice stands what somebody in front of it will see.',
      },
      {
        el: 'Πατήστε {{care.go}}. Η κάρτα κάθε οθόνης λέει αν η εντολή έφτασε, αν έγινε ή αν απέτυχε. Όταν μια οθόνη δεν απαντά εγκαίρως, η εντολή λήγει και δεν γίνεται αργότερα μόνη της.',
        en: 'Press {{care.go}}. The card of each display says whether the command has arrived, was carried out or failed. Where a display does not answer in time, the command expires and is not carried out later by itself.',
      },
      {
        el: 'Στο {{care.recent}} βλέπετε τι στάλθηκε, από ποιον και σε ποιες οθόνες εκκρεμεί.',
        en: '{{care.recent}} tells what was sent, by whom, and which displays have yet to do it.',
      },
    ],
  },
];

export const emergency: Topic = [
  {
    says: {
      el: 'Ένα έκτακτο μήνυμα σκεπάζει ό,τι δείχνουν οι οθόνες και φεύγει μόνο του την ώρα που ορίζετε. Το στέλνουν μόνο διαχειριστές.',
      en: 'An emergency message covers whatever displays show, and goes by itself at the time you set. Only administrators send one.',
    },
  },
  {
    picture: 'emergency',
    alt: {
      el: 'Η σελίδα για έκτακτα μηνύματα: έτοιμα κείμενα, επίπεδο και προεπισκόπηση.',
      en: 'The page for emergency messages: prepared texts, level and preview.',
    },
  },
  {
    steps: [
      {
        el: 'Διαλέξτε {{emergencies.template}} και προσαρμόστε το: τι συμβαίνει και τι να κάνει ο κόσμος τώρα. Συμπληρώστε ό,τι είναι σε αγκύλες.',
        en: 'Choose a {{emergencies.template}} and adapt it: what is happening, and what people should do now. Fill in what stands in brackets.',
      },
      {
        el: 'Ορίστε {{emergencies.audience}} και {{emergencies.until}}.',
        en: 'Set {{emergencies.audience}} and {{emergencies.until}}.',
      },
      {
        el: 'Διαβάστε το όπως θα φανεί και πατήστε {{emergencies.send}}',
        en: 'Read it as it will look and press {{emergencies.send}}',
      },
      {
        el: 'Γράψτε τη λέξη που ζητείται και πατήστε {{emergencies.confirmGo}}.',
        en: 'Type the word that is asked for and press {{emergencies.confirmGo}}.',
      },
      {
        el: 'Στη λίστα {{emergencies.list}} βλέπετε ποιες οθόνες το έδειξαν. Για να φύγει νωρίτερα: {{emergencies.end}}.',
        en: 'The list {{emergencies.list}} says which displays have shown it. To take it off earlier: {{emergencies.end}}.',
      },
    ],
  },
];

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
