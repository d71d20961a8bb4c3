import type { Shape } from '../shape.ts';

const el = {
  link: 'Δήλωση προσβασιμότητας',
  back: 'Πίσω στο εργαλείο',
  intro:
    'Ο φορέας «{municipality}» θέλει το εργαλείο αυτό και οι οθόνες που τροφοδοτεί να χρησιμοποιούνται από όλους. Η δήλωση ισχύει για την εφαρμογή του προσωπικού και για τις οθόνες, τα τοτέμ και τα τραπέζια αφής.',
  status: {
    title: 'Βαθμός συμμόρφωσης',
    text: 'Σχεδιάστηκε ώστε να πληροί το πρότυπο WCAG 2.2 σε επίπεδο AA και το EN 301 549, όπως ορίζουν η Οδηγία (ΕΕ) 2016/2102 και ο ν. 4727/2020. Κάθε σελίδα ελέγχεται αυτόματα, στα ελληνικά και στα αγγλικά, σε φωτεινά και σκούρα χρώματα.',
  },
  tool: {
    title: 'Στο εργαλείο του προσωπικού',
    keyboard: 'Όλα γίνονται και με το πληκτρολόγιο. Ό,τι σύρεται, μετακινείται και από ένα μενού.',
    reader:
      'Κάθε πεδίο, κουμπί και μήνυμα έχει όνομα για αναγνώστη οθόνης, και κάθε κείμενο δηλώνει τη γλώσσα του.',
    colour: 'Η αντίθεση κειμένου είναι τουλάχιστον 4,5:1. Κανένα νόημα δεν δίνεται μόνο με χρώμα.',
    motion: 'Όποιος έχει ζητήσει λιγότερη κίνηση από τη συσκευή του, δεν βλέπει κίνηση.',
    zoom: 'Το κείμενο μεγεθύνεται έως 400% χωρίς να χάνεται περιεχόμενο.',
  },
  glass: {
    title: 'Στις οθόνες',
    size: 'Τα γράμματα έχουν το μέγεθος που χρειάζεται η απόσταση θέασης της κάθε οθόνης, και τα σημεία αφής πλάτος τουλάχιστον 20 χιλιοστά.',
    access:
      'Στις οθόνες αφής, ένα κουμπί μεγαλώνει το κείμενο, δυναμώνει την αντίθεση και φέρνει τα κουμπιά χαμηλά, όπου τα φτάνει όποιος κάθεται.',
    languages: 'Το περιεχόμενο υπάρχει στα ελληνικά και στα αγγλικά.',
    flashes: 'Τίποτα δεν αναβοσβήνει.',
  },
  gaps: {
    title: 'Τι ξέρουμε ότι λείπει',
    alt: 'Εικόνες χωρίς περιγραφή: το εργαλείο τη ζητά και δείχνει πού λείπει, τη γράφει όμως το προσωπικό.',
    captions: 'Βίντεο που ανεβάζει το προσωπικό μπορεί να μην έχουν υπότιτλους.',
    speech:
      'Οι οθόνες δεν διαβάζουν μόνες τους το περιεχόμενό τους δυνατά· ακούγεται ό,τι έχει ηχογραφήσει το προσωπικό.',
  },
  privacy: {
    title: 'Τι μετράμε στις οθόνες αφής, και τι όχι',
    text: 'Κανείς δεν αναγνωρίζεται μπροστά σε μια οθόνη. Όπου ο φορέας έχει ενεργή την καταμέτρηση, οι οθόνες μετρούν σύνολα ανά ώρα και τίποτε άλλο:',
    what: 'Πόσες επισκέψεις έγιναν, ποια γλώσσα διάλεξαν, τι άνοιξαν, πόσα πήραν μαζί τους, πόσες συνταγές ακολούθησαν έως το τέλος, πόσα παζλ έλυσαν, και πόσοι χρησιμοποίησαν τη λειτουργία προσβασιμότητας.',
    access:
      'Το ότι κάποιος χρησιμοποίησε τη λειτουργία προσβασιμότητας μετριέται μόνο αφού συγκεντρωθούν πέντε επισκέψεις, ώστε να μη φαίνεται ποιος ήταν.',
    never:
      'Η καταμέτρηση δεν χρησιμοποιεί κάμερα, όνομα, cookie ή στοιχεία του κινητού σας. Δεν καταγράφεται ποιος έκανε τι, με ποια σειρά ή ποια στιγμή μέσα στην ώρα. Όποιος παίρνει κάτι στο κινητό του δεν συνδέεται με όσα έκανε στην οθόνη.',
    kept: 'Τα σύνολα τα βλέπει μόνο το προσωπικό, σβήνονται μετά από ορισμένο διάστημα, και ο φορέας μπορεί όποτε θέλει να κλείσει την καταμέτρηση και να τα σβήσει.',
  },
  contact: {
    title: 'Πείτε μας τι σας δυσκολεύει',
    text: 'Αν κάτι δεν μπορείτε να το χρησιμοποιήσετε ή να το διαβάσετε, απευθυνθείτε στον φορέα «{municipality}». Αν η απάντηση δεν σας ικανοποιεί, μπορείτε να απευθυνθείτε στον Συνήγορο του Πολίτη.',
  },
} as const;

const en = {
  link: 'Accessibility statement',
  back: 'Back to the tool',
  intro:
    '{municipality} wants this tool, and the displays it feeds, to be usable by everyone. The statement covers the staff’s app and the displays, totems and touch tables.',
  status: {
    title: 'How far it conforms',
    text: 'It is designed to meet WCAG 2.2 at level AA and EN 301 549, as asked for by Directive (EU) 2016/2102 and Greek law 4727/2020. Every page is checked automatically, in Greek and in English, in light and in dark colours.',
  },
  tool: {
    title: 'In the staff’s tool',
    keyboard: 'Everything can be done with the keyboard. Whatever is dragged can be moved from a menu too.',
    reader:
      'Every field, button and message has a name for a screen reader, and every text says its language.',
    colour: 'Text has a contrast of at least 4.5:1. No meaning is carried by colour alone.',
    motion: 'Whoever has asked their device for less motion sees none.',
    zoom: 'Text can be enlarged to 400% without losing content.',
  },
  glass: {
    title: 'On the displays',
    size: 'Letters have the size that each display’s viewing distance asks for, and what is touched is at least 20 millimetres wide.',
    access:
      'On touch displays one button enlarges the text, strengthens the contrast and brings the controls down to where someone who sits can reach them.',
    languages: 'Content is there in Greek and in English.',
    flashes: 'Nothing flashes.',
  },
  gaps: {
    title: 'What we know is missing',
    alt: 'Images without a description: the tool asks for it and shows where it is missing, but staff have to write it.',
    captions: 'Videos that staff upload may have no captions.',
    speech:
      'The displays do not read their content aloud by themselves; visitors hear what staff have recorded.',
  },
  privacy: {
    title: 'What touch displays count, and what they do not',
    text: 'Nobody is recognised in front of a display. Where the municipality has counting switched on, displays keep hourly totals and nothing else:',
    what: 'How many visits there were, which language was chosen, what was opened, how many things were taken home, how many recipes were followed to the end, how many puzzles were solved, and how many used the accessibility mode.',
    access:
      'That somebody used the accessibility mode is told only once five visits have come together, so that nobody can see who it was.',
    never:
      'The counting uses no camera, no name, no cookie and nothing about your phone. Who did what, in which order or at which moment of the hour is not recorded. Whoever takes something home on their phone is not connected with what they did at the display.',
    kept: 'Only staff see the totals; they are erased after a set time, and the municipality can at any time switch the counting off and erase them.',
  },
  contact: {
    title: 'Tell us what is difficult for you',
    text: 'If there is something you cannot use or read, please contact {municipality}. If the answer does not satisfy you, you can turn to the Greek Ombudsman.',
  },
} as const satisfies Shape<typeof el>;

/** The accessibility statement, reachable from every page. */
export const accessibility = { el, en };
