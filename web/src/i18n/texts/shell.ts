import { inBoth, type Titles } from '../shape.ts';

export const shell = inBoth({
  printed: ['Εκτυπώθηκε {when}.', 'Printed {when}.'],
  skip: ['Μετάβαση στο περιεχόμενο', 'Skip to the content'],
  systems: ['Συστήματα', 'Systems'],
  home: ['Αρχική', 'Home'],
  logOut: ['Αποσύνδεση', 'Log out'],
  logOutFailed: [
    'Η αποσύνδεση απέτυχε, το αίτημα επέστρεψε κωδικό σφάλματος.',
    'Logout failed, request returned an error code.',
  ],
  switchLanguage: ['English', 'Ελληνικά'],
  switchLanguageTag: ['EN', 'ΕΛ'],
  mainNavigation: ['Κύρια', 'Main'],
  openMenu: ['Άνοιγμα μενού', 'Open the menu'],
  closeMenu: ['Κλείσιμο μενού', 'Close the menu'],
  menu: ['Μενού', 'Menu'],
  groups: {
    content: ['Περιεχόμενο', 'Content'],
    showing: ['Προς το κοινό', 'On display'],
    lookingBack: ['Απολογισμός', 'Looking back'],
    administration: ['Διαχείριση', 'Administration'],
  },
  breadcrumbs: ['Βρίσκεστε εδώ', 'You are here'],
  partners: ['Συνεργαζόμενοι φορείς', 'Partners'],
  signedInAs: ['<lead>Έχετε συνδεθεί ως</lead> {name}', '<lead>Signed in as</lead> {name}'],
  toStart: ['στα συστήματα', 'to the systems'],
  colourMode: ['Χρώματα', 'Colours'],
  light: ['Φωτεινά', 'Light'],
  dark: ['Σκούρα', 'Dark'],
  auto: ['Όπως στη συσκευή', 'Same as device'],
  close: ['Κλείσιμο', 'Close'],
  cancel: ['Άκυρο', 'Cancel'],
  retry: ['Δοκιμάστε ξανά', 'Try again'],
  showMore: ['Περισσότερα', 'Show more'],
  loading: ['Φόρτωση', 'Loading'],
  backToSystems: ['Πίσω στα συστήματα', 'Back to systems'],
  newBuild: [
    'Υπάρχει νεότερη έκδοση του εργαλείου. Ό,τι έχετε γράψει διατηρείται.',
    'A newer version of the tool is ready. What you have typed is kept.',
  ],
  notUpToDate: [
    'Όσα βλέπετε δεν έχουν ενημερωθεί από {when}: ο διακομιστής δεν απαντά. Προσπαθούμε ξανά.',
    'What you see has not been updated since {when}: the server is not responding. We are still trying.',
  ],
  clock: {
    jumped: [
      'Το ρολόι του διακομιστή μεταπήδησε από {from} σε {to}. Τώρα δείχνει {now}. Τίποτα δεν διαγράφεται λόγω παλαιότητας.',
      'The server’s clock jumped from {from} to {to}. It now says {now}. Nothing is deleted by age.',
    ],
    forAdministrators: [
      'Αν είναι λάθος, διορθώστε πρώτα το ρολόι του διακομιστή. Αν είναι σωστό, δηλώστε το.',
      'If this is wrong, set the server’s clock right first. If it is right, say so.',
    ],
    forOthers: ['Ενημερώστε έναν διαχειριστή.', 'Tell an administrator.'],
    isRight: ['Η ώρα είναι σωστή', 'The time is right'],
  },
  newBuildReload: ['Φόρτωση τώρα', 'Load it now'],
  newBuildLater: ['Αργότερα', 'Later'],
});

export const titles = inBoth({
  'systems-overview': ['Τι βλέπει η πόλη σήμερα', 'What the town sees today'],
  login: ['Σύνδεση', 'Sign in'],
  'media-library': ['Πολυμέσα', 'Media'],
  activity: ['Δραστηριότητα', 'Activity'],
  bin: ['Κάδος', 'Bin'],
  approvals: ['Εγκρίσεις', 'Approvals'],
  approval: ['Αίτημα έγκρισης', 'Approval request'],
  languages: ['Έλεγχος γλωσσών', 'Language check'],
  calendar: ['Ημερολόγιο', 'Calendar'],
  displays: ['Οθόνες', 'Displays'],
  past: ['Τι προβλήθηκε', 'What was shown'],
  visits: ['Επισκέψεις', 'Visits'],
  'emergency-messages': ['Έκτακτα μηνύματα', 'Emergency messages'],
  people: ['Λογαριασμοί', 'Accounts'],
  'own-account': ['Ο λογαριασμός μου', 'My account'],
  help: ['Οδηγός', 'Guide'],
  'help-topic': ['Θέμα του οδηγού', 'Guide topic'],
  accessibility: ['Δήλωση προσβασιμότητας', 'Accessibility statement'],
  'shared-preview': ['Προεπισκόπηση', 'Preview'],
  privacy: ['Προσωπικά δεδομένα', 'Privacy'],
  'system-home': ['{system}', '{system}'],
  'presentation-list': [
    '{viewing, select, table {Όλες οι επιτραπέζιες προβολές} other {Ψηφιακές προβολές}}',
    '{viewing, select, table {All table-top presentations} other {Digital presentations}}',
  ],
  'presentation-add': ['Νέα προβολή', 'New presentation'],
  'presentation-edit': ['Επεξεργασία προβολής', 'Edit presentation'],
  'presentation-read': ['Προβολή', 'Presentation'],
  'recipe-read': ['Συνταγή', 'Recipe'],
  'announcement-read': ['Ανακοίνωση', 'Announcement'],
  'event-read': ['Εκδήλωση', 'Event'],
  'dish-read': ['Έδεσμα', 'Dish'],
  'presentation-proof': ['Φύλλο ελέγχου', 'Proof sheet'],
  'table-view-edit': ['Διάταξη τραπεζιού', 'Table view'],
  'puzzle-view-edit': ['Ρυθμίσεις παζλ', 'Puzzle view'],
  'announcement-add': ['Νέα ανακοίνωση', 'New announcement'],
  'announcement-edit': ['Επεξεργασία ανακοίνωσης', 'Edit announcement'],
  'announcement-list': ['Ανακοινώσεις', 'Announcements'],
  'event-add': ['Νέα εκδήλωση', 'New event'],
  'event-edit': ['Επεξεργασία εκδήλωσης', 'Edit event'],
  'event-list': ['Εκδηλώσεις', 'Events'],
  'recipe-add': ['Νέα συνταγή', 'New recipe'],
  'recipe-edit': ['Επεξεργασία συνταγής', 'Edit recipe'],
  'recipe-list': ['Όλες οι συνταγές', 'All recipes'],
  'dish-add': ['Νέο έδεσμα', 'New dish'],
  'dish-edit': ['Επεξεργασία εδέσματος', 'Edit dish'],
  'dish-list': ['Εδέσματα και προϊόντα', 'Dishes and products'],
} satisfies Titles);

export const notFound = inBoth({
  title: ['Η σελίδα δεν βρέθηκε', 'Page not found'],
  text: [
    'Λυπούμαστε, η σελίδα που αναζητάτε δεν υπάρχει',
    'Sorry, the page you are looking for does not exist',
  ],
  presentationTitle: ['Αυτή η προβολή δεν υπάρχει', 'This presentation does not exist'],
  presentationText: [
    'Μπορεί να έχει διαγραφεί ή η διεύθυνση να μην είναι πλήρης.',
    'It may have been deleted, or the address may be incomplete.',
  ],
  toList: ['Όλες οι προβολές του συστήματος', 'All presentations of this system'],
});

export const notAllowed = inBoth({
  title: [
    'Μπορείτε να δείτε αυτή τη σελίδα, όχι όμως να την αλλάξετε',
    'You can view this page but not change it',
  ],
  text: [
    'Με τον λογαριασμό σας βλέπετε τις προβολές του συστήματος «{system}». Για να προσθέσετε ή να επεξεργαστείτε, χρειάζεται δικαίωμα επεξεργασίας· μπορεί να σας το δώσει ένας διαχειριστής.',
    'Your account can view the presentations of {system}. To add or edit them it needs the right to edit; an administrator can give it to you.',
  ],
  titleAdminister: ['Αυτή η σελίδα είναι για διαχειριστές', 'This page is for administrators'],
  textAdminister: [
    'Αν χρειάζεστε κάτι από εδώ, ζητήστε το από έναν διαχειριστή.',
    'If you need something from here, ask an administrator.',
  ],
  titleView: ['Ο λογαριασμός σας δεν έχει ακόμη πρόσβαση', 'Your account has no access yet'],
  textView: [
    'Έχετε συνδεθεί, όμως ο λογαριασμός σας δεν έχει ακόμη πρόσβαση στο εργαλείο. Μπορεί να σας τη δώσει ένας διαχειριστής.',
    'You are signed in, but your account has no access to the tool yet. An administrator can give it to you.',
  ],
  back: ['Πίσω: {system}', 'Back to {system}'],
});

export const failure = inBoth({
  title: ['Η σελίδα δεν μπόρεσε να εμφανιστεί', 'This page could not be shown'],
  generic: [
    'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'Something went wrong, please try again later!',
  ],
  offline: [
    'Δεν υπάρχει σύνδεση με τον διακομιστή. Ό,τι έχετε γράψει είναι ακόμη εδώ· δοκιμάστε ξανά μόλις επανέλθει η σύνδεση.',
    'There is no connection to the server. What you have typed is still here; try again when the connection is back.',
  ],
  breaks: [
    'Η ενεργή προβολή «{title}» το χρειάζεται όπως είναι. Διαφορετικά λείπουν: {what}.',
    'The active presentation “{title}” needs it as it is. Otherwise this would be missing: {what}.',
  ],
  reload: ['Επαναφόρτωση της σελίδας', 'Reload the page'],
});

export const session = inBoth({
  endedTitle: ['Η σύνδεσή σας έληξε', 'Your session has ended'],
  endedText: [
    'Συνδεθείτε ξανά για να συνεχίσετε από εκεί που ήσασταν. Ό,τι έχετε γράψει παραμένει στη σελίδα.',
    'Sign in again to continue where you were. What you have typed stays on the page.',
  ],
  signInAgain: ['Νέα σύνδεση', 'Sign in again'],
  blockedText: [
    'Το πρόγραμμα περιήγησης δεν επέτρεψε να ανοίξει το παράθυρο σύνδεσης. Μπορείτε να συνδεθείτε σε ξεχωριστή σελίδα: ό,τι έχετε γράψει αποθηκεύεται και θα είναι εδώ όταν επιστρέψετε.',
    'The browser did not allow the sign-in window to open. You can sign in on a separate page: what you have typed is saved and will be here when you come back.',
  ],
  leave: ['Μετάβαση στη σελίδα σύνδεσης', 'Go to the sign-in page'],
  cancelledText: [
    'Το παράθυρο σύνδεσης έκλεισε πριν ολοκληρωθεί η σύνδεση. Δοκιμάστε ξανά.',
    'The sign-in window was closed before you had signed in. Please try again.',
  ],
});

export const success = inBoth({
  created: {
    title: ['Επιτυχής δημιουργία', 'Successful Creation'],
    text: ['Η καταχώριση δημιουργήθηκε με επιτυχία.', 'The entry created successfully.'],
  },
  edited: {
    title: ['Επιτυχής επεξεργασία', 'Successful Editing'],
    text: {
      presentation: [
        'Η επεξεργασία της ψηφιακής προβολής ολοκληρώθηκε με επιτυχία.',
        'Digital presentation processing completed successfully.',
      ],
      recipe: [
        'Η επεξεργασία της συνταγής ολοκληρώθηκε με επιτυχία.',
        'Recipe processing completed successfully.',
      ],
      dish: [
        'Η επεξεργασία του εδέσματος ολοκληρώθηκε με επιτυχία.',
        'Dish processing completed successfully.',
      ],
      product: [
        'Η επεξεργασία του τοπικού προϊόντος ολοκληρώθηκε με επιτυχία.',
        'Local product processing completed successfully.',
      ],
      announcement: [
        'Η επεξεργασία της ανακοίνωσης ολοκληρώθηκε με επιτυχία.',
        'Announcement processing completed successfully.',
      ],
      event: [
        'Η επεξεργασία της εκδήλωσης ολοκληρώθηκε με επιτυχία.',
        'Event processing completed successfully.',
      ],
    },
  },
});

export const when = inBoth({
  today: ['σήμερα στις {time}', 'today at {time}'],
  yesterday: ['χθες στις {time}', 'yesterday at {time}'],
  tomorrow: ['αύριο στις {time}', 'tomorrow at {time}'],
  onDay: ['{date} στις {time}', '{date} at {time}'],
  changed: ['Αλλαγή {when}, {name}', 'Changed {when} by {name}'],
});
