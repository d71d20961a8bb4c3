import type { AccessLevel } from '@psifida/contract/access';
import { addresses, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { pageOf } from './pages.ts';

const inSidebar: readonly ScreenId[] = [
  'system-home',
  'presentation-list',
  'presentation-add',
  'recipe-list',
  'dish-list',
];

/** The pages of a system that its sidebar offers to someone with these rights. */
export const pagesOfSystem = (system: SystemId, may: (level: AccessLevel) => boolean): ScreenId[] =>
  inSidebar.filter((screen) => {
    const { requires } = pageOf(screen);
    return (
      addresses.some((address) => address.screen === screen && address.system === system) &&
      (!requires || may(requires))
    );
  });
