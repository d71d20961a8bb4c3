import type { Language } from '../../bilingual.ts';
import { foodWords } from '../food-words.ts';

const el = {
  ...foodWords.el,
  title: 'Συνταγές του τόπου μας',
  choose: 'Διαλέξτε μια συνταγή',
  list: 'Συνταγές',
  all: 'Όλες',
  stepByStep: 'Βήμα βήμα',
  step: (now: number, all: number) => `Βήμα ${now} από ${all}`,
  nextStep: 'Επόμενο βήμα',
  previousStep: 'Προηγούμενο βήμα',
  lastStep: 'Τέλος',
  backToRecipe: 'Πίσω στη συνταγή',
};

export const recipeTexts: Record<Language, typeof el> = {
  el,
  en: {
    ...foodWords.en,
    title: 'Local recipes',
    choose: 'Choose a recipe',
    list: 'Recipes',
    all: 'All',
    stepByStep: 'Step by step',
    step: (now, all) => `Step ${now} of ${all}`,
    nextStep: 'Next step',
    previousStep: 'Previous step',
    lastStep: 'Finish',
    backToRecipe: 'Back to the recipe',
  },
};
