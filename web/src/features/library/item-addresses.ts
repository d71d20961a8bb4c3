import type { LibraryKind } from '@psifida/contract/kinds';
import { addressOf, homeOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';

const screens = {
  recipe: { list: 'recipe-list', add: 'recipe-add' },
  dish: { list: 'dish-list', add: 'dish-add' },
  announcement: { list: 'announcement-list', add: 'announcement-add' },
  event: { list: 'event-list', add: 'event-add' },
} as const;

const at = (kind: keyof typeof screens, screen: 'list' | 'add'): string => {
  const system = homeOf(kind);
  return addressOf({ screen: screens[kind][screen], ...(system && { system }) });
};

/** Products live in the second tab of the dishes and are edited beside it, so an address names the tab and the product. */
const products = `${at('dish', 'list')}?tab=products`;

export const listAddress = (kind: LibraryKind): string => (kind === 'product' ? products : at(kind, 'list'));
export const addAddress = (kind: LibraryKind): string =>
  kind === 'product' ? `${products}&product=new` : at(kind, 'add');

/** The system whose cover stands for a kind: news of the town come with the information cloud. */
export const coverOf = (kind: LibraryKind): SystemId => homeOf(kind) ?? 'system3';
