import type { Found } from '@psifida/contract/endpoints/find';
import {
  addressOf,
  addressOfDocument,
  matchAddress,
  type ScreenId,
} from '@psifida/contract/registry/addresses';

type Which = Pick<Found, 'kind' | 'id' | 'system'>;

export function addressOfFound({ kind, id, system }: Which): string {
  switch (kind) {
    case 'image':
    case 'video':
    case 'audio':
      return addressOfDocument({ kind: 'media', id, system });
    case 'display':
      return `${addressOf({ screen: 'displays' })}?display=${id}`;
    default:
      return addressOfDocument({ kind, id, system });
  }
}

const documents: readonly ScreenId[] = [
  'presentation-edit',
  'presentation-proof',
  'table-view-edit',
  'puzzle-view-edit',
  'recipe-edit',
  'dish-edit',
  'announcement-edit',
  'event-edit',
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
