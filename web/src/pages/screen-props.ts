import type { ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';

export type ScreenProps = { screen: ScreenId; system: SystemId; id: string };
