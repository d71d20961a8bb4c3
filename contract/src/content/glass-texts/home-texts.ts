import type { Bilingual, Language } from '../../bilingual.ts';
import type { TakenKind } from '../../kinds.ts';

type Texts = {
  /** Of the button, and of the sheet. */
  takeHome(kind: TakenKind): string;
  hint(kind: TakenKind): string;
  typed: string;
};

const names: Record<TakenKind, Bilingual> = {
  recipe: { el: 'η συνταγή', en: 'recipe' },
  dish: { el: 'το έδεσμα', en: 'dish' },
  product: { el: 'το προϊόν', en: 'product' },
  point: { el: 'το σημείο', en: 'point' },
  presentation: { el: 'το θέμα', en: 'topic' },
  event: { el: 'η εκδήλωση', en: 'event' },
};

export const homeCodeTexts: Record<Language, Texts> = {
  el: {
    takeHome: (kind) => `Πάρτε ${names[kind].el.startsWith('η ') ? 'τη' : 'το'} μαζί σας`,
    hint: (kind) => `Σαρώστε τον κωδικό με το κινητό σας και ${names[kind].el} ανοίγει εκεί.`,
    typed: 'ή γράψτε τη διεύθυνση',
  },
  en: {
    takeHome: () => 'Take it home',
    hint: (kind) => `Scan the code with your phone and the ${names[kind].en} opens there.`,
    typed: 'or type the address',
  },
};
