import type { ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { useRegistry } from '../features/systems/registry.tsx';
import { useSession } from '../lib/session.ts';
import { pageOf } from './pages.ts';

/** What a screen is called here: the name of the system for its home, 'Table-top presentations' for a table's list. */
export function usePageTitles() {
  const t = useTranslations('titles');
  const locale = useLocale();
  const registry = useRegistry();
  const { may } = useSession();

  return (screen: ScreenId, system: SystemId | null): string => {
    const found = system && registry[system];
    const { title, titleToRead } = pageOf(screen);
    return t((!may('edit') && titleToRead) || title, {
      system: found ? found.name[locale] : '',
      viewing: found?.viewing === 'epitrapezies-provoles' ? 'table' : 'digital',
    });
  };
}
