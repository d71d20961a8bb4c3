import { defaultLanguage, type Language, languages } from '@psifida/contract/bilingual';
import type { LanguageMode } from '@psifida/contract/content/display';
import { useCallback, useState } from 'react';

/** The language that a visitor chose; null until then, and for the next one. */
export function useChosenLanguage(visit: number | null) {
  const [made, setMade] = useState<{ language: Language | null; visit: number | null }>({
    language: null,
    visit,
  });
  const choose = useCallback((language: Language) => setMade({ language, visit }), [visit]);
  return { language: visit !== null && made.visit === visit ? made.language : null, choose };
}

type Situation = {
  mode: LanguageMode;
  chosen: Language | null;
  /** How many items have been shown while nobody was here. */
  turn: number;
};

export function leadingLanguage({ mode, chosen, turn }: Situation): Language {
  if (chosen) return chosen;
  if (mode === 'alternating') return languages[turn % languages.length] ?? defaultLanguage;
  return mode === 'visitor' ? defaultLanguage : mode;
}
