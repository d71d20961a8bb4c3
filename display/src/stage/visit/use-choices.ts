import { defaultLanguage, type Language, languages } from '@psifida/contract/bilingual';
import type { LanguageMode } from '@psifida/contract/content/display';
import { useCallback, useState } from 'react';

type Choices = { language: Language | null; access: boolean };

const none: Choices = { language: null, access: false };

export function useChoices(visit: number | null) {
  const [made, setMade] = useState<Choices & { visit: number | null }>({ ...none, visit });
  const choices = visit !== null && made.visit === visit ? made : none;
  const choose = useCallback(
    (change: Partial<Choices>) =>
      setMade((before) => ({ ...(before.visit === visit ? before : none), ...change, visit })),
    [visit],
  );
  return { language: choices.language, access: choices.access, choose };
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
