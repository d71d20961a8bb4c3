import type { Language } from '@psifida/contract/content/bilingual';
import { cookingTime } from './cooking-time.ts';

const el = {
  title: 'Συνταγές του τόπου',
  choose: 'Διαλέξτε μια συνταγή',
  list: 'Συνταγές',
  all: 'Όλες',
  time: (minutes: number) => cookingTime(minutes, 'el'),
  servings: (count: number) => (count === 1 ? '1 μερίδα' : `${count} μερίδες`),
  writtenFor: (count: number): string => `συνταγή για ${el.servings(count)}`,
  insteadOf: (amount: string) => `αντί για ${amount}`,
  fewer: 'Λιγότερες μερίδες',
  more: 'Περισσότερες μερίδες',
  ingredients: 'Υλικά',
  steps: 'Εκτέλεση',
  stepByStep: 'Βήμα βήμα',
  step: (now: number, all: number) => `Βήμα ${now} από ${all}`,
  nextStep: 'Επόμενο βήμα',
  previousStep: 'Προηγούμενο βήμα',
  lastStep: 'Έτοιμο',
  ready: 'Καλή όρεξη!',
  backToRecipe: 'Πίσω στη συνταγή',
  takeHome: 'Πάρτε τη μαζί σας',
  takeHomeHint: 'Σαρώστε τον κωδικό με το κινητό σας και η συνταγή ανοίγει εκεί.',
  typed: 'ή γράψτε τη διεύθυνση',
};

export type RecipeTexts = typeof el;

export const recipeTexts: Record<Language, RecipeTexts> = {
  el,
  en: {
    title: 'Recipes of the place',
    choose: 'Choose a recipe',
    list: 'Recipes',
    all: 'All',
    time: (minutes) => cookingTime(minutes, 'en'),
    servings: (count) => (count === 1 ? '1 serving' : `${count} servings`),
    writtenFor: (count) => (count === 1 ? 'recipe for 1 serving' : `recipe for ${count} servings`),
    insteadOf: (amount) => `instead of ${amount}`,
    fewer: 'Fewer servings',
    more: 'More servings',
    ingredients: 'Ingredients',
    steps: 'Method',
    stepByStep: 'Step by step',
    step: (now, all) => `Step ${now} of ${all}`,
    nextStep: 'Next step',
    previousStep: 'Previous step',
    lastStep: 'Ready',
    ready: 'Enjoy your meal!',
    backToRecipe: 'Back to the recipe',
    takeHome: 'Take it home',
    takeHomeHint: 'Scan the code with your phone and the recipe opens there.',
    typed: 'or type the address',
  },
};
