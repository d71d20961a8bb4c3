import { image, points, says, steps, type Topic, title } from './topic.ts';

export const show: Topic = [
  {
    approval: true,
    says: {
      el: 'Στον δήμο σας χρειάζεται και έγκριση: [[approve]].',
      en: 'In your municipality approval is needed as well: [[approve]].',
    },
  },
  says(
    'Οι οθόνες δείχνουν μόνο ενεργές προβολές, και ενεργή γίνεται μόνο όποια είναι πλήρης.',
    'Displays show active presentations only, and only a complete one can be active.',
  ),
  steps(
    [
      'Ανοίξτε την προβολή και πατήστε {{proof.open}}, επάνω ή στο μενού της: λέει για κάθε οθόνη σας τι δεν φαίνεται εκεί και γιατί, και οδηγεί στο πεδίο του.',
      'Open the presentation and press {{proof.open}}, at the top or in its menu: it says for each of your displays what is not seen there and why, and leads to its field.',
    ],
    [
      'Πατήστε {{editor.activate}}. Αν υπάρχουν αλλαγές, το κουμπί λέει {{editor.saveAndActivate}}.',
      'Press {{editor.activate}}. If there are changes, the button says {{editor.saveAndActivate}}.',
    ],
    [
      'Αν το κουμπί δεν πατιέται, δίπλα του γράφει τι λείπει ακόμη.',
      'If the button cannot be pressed, the text beside it says what is still missing.',
    ],
    [
      'Σε λίγα δευτερόλεπτα η προβολή είναι στις οθόνες. Όπου υπάρχει επισκέπτης, αλλάζει μόλις φύγει.',
      'Within seconds the presentation is on the displays. Where there is a visitor, it changes when they leave.',
    ],
    [
      'Για να αφαιρεθεί από τις οθόνες, πατήστε {{editor.deactivate}}. Το περιεχόμενό της μένει.',
      'To remove it from the displays, press {{editor.deactivate}}. Its content stays.',
    ],
  ),
  title('Όχι σε όλες τις οθόνες', 'Not on all displays'),
  says(
    'Στην ενότητα {{tags.title}} επιλέξτε {{tags.some}} και γράψτε τις ετικέτες. Για ορισμένες μέρες ή ώρες δείτε: [[schedule]].',
    'Under {{tags.title}} choose {{tags.some}} and write the tags. For certain days or hours see: [[schedule]].',
  ),
  title('Γιατί δεν απενεργοποιείται;', 'Why can it not be deactivated?'),
  says(
    'Όταν είναι η τελευταία ενεργή προβολή του συστήματος, οι οθόνες του δεν θα είχαν τι να δείξουν. Ενεργοποιήστε πρώτα μια άλλη.',
    'When it is the last active presentation of its system, the displays would have nothing to show. Activate another one first.',
  ),
];

export const schedule: Topic = [
  says(
    'Χωρίς πρόγραμμα, μια ενεργή προβολή εμφανίζεται πάντα. Με πρόγραμμα, μόνο τις μέρες και τις ώρες που ορίζετε, σε ώρα Ελλάδας.',
    'Without a schedule an active presentation is always shown. With one, only on the days and at the hours that you set, in Greek time.',
  ),
  steps(
    [
      'Στην προβολή βρείτε την ενότητα {{schedule.title}} και επιλέξτε {{schedule.use}}.',
      'In the presentation find the section {{schedule.title}} and choose {{schedule.use}}.',
    ],
    [
      'Γράψτε ή επιλέξτε τις ημερομηνίες {{schedule.from}} και {{schedule.until}}, όπως 15/08/2026.',
      'Write or pick the dates {{schedule.from}} and {{schedule.until}}, such as 15/08/2026.',
    ],
    [
      'Επιλέξτε ημέρες της εβδομάδας, ή {{schedule.hours}}.',
      'Choose days of the week, or {{schedule.hours}}.',
    ],
    [
      'Για γιορτές που έρχονται κάθε χρόνο υπάρχουν οι {{schedule.yearly}}, και οι {{schedule.addEaster}}.',
      'For feasts that come every year there are {{schedule.yearly}}, and {{schedule.addEaster}}.',
    ],
    [
      'Διαβάστε το αποτέλεσμα στο {{schedule.summary}} και πατήστε {{save.save}}.',
      'Read the result under {{schedule.summary}} and press {{save.save}}.',
    ],
  ),
  title('Όλα μαζί στο ημερολόγιο', 'All of it in the calendar'),
  image(
    'calendar',
    'Το ημερολόγιο μιας εβδομάδας: κάθε προβολή μια γραμμή, τα κενά με κίτρινο.',
    'The calendar of a week: each presentation a line, gaps in amber.',
  ),
  points(
    [
      'Η σελίδα {{titles.calendar}} δείχνει εβδομάδα ή μήνα για κάθε σύστημα.',
      'The page {{titles.calendar}} shows a week or a month of each system.',
    ],
    [
      'Το κίτρινο {{calendar.gap}} είναι ώρα στην οποία δεν υπάρχει τίποτα να προβληθεί. Πατήστε το για να το συμπληρώσετε.',
      'An amber {{calendar.gap}} is a time with nothing to show. Press it to fill it.',
    ],
    [
      'Πατήστε σε μια γραμμή για να αλλάξετε το πρόγραμμά της χωρίς να φύγετε από εκεί.',
      'Press a line to change its schedule without leaving the page.',
    ],
  ),
];

export const many: Topic = [
  says(
    'Η σελίδα με τις προβολές ενός συστήματος έχει αναζήτηση, φίλτρα και δύο όψεις: {{lists.cards}} και {{lists.table}}.',
    'The page with the presentations of a system has a search, filters and two views: {{lists.cards}} and {{lists.table}}.',
  ),
  image(
    'presentation-list',
    'Οι προβολές ενός συστήματος σε κάρτες, με αναζήτηση και φίλτρα από πάνω.',
    'The presentations of a system as cards, with search and filters above.',
  ),
  steps(
    [
      'Σημειώστε όσες θέλετε. Με Shift επιλέγονται και όσες βρίσκονται ανάμεσα· με {{many.selectShown}} όσες φαίνονται.',
      'Tick the ones you want. Shift selects everything in between as well; {{many.selectShown}} selects all that you see.',
    ],
    [
      'Επιλέξτε τι θα γίνει: {{many.what.activate}}, {{many.schedule}}, {{many.audience}}, {{many.what.delete}} και άλλα.',
      'Choose what to do: {{many.what.activate}}, {{many.schedule}}, {{many.audience}}, {{many.what.delete}} and more.',
    ],
    [
      'Διαβάστε το αποτέλεσμα: τι έγινε και, για όσες δεν έγινε, γιατί. Με {{many.undo}} αναιρείται.',
      'Read the result: what was done and, for what was not, why. {{many.undo}} reverses it.',
    ],
  ),
  title('Με ποια σειρά προβάλλονται', 'In which order they are shown'),
  says(
    'Επιλέξτε στη σειρά {{presentations.orderShown}} και σύρετε τις κάρτες, ή χρησιμοποιήστε το μενού τους.',
    'Choose the order {{presentations.orderShown}} and drag the cards, or use their menu.',
  ),
];

/** Seen only where a municipality wants approval. */
export const approve: Topic = [
  says(
    'Στον δήμο σας, ό,τι δείχνουν οι οθόνες αλλάζει μόνο με έγκριση. Μέχρι τότε οι οθόνες δείχνουν ό,τι έδειχναν.',
    'In your municipality, what displays show changes only with approval. Until then they show what they showed.',
  ),
  title('Όταν ζητάτε έγκριση', 'When you ask for approval'),
  steps(
    [
      'Γράψτε την αλλαγή σας όπως πάντα και πατήστε {{approvals.ask}}. Αν θέλετε, προσθέστε μια σημείωση.',
      'Make your change as always and press {{approvals.ask}}. Add a note if you like.',
    ],
    [
      'Η αλλαγή αποθηκεύεται. Στη σελίδα της βλέπετε ότι περιμένει· με {{approvals.withdraw}} την αποσύρετε.',
      'The change is saved. Its page says that it is waiting; with {{approvals.withdraw}} you withdraw it.',
    ],
    [
      'Αν σταλεί πίσω, διαβάζετε το σχόλιο και πατάτε {{approvals.takeUp}}.',
      'If it is sent back, you read the comment and press {{approvals.takeUp}}.',
    ],
  ),
  title('Όταν εγκρίνετε', 'When you approve'),
  steps(
    [
      'Στη σελίδα {{titles.approvals}} ανοίξτε ένα αίτημα. Κάτω από το {{approvals.differences}} φαίνονται οι διαφορές, και η προεπισκόπηση δείχνει πώς θα είναι στην οθόνη.',
      'On the page {{titles.approvals}} open a request. Below {{approvals.differences}} you see the differences, and the preview shows how it will be on the display.',
    ],
    [
      'Πατήστε {{approvals.approve}}, ή {{approvals.sendBack}} και γράψτε τι πρέπει να αλλάξει. Κανείς δεν εγκρίνει δικό του αίτημα.',
      'Press {{approvals.approve}}, or {{approvals.sendBack}} and write what must change. Nobody approves their own request.',
    ],
  ),
];

export const share: Topic = [
  says(
    'Με έναν σύνδεσμο βλέπει την προεπισκόπηση και κάποιος χωρίς λογαριασμό: ένας προϊστάμενος, ένας μεταφραστής, ένας σύλλογος.',
    'With a link, someone without an account can see the preview too: a manager, a translator, an association.',
  ),
  steps(
    [
      'Ανοίξτε την προβολή και στο μενού {{editor.more}} επιλέξτε {{sharing.title}}.',
      'Open the presentation and choose {{sharing.title}} in the menu {{editor.more}}.',
    ],
    [
      'Επιλέξτε τι δείχνει και για πόσο ισχύει, και πατήστε {{sharing.make}}.',
      'Choose what it shows and how long it works, and press {{sharing.make}}.',
    ],
    [
      'Πατήστε {{copying.copy}} και στείλτε τον σύνδεσμο. Δεν εμφανίζεται δεύτερη φορά.',
      'Press {{copying.copy}} and send the link. It is not shown a second time.',
    ],
    [
      'Στο ίδιο παράθυρο βλέπετε πόσες φορές άνοιξε· με {{sharing.revoke}} παύει αμέσως να ισχύει.',
      'The same dialog says how often it was opened; with {{sharing.revoke}} it stops at once.',
    ],
  ),
];
