import { defaultLanguage, type Language, languages } from '@psifida/contract/bilingual';
import type { LanguageMode } from '@psifida/contract/content/display';

type Situation = {
  mode: LanguageMode;
  /** What the visitor who is here has chosen. */
  chosen: Language | null;
  /** How many items have been shown while nobody was here. */
  turn: number;
};

/** The language that leads on the glass right now. */
export function leadingLanguage({ mode, chosen, turn }: Situation): Language {
  if (chosen) return chosen;
  if (mode === 'alternating') return languages[turn % languages.length] ?? defaultLanguage;
  return mode === 'visitor' ? defaultLanguage : mode;
}
