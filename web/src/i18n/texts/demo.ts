import type { Shape } from '../shape.ts';

const el = {
  title: 'Αυτό που βλέπετε είναι επίδειξη.',
  text: 'Μια μικρή πόλη με έτοιμες προβολές, για να γνωρίσετε το εργαλείο. Αφαιρείται με μία κίνηση όταν θελήσετε να ξεκινήσετε με τα δικά σας.',
  filling: 'Η επίδειξη ετοιμάζεται: {done, number} από {total, number}',
  remove: 'Αφαίρεση της επίδειξης',
  confirmTitle: 'Να αφαιρεθεί η επίδειξη;',
  confirm:
    'Θα διαγραφούν όλες οι έτοιμες προβολές, συνταγές και εικόνες της και οι οθόνες θα πάψουν να τις δείχνουν. Ό,τι φτιάξατε ή αλλάξατε εσείς μένει, μαζί με όσες εικόνες της επίδειξης χρησιμοποιείτε. Η ενέργεια αυτή είναι οριστική.',
  stay: 'Να μείνει',
  go: 'Ναι, να αφαιρεθεί',
} as const;

const en = {
  title: 'What you see is a demonstration.',
  text: 'A small town with ready-made presentations, to get to know the tool. One action takes it away when you want to begin with your own.',
  filling: 'The demonstration is being filled in: {done, number} of {total, number}',
  remove: 'Remove the demonstration',
  confirmTitle: 'Remove the demonstration?',
  confirm:
    'All of its ready-made presentations, recipes, images and videos will be deleted, and displays stop showing them. What you made or changed yourself stays, together with the images of the demonstration that you use. This action is permanent.',
  stay: 'Keep it',
  go: 'Yes, remove it',
} as const satisfies Shape<typeof el>;

export const demo = { el, en };
