import type { Topic } from './topic.ts';

export const show: Topic = [
  {
    approval: true,
    says: {
      el: 'Στον δήμο σας χρειάζεται και έγκριση: [[approve]].',
      en: 'In your municipality approval is needed as well: [[approve]].',
    },
  },
  {
    says: {
      el: 'Οι οθόνες δείχνουν μόνο ενεργές προβολές, και ενεργή γίνεται μόνο όποια είναι πλήρης.',
      en: 'Displays show active presentations only, and only a complete one can be active.',
    },
  },
  {
    steps: [
      {
        el: 'Ανοίξτε την προβολή και πατήστε {{editor.activate}}. Αν υπάρχουν αλλαγές, το κουμπί λέει {{editor.saveAndActivate}}.',
        en: 'Open the presentation and press {{editor.activate}}. If there are changes, the button says {{editor.saveAndActivate}}.',
      },
      {
        el: 'Αν το κουμπί δεν πατιέται, δίπλα του γράφει τι λείπει ακόμη.',
        en: 'If the button cannot be pressed, what is still missing stands beside it.',
      },
      {
        el: 'Σε λίγα δευτερόλεπτα η προβολή είναι στις οθόνες. Όπου στέκεται επισκέπτης, αλλάζει μόλις φύγει.',
        en: 'Within seconds the presentation is on the displays. Where a visitor stands, it changes when they leave.',
      },
      {
        el: 'Για να φύγει από τις οθόνες, πατήστε {{editor.deactivate}}. Το περιεχόμενό της μένει.',
        en: 'To take it off the displays, press {{editor.deactivate}}. Its content stays.',
      },
    ],
  },
  {
    title: { el: 'Όχι σε όλες τις οθόνες', en: 'Not on all displays' },
  },
  {
    says: {
      el: 'Στο μέρος {{tags.title}} διαλέξτε {{tags.some}} και γράψτε τις ετικέτες. Για ορισμένες μέρες ή ώρες δείτε: [[schedule]].',
      en: 'In the part {{tags.title}} choose {{tags.some}} and write the tags. For certain days or hours see: [[schedule]].',
    },
  },
  {
    title: { el: 'Γιατί δεν με αφήνει να την απενεργοποιήσω;', en: 'Why may I not deactivate it?' },
  },
  {
    says: {
      el: 'Όταν είναι η τελευταία ενεργή προβολή του συστήματος, οι οθόνες του δεν θα είχαν τι να δείξουν. Ενεργοποιήστε πρώτα μια άλλη.',
      en: 'When it is the last active presentation of its system, the displays would have nothing to show. Activate another one first.',
    },
  },
];

export const schedule: Topic = [
  {
    says: {
      el: 'Χωρίς πρόγραμμα, μια ενεργή προβολή εμφανίζεται πάντα. Με πρόγραμμα, μόνο τις μέρες και τις ώρες που ορίζετε, με την ώρα Ελλάδας.',
      en: 'Without a schedule an active presentation is always shown. With one, only on the days and at the hours that you set, by the time in Greece.',
    },
  },
  {
    steps: [
      {
        el: 'Στην προβολή βρείτε το μέρος {{schedule.title}} και επιλέξτε {{schedule.use}}.',
        en: 'In the presentation find the part {{schedule.title}} and choose {{schedule.use}}.',
      },
      {
        el: 'Γράψτε ή διαλέξτε τις ημερομηνίες {{schedule.from}} και {{schedule.until}}, όπως 15/08/2026.',
        en: 'Write or pick the dates {{schedule.from}} and {{schedule.until}}, such as 15/08/2026.',
      },
      {
        el: 'Διαλέξτε ημέρες της εβδομάδας, ή {{schedule.hours}}.',
        en: 'Choose days of the week, or {{schedule.hours}}.',
      },
      {
        el: 'Για γιορτές που έρχονται κάθε χρόνο υπάρχουν οι {{schedule.yearly}}, και οι {{schedule.addEaster}}.',
        en: 'For feasts that come every year there are {{schedule.yearly}}, and {{schedule.addEaster}}.',
      },
      {
        el: 'Διαβάστε το αποτέλεσμα με λόγια και πατήστε {{save.save}}.',
        en: 'Read the result in words and press {{save.save}}.',
      },
    ],
  },
  {
    title: { el: 'Όλα μαζί στο ημερολόγιο', en: 'All of it in the calendar' },
  },
  {
    picture: 'calendar',
    alt: {
      el: 'Το ημερολόγιο μιας εβδομάδας: κάθε προβολή μια γραμμή, τα κενά με κίτρινο.',
      en: 'The calendar of a week: each presentation a line, gaps in amber.',
    },
  },
  {
    points: [
      {
        el: 'Η σελίδα {{titles.calendar}} δείχνει εβδομάδα ή μήνα για κάθε σύστημα.',
        en: 'The page {{titles.calendar}} shows a week or a month of each system.',
      },
      {
        el: 'Το κίτρινο {{calendar.gap}} είναι ώρα στην οποία δεν υπάρχει τίποτα να προβληθεί. Πατήστε το για να το συμπληρώσετε.',
        en: 'An amber {{calendar.gap}} is a time with nothing to show. Press it to fill it.',
      },
      {
        el: 'Πατήστε σε μια γραμμή για να αλλάξετε το πρόγραμμά της χωρίς να φύγετε από εκεί.',
        en: 'Press a line to change its schedule without leaving the page.',
      },
    ],
  },
];

export const many: Topic = [
  {
    says: {
      el: 'Η σελίδα με τις προβολές ενός συστήματος έχει αναζήτηση, φίλτρα και δύο όψεις: {{lists.cards}} και {{lists.table}}.',
      en: 'The page with the presentations of a system has a search, filters and two views: {{lists.cards}} and {{lists.table}}.',
    },
  },
  {
    picture: 'presentation-list',
    alt: {
      el: 'Οι προβολές ενός συστήματος σε κάρτες, με αναζήτηση και φίλτρα από πάνω.',
      en: 'The presentations of a system as cards, with search and filters above.',
    },
  },
  {
    steps: [
      {
        el: 'Σημειώστε όσες θέλετε. Με Shift επιλέγονται και όσες βρίσκονται ανάμεσα· με {{many.selectShown}} όσες φαίνονται.',
        en: 'Tick the ones you want. Shift takes everything in between as well; {{many.selectShown}} takes all that you see.',
      },
      {
        el: 'Διαλέξτε τι θα γίνει: {{many.what.activate}}, {{many.schedule}}, {{many.audience}}, {{many.what.delete}} και άλλα.',
        en: 'Choose what to do: {{many.what.activate}}, {{many.schedule}}, {{many.audience}}, {{many.what.delete}} and more.',
      },
      {
        el: 'Διαβάστε την απάντηση: γράφει τι έγινε, και για όσες δεν έγινε, γιατί. Με {{many.undo}} παίρνεται πίσω.',
        en: 'Read the answer: it says what was done and, for what was not, why. {{many.undo}} takes it back.',
      },
    ],
  },
  {
    title: { el: 'Με ποια σειρά προβάλλονται', en: 'In which order they are shown' },
  },
  {
    says: {
      el: 'Διαλέξτε στη σειρά {{presentations.orderShown}} και σύρετε τις κάρτες, ή χρησιμοποιήστε το μενού τους.',
      en: 'Choose the order {{presentations.orderShown}} and drag the cards, or use their menu.',
    },
  },
];

/** Seen only where a municipality wants approval. */
export const approve: Topic = [
  {
    says: {
      el: 'Στον δήμο σας, ό,τι δείχνουν οι οθόνες αλλάζει μόνο με έγκριση. Μέχρι τότε οι οθόνες δείχνουν ό,τι έδειχναν.',
      en: 'In your municipality, what displays show changes only with approval. Until then they show what they showed.',
    },
  },
  { title: { el: 'Όταν ζητάτε έγκριση', en: 'When you ask for approval' } },
  {
    steps: [
      {
        el: 'Γράψτε την αλλαγή σας όπως πάντα και πατήστε {{approvals.ask}}. Αν θέλετε, προσθέστε μια σημείωση.',
        en: 'Make your change as always and press {{approvals.ask}}. Add a note if you like.',
      },
      {
        el: 'Η αλλαγή φυλάσσεται. Στη σελίδα της βλέπετε ότι περιμένει· με {{approvals.withdraw}} την αποσύρετε.',
        en: 'The change is kept. Its page says that it waits; with {{approvals.withdraw}} you withdraw it.',
      },
      {
        el: 'Αν σταλεί πίσω, διαβάζετε το σχόλιο και πατάτε {{approvals.takeUp}}.',
        en: 'If it is sent back, you read the comment and press {{approvals.takeUp}}.',
      },
    ],
  },
  { title: { el: 'Όταν εγκρίνετε', en: 'When you approve' } },
  {
    steps: [
      {
        el: 'Στη σελίδα {{titles.approvals}} ανοίξτε ένα αίτημα. Κάτω από το {{approvals.differences}} φαίνονται οι διαφορές, και η προεπισκόπηση δείχνει πώς θα είναι στην οθόνη.',
        en: 'On the page {{titles.approvals}} open a request. Below {{approvals.differences}} you see the differences, and the preview shows how it will be on the display.',
      },
      {
        el: 'Πατήστε {{approvals.approve}}, ή {{approvals.sendBack}} και γράψτε τι πρέπει να αλλάξει. Κανείς δεν εγκρίνει δικό του αίτημα.',
        en: 'Press {{approvals.approve}}, or {{approvals.sendBack}} and write what has to change. Nobody approves a request of their own.',
      },
    ],
  },
];

export const share: Topic = [
  {
    says: {
      el: 'Με έναν σύνδεσμο βλέπει την προεπισκόπηση και κάποιος χωρίς λογαριασμό: ένας προϊστάμενος, ένας μεταφραστής, ένας σύλλογος.',
      en: 'By a link, somebody without an account sees the preview as well: a superior, a translator, an association.',
    },
  },
  {
    steps: [
      {
        el: 'Ανοίξτε την προβολή και στο μενού {{editor.more}} διαλέξτε {{sharing.title}}.',
        en: 'Open the presentation and choose {{sharing.title}} in the menu {{editor.more}}.',
      },
      {
        el: 'Διαλέξτε τι δείχνει και για πόσο ισχύει, και πατήστε {{sharing.make}}.',
        en: 'Choose what it shows and how long it works, and press {{sharing.make}}.',
      },
      {
        el: 'Πατήστε {{copying.copy}} και στείλτε τον σύνδεσμο. Δεν εμφανίζεται δεύτερη φορά.',
        en: 'Press {{copying.copy}} and send the link. It is not shown a second time.',
      },
      {
        el: 'Στο ίδιο παράθυρο βλέπετε πόσες φορές άνοιξε· με {{sharing.revoke}} παύει αμέσως να ισχύει.',
        en: 'The same dialog says how often it was opened; with {{sharing.revoke}} it stops at once.',
      },
    ],
  },
];
