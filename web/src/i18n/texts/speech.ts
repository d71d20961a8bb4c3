import { inBoth } from '../shape.ts';

export const speech = inBoth({
  pronunciations: ['Πώς ακούγονται οι λέξεις', 'How words sound'],
  pronunciationsHint: [
    'Οι οθόνες διαβάζουν τα κείμενα φωναχτά σε όποιον δεν τα βλέπει. Γράψτε μία λέξη σε κάθε γραμμή, όπως είναι στα κείμενα, το ίσον και όπως πρέπει να ακούγεται. Σε λίγα λεπτά διαβάζεται έτσι παντού.',
    'Displays read texts aloud to people who cannot see them. Write one word on each line as it is in the texts, an equals sign, and how it should sound. Within a few minutes it is read this way everywhere.',
  ],
  inGreek: ['Στα ελληνικά κείμενα', 'In Greek texts'],
  inEnglish: ['Στα αγγλικά κείμενα', 'In English texts'],
  save: ['Αποθήκευση των λέξεων', 'Save the words'],
  saved: ['Οι λέξεις αποθηκεύτηκαν.', 'The words have been saved.'],
});
