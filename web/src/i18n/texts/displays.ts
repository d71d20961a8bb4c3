import { inBoth } from '../shape.ts';

export const displays = inBoth({
  intro: [
    'Κάθε οθόνη, τοτέμ και τραπέζι της πόλης: τι δείχνει τώρα και αν δείχνει ό,τι πρέπει.',
    'Every display, totem and table of the town: what it shows now, and whether that is what it should.',
  ],
  add: ['Νέα οθόνη', 'Add a display'],
  list: ['Οθόνες', 'Displays'],
  summary: [
    '{count, plural, one {# οθόνη} other {# οθόνες}} · {good, plural, =0 {καμία εντάξει} one {# εντάξει} other {# εντάξει}}',
    '{count, plural, one {# display} other {# displays}} · {good, plural, =0 {none OK} one {# OK} other {# OK}}',
  ],
  filterSystem: ['Σύστημα', 'System'],
  allSystems: ['Όλα', 'All systems'],
  filterState: ['Κατάσταση', 'Status'],
  allStates: ['Όλες', 'Any status'],
  states: {
    green: ['Εντάξει', 'OK'],
    amber: ['Θέλουν προσοχή', 'Need attention'],
    red: ['Με πρόβλημα', 'Have a problem'],
  },
  nothingFound: ['Καμία οθόνη δεν ταιριάζει', 'No display matches'],
  nothingFoundText: ['Αφαιρέστε κάποιο φίλτρο για να τις δείτε όλες.', 'Remove a filter to see them all.'],
  clearFilters: ['Καθαρισμός φίλτρων', 'Clear filters'],
  empty: ['Δεν έχει συνδεθεί ακόμη οθόνη', 'No display is paired yet'],
  emptyOpen: ['Ανοίξτε στην οθόνη αυτή τη διεύθυνση:', 'Open this address on the display:'],
  emptyCode: [
    'Η οθόνη θα δείξει έναν κωδικό έξι χαρακτήρων. Πατήστε «Νέα οθόνη», γράψτε τον και πείτε πού βρίσκεται. Από εκεί και πέρα δεν χρειάζεται πληκτρολόγιο.',
    'It will show a code of six characters. Choose “Add a display”, type the code and say where the display is. From then on it needs no keyboard.',
  ],
  emptyView: [
    'Τις οθόνες τις συνδέει όποιος έχει δικαίωμα επεξεργασίας.',
    'Displays are paired by someone with the right to edit.',
  ],
  copyAddress: ['Αντιγραφή της διεύθυνσης', 'Copy the address'],
  words: {
    shows: ['Δείχνει ό,τι πρέπει', 'Shows what it should'],
    asleep: ['Σβηστή, εκτός ωρών λειτουργίας', 'Off, outside its hours'],
    waits: ['Περιμένει να φύγει ο επισκέπτης', 'Waiting for a visitor to leave'],
    'nothing-due': ['Συνδεδεμένη· τώρα δεν έχει κάτι να δείξει', 'Connected; nothing is scheduled now'],
    new: ['Δεν έχει ξεκινήσει ακόμη', 'Has not started yet'],
    silent: ['Δεν απαντά', 'Not responding'],
    fetching: ['Κατεβάζει το περιεχόμενό της', 'Downloading its content'],
    behind: ['Δεν δείχνει ακόμη ό,τι πρέπει', 'Not showing what it should yet'],
  },
  nothingDueUntil: ['Δεν προβάλλεται τίποτα έως {when}', 'Nothing is scheduled until {when}'],
  since: ['από {when}', 'since {when}'],
  glass: {
    nothing: ['Δεν δείχνει ακόμη τίποτα', 'Shows nothing yet'],
    asleep: ['Είναι σβηστή, εκτός ωρών λειτουργίας', 'It is off, outside its hours'],
    standby: ['Τώρα δείχνει μόνο την εικόνα αναμονής της', 'Shows only its standby image now'],
    unknown: ['Δεν είναι γνωστό τι δείχνει τώρα', 'What it shows now is not known'],
    noImage: ['Δείχνει κάτι χωρίς εικόνα', 'Shows something without an image'],
    message: ['Έκτακτο μήνυμα: {title}', 'Emergency message: {title}'],
    since: ['από {when}', 'since {when}'],
    last: ['ήταν το τελευταίο γνωστό', 'was the last that is known'],
    next: ['Από {when}: {titles}', 'From {when}: {titles}'],
    nextNothing: ['Από {when}: τίποτα', 'From {when}: nothing'],
    pair: ['Σύνδεση οθόνης', 'Pair a display'],
    more: [
      '{count, plural, one {και # οθόνη ακόμη} other {και # οθόνες ακόμη}}',
      '{count, plural, one {and # more display} other {and # more displays}}',
    ],
  },
  release: ['Έκδοση', 'Release'],
  releaseOf: ['{shown} (αναμένεται η {expected})', '{shown} (expected: {expected})'],
  releaseNone: ['καμία ακόμη', 'none yet'],
  cached: ['Στη μνήμη της', 'Saved on it'],
  frames: ['Καρέ ανά δευτερόλεπτο', 'Frames per second'],
  size: ['Ανάλυση', 'Resolution'],
  lowerEdge: ['Ύψος από το δάπεδο', 'Height above the floor'],
  notMeasured: ['δεν έχει μετρηθεί', 'not measured yet'],
  clock: ['Ρολόι', 'Clock'],
  clockAhead: ['{amount} μπροστά', '{amount} fast'],
  clockBehind: ['{amount} πίσω', '{amount} slow'],
  seconds: [
    '{count, plural, one {# δευτερόλεπτο} other {# δευτερόλεπτα}}',
    '{count, plural, one {# second} other {# seconds}}',
  ],
  minutes: [
    '{count, plural, one {# λεπτό} other {# λεπτά}}',
    '{count, plural, one {# minute} other {# minutes}}',
  ],
  hours: ['{count, plural, one {# ώρα} other {# ώρες}}', '{count, plural, one {# hour} other {# hours}}'],
  language: ['Γλώσσα', 'Language'],
  errors: [
    '{count, plural, one {# πρόβλημα στην τελευταία αναφορά} other {# προβλήματα στην τελευταία αναφορά}}',
    '{count, plural, one {# problem in the last report} other {# problems in the last report}}',
  ],
  identify: ['Εμφάνιση ονόματος', 'Show its name'],
  identifyName: ['Εμφάνιση ονόματος: {name}', 'Show its name: {name}'],
  identification: {
    shown: [
      'Δείχνει τώρα το όνομά της με μεγάλα γράμματα, για {seconds} δευτερόλεπτα.',
      'It is now showing its name in large letters, for {seconds} seconds.',
    ],
    told: [
      'Στέλνεται η εντολή να δείξει το όνομά της με μεγάλα γράμματα…',
      'Sending it the instruction to show its name in large letters…',
    ],
    away: [
      'Δεν είναι συνδεδεμένη τώρα. Αν απαντήσει μέσα σε {seconds} δευτερόλεπτα, θα δείξει το όνομά της.',
      'It is not connected now. If it responds within {seconds} seconds, it will show its name.',
    ],
    unheard: [
      'Δεν απάντησε και δεν έδειξε το όνομά της. Ελέγξτε ότι είναι ανοιχτή και συνδεδεμένη στο δίκτυο.',
      'It did not respond and has not shown its name. Check that it is on and connected to the network.',
    ],
  },
  fresh: ['Μόλις προστέθηκε', 'Just added'],
  edit: ['Επεξεργασία', 'Edit'],
  menuName: ['Ενέργειες: {name}', 'Actions: {name}'],
  revoke: ['Αποσύνδεση', 'Unpair'],
  revokeTitle: ['Να αποσυνδεθεί η οθόνη «{name}»;', 'Unpair “{name}”?'],
  revokeText: [
    'Σταματά αμέσως να δείχνει περιεχόμενο, διαγράφει όσα έχει αποθηκεύσει και εμφανίζει νέο κωδικό σύνδεσης. Για να δείξει ξανά κάτι, πρέπει να συνδεθεί από την αρχή.',
    'It stops showing content at once, deletes all it has saved and shows a new pairing code. To show anything again it must be paired from the start.',
  ],
  revokeGo: ['Ναι, αποσύνδεση', 'Yes, unpair it'],
  revoked: ['Η οθόνη «{name}» αποσυνδέθηκε.', '“{name}” was unpaired.'],
  saved: ['Οι ρυθμίσεις της οθόνης «{name}» αποθηκεύτηκαν.', 'The settings of “{name}” are saved.'],
  paired: [
    'Η οθόνη «{name}» συνδέθηκε. Σε λίγο θα δείχνει περιεχόμενο.',
    '“{name}” is paired. It will show content in a moment.',
  ],
  dark: [
    '{count, plural, one {Μία οθόνη δεν δείχνει ό,τι πρέπει: {names}.} other {# οθόνες δεν δείχνουν ό,τι πρέπει: {names}.}}',
    '{count, plural, one {One display does not show what it should: {names}.} other {# displays do not show what they should: {names}.}}',
  ],
  darkMany: ['{count} οθόνες δεν δείχνουν ό,τι πρέπει.', '{count} displays do not show what they should.'],
  darkSince: ['{name} (από {when})', '{name} (since {when})'],
  darkOpen: ['Δείτε τις οθόνες', 'View displays'],
  darkSeen: ['Το είδα', 'I have seen it'],
  darkCount: [
    '{count, plural, one {# οθόνη με πρόβλημα} other {# οθόνες με πρόβλημα}}',
    '{count, plural, one {# display has a problem} other {# displays have a problem}}',
  ],
  attentionCount: [
    '{count, plural, one {# οθόνη χρειάζεται προσοχή} other {# οθόνες χρειάζονται προσοχή}}',
    '{count, plural, one {# display needs attention} other {# displays need attention}}',
  ],
  ofSystem: ['Τι δείχνουν τώρα οι οθόνες', 'What the displays show now'],
  ofSystemWould: ['Τι θα έδειχνε μια οθόνη', 'What a display would show'],
  ofSystemNone: ['Δεν έχει συνδεθεί οθόνη.', 'No display is paired.'],
  ofSystemAll: ['Όλες οι οθόνες', 'All displays'],
  visitsOfSystem: ['Επισκέψεις στις οθόνες του', 'Visits at its displays'],
  visitsOfDisplay: ['Επισκέψεις', 'Visits'],
  visitsOfDisplayName: ['Επισκέψεις: {name}', 'Visits: {name}'],
  technical: ['Τεχνικά στοιχεία', 'Technical details'],
  back: [
    'Η οθόνη «{name}», που είχατε αναλάβει, λειτουργεί ξανά ({when}).',
    '“{name}”, which you took on, works again ({when}).',
  ],
  trouble: {
    scene: [
      'Μια προβολή δεν μπόρεσε να εμφανιστεί και παραλείφθηκε.',
      'A presentation could not be shown and was skipped.',
    ],
    image: [
      'Μια εικόνα δεν μπόρεσε να εμφανιστεί και παραλείφθηκε.',
      'An image could not be shown and was skipped.',
    ],
    video: [
      'Ένα βίντεο δεν έπαιξε σωστά και παραλείφθηκε.',
      'A video did not play properly and was skipped.',
    ],
    audio: [
      'Ένα αρχείο ήχου δεν έπαιξε και το κουμπί του αφαιρέθηκε.',
      'An audio file did not play and its button was removed.',
    ],
    media: [
      'Ένα αρχείο δεν κατέβηκε σωστά· η οθόνη μένει στην προηγούμενη έκδοση.',
      'A file was not downloaded completely; the display stays with the previous release.',
    ],
    storage: [
      'Η μνήμη της οθόνης δεν επαρκεί ή δεν είναι διαθέσιμη.',
      'The display’s storage is full or not available.',
    ],
    network: [
      'Για λίγο δεν υπήρχε σύνδεση με τον διακομιστή.',
      'The server could not be reached for a while.',
    ],
    restart: ['Η αναπαραγωγή ξεκίνησε από την αρχή.', 'Playback started again.'],
    browser: ['Το πρόγραμμα περιήγησης της οθόνης είναι πολύ παλιό.', 'The display’s browser is too old.'],
    other: ['Παρουσιάστηκε πρόβλημα.', 'Something went wrong.'],
  },
});

/** Apart: the overview does without it. */
export const displayForm = inBoth({
  addTitle: ['Νέα οθόνη', 'Add a display'],
  editTitle: ['Ρυθμίσεις οθόνης', 'Display settings'],
  addIntro: ['Ανοίξτε στην οθόνη τη διεύθυνση', 'On the display, open the address'],
  addIntroThen: ['και γράψτε εδώ τον κωδικό που δείχνει.', 'and type here the code it shows.'],
  code: ['Κωδικός της οθόνης', 'The display’s code'],
  codeHint: [
    'Έξι χαρακτήρες. Πεζά, κενά και ελληνικό πληκτρολόγιο δεν πειράζουν.',
    'Six characters. Small letters, spaces and a Greek keyboard do not matter.',
  ],
  codeForeign: [
    'Κανένας κωδικός δεν έχει {letters}. Δείτε ξανά τι δείχνει η οθόνη και διορθώστε {count, plural, one {τον χαρακτήρα} other {τους χαρακτήρες}}.',
    'No code contains {letters}. Look at the display again and correct {count, plural, one {the character} other {the characters}}.',
  ],
  system: ['Σύστημα', 'System'],
  name: ['Όνομα', 'Name'],
  nameHint: [
    'Όπως θα το πείτε σε έναν συνάδελφο: «Είσοδος δημαρχείου».',
    'As you would say it to a colleague: “Town hall entrance”.',
  ],
  place: ['Τοποθεσία', 'Location'],
  placeHint: ['Προαιρετική: διεύθυνση, όροφος, πλευρά.', 'Optional: address, floor, side.'],
  tags: ['Ετικέτες', 'Tags'],
  none: ['καμία', 'none'],
  languageMode: ['Γλώσσα στην οθόνη', 'Language on the display'],
  modes: {
    el: ['Ελληνικά', 'Greek'],
    en: ['Αγγλικά', 'English'],
    alternating: ['Εναλλάξ ελληνικά και αγγλικά', 'Greek and English in turn'],
    visitor: ['Όποια διαλέξει ο επισκέπτης', 'Whichever the visitor chooses'],
  },
  width: ['Πλάτος οθόνης (χιλιοστά)', 'Width of the display (millimetres)'],
  distance: ['Απόσταση θέασης (χιλιοστά)', 'Viewing distance (millimetres)'],
  lowerEdge: [
    'Ύψος της κάτω άκρης από το δάπεδο (χιλιοστά)',
    'Height of the lower edge above the floor (millimetres)',
  ],
  lowerEdgeHint: [
    'Με ενεργή την προσβασιμότητα, όλα συγκεντρώνονται εκεί όπου φτάνει όποιος κάθεται.',
    'With accessibility on, everything moves to where a seated person can reach it.',
  ],
  reach: [
    'Με ενεργή την προσβασιμότητα, ό,τι πατιέται βρίσκεται από {from} έως {to} χιλιοστά πάνω από το δάπεδο.',
    'With accessibility on, everything that is pressed lies {from} to {to} mm above the floor.',
  ],
  reachNot: [
    'Σε αυτό το ύψος δεν μένει αρκετός χώρος από {from} έως {to} χιλιοστά πάνω από το δάπεδο: όποιος κάθεται δεν θα φτάνει όλα όσα πατιούνται.',
    'At this height there is not enough room from {from} to {to} mm above the floor: a seated person will not reach everything that is pressed.',
  ],
  reachUnknown: [
    'Όσο το ύψος της κάτω άκρης δεν έχει μετρηθεί, δεν είναι βέβαιο ότι όποιος κάθεται φτάνει όλα όσα πατιούνται.',
    'Until the height of the lower edge has been measured, a seated person may not reach everything that is pressed.',
  ],
  letters: [
    'Από απόσταση {metres} m τα γράμματα θα έχουν ύψος τουλάχιστον {capital} mm, ώστε να διαβάζονται χωρίς κόπο.',
    'From {metres} m away, letters will be at least {capital} mm high, so that they can be read with ease.',
  ],
  lettersWide: ['Αυτό είναι το {share} του πλάτους της οθόνης.', 'That is {share} of the display’s width.'],
  lettersTooFar: [
    'Μια οθόνη με αυτό το πλάτος διαβάζεται από απόσταση έως {metres} m. Από πιο μακριά τα κείμενα θα φαίνονται μικρά.',
    'A display of this width can be read from up to {metres} m. From further away its texts will look small.',
  ],
  room: [
    'Χωρούν περίπου {lines, plural, one {# γραμμή} other {# γραμμές}} με {words, plural, one {# λέξη} other {# λέξεις}} η καθεμία.',
    'About {lines, plural, one {# line} other {# lines}} of {words, plural, one {# word} other {# words}} each will fit.',
  ],
  drawing: [
    'Σχέδιο υπό κλίμακα: ένας άνθρωπος σε απόσταση {distance} m από μια οθόνη πλάτους {width} m.',
    'A drawing to scale: a person {distance} m away from a display {width} m wide.',
  ],
  seeSize: ['Δείτε το σε αυτό το μέγεθος', 'See it at this size'],
  nothingToSee: [
    'Αυτό το σύστημα δεν έχει ακόμη ενεργή προβολή για να δείτε.',
    'This system has no active presentation to see yet.',
  ],
  usual: ['Συνηθισμένες διαστάσεις για: {installation}', 'Usual dimensions for: {installation}'],
  youAreHere: ['Είστε εδώ', 'You are here'],
  hereApart: [
    'Από εδώ δεν ξεκινά καμία διαδρομή. Οι επισκέπτες δεν βλέπουν πώς θα πάνε στα σημεία.',
    'No path starts here. Visitors do not see how to get to the points.',
  ],
  hereHint: [
    'Πατήστε στον χάρτη το σημείο όπου βρίσκεται η οθόνη· με τα βελάκια του πληκτρολογίου το μετακινείτε. Οι επισκέπτες θα το δουν αμέσως μετά την αποθήκευση.',
    'Click the map where the display is; the arrow keys move the mark. Visitors see it as soon as you have saved.',
  ],
  hereMap: ['Χάρτης', 'Map'],
  hereMapSet: ['{title} (έχει οριστεί)', '{title} (set)'],
  hereAt: ['{x}% από αριστερά, {y}% από πάνω', '{x}% from the left, {y}% from the top'],
  hereAcross: ['Από αριστερά (%)', 'From the left (%)'],
  hereDown: ['Από πάνω (%)', 'From the top (%)'],
  heading: ['Κατεύθυνση (μοίρες)', 'Direction (degrees)'],
  headingHint: [
    'Προαιρετική: προς τα πού κοιτάζει στον χάρτη όποιος στέκεται μπροστά στην οθόνη. 0 προς τα πάνω, 90 προς τα δεξιά.',
    'Optional: the direction on the map that a person in front of the display faces. 0 is up, 90 is to the right.',
  ],
  herePut: ['Τοποθέτηση στο κέντρο', 'Put it in the middle'],
  hereRemove: ['Αφαίρεση από τον χάρτη', 'Remove from the map'],
  hereOn: [
    '{count, plural, =0 {σε κανέναν χάρτη} one {σε # χάρτη} other {σε # χάρτες}}',
    '{count, plural, =0 {on no map} one {on # map} other {on # maps}}',
  ],
  noMap: [
    'Οι ενεργές προβολές αυτού του συστήματος δεν έχουν ακόμη χάρτη.',
    'The active presentations of this system have no map yet.',
  ],
  visit: ['Όταν ένας επισκέπτης σταματά να αγγίζει', 'When a visitor stops touching'],
  idleSeconds: ['Ερώτηση μετά από (δευτερόλεπτα)', 'Ask after (seconds)'],
  idleHint: ['«Είστε ακόμη εδώ;» Συνήθως 60.', '“Are you still there?” Usually 60.'],
  warningSeconds: ['Αναμονή απάντησης (δευτερόλεπτα)', 'Wait for an answer (seconds)'],
  warningHint: [
    'Τουλάχιστον 20, ώστε να προλάβει ο καθένας. Μετά η οθόνη ξαναρχίζει.',
    'At least 20, so that everyone has time. Then the display starts again.',
  ],
  audio: ['Με ήχο', 'With sound'],
  audioHint: [
    'Χωρίς αυτό τα βίντεο παίζουν χωρίς ήχο και το κουμπί «Ακούστε» δεν εμφανίζεται.',
    'Without it videos play without sound, and the button “Listen” does not appear.',
  ],
  loudness: ['Ένταση ήχου', 'Volume'],
  volume: ['Ένταση (0 έως 100)', 'Volume (0 to 100)'],
  volumeHint: [
    'Για ό,τι ακούγεται. 100: όσο δίνει το μηχάνημα.',
    'For everything that is heard. 100: as loud as the machine.',
  ],
  quietVolume: ['Ένταση σε ώρες ησυχίας (0 έως 100)', 'Volume in quiet hours (0 to 100)'],
  quietHint: ['Προαιρετική, με τις ώρες από κάτω. 0: σιωπή.', 'Optional, with the hours below. 0: silent.'],
  quietFrom: ['Ώρες ησυχίας από', 'Quiet hours from'],
  quietUntil: ['Ώρες ησυχίας έως', 'Quiet hours until'],
  cancel: ['Άκυρο', 'Cancel'],
  pair: ['Σύνδεση της οθόνης', 'Pair the display'],
  save: ['Αποθήκευση', 'Save'],
  joined: [
    'Κάποιος άλλος άλλαξε την οθόνη στο μεταξύ. Όσα δεν είχατε αλλάξει είναι πια όπως τα αποθήκευσε· τα δικά σας έμειναν. Ελέγξτε τα και αποθηκεύστε.',
    'Someone else changed this display in the meantime. What you had not changed is now as they saved it; your changes are kept. Check them and save.',
  ],
  theirs: ['Ο άλλος αποθήκευσε: {fields}.', 'They saved: {fields}.'],
  changedField: ['{field} «{value}»', '{field} “{value}”'],
  yes: ['ναι', 'yes'],
  no: ['όχι', 'no'],
});

/** What to do about a display in trouble, said on its card. */
export const displayTask = inBoth({
  title: ['Πρόβλημα: {name}', 'Problem: {name}'],
  causes: {
    new: ['Συνδέθηκε, αλλά δεν έχει ξεκινήσει ποτέ.', 'It was paired, but it has never started.'],
    silent: ['Είναι σβηστή ή δεν έχει δίκτυο.', 'It is off, or it has no network.'],
    fetching: [
      'Η λήψη του περιεχομένου της καθυστερεί: το δίκτυό της είναι αργό ή διακόπτεται.',
      'Its content is slow to download: its network is slow or keeps breaking.',
    ],
    behind: ['Απαντά, αλλά δεν δείχνει ό,τι πρέπει.', 'It responds, but it does not show what it should.'],
    storage: [
      'Η μνήμη της είναι γεμάτη, ή το πρόγραμμα περιήγησής της την εμποδίζει.',
      'Its storage is full, or its browser blocks it.',
    ],
    browser: ['Το πρόγραμμα περιήγησής της είναι πολύ παλιό.', 'Its browser is too old.'],
  },
  steps: {
    power: [
      'Ελέγξτε ότι η οθόνη και ο υπολογιστής της έχουν ρεύμα και είναι ανοιχτά.',
      'Check that the display and its computer have power and are switched on.',
    ],
    network: [
      'Ελέγξτε το καλώδιο δικτύου ή το Wi-Fi στο σημείο.',
      'Check the network cable or the Wi-Fi at its location.',
    ],
    restart: [
      'Κλείστε και ανοίξτε τον υπολογιστή της. Συνεχίζει μόνη της σε λίγα λεπτά.',
      'Switch its computer off and on. The display continues by itself in a few minutes.',
    ],
    address: [
      'Ανοίξτε στην οθόνη τη διεύθυνση που ανοίξατε όταν τη συνδέσατε.',
      'On the display, open the address that you opened to pair it.',
    ],
    remote: ['Από τη συντήρηση, στείλτε την εντολή «{what}».', 'Under maintenance, send “{what}”.'],
    room: [
      'Ελευθερώστε χώρο στον υπολογιστή της και επιτρέψτε τα cookies στο πρόγραμμα περιήγησής του.',
      'Free some space on its computer, and allow cookies in its browser.',
    ],
    update: [
      'Ενημερώστε το πρόγραμμα περιήγησης στον υπολογιστή της και ξεκινήστε τον ξανά.',
      'Update the browser on its computer, and restart that computer.',
    ],
  },
  call: ['Αν δεν βοηθήσει, καλέστε: {contact}', 'If that does not help, call: {contact}'],
  callNobody: [
    'Αν δεν βοηθήσει, καλέστε όποιον συντηρεί τις οθόνες.',
    'If that does not help, call whoever maintains the displays.',
  ],
  take: ['Ανάληψη του προβλήματος', 'I am on it'],
  takeOver: ['Ανάληψη από εσάς', 'Take it over'],
  drop: ['Αποδέσμευση', 'I am no longer on it'],
  mine: [
    'Το έχετε αναλάβει από {when}. Θα ειδοποιηθείτε εδώ όταν λειτουργήσει ξανά.',
    'You have been on it since {when}. You will be told here when it works again.',
  ],
  theirs: ['Το έχει αναλάβει: {name}, από {when}.', '{name} has been on it since {when}.'],
});

/** The releases of a system, on its home. */
export const releases = inBoth({
  title: ['Εκδόσεις και επαναφορά', 'Releases and returning to one'],
  intro: [
    'Κάθε αλλαγή σε όσα προβάλλονται γίνεται μια αριθμημένη έκδοση. Αν υπάρξει πρόβλημα, μια προηγούμενη επαναφέρεται με μία κίνηση.',
    'Each change of what is shown makes a numbered release. If something is wrong, an earlier one is brought back in one step.',
  ],
  list: ['Εκδόσεις', 'Releases'],
  number: ['Έκδοση {number}', 'Release {number}'],
  current: ['Στις οθόνες τώρα', 'On the displays now'],
  by: ['{when}, {name}', '{when}, by {name}'],
  automatic: ['{when}, αυτόματα', '{when}, automatically'],
  changes: {
    added: ['Προστέθηκε «{name}»', '“{name}” added'],
    removed: ['Αφαιρέθηκε «{name}»', '“{name}” removed'],
    changed: ['«{name}»: {what}', '“{name}”: {what}'],
    replaced: ['Αντικαταστάθηκε το αρχείο «{name}»', 'File “{name}” replaced'],
    details: ['Άλλαξαν τα στοιχεία του αρχείου «{name}»', 'Details of the file “{name}” changed'],
    order: ['Άλλαξε η σειρά των προβολών', 'Order of the presentations changed'],
    same: [
      'Ίδιο περιεχόμενο, με νέα μεγέθη εικόνων ή ρυθμίσεις',
      'Same content, with new image sizes or settings',
    ],
  },
  returnOf: ['επαναφορά της έκδοσης {number}', 'a return to release {number}'],
  back: ['Επαναφορά αυτής της έκδοσης', 'Return to this release'],
  backName: ['Επαναφορά αυτής της έκδοσης: {number}', 'Return to this release: {number}'],
  backTitle: ['Να δείξουν ξανά οι οθόνες την έκδοση {number};', 'Show release {number} again?'],
  backText: [
    'Ισχύει αμέσως σε όλες τις οθόνες του συστήματος, μέχρι να αλλάξει κάτι σε αυτό το σύστημα. Τότε προβάλλεται πάλι ό,τι είναι αποθηκευμένο.',
    'It takes effect at once on every display of the system, until something in this system changes. Then what is saved is shown again.',
  ],
  backKept: [
    'Οι προβολές που επεξεργάζεστε δεν αλλάζουν.',
    'The presentations that you edit are not changed.',
  ],
  reason: ['Γιατί; (προαιρετικά)', 'Why? (optional)'],
  reasonHint: [
    'Μια φράση για τους συναδέλφους: «Λάθος εικόνα στο λιμάνι».',
    'A note for your colleagues: “Wrong image of the harbour”.',
  ],
  backGo: ['Ναι, επαναφορά', 'Yes, return'],
  done: ['Στις οθόνες επανέρχεται η έκδοση {number}.', 'The displays return to release {number}.'],
  all: ['Όλες οι εκδόσεις ({count})', 'All releases ({count})'],
});
