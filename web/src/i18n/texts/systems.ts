import { inBoth } from '../shape.ts';

export const town = inBoth({ name: ['Όλος ο δήμος', 'The whole town'] });

export const installations = inBoth({
  wall: {
    name: ['Μεγάλη οθόνη', 'Large display'],
    about: [
      'Μεγάλη οθόνη σε τοίχο. Παίζει μόνη της· ο κόσμος σταματά και κοιτάζει, χωρίς να χρειάζεται να αγγίξει κάτι.',
      'A large display on a wall. It plays by itself; people stop and look, and nobody has to touch it.',
    ],
  },
  'touch-wall': {
    name: ['Τοίχος αφής', 'Touch wall'],
    about: [
      'Τοίχος που τον αγγίζει ο κόσμος. Κάθε επισκέπτης ανοίγει ό,τι τον ενδιαφέρει και, όταν φύγει, ο τοίχος επιστρέφει στην αρχή.',
      'A wall people touch. Each visitor opens what interests them, and the wall returns to its start when they leave.',
    ],
  },
  totem: {
    name: ['Τοτέμ', 'Totem'],
    about: [
      'Ψηλή στήλη με οθόνη αφής. Οι επισκέπτες βρίσκουν στον χάρτη τα σημεία ενδιαφέροντος της πόλης και διαβάζουν γι’ αυτά.',
      'A tall column with a touch screen. Visitors find the town’s points of interest on a map and read about them.',
    ],
  },
  table: {
    name: ['Τραπέζι αφής', 'Touch table'],
    about: [
      'Τραπέζι που το χρησιμοποιούν πολλοί μαζί, από κάθε πλευρά. Ό,τι βρίσκεται πάνω του μετακινείται, στρέφεται και μεγαλώνει.',
      'A table several people use at once, from every side. What is on it can be moved, turned and enlarged.',
    ],
  },
  'touch-display': {
    name: ['Οθόνη αφής', 'Touch display'],
    about: [
      'Οθόνη που οι επισκέπτες τη χρησιμοποιούν με το δάχτυλο, με τον ρυθμό τους και στη γλώσσα τους.',
      'A display that visitors use with a finger, at their own pace and in their own language.',
    ],
  },
});

export const overview = inBoth({
  summary: [
    '{date} · {systems, plural, one {# σύστημα} other {# συστήματα}} · {active, plural, =0 {καμία ενεργή προβολή ακόμη} one {# ενεργή προβολή} other {# ενεργές προβολές}}',
    '{date} · {systems, plural, one {# system} other {# systems}} · {active, plural, =0 {no active presentations yet} one {# active presentation} other {# active presentations}}',
  ],
  waiting: [
    '{count, plural, one {# πρόχειρο περιμένει} other {# πρόχειρα περιμένουν}}',
    '{count, plural, one {# draft waiting} other {# drafts waiting}}',
  ],
  dark: [
    '{count, plural, one {# σύστημα δεν δείχνει ακόμη τίποτα} other {# συστήματα δεν δείχνουν ακόμη τίποτα}}',
    '{count, plural, one {# system shows nothing yet} other {# systems show nothing yet}}',
  ],
  active: [
    '{count, plural, =0 {Καμία ενεργή ακόμη} one {# ενεργή} other {# ενεργές}}',
    '{count, plural, =0 {Nothing active yet} one {# active} other {# active}}',
  ],
  allGood: ['Όλα εντάξει', 'Everything is OK'],
  nothingDue: ['Δεν προβάλλεται τίποτα έως {when}', 'Nothing is scheduled until {when}'],
  nothingDueEver: [
    'Δεν προβάλλεται τίποτα: όλα τα προγράμματα έχουν λήξει',
    'Nothing is scheduled: all schedules have ended',
  ],
  noDisplays: ['Δεν έχει συνδεθεί καμία οθόνη', 'No display is paired'],
  returned: [
    'Επαναφορά της έκδοσης {number}: από {name}, {when}. Οι οθόνες δείχνουν εκείνη, όχι όσα είναι αποθηκευμένα.',
    'Returned to release {number}: by {name}, {when}. The displays show that one, not what is saved.',
  ],
  returnedReason: ['Αιτία: {reason}.', 'Reason: {reason}.'],
  returnedUntil: [
    'Αν αλλάξετε κάτι που προβάλλεται, η επαναφορά λήγει· θα ερωτηθείτε πρώτα.',
    'If you change something that is shown, the return ends; you are asked first.',
  ],
  endReturn: ['Εμφάνιση των αποθηκευμένων', 'Show the saved content'],
  endReturnOf: ['Εμφάνιση των αποθηκευμένων: {system}', 'Show the saved content: {system}'],
  drafts: [
    '{count, plural, one {# πρόχειρο περιμένει: συμπληρώστε το} other {# πρόχειρα περιμένουν: συμπληρώστε τα}}',
    '{count, plural, one {# draft waiting: complete it} other {# drafts waiting: complete them}}',
  ],
  ready: [
    '{count, plural, one {# πλήρης προβολή δεν είναι ακόμη ενεργή} other {# πλήρεις προβολές δεν είναι ακόμη ενεργές}}',
    '{count, plural, one {# complete presentation is not active yet} other {# complete presentations are not active yet}}',
  ],
  begin: ['Δημιουργία της πρώτης προβολής', 'Create the first presentation'],
  beginLater: ['Καμία προβολή ακόμη', 'No presentations yet'],
  lastChange: ['Τελευταία αλλαγή {when}', 'Last change {when}'],
  noChange: ['Καμία αλλαγή ακόμη', 'No changes yet'],
  list: ['Τα οκτώ συστήματα', 'The eight systems'],
});

export const home = inBoth({
  needs: ['Τι χρειάζεται εδώ μια προβολή', 'What a presentation needs here'],
  needsIntro: [
    'Μια οθόνη δείχνει την προβολή μόλις υπάρχουν όλα αυτά. Μέχρι τότε μένει πρόχειρη.',
    'A display shows a presentation once all of this is there. Until then it stays a draft.',
  ],
  active: [
    '{count, plural, one {ενεργή προβολή} other {ενεργές προβολές}}',
    '{count, plural, one {active presentation} other {active presentations}}',
  ],
  inactive: [
    '{count, plural, one {ανενεργή προβολή} other {ανενεργές προβολές}}',
    '{count, plural, one {inactive presentation} other {inactive presentations}}',
  ],
  incomplete: [
    '{count, plural, one {πρόχειρο περιμένει} other {πρόχειρα περιμένουν}}',
    '{count, plural, one {draft waiting} other {drafts waiting}}',
  ],
  recent: ['Ψηφιακές προβολές', 'Digital presentations'],
  all: ['Όλες οι προβολές', 'All presentations'],
  next: ['Επόμενο βήμα', 'Next step'],
  nextFirst: [
    'Εδώ δεν προβάλλεται ακόμη τίποτα. Ξεκινήστε με έναν τίτλο· τα υπόλοιπα μπορούν να ακολουθήσουν όποτε έχετε χρόνο.',
    'Nothing is shown here yet. Begin with a title; the rest can follow whenever you have time.',
  ],
  nextDrafts: [
    '{count, plural, one {# πρόχειρο είναι ημιτελές. Ανοίξτε το για να δείτε τι λείπει.} other {# πρόχειρα είναι ημιτελή. Ανοίξτε τα για να δείτε τι λείπει.}}',
    '{count, plural, one {# draft is incomplete. Open it to see what is missing.} other {# drafts are incomplete. Open them to see what is missing.}}',
  ],
  nextInactive: [
    'Καμία προβολή δεν είναι ακόμη ενεργή: οι οθόνες αυτού του συστήματος δεν έχουν κάτι να δείξουν.',
    'Nothing is active here yet: the displays of this system have nothing to show.',
  ],
  open: ['Δείτε τα πρόχειρα', 'View drafts'],
});

export const acknowledged = inBoth({
  returnTitle: ['Η αλλαγή τερματίζει μια επαναφορά έκδοσης', 'This change ends a return to a release'],
  returnText: [
    '{system}: οι οθόνες δείχνουν τώρα ξανά την έκδοση {number} (επαναφορά από {name}, {when}). Αν συνεχίσετε, η επαναφορά λήγει και προβάλλονται όσα είναι αποθηκευμένα, μαζί με τη δική σας αλλαγή.',
    '{system}: the displays show release {number} again now (returned by {name}, {when}). If you continue, the return ends and what is saved is shown, with your change.',
  ],
  returnGo: ['Συνέχεια και λήξη της επαναφοράς', 'Continue and end the return'],
  gapsTitle: ['Κάποιες ώρες δεν θα προβάλλεται τίποτα', 'At times nothing would be shown'],
  gapsText: [
    '{system}: με αυτή την αλλαγή κάποιες οθόνες, ή όλες, δεν θα έχουν τι να δείξουν:',
    '{system}: with this change some displays, or all, would have nothing to show:',
  ],
  gap: ['από {from} έως {until}', 'from {from} until {until}'],
  gapEndless: ['από {from} και μετά, χωρίς λήξη', 'from {from} on, without an end'],
  now: ['τώρα', 'now'],
  gapsMore: ['και άλλες φορές μετά', 'and more times after that'],
  gapsCalm: [
    'Εκείνες τις ώρες μια τέτοια οθόνη δείχνει μόνο την εικόνα αναμονής της.',
    'At those times such a display shows only its standby image.',
  ],
  gapsGo: ['Συνέχεια παρ’ όλα αυτά', 'Continue anyway'],
  stay: ['Άκυρο', 'Cancel'],
});
