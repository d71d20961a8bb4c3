import type { Language } from '@psifida/contract/language';
import type { wordsIn } from './texts.ts';

export type Words = ReturnType<typeof wordsIn>;
export type WordFiles = Record<Language, () => Promise<{ words: Words }>>;

export const wordFiles = {
  first: { el: () => import('./words/first-el.ts'), en: () => import('./words/first-en.ts') },
  later: { el: () => import('./words/later-el.ts'), en: () => import('./words/later-en.ts') },
  ofSignInPage: { el: () => import('./words/sign-in-el.ts'), en: () => import('./words/sign-in-en.ts') },
} satisfies Record<string, WordFiles>;
