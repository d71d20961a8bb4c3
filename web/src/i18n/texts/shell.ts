import { inBoth, type Titles } from '../shape.ts';

export const shell = inBoth({
  skip: ['Μετάβαση στο περιεχόμενο', 'Skip to the content'],
  systems: ['Συστήματα', 'Systems'],
  home: ['Αρχική', 'Home'],
  logOut: ['Έξοδος', 'Log out'],
  logOutFailed: [
    'Η έξοδος απέτυχε, το αίτημα επέστρεψε κωδικό σφάλματος.',
    'Logout failed, request returned an error code.',
  ],
  switchLanguage: ['English', 'Ελληνικά'],
  switchLanguageTag: ['EN', 'ΕΛ'],
  mainNavigation: ['Κύρια πλοήγηση', 'Main'],
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
  signedInAs: ['Σύνδεση ως {name}', 'Signed in as {name}'],
  toStart: ['στα συστήματα', 'to the systems'],
  colourMode: ['Χρώματα', 'Colours'],
  light: ['Φωτεινά', 'Light'],
  dark: ['Σκούρα', 'Dark'],
  auto: ['Όπως ο υπολογιστής', 'Like the computer'],
  close: ['Κλείσιμο', 'Close'],
  cancel: ['Άκυρο', 'Cancel'],
  retry: ['Δοκιμάστε ξανά', 'Try again'],
  showMore: ['Περισσότερα', 'Show more'],
  loading: ['Φόρτωση', 'Loading'],
  backToSystems: ['Πίσω στα συστήματα', 'Back to systems'],
  newBuild: [
    'Υπάρχει νεότερη έκδοση. Ό,τι έχετε γράψει διατηρείται.',
    'A newer version is ready. What you have typed is kept.',
  ],
  notUpToDate: [
    'Όσα βλέπετε δεν έχουν ενημερωθεί από {when}: ο διακομιστής δεν απαντά. Προσπαθούμε ξανά.',
    'What you see is not up to date since {when}: the server does not answer. We keep trying.',
  ],
  newBuildReload: ['Φόρτωση τώρα', 'Load it now'],
  newBuildLater: ['Αργότερα', 'Later'],
});

export const titles = inBoth({
  'systems-overview': ['Τι βλέπει η πόλη σήμερα', 'What the town sees today'],
  login: ['Σύνδεση', 'Sign in'],
  'media-library': ['Πολυμέσα', 'Media'],
  activity: ['Δραστηριότητα', 'Activity'],
  approvals: ['Εγκρίσεις', 'Approvals'],
  approval: ['Αίτημα έγκρισης', 'Request for approval'],
  languages: ['Έλεγχος γλωσσών', 'Languages to check'],
  calendar: ['Ημερολόγιο', 'Calendar'],
  displays: ['Οθόνες', 'Displays'],
  past: ['Τι έδειξαν οι οθόνες', 'What was shown'],
  visits: ['Επισκέψεις', 'Visits'],
  'emergency-messages': ['Έκτακτα μηνύματα', 'Emergency messages'],
  people: ['Λογαριασμοί', 'Accounts'],
  'own-account': ['Ο λογαριασμός μου', 'My account'],
  help: ['Οδηγός', 'Guide'],
  'help-topic': ['Θέμα του οδηγού', 'Topic of the guide'],
  accessibility: ['Δήλωση προσβασιμότητας', 'Accessibility statement'],
  'shared-preview': ['Προεπισκόπηση', 'Preview'],
  privacy: ['Τι τηρείται και για πόσο', 'What is kept, and for how long'],
  'system-home': ['{system}', '{system}'],
  'presentation-list': [
    '{viewing, select, table {Όλες οι επιτραπέζιες προβολές} other {Ψηφιακές προβολές}}',
    '{viewing, select, table {All table-top presentations} other {Digital presentations}}',
  ],
  'presentation-add': ['Νέα προβολή', 'New presentation'],
  'presentation-edit': ['Επεξεργασία προβολής', 'Edit presentation'],
  'presentation-read': ['Προβολή', 'Presentation'],
  'recipe-read': ['Συνταγή', 'Recipe'],
  'dish-read': ['Έδεσμα', 'Dish'],
  'table-view-edit': ['Διάταξη τραπεζιού', 'Table view'],
  'puzzle-view-edit': ['Ρυθμίσεις παζλ', 'Puzzle view'],
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
  title: ['Μπορείτε να δείτε, όχι όμως να αλλάξετε κάτι εδώ', 'You may look here, but not change anything'],
  text: [
    'Με τον λογαριασμό σας βλέπετε τις προβολές του συστήματος «{system}». Για να προσθέσετε ή να επεξεργαστείτε, χρειάζεται δικαίωμα επεξεργασίας· μπορεί να σας το δώσει όποιος φροντίζει τους λογαριασμούς.',
    'Your account may see the presentations of {system}. To add or edit them it needs the right to edit; whoever looks after the accounts can give it to you.',
  ],
  titleAdminister: ['Αυτή η σελίδα είναι για διαχειριστές', 'This page is for administrators'],
  textAdminister: [
    'Αν χρειάζεστε κάτι από εδώ, ζητήστε το από όποιον φροντίζει τους λογαριασμούς.',
    'If you need something from here, ask whoever looks after the accounts.',
  ],
  titleView: ['Ο λογαριασμός σας δεν έχει ακόμη πρόσβαση', 'Your account has no access yet'],
  textView: [
    'Έχετε συνδεθεί, όμως ο λογαριασμός σας δεν έχει ακόμη πρόσβαση στο εργαλείο. Μπορεί να την ορίσει όποιος φροντίζει τους λογαριασμούς.',
    'You are signed in, but your account may not see this tool yet. Whoever looks after the accounts can change that.',
  ],
  back: ['Πίσω: {system}', 'Back to {system}'],
});

export const failure = inBoth({
  title: ['Η σελίδα δεν μπόρεσε να εμφανιστεί', 'This page could not be shown'],
  generic: ['Κάτι πήγε στραβά, δοκιμάστε ξανά αργότερα!', 'Something went wrong, please try again later!'],
  offline: [
    'Δεν υπάρχει σύνδεση με τον διακομιστή. Ό,τι έχετε γράψει είναι ακόμη εδώ· δοκιμάστε ξανά μόλις επανέλθει η σύνδεση.',
    'There is no connection to the server. What you have typed is still here; try again when the connection is back.',
  ],
  breaks: [
    'Η ενεργή προβολή «{title}» το χρειάζεται όπως είναι: θα της έλειπαν {what}.',
    'The active presentation “{title}” needs it as it is: it would lack {what}.',
  ],
  reload: ['Φορτώστε ξανά τη σελίδα', 'Load the page again'],
});

export const session = inBoth({
  endedTitle: ['Η σύνδεσή σας έληξε', 'Your session has ended'],
  endedText: [
    'Συνδεθείτε ξανά για να συνεχίσετε από εκεί που ήσασταν. Ό,τι έχετε γράψει παραμένει στη σελίδα.',
    'Sign in again to go on where you were. What you have typed stays on the page.',
  ],
  signInAgain: ['Συνδεθείτε ξανά', 'Sign in again'],
  blockedText: [
    'Ο περιηγητής δεν άφησε να ανοίξει το παράθυρο σύνδεσης. Μπορείτε να συνδεθείτε σε ξεχωριστή σελίδα: ό,τι έχετε γράψει φυλάσσεται και θα είναι εδώ όταν επιστρέψετε.',
    'The browser did not let the sign-in window open. You can sign in on a page of its own: what you have typed is kept and will be here when you come back.',
  ],
  leave: ['Μετάβαση στη σελίδα σύνδεσης', 'Go to the sign-in page'],
  cancelledText: [
    'Το παράθυρο σύνδεσης έκλεισε πριν ολοκληρωθεί η σύνδεση. Δοκιμάστε ξανά.',
    'The sign-in window was closed before it was finished. Please try again.',
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
    },
  },
});

export const when = inBoth({
  today: ['σήμερα {time}', 'today at {time}'],
  yesterday: ['χθες {time}', 'yesterday at {time}'],
  earlier: ['{date}, {time}', '{date} at {time}'],
  changed: ['Αλλαγή {when}, {name}', 'Changed {when} by {name}'],
});
