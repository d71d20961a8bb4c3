import { inBoth } from '../shape.ts';

export const demo = inBoth({
  title: ['Αυτό που βλέπετε είναι επίδειξη.', 'What you see is a demonstration.'],
  text: [
    'Μια μικρή πόλη με έτοιμες προβολές, για να γνωρίσετε το εργαλείο. Ένας διαχειριστής την αφαιρεί με μία κίνηση, όταν ξεκινήσετε με τα δικά σας.',
    'A small town with ready-made presentations, to get to know the tool. An administrator removes it in one step when you begin with your own.',
  ],
  filling: [
    'Η επίδειξη ετοιμάζεται: {done, number} από {total, number}',
    'The demonstration is being prepared: {done, number} of {total, number}',
  ],
  remove: ['Αφαίρεση της επίδειξης', 'Remove the demonstration'],
  confirmTitle: ['Να αφαιρεθεί η επίδειξη;', 'Remove the demonstration?'],
  confirm: [
    'Θα διαγραφούν όλες οι έτοιμες προβολές, συνταγές, εικόνες και βίντεο της επίδειξης και οι οθόνες θα πάψουν να τις δείχνουν. Ό,τι φτιάξατε ή αλλάξατε εσείς μένει, μαζί με όσες εικόνες της χρησιμοποιείτε. Η ενέργεια αυτή είναι οριστική.',
    'All of its ready-made presentations, recipes, images and videos will be deleted, and displays will stop showing them. What you made or changed yourself stays, together with the images of the demonstration that you use. This action is permanent.',
  ],
  stay: ['Άκυρο', 'Cancel'],
  go: ['Ναι, αφαίρεση', 'Yes, remove it'],
});
