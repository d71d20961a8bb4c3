import type { ScreenId } from '@psifida/contract/registry/addresses';

/** What stands at its address but is not built yet. Empty when the product is whole. */
export const unfinishedScreens = [
  'library-sections',
  'recipe-add',
  'recipe-edit',
  'recipe-list',
  'dish-add',
  'dish-edit',
  'dish-list',
] as const satisfies readonly (ScreenId | 'library-sections')[];

export type UnfinishedScreen = (typeof unfinishedScreens)[number];
