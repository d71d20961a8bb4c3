import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { countedLanguage } from '@psifida/contract/content/visits';
import { useState } from 'react';
import { useRounds, useScene } from '../common/scene-context.ts';
import type { SceneProps } from '../scene.ts';
import type { Half } from './puzzle-table.ts';

export const halves = ['bottom', 'top'] as const satisfies readonly Half[];

export type Sides = { languageAt(half: Half): Language; switchAt(half: Half): void };

/** Each side reads its own language, until the visit ends; it begins with that of the stage. */
export function useSides({ language, visit }: Pick<SceneProps, 'language' | 'visit'>): Sides {
  const { count } = useScene();
  const [own, setOwn] = useState<Partial<Record<Half, Language>>>({});
  const round = useRounds(visit);
  const [begun, setBegun] = useState(round);
  if (begun !== round) {
    setBegun(round);
    setOwn({});
  }
  const languageAt = (half: Half) => own[half] ?? language;
  return {
    languageAt,
    switchAt: (half) => {
      count(countedLanguage[otherLanguage(languageAt(half))]);
      setOwn((all) => ({ ...all, [half]: otherLanguage(languageAt(half)) }));
    },
  };
}
