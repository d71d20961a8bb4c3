import type { LibraryKind } from '@psifida/contract/kinds';
import { addressOf, homeOf } from '@psifida/contract/registry/addresses';

const screens = {
  recipe: { list: 'recipe-list', add: 'recipe-add' },
  dish: { list: 'dish-list', add: 'dish-add' },
} as const;

const at = (kind: 'recipe' | 'dish', screen: 'list' | 'add'): string =>
  addressOf({ screen: screens[kind][screen], system: homeOf(kind) });

/** Products live in the second tab of the dishes and are edited beside it, so an address names the tab and the product. */
const products = `${at('dish', 'list')}?tab=products`;

export const listAddress = (kind: LibraryKind): string => (kind === 'product' ? products : at(kind, 'list'));
export const addAddress = (kind: LibraryKind): string =>
  kind === 'product' ? `${products}&product=new` : at(kind, 'add');
