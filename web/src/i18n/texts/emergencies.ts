import { inBoth } from '../shape.ts';

export const emergencies = inBoth({
  intro: [
    'Ένα μήνυμα πάνω από ό,τι παίζει, στα ελληνικά και στα αγγλικά. Λήγει μόνο του στην ώρα που ορίζετε, ακόμη και χωρίς δίκτυο.',
    'A message over whatever is showing, in Greek and in English. It ends by itself at the time you set, even without a network.',
  ],
  introView: [
    'Τα στέλνουν διαχειριστές και όσοι είναι σε υπηρεσία. Εδώ βλέπετε όσα έχουν σταλεί και ποιες οθόνες τα έδειξαν.',
    'Administrators and whoever is on duty send them. Here you see what was sent and which displays have shown it.',
  ],
  compose: ['Νέο έκτακτο μήνυμα', 'New emergency message'],
  template: ['Έτοιμο κείμενο', 'Prepared text'],
  templateHint: [
    'Επιλέξτε το πλησιέστερο και προσαρμόστε το: πού, τι να κάνει ο κόσμος, πού να ρωτήσει.',
    'Choose the nearest one and adapt it: where, what people should do, whom to ask.',
  ],
  level: ['Επίπεδο', 'Level'],
  levels: {
    information: ['Ενημέρωση', 'Information'],
    warning: ['Προσοχή', 'Warning'],
    danger: ['Κίνδυνος', 'Danger'],
  },
  title: ['Τίτλος', 'Title'],
  titleHint: ['Λίγες λέξεις που διαβάζονται από μακριά.', 'A few words that can be read from far away.'],
  text: ['Κείμενο', 'Text'],
  textHint: [
    'Τι συμβαίνει και τι να κάνει ο κόσμος τώρα.',
    'What is happening, and what people should do now.',
  ],
  openPlaces: [
    'Συμπληρώστε πρώτα όσα είναι μέσα σε αγκύλες: {places}',
    'First fill in what is in brackets: {places}',
  ],
  audience: ['Πού θα φανεί', 'Where it appears'],
  all: [
    'Σε όλες τις οθόνες, και σε όσες συνδεθούν στο μεταξύ',
    'On all displays, including those paired in the meantime',
  ],
  tagged: [
    'Σε οθόνες με ετικέτα, και σε όσες την πάρουν στο μεταξύ',
    'On displays with a tag, including those that get it in the meantime',
  ],
  chooseTags: ['Ετικέτες', 'Tags'],
  chooseTagAtLeast: ['Επιλέξτε τουλάχιστον μία ετικέτα.', 'Choose at least one tag.'],
  tagWithCount: [
    '{tag} ({count, plural, one {# οθόνη} other {# οθόνες}})',
    '{tag} ({count, plural, one {# display} other {# displays}})',
  ],
  toTagged: ['Σε οθόνες με ετικέτα: {tags}.', 'To displays with the tag: {tags}.'],
  chosen: ['Μόνο σε ορισμένες οθόνες', 'On some displays only'],
  choose: ['Οθόνες', 'Displays'],
  chooseAtLeast: ['Επιλέξτε τουλάχιστον μία οθόνη.', 'Choose at least one display.'],
  noDisplays: ['Δεν έχει συνδεθεί ακόμη καμία οθόνη.', 'No display is paired yet.'],
  drill: ['Άσκηση', 'Drill'],
  isDrill: [
    'Είναι άσκηση: φαίνεται ως άσκηση στις οθόνες και στο εργαλείο',
    'This is a drill: displays and the tool show it as a drill',
  ],
  until: ['Έως πότε', 'Until when'],
  presets: {
    m15: ['15 λεπτά', '15 minutes'],
    h1: ['1 ώρα', '1 hour'],
    h3: ['3 ώρες', '3 hours'],
    custom: ['Άλλη ώρα', 'Another time'],
  },
  untilAt: ['Λήγει {when}', 'Ends {when}'],
  customUntil: ['Λήξη (ώρα Ελλάδας)', 'Ends (Greek time)'],
  customHour: ['Ώρα', 'Time'],
  untilFault: [
    'Η λήξη πρέπει να είναι μετά από τώρα και μέσα στις επόμενες {hours, number} ώρες.',
    'The end must be after now and within the next {hours, number} hours.',
  ],
  preview: ['Έτσι θα φανεί', 'This is how it will look'],
  send: ['Αποστολή…', 'Send…'],
  confirmTitle: ['Αποστολή έκτακτου μηνύματος', 'Send an emergency message'],
  confirmAll: [
    'Θα φανεί αμέσως σε {count, plural, =0 {όλες τις οθόνες} one {# οθόνη} other {όλες τις # οθόνες}}, πάνω από ό,τι παίζει, έως {when}.',
    'It appears at once on {count, plural, =0 {all displays} one {# display} other {all # displays}}, over whatever is showing, until {when}.',
  ],
  confirmChosen: [
    'Θα φανεί αμέσως σε {count, plural, one {# οθόνη} other {# οθόνες}}, πάνω από ό,τι παίζει, έως {when}.',
    'It appears at once on {count, plural, one {# display} other {# displays}}, over whatever is showing, until {when}.',
  ],
  confirmType: ['Για να σταλεί, γράψτε τη λέξη {word}', 'To send it, type the word {word}'],
  word: ['ΕΚΤΑΚΤΟ', 'EMERGENCY'],
  confirmGo: ['Αποστολή τώρα', 'Send now'],
  sent: ['Το μήνυμα στάλθηκε.', 'The message was sent.'],
  ended: ['Το μήνυμα αφαιρέθηκε από τις οθόνες.', 'The message has been removed from the displays.'],
  onGlassList: ['Στις οθόνες τώρα', 'On the displays now'],
  list: ['Απεσταλμένα', 'Sent'],
  empty: ['Δεν έχει σταλεί ακόμη έκτακτο μήνυμα.', 'No emergency message has been sent yet.'],
  running: ['Στις οθόνες, έως {when}', 'On the displays, until {when}'],
  over: ['Έληξε {when}', 'Ended {when}'],
  stopped: ['Το σταμάτησε {name}, {when}', 'Ended by {name}, {when}'],
  by: ['Στάλθηκε {when}, {name}', 'Sent {when}, by {name}'],
  receipts: [
    'Το έδειξαν {shown} από {count, plural, one {# οθόνη} other {# οθόνες}}',
    'Shown by {shown} of {count, plural, one {# display} other {# displays}}',
  ],
  receiptShown: ['το έδειξε {when}', 'showed it {when}'],
  receiptWaiting: ['δεν έχει απαντήσει ακόμη', 'has not responded yet'],
  receiptNever: ['δεν επιβεβαίωσε ότι το έδειξε', 'did not confirm that it showed it'],
  end: ['Λήξη τώρα', 'End now'],
  endName: ['Λήξη τώρα: {title}', 'End now: {title}'],
  endTitle: ['Λήξη του μηνύματος «{title}» τώρα;', 'End “{title}” now?'],
  endText: [
    'Οι οθόνες επιστρέφουν αμέσως στο πρόγραμμά τους. Όσες δεν έχουν δίκτυο το δείχνουν έως {when}.',
    'The displays return to their schedule at once. Those without a network show it until {when}.',
  ],
  endGo: ['Ναι, λήξη τώρα', 'Yes, end it now'],
  templates: {
    evacuate: ['Πυρκαγιά: απομάκρυνση', 'Fire: leave the area'],
    weather: ['Έντονα καιρικά φαινόμενα', 'Severe weather'],
    heat: ['Καύσωνας', 'Heatwave'],
    water: ['Διακοπή νερού', 'Water supply interrupted'],
    road: ['Κλειστός δρόμος', 'Road closed'],
    clear: ['Λήξη συναγερμού', 'All clear'],
    blank: ['Κενό', 'Blank'],
  },
});

export const alerts = inBoth({
  waiting: ['Επίσημες προειδοποιήσεις που περιμένουν', 'Official warnings that are waiting'],
  until: ['Ισχύει έως {when}', 'Valid until {when}'],
  from: ['Από: {source} ({sender}), {when}', 'From {source} ({sender}), {when}'],
  replaces: ['αντικαθιστά προειδοποίηση που είναι στις οθόνες', 'replaces a warning that is on the displays'],
  missing: {
    el: ['Λείπουν τα ελληνικά. Συμπληρώστε τα.', 'The Greek is missing. Fill it in.'],
    en: ['Λείπουν τα αγγλικά. Συμπληρώστε τα.', 'The English is missing. Fill it in.'],
  },
  title: {
    el: ['Τίτλος στα ελληνικά', 'Title in Greek'],
    en: ['Τίτλος στα αγγλικά', 'Title in English'],
  },
  text: {
    el: ['Κείμενο στα ελληνικά', 'Text in Greek'],
    en: ['Κείμενο στα αγγλικά', 'Text in English'],
  },
  release: ['Προβολή σε όλες τις οθόνες', 'Show on all displays'],
  dismiss: ['Απόρριψη', 'Dismiss'],
  released: ['Η προειδοποίηση είναι στις οθόνες.', 'The warning is on the displays.'],
  dismissed: ['Η προειδοποίηση δεν θα προβληθεί.', 'The warning will not be shown.'],
});

/** Said above every page while one is on the displays. */
export const runningEmergencies = inBoth({
  onGlass: [
    '{count, plural, one {Έκτακτο μήνυμα στις οθόνες: {titles}.} other {Έκτακτα μηνύματα στις οθόνες: {titles}.}}',
    '{count, plural, one {An emergency message is on the displays: {titles}.} other {Emergency messages are on the displays: {titles}.}}',
  ],
  onGlassUntil: ['«{title}» έως {when}', '“{title}” until {when}'],
  drillUntil: ['«{title}» (άσκηση) έως {when}', '“{title}” (drill) until {when}'],
  waiting: [
    '{count, plural, one {Μια επίσημη προειδοποίηση περιμένει απόφαση.} other {# επίσημες προειδοποιήσεις περιμένουν απόφαση.}}',
    '{count, plural, one {An official warning is waiting for a decision.} other {# official warnings are waiting for a decision.}}',
  ],
  waitingOpen: ['Απόφαση', 'Decide'],
  onGlassOpen: ['Δείτε το', 'View it'],
});
