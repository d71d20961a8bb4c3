import { image, points, says, steps, type Topic, title } from './topic.ts';

export const displays: Topic = [
  says(
    'Οθόνη λέμε κάθε συσκευή που δείχνει ένα σύστημα: μεγάλη οθόνη, τοίχο αφής, τοτέμ ή τραπέζι. Συνδέεται μία φορά, με έναν κωδικό.',
    'A display is any device that shows a system: a large display, a touch wall, a totem or a table. It is paired once, with a code.',
  ),
  title('Σύνδεση μιας νέας οθόνης', 'Pair a new display'),
  steps(
    [
      'Στη σελίδα {{titles.displays}} πατήστε {{displays.add}}. Το παράθυρο γράφει ποια διεύθυνση ανοίγετε στην ίδια την οθόνη.',
      'On the page {{titles.displays}} press {{displays.add}}. The dialog says which address to open on the display itself.',
    ],
    [
      'Η οθόνη δείχνει έξι χαρακτήρες. Γράψτε τους στο πεδίο {{displayForm.code}}.',
      'The display shows six characters. Type them into {{displayForm.code}}.',
    ],
    [
      'Επιλέξτε σύστημα, δώστε όνομα και τοποθεσία, και πατήστε {{displayForm.pair}}.',
      'Choose a system, give it a name and a location, and press {{displayForm.pair}}.',
    ],
  ),
  image(
    'pair-display',
    'Το παράθυρο για νέα οθόνη, με το πεδίο του κωδικού πρώτο.',
    'The dialog for a new display, with the field for its code first.',
  ),
  says(
    'Ένα τοτέμ δείχνει και πού βρίσκεται: στις ρυθμίσεις του, στην ενότητα {{displayForm.youAreHere}}, πατήστε στον χάρτη το σημείο. Οι επισκέπτες το βλέπουν αμέσως μόλις αποθηκεύσετε.',
    'A totem can also show where it is: in its settings, under {{displayForm.youAreHere}}, click the place on the map. Visitors see it as soon as you have saved.',
  ),
  says(
    'Για να δείχνει και πώς πηγαίνει κανείς σε κάθε σημείο, πατήστε {{paths.draw}} κάτω από τον χάρτη της προβολής. Γράψτε το πλάτος του χάρτη, για τα λεπτά με τα πόδια, και ονομάστε ορόσημα στις στροφές. Αν καμία διαδρομή δεν οδηγεί σε κάποιο σημείο, ή μόνο με σκαλιά, το βλέπετε εκεί.',
    'To show how to get to each point as well, press {{paths.draw}} below the map of the presentation. Enter the width of the map, for the minutes on foot, and name landmarks at the turns. If no path leads to a point, or only steps do, you see it there.',
  ),
  says(
    'Δεν έχετε ακόμη οθόνη; Στη σελίδα ενός συστήματος πατήστε {{preview.here.show}}: ανοίγει ένα παράθυρο που είναι οθόνη, ώσπου να το κλείσετε.',
    'No display yet? On the page of a system press {{preview.here.show}}: it opens a window that is a display until you close it.',
  ),
  title('Κάθε μέρα', 'Every day'),
  image(
    'displays',
    'Οι οθόνες, η καθεμία με μια μικρή εικόνα όσων δείχνει τώρα και την κατάστασή της.',
    'The displays, each with a small image of what it shows now, and its status.',
  ),
  points(
    ['{{displays.words.shows}}: δεν χρειάζεται τίποτα.', '{{displays.words.shows}}: there is nothing to do.'],
    [
      '{{displays.words.silent}}: η κάρτα της γράφει τι να ελέγξετε και ποιον να καλέσετε. Με {{displayTask.take}} το βλέπουν οι συνάδελφοι, και ειδοποιείστε όταν λειτουργήσει ξανά. Όσο δεν έχει δίκτυο, συνεχίζει να δείχνει ό,τι έχει στη μνήμη της.',
      '{{displays.words.silent}}: its card says what to check and whom to call. With {{displayTask.take}} your colleagues see it, and you are told when it works again. Without a network it continues to show what it has saved.',
    ],
    [
      '{{displays.words.waits}}: αλλάζει μόνη της μόλις μείνει ελεύθερη.',
      '{{displays.words.waits}}: it changes by itself when it is free.',
    ],
    [
      'Με {{displays.identify}} η οθόνη δείχνει για λίγο το όνομά της με μεγάλα γράμματα.',
      'With {{displays.identify}} the display shows its name in large letters for a moment.',
    ],
    [
      'Για οθόνες αφής ορίζετε στην ενότητα {{displayForm.visit}} πότε ρωτούν «Είστε ακόμη εδώ;» και πόσο περιμένουν.',
      'For touch displays set under {{displayForm.visit}} when they ask “Are you still there?”, and how long they wait.',
    ],
    [
      'Μετρήστε και το {{displayForm.lowerEdge}}: με ενεργή την προσβασιμότητα, όλα όσα πατιούνται έρχονται τότε εκεί όπου φτάνει όποιος κάθεται.',
      'Measure the {{displayForm.lowerEdge}} as well: with accessibility on, everything that is pressed then comes to where a seated person can reach it.',
    ],
  ),
  title('Συντήρηση από το γραφείο', 'Maintenance from the office'),
  steps(
    [
      'Για μία οθόνη ανοίξτε τις ενέργειές της και πατήστε {{care.open}} Για πολλές μαζί αλλάξτε την επιλογή στο {{care.whom}}, ή πατήστε {{care.openMany}}.',
      'For one display open its actions and press {{care.open}} For many together change {{care.whom}}, or press {{care.openMany}}.',
    ],
    [
      'Στο {{care.what}} επιλέξτε, για παράδειγμα {{care.kinds.reload}} ή {{care.hours.choice}}. Κάτω από κάθε επιλογή γράφει τι θα δει όποιος στέκεται μπροστά.',
      'Under {{care.what}} choose, for example {{care.kinds.reload}} or {{care.hours.choice}}. Beneath each choice you read what people in front of it will see.',
    ],
    [
      'Πατήστε {{care.go}}. Η κάρτα κάθε οθόνης δείχνει αν η εντολή έφτασε, αν εκτελέστηκε ή αν απέτυχε. Όταν μια οθόνη δεν απαντά εγκαίρως, η εντολή λήγει και δεν εκτελείται αργότερα.',
      'Press {{care.go}}. The card of each display says whether the instruction has arrived, was carried out or failed. If a display does not respond in time, the instruction expires and is not carried out later.',
    ],
    [
      'Στο {{care.recent}} βλέπετε τι στάλθηκε, από ποιον και σε ποιες οθόνες εκκρεμεί.',
      'Under {{care.recent}} you see what was sent, by whom, and on which displays it is pending.',
    ],
  ),
  title('Τα χρώματα του δήμου', 'The colours of the municipality'),
  says(
    'Οι διαχειριστές πατούν {{look.open}} και ορίζουν χρώμα έμφασης, φόντο και γραμματοσειρές για το εργαλείο και όλες τις οθόνες. Πριν από την αποθήκευση τα βλέπουν σε κάθε σύστημα και στις δύο γλώσσες. Χρώμα που δεν διαβάζεται δεν γίνεται δεκτό· με το {{look.usual}} και {{look.save}} επανέρχονται όλα.',
    'Administrators press {{look.open}} and set the accent colour, background and typefaces of the tool and of all displays. Before saving they see them on each system, in both languages. A colour that cannot be read is not accepted; {{look.usual}} and {{look.save}} bring everything back.',
  ),
  title('Πολλές οθόνες σαν μία', 'Several displays as one'),
  steps(
    [
      'Πατήστε {{walls.open}}, δώστε όνομα και επιλέξτε τις οθόνες. Μία εικόνα ή ένα βίντεο απλώνεται σε όλες.',
      'Press {{walls.open}}, give it a name and choose the displays. One image or one video fills all of them.',
    ],
    [
      'Μετρήστε το γυαλί κάθε οθόνης και τα πλαίσια ανάμεσα. Με {{walls.shapes.row}}, {{walls.shapes.column}} ή {{walls.shapes.grid}} μπαίνουν στη θέση τους· ύστερα σύρετε ή γράψτε ό,τι διαφέρει.',
      'Measure the glass of each display and the frames between them. {{walls.shapes.row}}, {{walls.shapes.column}} or {{walls.shapes.grid}} puts them in place; then drag, or write, what differs.',
    ],
    [
      'Αν μια οθόνη σβήσει, οι άλλες συνεχίζουν, και όταν επανέλθει δείχνει αμέσως το ίδιο με αυτές.',
      'If a display switches off, the others continue, and when it is back it at once shows the same as they do.',
    ],
  ),
];

export const emergency: Topic = [
  says(
    'Ένα έκτακτο μήνυμα καλύπτει ό,τι δείχνουν οι οθόνες και λήγει μόνο του την ώρα που ορίζετε. Το στέλνουν διαχειριστές και όσοι είναι σε υπηρεσία.',
    'An emergency message covers whatever displays show, and ends by itself at the time you set. Administrators and whoever is on duty send one.',
  ),
  image(
    'emergency',
    'Η σελίδα για έκτακτα μηνύματα: έτοιμα κείμενα, επίπεδο και προεπισκόπηση.',
    'The page for emergency messages: prepared texts, level and preview.',
  ),
  steps(
    [
      'Επιλέξτε {{emergencies.template}} και προσαρμόστε το: τι συμβαίνει και τι να κάνει ο κόσμος τώρα. Συμπληρώστε ό,τι είναι σε αγκύλες.',
      'Choose a {{emergencies.template}} and adapt it: what is happening, and what people should do now. Fill in what is in brackets.',
    ],
    [
      'Ορίστε {{emergencies.audience}} και {{emergencies.until}}.',
      'Set {{emergencies.audience}} and {{emergencies.until}}.',
    ],
    [
      'Διαβάστε το όπως θα φανεί και πατήστε {{emergencies.send}}',
      'Read it as it will look and press {{emergencies.send}}',
    ],
    [
      'Γράψτε τη λέξη που ζητείται και πατήστε {{emergencies.confirmGo}}.',
      'Type the word you are asked for and press {{emergencies.confirmGo}}.',
    ],
    [
      'Στη λίστα {{emergencies.list}} βλέπετε ποιες οθόνες το έδειξαν. Για να λήξει νωρίτερα: {{emergencies.end}}.',
      'The list {{emergencies.list}} says which displays have shown it. To end it earlier: {{emergencies.end}}.',
    ],
  ),
  says(
    'Για άσκηση σημειώστε το κάτω από {{emergencies.drill}} πριν από την αποστολή: και οι οθόνες και το εργαλείο γράφουν ότι είναι άσκηση.',
    'For a drill, tick so under {{emergencies.drill}} before you send it: displays and the tool both say that it is one.',
  ),
  says(
    'Επίσημες προειδοποιήσεις περιμένουν στην αρχή της σελίδας: {{alerts.release}} ή {{alerts.dismiss}}. Όταν ο αποστολέας ανακαλεί μια προειδοποίηση, φεύγει μόνη της από τις οθόνες. Από πού έρχονται και ποιες αφορούν τον δήμο το ορίζουν διαχειριστές: {{alertSettings.open}}.',
    'Official warnings wait at the top of the page: {{alerts.release}} or {{alerts.dismiss}}. When its sender cancels a warning, it leaves the displays by itself. Administrators set where they come from and which concern the town: {{alertSettings.open}}.',
  ),
];
