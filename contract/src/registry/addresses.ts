import type { Owner } from '../access.ts';
import { isTownKind, type LibraryKind, townKinds, type UsedKind } from '../kinds.ts';
import type { View } from './registry.ts';
import { type SystemId, systemIds, systems } from './systems.ts';

/** The addresses outside a system, by their screen. */
const ownPaths = {
  'systems-overview': '/',
  login: '/login',
  'media-library': '/media-library',
  activity: '/activity',
  bin: '/bin',
  approvals: '/approvals',
  approval: '/approvals/$id',
  languages: '/languages',
  'announcement-list': '/anakoinoseis',
  'announcement-add': '/add-new-anakoinosi',
  'announcement-edit': '/edit-anakoinosi/$id',
  'event-list': '/ekdiloseis',
  'event-add': '/add-new-ekdilosi',
  'event-edit': '/edit-ekdilosi/$id',
  calendar: '/calendar',
  displays: '/displays',
  past: '/past',
  visits: '/visits',
  'emergency-messages': '/emergency-messages',
  people: '/people',
  'own-account': '/own-account',
  help: '/help',
  'help-topic': '/help/$id',
  accessibility: '/accessibility',
  'shared-preview': '/preview',
  privacy: '/privacy',
} as const;

const systemScreens = [
  'system-home',
  'presentation-add',
  'presentation-edit',
  'presentation-list',
  'presentation-proof',
  'table-view-edit',
  'puzzle-view-edit',
  'recipe-add',
  'recipe-edit',
  'recipe-list',
  'dish-add',
  'dish-edit',
  'dish-list',
] as const;

export type ScreenId = keyof typeof ownPaths | (typeof systemScreens)[number];
/** The screens of the staff's app. web/src/app/routes.tsx gives each its component, layout and guards. */
export const screens = [...(Object.keys(ownPaths) as (keyof typeof ownPaths)[]), ...systemScreens] as const;

/** One address of the product; `$id` stands for an identifier. `system` is null outside a system. */
export type Address = { path: string; screen: ScreenId; system: SystemId | null };

const viewAddresses: Record<View, { path: string; screen: ScreenId }> = {
  table: { path: 'edit-table-presentation/$id', screen: 'table-view-edit' },
  puzzle: { path: 'edit-puzzle-presentation/$id', screen: 'puzzle-view-edit' },
};

/** Local products have no addresses of their own: they are the second tab of the dishes. */
const libraryAddresses: Record<UsedKind, { path: string; screen: ScreenId }[]> = {
  recipe: [
    { path: 'syntages', screen: 'recipe-list' },
    { path: 'add-new-recipe', screen: 'recipe-add' },
    { path: 'edit-recipe/$id', screen: 'recipe-edit' },
  ],
  dish: [
    { path: 'edesmata', screen: 'dish-list' },
    { path: 'add-new-edesma', screen: 'dish-add' },
    { path: 'edit-edesma/$id', screen: 'dish-edit' },
  ],
  product: [],
};

const addressesOf = (id: SystemId): Address[] => {
  const { viewing, view, libraries } = systems[id];
  return [
    { path: 'home', screen: 'system-home' as const },
    { path: viewing, screen: 'presentation-list' as const },
    { path: 'add-new-digital-presentation', screen: 'presentation-add' as const },
    { path: 'edit-digital-presentation/$id', screen: 'presentation-edit' as const },
    { path: 'proof-digital-presentation/$id', screen: 'presentation-proof' as const },
    ...(view ? [viewAddresses[view]] : []),
    ...libraries.flatMap(({ kind }) => libraryAddresses[kind]),
  ].map(({ path, screen }) => ({ path: `/${id}/${path}`, screen, system: id }));
};

/** Every address of the staff's app (R-SHELL-01 to 05). What is not here is a 404, in the browser and over HTTP. */
export const addresses: readonly Address[] = [
  ...Object.entries(ownPaths).map(([screen, path]) => ({ path, screen: screen as ScreenId, system: null })),
  ...systemIds.flatMap(addressesOf),
];

const segments = (path: string) => path.split('/').filter((segment) => segment !== '');

export const matchAddress = (path: string): Address | undefined => {
  const asked = segments(path);
  return addresses.find(({ path: known }) => {
    const pattern = segments(known);
    return (
      pattern.length === asked.length &&
      pattern.every((segment, index) => segment.startsWith('$') || segment === asked[index])
    );
  });
};

type Place = { screen: ScreenId; system?: SystemId; id?: string };

/** The address of a screen of a system: `addressOf({ screen: 'presentation-edit', system, id })`. */
export function addressOf({ screen, system, id }: Place): string {
  const found = addresses.find((one) => one.screen === screen && one.system === (system ?? null));
  if (!found) throw new Error(`${system ?? 'the product'} has no screen '${screen}'`);
  return found.path.replace('$id', encodeURIComponent(id ?? ''));
}

/** The system in whose library a kind is kept; where it is shown is for the sections to say. Null: the whole town's. */
export function homeOf(kind: UsedKind): SystemId;
export function homeOf(kind: LibraryKind): SystemId | null;
export function homeOf(kind: LibraryKind): SystemId | null {
  if (isTownKind(kind)) return null;
  const found = systemIds.find((id) => systems[id].libraries.some((library) => library.kind === kind));
  if (!found) throw new Error(`no system keeps '${kind}'`);
  return found;
}

/** Who may change what a screen shows: the screens of announcements and events are of no system. */
export const ownerOfScreen = ({ screen, system }: Pick<Address, 'screen' | 'system'>): Owner | null =>
  townKinds.some((kind) => screen.startsWith(`${kind}-`)) ? 'town' : system;

export const ownerOf = (kind: LibraryKind): Owner => homeOf(kind) ?? 'town';

/** Where one of the library is edited. */
export function addressOfItem({ kind, id }: { kind: LibraryKind; id: string }): string {
  if (isTownKind(kind)) return addressOf({ screen: `${kind}-edit`, id });
  const system = homeOf(kind);
  if (kind === 'product')
    return `${addressOf({ screen: 'dish-list', system })}?tab=products&product=${encodeURIComponent(id)}`;
  return addressOf({ screen: kind === 'recipe' ? 'recipe-edit' : 'dish-edit', system, id });
}

type DocumentAddress = { kind: 'presentation' | LibraryKind | 'media'; id: string; system: SystemId | null };

/** Where a document is opened, whatever it is; with `at`, the input there that has the focus. */
export function addressOfDocument({ kind, id, system, at }: DocumentAddress & { at?: string }): string {
  const opened = {
    presentation: () => addressOf({ screen: 'presentation-edit', ...(system && { system }), id }),
    media: () => `${addressOf({ screen: 'media-library' })}?asset=${encodeURIComponent(id)}`,
  };
  const address = kind === 'presentation' || kind === 'media' ? opened[kind]() : addressOfItem({ kind, id });
  return at ? `${address}${address.includes('?') ? '&' : '?'}at=${encodeURIComponent(at)}` : address;
}
