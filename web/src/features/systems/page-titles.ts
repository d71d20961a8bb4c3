import type { May } from '@psifida/contract/access';
import type { Language } from '@psifida/contract/bilingual';
import { ownerOfScreen, type ScreenId } from '@psifida/contract/registry/addresses';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { useMemo } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { madeOnce } from '../../i18n/made-once.ts';
import type { ReadTitle } from '../../i18n/shape.ts';
import { useSession } from '../../session/session.ts';
import { useRegistry } from './registry.tsx';

/** Pages that whoever may only look sees as well, holding still: for them they are called otherwise. */
export const titlesToRead: Partial<Record<ScreenId, ReadTitle>> = {
  'presentation-edit': 'presentation-read',
  'recipe-edit': 'recipe-read',
  'dish-edit': 'dish-read',
  'announcement-edit': 'announcement-read',
  'event-edit': 'event-read',
};

const titlesIn = madeOnce((locale, messages) => createTranslator({ locale, messages, namespace: 'titles' }));

type Who = { language: Language; registry: Registry; may: May };

/** What a screen is called here: the name of the system for its home, 'Table-top presentations' for a table's list. */
export const pageTitlesIn = ({ language, registry, may }: Who) => {
  const t = titlesIn(language);
  return (screen: ScreenId, system: SystemId | null): string => {
    const found = system && registry[system];
    return t((!may('edit', ownerOfScreen({ screen, system })) && titlesToRead[screen]) || screen, {
      system: found ? found.name[language] : '',
      viewing: found?.viewing === 'epitrapezies-provoles' ? 'table' : 'digital',
    });
  };
};

export function usePageTitles() {
  const language = useLocale();
  const registry = useRegistry();
  const { may } = useSession();
  return useMemo(() => pageTitlesIn({ language, registry, may }), [language, registry, may]);
}
