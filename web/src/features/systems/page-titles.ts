import { narrowingSystem, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import type { ReadTitle } from '../../i18n/shape.ts';
import { useSession } from '../../lib/session.ts';
import { useRegistry } from './registry.tsx';

/** Pages that whoever may only look sees as well, holding still: for them they are called otherwise. */
export const titlesToRead: Partial<Record<ScreenId, ReadTitle>> = {
  'presentation-edit': 'presentation-read',
  'recipe-edit': 'recipe-read',
  'dish-edit': 'dish-read',
};

/** What a screen is called here: the name of the system for its home, 'Table-top presentations' for a table's list. */
export function usePageTitles() {
  const t = useTranslations('titles');
  const locale = useLocale();
  const registry = useRegistry();
  const { may } = useSession();

  return (screen: ScreenId, system: SystemId | null): string => {
    const found = system && registry[system];
    return t((!may('edit', narrowingSystem({ screen, system })) && titlesToRead[screen]) || screen, {
      system: found ? found.name[locale] : '',
      viewing: found?.viewing === 'epitrapezies-provoles' ? 'table' : 'digital',
    });
  };
}
