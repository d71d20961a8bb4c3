import { inBoth } from '../shape.ts';

export const look = inBoth({
  open: ['Χρώματα και γραμματοσειρές', 'Colours and typefaces'],
  intro: [
    'Ισχύουν για το εργαλείο και για όλες τις οθόνες. Τα βλέπετε ήδη εδώ και στην προεπισκόπηση· οι συνάδελφοί σας τα βλέπουν μετά την αποθήκευση, μόλις ανανεώσουν τη σελίδα. Τα έκτακτα μηνύματα διατηρούν τα χρώματά τους.',
    'They apply to the tool and to all displays. You already see them here and in the preview; colleagues see them once you have saved and they reload the page. Emergency messages keep their colours.',
  ],
  accent: ['Χρώμα έμφασης', 'Accent colour'],
  accentHint: [
    'Κουμπιά, σύνδεσμοι και ό,τι επιλέγεται. Γράψτε το όπως #15803d ή επιλέξτε το.',
    'Buttons, links and what is chosen. Type it like #15803d, or pick it.',
  ],
  pick: ['Επιλογή χρώματος', 'Pick a colour'],
  unreadable: [
    'Τα λευκά γράμματα δεν διαβάζονται πάνω σε αυτό το χρώμα: αντίθεση {ratio}, χρειάζεται 4,5. Ο κοντινότερος τόνος που διαβάζεται είναι {tone}.',
    'White letters cannot be read on this colour: the contrast is {ratio}, and 4.5 is needed. The nearest tone that can be read is {tone}.',
  ],
  take: ['Επιλογή του {tone}', 'Choose {tone}'],
  contrast: [
    'Αντίθεση με λευκά γράμματα: {light} στα φωτεινά χρώματα, {dark} στα σκούρα.',
    'Contrast with white letters: {light} in light colours, {dark} in dark ones.',
  ],
  ground: ['Φόντο', 'Background'],
  groundHint: [
    'Όπου η οθόνη έχει σκούρο φόντο, χρησιμοποιείται ο σκούρος τόνος.',
    'Displays with a dark background use the dark tone.',
  ],
  grounds: {
    sand: ['Άμμος και νύχτα', 'Sand and night'],
    stone: ['Πέτρα και γραφίτης', 'Stone and graphite'],
    sea: ['Θάλασσα και βυθός', 'Sea and deep sea'],
    clay: ['Πηλός και κάστανο', 'Clay and chestnut'],
  },
  headings: ['Γραμματοσειρά τίτλων', 'Typeface of titles'],
  headingsHint: [
    'Στις οθόνες και για τα κείμενα που διαβάζουν οι επισκέπτες.',
    'On displays also for the texts that visitors read.',
  ],
  text: ['Γραμματοσειρά των υπολοίπων', 'Typeface of everything else'],
  typefaces: {
    literata: ['Literata, με πατούρες', 'Literata, with serifs'],
    commissioner: ['Commissioner, χωρίς πατούρες', 'Commissioner, without serifs'],
  },
  usual: ['Αρχικά χρώματα και γραμματοσειρές', 'Original colours and typefaces'],
  seen: ['Προεπισκόπηση', 'Preview'],
  system: ['Σύστημα', 'System'],
  nothing: [
    'Το σύστημα δεν έχει τίποτα να δείξει ακόμη. Επιλέξτε ένα άλλο.',
    'This system has nothing to show yet. Choose another one.',
  ],
  save: ['Αποθήκευση', 'Save'],
  saved: [
    'Τα χρώματα και οι γραμματοσειρές αποθηκεύτηκαν. Οι οθόνες τα δείχνουν σε λίγο.',
    'Colours and typefaces are saved. Displays show them in a moment.',
  ],
});
