import { inBoth, type Titles } from '../shape.ts';

/** Around every page: what the shell says, what pages are called, and what every page may have to say. */
export const shell = inBoth({
  el: {
    skip: 'Μετάβαση στο περιεχόμενο',
    systems: 'Συστήματα',
    home: 'Αρχική',
    logOut: 'Έξοδος',
    logOutFailed: 'Η έξοδος απέτυχε, το αίτημα επέστρεψε κωδικό σφάλματος.',
    switchLanguage: 'English',
    switchLanguageTag: 'EN',
    mainNavigation: 'Κύρια πλοήγηση',
    openMenu: 'Άνοιγμα μενού',
    closeMenu: 'Κλείσιμο μενού',
    menu: 'Μενού',
    breadcrumbs: 'Βρίσκεστε εδώ',
    partners: 'Συνεργαζόμενοι φορείς',
    signedInAs: 'Σύνδεση ως {name}',
    toStart: 'στα συστήματα',
    colourMode: 'Χρώματα',
    light: 'Φωτεινά',
    dark: 'Σκούρα',
    auto: 'Όπως ο υπολογιστής',
    close: 'Κλείσιμο',
    retry: 'Δοκιμάστε ξανά',
    showMore: 'Περισσότερα',
    loading: 'Φόρτωση',
    backToSystems: 'Πίσω στα συστήματα',
    newBuild: 'Υπάρχει νεότερη έκδοση. Ό,τι έχετε γράψει διατηρείται.',
    notUpToDate: 'Όσα βλέπετε δεν έχουν ενημερωθεί από {when}: ο διακομιστής δεν απαντά. Προσπαθούμε ξανά.',
    newBuildReload: 'Φόρτωση τώρα',
    newBuildLater: 'Αργότερα',
  },
  en: {
    skip: 'Skip to the content',
    systems: 'Systems',
    home: 'Home',
    logOut: 'Log out',
    logOutFailed: 'Logout failed, request returned an error code.',
    switchLanguage: 'Ελληνικά',
    switchLanguageTag: 'ΕΛ',
    mainNavigation: 'Main',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    breadcrumbs: 'You are here',
    partners: 'Partners',
    signedInAs: 'Signed in as {name}',
    toStart: 'to the systems',
    colourMode: 'Colours',
    light: 'Light',
    dark: 'Dark',
    auto: 'Like the computer',
    close: 'Close',
    retry: 'Try again',
    showMore: 'Show more',
    loading: 'Loading',
    backToSystems: 'Back to systems',
    newBuild: 'A newer version is ready. What you have typed is kept.',
    notUpToDate: 'What you see is not up to date since {when}: the server does not answer. We keep trying.',
    newBuildReload: 'Load it now',
    newBuildLater: 'Later',
  },
});

export const titles = inBoth({
  el: {
    'systems-overview': 'Τι βλέπει η πόλη σήμερα',
    login: 'Σύνδεση',
    'media-library': 'Πολυμέσα',
    activity: 'Δραστηριότητα',
    approvals: 'Εγκρίσεις',
    approval: 'Αίτημα έγκρισης',
    languages: 'Έλεγχος γλωσσών',
    calendar: 'Ημερολόγιο',
    displays: 'Οθόνες',
    past: 'Τι έδειξαν οι οθόνες',
    visits: 'Επισκέψεις',
    'emergency-messages': 'Έκτακτα μηνύματα',
    people: 'Λογαριασμοί',
    'own-account': 'Ο λογαριασμός μου',
    help: 'Οδηγός',
    'help-topic': 'Θέμα του οδηγού',
    accessibility: 'Δήλωση προσβασιμότητας',
    'shared-preview': 'Προεπισκόπηση',
    privacy: 'Τι τηρείται και για πόσο',
    'system-home': '{system}',
    'presentation-list': '{viewing, select, table {Όλες οι επιτραπέζιες προβολές} other {Ψηφιακές προβολές}}',
    'presentation-add': 'Νέα προβολή',
    'presentation-edit': 'Επεξεργασία προβολής',
    'presentation-read': 'Προβολή',
    'recipe-read': 'Συνταγή',
    'dish-read': 'Έδεσμα',
    'table-view-edit': 'Διάταξη τραπεζιού',
    'puzzle-view-edit': 'Ρυθμίσεις παζλ',
    'recipe-add': 'Νέα συνταγή',
    'recipe-edit': 'Επεξεργασία συνταγής',
    'recipe-list': 'Όλες οι συνταγές',
    'dish-add': 'Νέο έδεσμα',
    'dish-edit': 'Επεξεργασία εδέσματος',
    'dish-list': 'Εδέσματα και προϊόντα',
  } satisfies Titles,
  en: {
    'systems-overview': 'What the town sees today',
    login: 'Sign in',
    'media-library': 'Media',
    activity: 'Activity',
    approvals: 'Approvals',
    approval: 'Request for approval',
    languages: 'Languages to check',
    calendar: 'Calendar',
    displays: 'Displays',
    past: 'What was shown',
    visits: 'Visits',
    'emergency-messages': 'Emergency messages',
    people: 'Accounts',
    'own-account': 'My account',
    help: 'Guide',
    'help-topic': 'Topic of the guide',
    accessibility: 'Accessibility statement',
    'shared-preview': 'Preview',
    privacy: 'What is kept, and for how long',
    'system-home': '{system}',
    'presentation-list':
      '{viewing, select, table {All table-top presentations} other {Digital presentations}}',
    'presentation-add': 'New presentation',
    'presentation-edit': 'Edit presentation',
    'presentation-read': 'Presentation',
    'recipe-read': 'Recipe',
    'dish-read': 'Dish',
    'table-view-edit': 'Table view',
    'puzzle-view-edit': 'Puzzle view',
    'recipe-add': 'New recipe',
    'recipe-edit': 'Edit recipe',
    'recipe-list': 'All recipes',
    'dish-add': 'New dish',
    'dish-edit': 'Edit dish',
    'dish-list': 'Dishes and products',
  } satisfies Titles,
});

export const notFound = inBoth({
  el: {
    title: 'Η σελίδα δεν βρέθηκε',
    text: 'Λυπούμαστε, η σελίδα που αναζητάτε δεν υπάρχει',
    presentationTitle: 'Αυτή η προβολή δεν υπάρχει',
    presentationText: 'Μπορεί να έχει διαγραφεί ή η διεύθυνση να μην είναι πλήρης.',
    toList: 'Όλες οι προβολές του συστήματος',
  },
  en: {
    title: 'Page not found',
    text: 'Sorry, the page you are looking for does not exist',
    presentationTitle: 'This presentation does not exist',
    presentationText: 'It may have been deleted, or the address may be incomplete.',
    toList: 'All presentations of this system',
  },
});

export const notAllowed = inBoth({
  el: {
    title: 'Μπορείτε να δείτε, όχι όμως να αλλάξετε κάτι εδώ',
    text: 'Με τον λογαριασμό σας βλέπετε τις προβολές του συστήματος «{system}». Για να προσθέσετε ή να επεξεργαστείτε, χρειάζεται δικαίωμα επεξεργασίας· μπορεί να σας το δώσει όποιος φροντίζει τους λογαριασμούς.',
    titleAdminister: 'Αυτή η σελίδα είναι για διαχειριστές',
    textAdminister: 'Αν χρειάζεστε κάτι από εδώ, ζητήστε το από όποιον φροντίζει τους λογαριασμούς.',
    titleView: 'Ο λογαριασμός σας δεν έχει ακόμη πρόσβαση',
    textView:
      'Έχετε συνδεθεί, όμως ο λογαριασμός σας δεν έχει ακόμη πρόσβαση στο εργαλείο. Μπορεί να την ορίσει όποιος φροντίζει τους λογαριασμούς.',
    back: 'Πίσω: {system}',
  },
  en: {
    title: 'You may look here, but not change anything',
    text: 'Your account may see the presentations of {system}. To add or edit them it needs the right to edit; whoever looks after the accounts can give it to you.',
    titleAdminister: 'This page is for administrators',
    textAdminister: 'If you need something from here, ask whoever looks after the accounts.',
    titleView: 'Your account has no access yet',
    textView:
      'You are signed in, but your account may not see this tool yet. Whoever looks after the accounts can change that.',
    back: 'Back to {system}',
  },
});

export const failure = inBoth({
  el: {
    title: 'Η σελίδα δεν μπόρεσε να εμφανιστεί',
    generic: 'Κάτι πήγε στραβά, δοκιμάστε ξανά αργότερα!',
    offline:
      'Δεν υπάρχει σύνδεση με τον διακομιστή. Ό,τι έχετε γράψει είναι ακόμη εδώ· δοκιμάστε ξανά μόλις επανέλθει η σύνδεση.',
    breaks: 'Η ενεργή προβολή «{title}» το χρειάζεται όπως είναι: θα της έλειπαν {what}.',
    reload: 'Φορτώστε ξανά τη σελίδα',
  },
  en: {
    title: 'This page could not be shown',
    generic: 'Something went wrong, please try again later!',
    offline:
      'There is no connection to the server. What you have typed is still here; try again when the connection is back.',
    breaks: 'The active presentation “{title}” needs it as it is: it would lack {what}.',
    reload: 'Load the page again',
  },
});

export const session = inBoth({
  el: {
    endedTitle: 'Η σύνδεσή σας έληξε',
    endedText:
      'Συνδεθείτε ξανά για να συνεχίσετε από εκεί που ήσασταν. Ό,τι έχετε γράψει παραμένει στη σελίδα.',
    signInAgain: 'Συνδεθείτε ξανά',
    blockedText:
      'Ο περιηγητής δεν άφησε να ανοίξει το παράθυρο σύνδεσης. Μπορείτε να συνδεθείτε σε ξεχωριστή σελίδα: ό,τι έχετε γράψει φυλάσσεται και θα είναι εδώ όταν επιστρέψετε.',
    leave: 'Μετάβαση στη σελίδα σύνδεσης',
    cancelledText: 'Το παράθυρο σύνδεσης έκλεισε πριν ολοκληρωθεί η σύνδεση. Δοκιμάστε ξανά.',
  },
  en: {
    endedTitle: 'Your session has ended',
    endedText: 'Sign in again to go on where you were. What you have typed stays on the page.',
    signInAgain: 'Sign in again',
    blockedText:
      'The browser did not let the sign-in window open. You can sign in on a page of its own: what you have typed is kept and will be here when you come back.',
    leave: 'Go to the sign-in page',
    cancelledText: 'The sign-in window was closed before it was finished. Please try again.',
  },
});

export const success = inBoth({
  el: {
    created: { title: 'Επιτυχής δημιουργία', text: 'Η καταχώριση δημιουργήθηκε με επιτυχία.' },
    edited: {
      title: 'Επιτυχής επεξεργασία',
      text: {
        presentation: 'Η επεξεργασία της ψηφιακής προβολής ολοκληρώθηκε με επιτυχία.',
        recipe: 'Η επεξεργασία της συνταγής ολοκληρώθηκε με επιτυχία.',
        dish: 'Η επεξεργασία του εδέσματος ολοκληρώθηκε με επιτυχία.',
        product: 'Η επεξεργασία του τοπικού προϊόντος ολοκληρώθηκε με επιτυχία.',
      },
    },
  },
  en: {
    created: { title: 'Successful Creation', text: 'The entry created successfully.' },
    edited: {
      title: 'Successful Editing',
      text: {
        presentation: 'Digital presentation processing completed successfully.',
        recipe: 'Recipe processing completed successfully.',
        dish: 'Dish processing completed successfully.',
        product: 'Local product processing completed successfully.',
      },
    },
  },
});

export const when = inBoth({
  el: {
    today: 'σήμερα {time}',
    yesterday: 'χθες {time}',
    earlier: '{date}, {time}',
    changed: 'Αλλαγή {when}, {name}',
    created: 'Δημιουργία {when}, {name}',
  },
  en: {
    today: 'today at {time}',
    yesterday: 'yesterday at {time}',
    earlier: '{date} at {time}',
    changed: 'Changed {when} by {name}',
    created: 'Created {when} by {name}',
  },
});
