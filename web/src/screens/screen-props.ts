import type { ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';

/** What every screen is given; those outside a system take nothing of it. */
export type ScreenProps = { screen: ScreenId; system: SystemId; id: string };
