import { addressOf } from '@psifida/contract/registry/addresses';
import type { View } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';

const screens = { table: 'table-view-edit', puzzle: 'puzzle-view-edit' } as const;

export const viewAddress = (view: View, { system, id }: { system: SystemId; id: string }): string =>
  addressOf({ screen: screens[view], system, id });

export const viewLabels = { table: 'editor.tableView', puzzle: 'editor.puzzleView' } as const;
