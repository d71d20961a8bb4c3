import type { Found } from '@psifida/contract/endpoints/find';
import { addressOf, addressOfItem, matchAddress, type ScreenId } from '@psifida/contract/registry/addresses';

type Which = Pick<Found, 'kind' | 'id' | 'system'>;

/** Where something that was found is opened. */
export function addressOfFound({ kind, id, system }: Which): string {
  switch (kind) {
    case 'presentation':
      return addressOf({ screen: 'presentation-edit', ...(system && { system }), id });
    case 'recipe':
    case 'dish':
    case 'product':
      return addressOfItem({ kind, id });
    case 'image':
    case 'video':
      return `${addressOf({ screen: 'media-library' })}?asset=${id}`;
    case 'display':
      return `${addressOf({ screen: 'displays' })}?display=${id}`;
  }
}

const documents: readonly ScreenId[] = [
  'presentation-edit',
  'table-view-edit',
  'puzzle-view-edit',
  'recipe-edit',
  'dish-edit',
];
const inSearch: Partial<Record<ScreenId, string>> = {
  'media-library': 'asset',
  'dish-list': 'product',
  displays: 'display',
};

/** And back: what an address has opened; null where it is none of them. */
export function openedAt(path: string, search: Record<string, unknown>): string | null {
  const { screen } = matchAddress(path) ?? {};
  const opened =
    screen && (documents.includes(screen) ? path.split('/').at(-1) : search[inSearch[screen] ?? '']);
  return typeof opened === 'string' && /^[0-9a-f-]{36}$/.test(opened) ? opened : null;
}
