import type { Language } from '@psifida/contract/bilingual';
import type { TakenKind } from '@psifida/contract/kinds';

type Texts = {
  /** What the button says, which is also what the sheet is called. */
  takeHome: Record<TakenKind, string>;
  hint: Record<TakenKind, string>;
  typed: string;
};

const scan = (what: string) => `Σαρώστε τον κωδικό με το κινητό σας και ${what} ανοίγει εκεί.`;
const scanEnglish = (what: string) => `Scan the code with your phone and the ${what} opens there.`;

export const homeCodeTexts: Record<Language, Texts> = {
  el: {
    takeHome: {
      recipe: 'Πάρτε τη μαζί σας',
      dish: 'Πάρτε το μαζί σας',
      product: 'Πάρτε το μαζί σας',
      point: 'Πάρτε το μαζί σας',
      presentation: 'Πάρτε τη μαζί σας',
    },
    hint: {
      recipe: scan('η συνταγή'),
      dish: scan('το έδεσμα'),
      product: scan('το προϊόν'),
      point: scan('το σημείο'),
      presentation: scan('η προβολή'),
    },
    typed: 'ή γράψτε τη διεύθυνση',
  },
  en: {
    takeHome: {
      recipe: 'Take it home',
      dish: 'Take it home',
      product: 'Take it home',
      point: 'Take it home',
      presentation: 'Take it home',
    },
    hint: {
      recipe: scanEnglish('recipe'),
      dish: scanEnglish('dish'),
      product: scanEnglish('product'),
      point: scanEnglish('point'),
      presentation: scanEnglish('presentation'),
    },
    typed: 'or type the address',
  },
};
