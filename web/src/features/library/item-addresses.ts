import type { LibraryKind } from '@psifida/contract/content/kinds';
import { addressOf, homeOf } from '@psifida/contract/registry/addresses';

export type Target = { address: string; search?: Record<string, string> };

const screens = {
  recipe: { list: 'recipe-list', add: 'recipe-add', edit: 'recipe-edit' },
  dish: { list: 'dish-list', add: 'dish-add', edit: 'dish-edit' },
} as const;

const at = (kind: 'recipe' | 'dish', screen: 'list' | 'add' | 'edit', id?: string): Target => ({
  address: addressOf({ screen: screens[kind][screen], system: homeOf(kind), ...(id && { id }) }),
});

/** Products live in the second tab of the dishes and are edited beside it, so an address names the tab and the product. */
const products = (product?: string): Target => ({
  ...at('dish', 'list'),
  search: { tab: 'products', ...(product && { product }) },
});

export const listAddress = (kind: LibraryKind): Target =>
  kind === 'product' ? products() : at(kind, 'list');
export const addAddress = (kind: LibraryKind): Target =>
  kind === 'product' ? products('new') : at(kind, 'add');
export const itemAddress = (kind: LibraryKind, id: string): Target =>
  kind === 'product' ? products(id) : at(kind, 'edit', id);
