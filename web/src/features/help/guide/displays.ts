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
    says: {
      el: 'Ένα τοτέμ λέει και πού στέκεται: στις ρυθμίσεις του, στο {{displays.form.youAreHere}}, πατήστε το σημείο πάνω στον χάρτη. Οι επισκέπτες το βλέπουν αμέσως μόλις αποθηκεύσετε.',
      en: 'A totem can also say where it stands: in its settings, under {{displays.form.youAreHere}}, tap the place on the map. Visitors see it as soon as you have saved.',
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
  {
    title: { el: 'Πολλές οθόνες σαν μία', en: 'Several displays as one' },
  },
  {
    steps: [
      {
        el: 'Πατήστε {{walls.open}}, δώστε όνομα και διαλέξτε τις οθόνες. Μία εικόνα ή ένα βίντεο απλώνεται σε όλες.',
        en: 'Press {{walls.open}}, give it a name and choose the displays. One image or one video spreads over all of them.',
      },
      {
        el: 'Μετρήστε το γυαλί κάθε οθόνης και τα πλαίσια ανάμεσα. Με {{walls.shapes.row}}, {{walls.shapes.column}} ή {{walls.shapes.grid}} μπαίνουν στη θέση τους· ύστερα σύρετε ή γράψτε ό,τι διαφέρει.',
        en: 'Measure the glass of each display and the frames between them. {{walls.shapes.row}}, {{walls.shapes.column}} or {{walls.shapes.grid}} puts them in place; then drag, or write, what differs.',
      },
      {
        el: 'Αν μια οθόνη σβήσει, οι άλλες συνεχίζουν, και όταν επανέλθει δείχνει αμέσως το ίδιο με αυτές.',
        en: 'If a display goes off, the others go on, and when it is back it shows the same as they do at once.',
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
