import type { Language } from '@psifida/contract/content/bilingual';

const el = {
  title: 'Συνταγές του τόπου',
  choose: 'Διαλέξτε μια συνταγή',
  list: 'Συνταγές',
  all: 'Όλες',
  minutes: (count: number) => (count === 1 ? '1 λεπτό' : `${count} λεπτά`),
  servings: (count: number) => (count === 1 ? '1 μερίδα' : `${count} μερίδες`),
  fewer: 'Λιγότερες μερίδες',
  more: 'Περισσότερες μερίδες',
  ingredients: 'Υλικά',
  steps: 'Παρασκευή',
  stepByStep: 'Βήμα βήμα',
  step: (now: number, all: number) => `Βήμα ${now} από ${all}`,
  nextStep: 'Επόμενο βήμα',
  previousStep: 'Προηγούμενο βήμα',
  ready: 'Καλή όρεξη!',
  takeHome: 'Πάρτε τη μαζί σας',
  takeHomeHint: 'Σαρώστε τον κωδικό με το κινητό σας: η συνταγή ανοίγει εκεί.',
  pictures: 'Εικόνες της συνταγής',
};

export type RecipeTexts = typeof el;

export const recipeTexts: Record<Language, RecipeTexts> = {
  el,
  en: {
    title: 'Recipes of the place',
    choose: 'Choose a recipe',
    list: 'Recipes',
    all: 'All',
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    servings: (count) => (count === 1 ? '1 serving' : `${count} servings`),
    fewer: 'Fewer servings',
    more: 'More servings',
    ingredients: 'Ingredients',
    steps: 'Method',
    stepByStep: 'Step by step',
    step: (now, all) => `Step ${now} of ${all}`,
    nextStep: 'Next step',
    previousStep: 'Previous step',
    ready: 'Enjoy your meal!',
    takeHome: 'Take it home',
    takeHomeHint: 'Scan the code with your phone: the recipe opens there.',
    pictures: 'Pictures of the recipe',
  },
};
