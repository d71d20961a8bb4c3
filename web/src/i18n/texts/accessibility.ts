import { inBoth } from '../shape.ts';

export const accessibility = inBoth({
  back: ['Πίσω στο εργαλείο', 'Back to the tool'],
  intro: [
    'Ο φορέας «{municipality}» θέλει το εργαλείο αυτό και οι οθόνες που τροφοδοτεί να χρησιμοποιούνται από όλους. Η δήλωση ισχύει για το εργαλείο του προσωπικού και για τις οθόνες, τα τοτέμ και τα τραπέζια αφής.',
    '{municipality} wants this tool, and the displays it feeds, to be usable by everyone. The statement applies to the staff’s tool and to the displays, totems and touch tables.',
  ],
  status: {
    title: ['Βαθμός συμμόρφωσης', 'Compliance status'],
    text: [
      'Συμμορφώνεται εν μέρει με τις WCAG 2.2 σε επίπεδο AA και με το πρότυπο EN 301 549, λόγω όσων αναφέρονται στο «Μη προσβάσιμο περιεχόμενο», όπως ορίζουν η Οδηγία (ΕΕ) 2016/2102 και ο ν. 4727/2020. Κάθε σελίδα ελέγχεται αυτόματα, στα ελληνικά και στα αγγλικά, σε φωτεινά και σκούρα χρώματα.',
      'It is partially compliant with WCAG 2.2 at level AA and EN 301 549, due to what is listed under “Non-accessible content”, as required by Directive (EU) 2016/2102 and Greek law 4727/2020. Every page is checked automatically, in Greek and in English, in light and in dark colours.',
    ],
  },
  tool: {
    title: ['Στο εργαλείο του προσωπικού', 'In the staff’s tool'],
    keyboard: [
      'Όλα γίνονται και με το πληκτρολόγιο. Ό,τι σύρεται, μετακινείται και από ένα μενού.',
      'Everything can be done with the keyboard. Whatever can be dragged can also be moved from a menu.',
    ],
    reader: [
      'Κάθε πεδίο, κουμπί και μήνυμα έχει όνομα για αναγνώστη οθόνης, και κάθε κείμενο δηλώνει τη γλώσσα του.',
      'Every field, button and message has a name for a screen reader, and every text says its language.',
    ],
    colour: [
      'Η αντίθεση κειμένου είναι τουλάχιστον 4,5:1. Κανένα νόημα δεν δίνεται μόνο με χρώμα.',
      'Text has a contrast of at least 4.5:1. No meaning is conveyed by colour alone.',
    ],
    motion: [
      'Όσοι έχουν ορίσει στη συσκευή τους μειωμένη κίνηση δεν βλέπουν κίνηση.',
      'People who have set their device to reduce motion see none.',
    ],
    zoom: [
      'Το κείμενο μεγεθύνεται έως 400% χωρίς να χάνεται περιεχόμενο.',
      'Text can be enlarged to 400% without losing content.',
    ],
  },
  glass: {
    title: ['Στις οθόνες', 'On the displays'],
    size: [
      'Τα γράμματα έχουν το μέγεθος που χρειάζεται η απόσταση θέασης της κάθε οθόνης, και τα σημεία αφής πλάτος τουλάχιστον 20 χιλιοστά.',
      'Letters have the size that each display’s viewing distance requires, and touch targets are at least 20 millimetres wide.',
    ],
    access: [
      'Στις οθόνες αφής, ένα κουμπί μεγαλώνει το κείμενο, αυξάνει την αντίθεση και φέρνει τα κουμπιά χαμηλά, όπου τα φτάνει όποιος κάθεται.',
      'On touch displays one button enlarges the text, increases the contrast and brings the controls down to where a seated person can reach them.',
    ],
    languages: [
      'Το περιεχόμενο διατίθεται στα ελληνικά και στα αγγλικά.',
      'The content is available in Greek and in English.',
    ],
    flashes: ['Τίποτα δεν αναβοσβήνει.', 'Nothing flashes.'],
  },
  gaps: {
    title: ['Μη προσβάσιμο περιεχόμενο', 'Non-accessible content'],
    text: [
      'Δεν συμμορφώνονται με τις απαιτήσεις όσα ακολουθούν. Δεν γίνεται επίκληση δυσανάλογης επιβάρυνσης.',
      'What follows does not comply. No exemption for a disproportionate burden is claimed.',
    ],
    alt: [
      'Εικόνες χωρίς περιγραφή: το εργαλείο τη ζητά και δείχνει πού λείπει, τη γράφει όμως το προσωπικό.',
      'Images without a description: the tool asks for it and shows where it is missing, but staff have to write it.',
    ],
    captions: [
      'Βίντεο που μεταφορτώνει το προσωπικό μπορεί να μην έχουν υπότιτλους.',
      'Videos that staff upload may have no captions.',
    ],
    speech: [
      'Οι οθόνες δεν διαβάζουν μόνες τους το περιεχόμενό τους δυνατά· ακούγεται ό,τι έχει ηχογραφήσει το προσωπικό.',
      'The displays do not read their content aloud by themselves; visitors hear what staff have recorded.',
    ],
    partlySpoken: [
      'Οι οθόνες που έχουν ήχο διαβάζουν δυνατά ό,τι δείχνουν και εξυπηρετούν με πλήκτρα όποιον δεν βλέπει. Οι οθόνες χωρίς ήχο δεν διαβάζουν το περιεχόμενό τους. Ο επισκέπτης μπορεί να ρυθμίσει την ένταση μόνο σε οθόνη με υποδοχή ακουστικών.',
      'Displays that have sound read aloud what they show, and can be used with keys by people who do not see. Displays without sound do not read aloud. Visitors can change the volume only on a display with a headphone socket.',
    ],
    signs: [
      'Κείμενα σε εύκολη γλώσσα και βίντεο στην Ελληνική Νοηματική Γλώσσα υπάρχουν μόνο όπου τα έχει προσθέσει το προσωπικό.',
      'Texts in easy language and videos in Greek Sign Language exist only where staff have added them.',
    ],
  },
  made: {
    title: ['Πώς συντάχθηκε η δήλωση', 'How this statement was prepared'],
    text: [
      'Συντάχθηκε στις {date}, με αυτοαξιολόγηση. Κάθε μορφή του εργαλείου ελέγχεται πριν δοθεί:',
      'It was prepared on {date}, by self-assessment. Each version of the tool is checked before it is given out:',
    ],
    pages: [
      'Κάθε σελίδα, και ό,τι ανοίγει σε αυτή, με αυτόματο έλεγχο των κανόνων WCAG.',
      'Every page, and what opens in it, with an automatic check of the WCAG rules.',
    ],
    keys: ['Οι κύριες εργασίες μόνο με το πληκτρολόγιο.', 'The main tasks with the keyboard alone.'],
    widths: [
      'Πλάτη από 320 εικονοστοιχεία, μεγαλύτερα διαστήματα κειμένου, χρώματα που επιβάλλει το σύστημα, μειωμένη κίνηση.',
      'Widths from 320 pixels, wider text spacing, colours forced by the system, reduced motion.',
    ],
    engines: [
      'Οι κύριες εργασίες σε τρεις μηχανές προγραμμάτων περιήγησης (Chromium, Firefox, WebKit).',
      'The main tasks in three browser engines (Chromium, Firefox, WebKit).',
    ],
    people: [
      'Δεν το έχουν δοκιμάσει ακόμη άτομα με αναπηρία, ούτε ανεξάρτητος φορέας.',
      'People with disabilities have not tried it yet, nor has an independent body.',
    ],
  },
  privacy: {
    title: ['Τι μετράμε στις οθόνες αφής, και τι όχι', 'What touch displays count, and what they do not'],
    text: [
      'Κανείς δεν αναγνωρίζεται μπροστά σε μια οθόνη. Όπου ο φορέας έχει ενεργή την καταμέτρηση, οι οθόνες μετρούν σύνολα ανά ώρα και τίποτε άλλο:',
      'Nobody is recognised in front of a display. Where the municipality has counting switched on, displays count hourly totals and nothing else:',
    ],
    what: [
      'Πόσες επισκέψεις έγιναν, ποια γλώσσα διάλεξαν, τι άνοιξαν, πόσα πήραν μαζί τους, πόσες συνταγές ακολούθησαν έως το τέλος, πόσα παζλ έλυσαν, και πόσοι χρησιμοποίησαν τη λειτουργία προσβασιμότητας.',
      'How many visits there were, which language was chosen, what was opened, how many things were taken home, how many recipes were followed to the end, how many puzzles were solved, and how many used the accessibility mode.',
    ],
    access: [
      'Το ότι κάποιος χρησιμοποίησε τη λειτουργία προσβασιμότητας μετριέται μόνο αφού συγκεντρωθούν πέντε επισκέψεις, ώστε να μη φαίνεται ποιος ήταν.',
      'Use of the accessibility mode is counted only once there have been five visits, so that nobody can see who it was.',
    ],
    never: [
      'Η καταμέτρηση δεν χρησιμοποιεί κάμερα, όνομα, cookie ή στοιχεία του κινητού σας. Δεν καταγράφεται ποιος έκανε τι, με ποια σειρά ή ποια στιγμή μέσα στην ώρα. Όποιος παίρνει κάτι στο κινητό του δεν συνδέεται με όσα έκανε στην οθόνη.',
      'The counting uses no camera, no name, no cookie and nothing about your phone. Who did what, in which order or at which moment of the hour is not recorded. People who take something home on their phone are not connected with what they did at the display.',
    ],
    kept: [
      'Τα σύνολα τα βλέπει μόνο το προσωπικό, σβήνονται μετά από ορισμένο διάστημα, και ο φορέας μπορεί όποτε θέλει να κλείσει την καταμέτρηση και να τα σβήσει.',
      'Only staff see the totals; they are erased after a set time, and the municipality can at any time switch the counting off and erase them.',
    ],
  },
  contact: {
    title: ['Πείτε μας τι σας δυσκολεύει', 'Tell us what is difficult to use'],
    text: [
      'Αν κάτι δεν μπορείτε να το χρησιμοποιήσετε ή να το διαβάσετε, ή το θέλετε σε άλλη μορφή, απευθυνθείτε στον φορέα «{municipality}».',
      'If there is something you cannot use or read, or need in another format, please contact {municipality}.',
    ],
  },
  enforcement: {
    title: ['Διαδικασία επιβολής', 'Enforcement procedure'],
    text: [
      'Αν η απάντηση δεν σας ικανοποιεί, ή δεν έρθει εγκαίρως, μπορείτε να απευθυνθείτε στον Συνήγορο του Πολίτη.',
      'If the answer does not satisfy you, or does not come in time, you can contact the Greek Ombudsman.',
    ],
    ombudsman: ['Ο Συνήγορος του Πολίτη', 'The Greek Ombudsman'],
  },
});

export const contacts = inBoth({
  form: ['Φόρμα επικοινωνίας', 'Feedback form'],
  email: ['Ηλεκτρονικό ταχυδρομείο', 'E-mail'],
  telephone: ['Τηλέφωνο', 'Telephone'],
  address: ['Διεύθυνση', 'Address'],
  officer: ['Υπεύθυνος προστασίας δεδομένων', 'Data protection officer'],
});
