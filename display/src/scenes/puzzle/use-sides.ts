import { type Language, otherLanguage } from '@psifida/contract/content/bilingual';
import { useState } from 'react';
import { useScene } from '../common/scene-context.ts';
import type { Half } from './puzzle-table.ts';

export const halves = ['bottom', 'top'] as const satisfies readonly Half[];

export type Sides = { languageAt(half: Half): Language; switchAt(half: Half): void };

/** Each side reads its own language; it begins with that of the stage. */
export function useSides(): Sides {
  const { language } = useScene();
  const [own, setOwn] = useState<Partial<Record<Half, Language>>>({});
  const languageAt = (half: Half) => own[half] ?? language;
  return {
    languageAt,
    switchAt: (half) => setOwn((all) => ({ ...all, [half]: otherLanguage(languageAt(half)) })),
  };
}
