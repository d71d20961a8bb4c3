import type { Language } from '@psifida/contract/bilingual';
import { useCallback, useState } from 'react';

type Choices = { language: Language | null; access: boolean };

const none: Choices = { language: null, access: false };

/** What a visitor has chosen. It belongs to the visit, so that with the visit it is gone. */
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
