import { inBoth } from '../shape.ts';

export const installations = inBoth({
  el: {
    wall: {
      name: 'Μεγάλη οθόνη',
      about:
        'Μεγάλη οθόνη σε τοίχο. Παίζει μόνη της· ο κόσμος σταματά και κοιτάζει, χωρίς να χρειάζεται να αγγίξει κάτι.',
    },
    'touch-wall': {
      name: 'Τοίχος αφής',
      about:
        'Τοίχος που τον αγγίζει ο κόσμος. Κάθε επισκέπτης ανοίγει ό,τι τον ενδιαφέρει και, όταν φύγει, ο τοίχος επιστρέφει στην αρχή.',
    },
    totem: {
      name: 'Τοτέμ',
      about:
        'Ψηλή στήλη με οθόνη αφής. Οι επισκέπτες βρίσκουν στον χάρτη τα σημεία ενδιαφέροντος της πόλης και διαβάζουν γι’ αυτά.',
    },
    table: {
      name: 'Τραπέζι αφής',
      about:
        'Τραπέζι που το χρησιμοποιούν πολλοί μαζί, από κάθε πλευρά. Ό,τι βρίσκεται πάνω του μετακινείται, στρέφεται και μεγαλώνει.',
    },
    'touch-display': {
      name: 'Οθόνη αφής',
      about: 'Οθόνη που οι επισκέπτες τη φυλλομετρούν με το δάχτυλο, με τον ρυθμό τους και στη γλώσσα τους.',
    },
  },
  en: {
    wall: {
      name: 'Large display',
      about:
        'A large display on a wall. It plays by itself; people stop and look, and nobody has to touch it.',
    },
    'touch-wall': {
      name: 'Touch wall',
      about:
        'A wall people touch. Each visitor opens what interests them, and the wall goes back to its start when they leave.',
    },
    totem: {
      name: 'Totem',
      about:
        'A tall column with a touch screen. Visitors find the town’s points of interest on a map and read about them.',
    },
    table: {
      name: 'Touch table',
      about:
        'A table several people use at once, from every side. What lies on it can be moved, turned and enlarged.',
    },
    'touch-display': {
      name: 'Touch display',
      about: 'A display visitors leaf through with a finger, at their own pace and in their own language.',
    },
  },
});

export const overview = inBoth({
  el: {
    summary:
      '{date} · {systems, plural, one {# σύστημα} other {# συστήματα}} · {active, plural, =0 {καμία ενεργή προβολή ακόμη} one {# ενεργή προβολή} other {# ενεργές προβολές}}',
    waiting: '{count, plural, one {# πρόχειρη περιμένει} other {# πρόχειρες περιμένουν}}',
    dark: '{count, plural, one {# σύστημα δεν δείχνει ακόμη τίποτα} other {# συστήματα δεν δείχνουν ακόμη τίποτα}}',
    active: '{count, plural, =0 {Καμία ενεργή ακόμη} one {# ενεργή} other {# ενεργές}}',
    allGood: 'Όλα εντάξει',
    contentGood: 'Το περιεχόμενο είναι έτοιμο',
    nothingDue: 'Δεν προβάλλεται τίποτα έως {when}',
    nothingDueEver: 'Δεν προβάλλεται τίποτα: καμία ενεργή προβολή δεν έχει άλλη ώρα',
    noDisplays: 'Δεν έχει συνδεθεί καμία οθόνη',
    returned:
      'Επαναφορά της έκδοσης {number}: από {name}, {when}. Οι οθόνες δείχνουν εκείνη, όχι όσα είναι αποθηκευμένα.',
    returnedReason: 'Αιτία: {reason}.',
    returnedUntil: 'Αν αλλάξετε κάτι που προβάλλεται, η επαναφορά τελειώνει· θα ερωτηθείτε πρώτα.',
    endReturn: 'Τέλος της επαναφοράς',
    endReturnOf: 'Τέλος της επαναφοράς: {system}',
    drafts:
      '{count, plural, one {# πρόχειρη περιμένει: συμπληρώστε την} other {# πρόχειρες περιμένουν: συμπληρώστε τις}}',
    ready:
      '{count, plural, one {# πλήρης προβολή δεν είναι ακόμη ενεργή} other {# πλήρεις προβολές δεν είναι ακόμη ενεργές}}',
    begin: 'Φτιάξτε την πρώτη προβολή',
    beginLater: 'Καμία προβολή ακόμη',
    lastChange: 'Τελευταία αλλαγή {when}',
    noChange: 'Καμία αλλαγή ακόμη',
    list: 'Τα οκτώ συστήματα',
  },
  en: {
    summary:
      '{date} · {systems, plural, one {# system} other {# systems}} · {active, plural, =0 {no active presentation yet} one {# active presentation} other {# active presentations}}',
    waiting: '{count, plural, one {# draft waits} other {# drafts wait}}',
    dark: '{count, plural, one {# system shows nothing yet} other {# systems show nothing yet}}',
    active: '{count, plural, =0 {Nothing active yet} one {# active} other {# active}}',
    allGood: 'All in order',
    contentGood: 'The content is ready',
    nothingDue: 'Nothing is due until {when}',
    nothingDueEver: 'Nothing is due: no active presentation has any time left',
    noDisplays: 'No display is paired',
    returned:
      'Returned to release {number}: by {name}, {when}. The displays show that one, not what is saved.',
    returnedReason: 'Reason: {reason}.',
    returnedUntil: 'If you change something that is shown, the return ends; you are asked first.',
    endReturn: 'End the return',
    endReturnOf: 'End the return: {system}',
    drafts: '{count, plural, one {# draft waits: complete it} other {# drafts wait: complete them}}',
    ready:
      '{count, plural, one {# complete presentation is not active yet} other {# complete presentations are not active yet}}',
    begin: 'Make the first presentation',
    beginLater: 'No presentation yet',
    lastChange: 'Last change {when}',
    noChange: 'No changes yet',
    list: 'The eight systems',
  },
});

export const home = inBoth({
  el: {
    needs: 'Τι χρειάζεται εδώ μια προβολή',
    needsIntro: 'Μια οθόνη δείχνει την προβολή μόλις υπάρχουν όλα αυτά. Μέχρι τότε φυλάσσεται ως πρόχειρη.',
    now: 'Πώς είναι τώρα',
    active: '{count, plural, one {ενεργή προβολή} other {ενεργές προβολές}}',
    inactive: '{count, plural, one {ανενεργή προβολή} other {ανενεργές προβολές}}',
    incomplete: '{count, plural, one {πρόχειρη περιμένει} other {πρόχειρες περιμένουν}}',
    due: 'Στο πρόγραμμα τώρα: {titles}.',
    dueMore: '{count, plural, one {# ακόμη} other {# ακόμη}}',
    recent: 'Τελευταίες αλλαγές',
    all: 'Όλες οι προβολές',
    next: 'Επόμενο βήμα',
    nextFirst:
      'Εδώ δεν προβάλλεται ακόμη τίποτα. Ξεκινήστε με έναν τίτλο· τα υπόλοιπα μπορούν να ακολουθήσουν όποτε έχετε χρόνο.',
    nextDrafts:
      '{count, plural, one {Σε # πρόχειρη λείπει κάτι για να μπορεί να προβληθεί. Ανοίξτε την για να δείτε τι.} other {Σε # πρόχειρες λείπει κάτι για να μπορούν να προβληθούν. Ανοίξτε τις για να δείτε τι.}}',
    nextInactive:
      'Καμία προβολή δεν είναι ακόμη ενεργή: οι οθόνες αυτού του συστήματος δεν έχουν κάτι να δείξουν.',
    nextNothing: 'Ό,τι είναι ενεργό είναι πλήρες. Δεν χρειάζεται να κάνετε κάτι.',
    nextDisplay:
      'Το περιεχόμενο είναι έτοιμο, αλλά καμία οθόνη δεν το δείχνει ακόμη. Συνδέστε μία από τη σελίδα «Οθόνες».',
    open: 'Δείτε τις πρόχειρες',
  },
  en: {
    needs: 'What a presentation needs here',
    needsIntro:
      'A display shows a presentation once all of this is there. Until then it waits safely as a draft.',
    now: 'How it stands now',
    active: '{count, plural, one {active presentation} other {active presentations}}',
    inactive: '{count, plural, one {inactive presentation} other {inactive presentations}}',
    incomplete: '{count, plural, one {draft waits} other {drafts wait}}',
    due: 'Due now: {titles}.',
    dueMore: '{count, plural, one {# more} other {# more}}',
    recent: 'Last changed',
    all: 'All presentations',
    next: 'Next step',
    nextFirst: 'Nothing is shown here yet. Begin with a title; the rest can follow whenever you have time.',
    nextDrafts:
      '{count, plural, one {# draft lacks something before it can be shown. Open it to see what.} other {# drafts lack something before they can be shown. Open them to see what.}}',
    nextInactive: 'Nothing is active here yet: the displays of this system have nothing to show.',
    nextNothing: 'Everything that is active is complete. There is nothing you need to do.',
    nextDisplay: 'The content is ready, but no display shows it yet. Pair one on the page “Displays”.',
    open: 'See the drafts',
  },
});

/** What a change would bring about, asked before it does. */
export const knowing = inBoth({
  el: {
    returnTitle: 'Η αλλαγή τερματίζει μια επαναφορά έκδοσης',
    returnText:
      '{system}: οι οθόνες δείχνουν τώρα ξανά την έκδοση {number} (επαναφορά από {name}, {when}). Αν συνεχίσετε, η επαναφορά τελειώνει και προβάλλονται όσα είναι αποθηκευμένα, μαζί με τη δική σας αλλαγή.',
    returnGo: 'Συνέχεια, τέλος της επαναφοράς',
    gapsTitle: 'Κάποιες ώρες δεν θα προβάλλεται τίποτα',
    gapsText: '{system}: με αυτή την αλλαγή κάποιες οθόνες, ή όλες, δεν θα έχουν τι να δείξουν:',
    gap: 'από {from} έως {until}',
    gapEndless: 'από {from} και μετά, χωρίς τέλος',
    now: 'τώρα',
    gapsMore: 'και άλλες φορές μετά',
    gapsCalm: 'Εκείνες τις ώρες μια τέτοια οθόνη δείχνει μόνο την ήρεμη εικόνα της.',
    gapsGo: 'Συνέχεια έτσι',
    stay: 'Όχι, χωρίς αλλαγή',
  },
  en: {
    returnTitle: 'This change ends a return',
    returnText:
      '{system}: the displays show release {number} again now (returned by {name}, {when}). If you go on, the return ends, and what is saved is shown, with your change.',
    returnGo: 'Go on and end the return',
    gapsTitle: 'At times nothing would be shown',
    gapsText: '{system}: with this change some displays, or all, would have nothing to show:',
    gap: 'from {from} until {until}',
    gapEndless: 'from {from} on, without an end',
    now: 'now',
    gapsMore: 'and more times after that',
    gapsCalm: 'At those times such a display shows its calm image alone.',
    gapsGo: 'Go on like this',
    stay: 'No, change nothing',
  },
});
