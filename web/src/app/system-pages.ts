import type { May } from '@psifida/contract/access';
import { addresses, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { mayOpen } from './pages.ts';

const inSidebar: readonly ScreenId[] = [
  'system-home',
  'presentation-list',
  'presentation-add',
  'recipe-list',
  'dish-list',
];

export const pagesOfSystem = (system: SystemId, may: May): ScreenId[] =>
  inSidebar.filter(
    (screen) =>
      addresses.some((address) => address.screen === screen && address.system === system) &&
      mayOpen({ screen, system }, may),
  );
