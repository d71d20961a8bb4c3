import type { Language } from '../../bilingual.ts';
import type { Direction, Turn } from '../find-way.ts';

const el = {
  way: 'Πώς θα πάτε',
  wayIn: (minutes: number) => `Πώς θα πάτε: ${minutes === 1 ? '1 λεπτό' : `${minutes} λεπτά`}`,
  onFoot: (minutes: number) => (minutes === 1 ? '1 λεπτό με τα πόδια' : `${minutes} λεπτά με τα πόδια`),
  stepFree: 'Χωρίς σκαλιά',
  hasSteps: 'Η διαδρομή έχει σκαλιά.',
  onlySteps: 'Η διαδρομή έχει σκαλιά. Δεν υπάρχει διαδρομή χωρίς σκαλιά.',
  turns: {
    start: 'Ξεκινήστε από το σημείο «Είστε εδώ»',
    'start-ahead': 'Ξεκινήστε ευθεία μπροστά σας',
    'start-left': 'Ξεκινήστε προς τα αριστερά σας',
    'start-right': 'Ξεκινήστε προς τα δεξιά σας',
    'start-behind': 'Στραφείτε προς τα πίσω: η διαδρομή ξεκινά πίσω σας',
    ahead: 'Συνεχίστε ευθεία',
    'bear-left': 'Κινηθείτε ελαφρώς αριστερά',
    'bear-right': 'Κινηθείτε ελαφρώς δεξιά',
    left: 'Στρίψτε αριστερά',
    right: 'Στρίψτε δεξιά',
    arrive: 'Φτάσατε',
    'arrive-left': 'Φτάσατε: είναι στα αριστερά σας',
    'arrive-right': 'Φτάσατε: είναι στα δεξιά σας',
  } satisfies Record<Turn, string>,
  on: {
    slope: 'Ο δρόμος έχει κλίση',
    steps: 'Ακολουθήστε τα σκαλιά',
    crossing: 'Περάστε απέναντι',
  } satisfies Record<NonNullable<Direction['on']>, string>,
};

/** How a visitor gets there: on the glass, read aloud, and on the page that is taken home. */
export const wayTexts: Record<Language, typeof el> = {
  el,
  en: {
    way: 'How to get there',
    wayIn: (minutes) => `How to get there: ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
    onFoot: (minutes) => (minutes === 1 ? '1 minute on foot' : `${minutes} minutes on foot`),
    stepFree: 'Without steps',
    hasSteps: 'This way has steps.',
    onlySteps: 'This way has steps. There is no way without steps.',
    turns: {
      start: 'Start at “You are here”',
      'start-ahead': 'Start straight ahead of you',
      'start-left': 'Start to your left',
      'start-right': 'Start to your right',
      'start-behind': 'Turn around: the way starts behind you',
      ahead: 'Continue straight on',
      'bear-left': 'Bear left',
      'bear-right': 'Bear right',
      left: 'Turn left',
      right: 'Turn right',
      arrive: 'You are there',
      'arrive-left': 'You are there: it is on your left',
      'arrive-right': 'You are there: it is on your right',
    },
    on: { slope: 'The way slopes', steps: 'Take the steps', crossing: 'Cross the road' },
  },
};

/** In whole sentences: 'Turn left at the fountain. Take the steps.' A landmark without a name in the language is not named. */
export function directionWords({ turn, at, on }: Direction, language: Language): string {
  const words = wayTexts[language];
  const sentences = [
    [words.turns[turn], at?.[language]].filter(Boolean).join(' '),
    ...(on ? [words.on[on]] : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
