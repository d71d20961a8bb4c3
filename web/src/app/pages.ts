import type { AccessLevel, May } from '@psifida/contract/access';
import { type Address, ownerOfScreen, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenPageStands } from '../lib/when-idle.ts';
import { session } from '../session/session.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { fetchScreen } from './screens.ts';

export type LayoutName = 'custom' | 'default' | 'sidebar';

type PageDeclaration = {
  component: ReturnType<typeof lazyScreen>;
  /** R-SHELL-06: a page that names none gets the default one. */
  layout?: LayoutName;
  requires: AccessLevel | null;
  breadcrumbs: readonly ScreenId[];
};

const inSidebar = (
  load: Parameters<typeof lazyScreen>[0],
  breadcrumbs: readonly ScreenId[] = [],
  requires: AccessLevel = 'view',
): PageDeclaration => ({ component: lazyScreen(load), layout: 'sidebar', requires, breadcrumbs });

const forEveryone = (load: Parameters<typeof lazyScreen>[0]): PageDeclaration => ({
  component: lazyScreen(load),
  layout: 'custom',
  requires: null,
  breadcrumbs: [],
});

function LoadAnew() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const belowHome = ['system-home'] as const;
const belowPresentations = [...belowHome, 'presentation-list'] as const;
const belowRecipes = [...belowHome, 'recipe-list'] as const;
const belowDishes = [...belowHome, 'dish-list'] as const;

export const pages = {
  'systems-overview': {
    component: lazyScreen(fetchScreen['systems-overview'], () => undefined),
    requires: 'view',
    breadcrumbs: [],
  },
  login: forEveryone(async () => ({ default: LoadAnew })),
  accessibility: forEveryone(fetchScreen.accessibility),
  'shared-preview': forEveryone(fetchScreen['shared-preview']),
  privacy: forEveryone(fetchScreen.privacy),
  'media-library': inSidebar(fetchScreen['media-library']),
  activity: inSidebar(fetchScreen.activity),
  bin: inSidebar(fetchScreen.bin, ['activity'], 'administer'),
  approvals: inSidebar(fetchScreen.approvals),
  approval: inSidebar(fetchScreen.approval, ['approvals']),
  languages: inSidebar(fetchScreen.languages),
  'announcement-list': inSidebar(fetchScreen['announcement-list']),
  'announcement-add': inSidebar(fetchScreen['announcement-add'], ['announcement-list'], 'edit'),
  'announcement-edit': inSidebar(fetchScreen['announcement-edit'], ['announcement-list']),
  'event-list': inSidebar(fetchScreen['event-list']),
  'event-add': inSidebar(fetchScreen['event-add'], ['event-list'], 'edit'),
  'event-edit': inSidebar(fetchScreen['event-edit'], ['event-list']),
  calendar: inSidebar(fetchScreen.calendar),
  displays: inSidebar(fetchScreen.displays),
  past: inSidebar(fetchScreen.past),
  visits: inSidebar(fetchScreen.visits),
  'emergency-messages': inSidebar(fetchScreen['emergency-messages']),
  people: inSidebar(fetchScreen.people, [], 'administer'),
  'own-account': inSidebar(fetchScreen['own-account']),
  help: inSidebar(fetchScreen.help),
  'help-topic': inSidebar(fetchScreen['help-topic'], ['help']),
  'system-home': inSidebar(fetchScreen['system-home']),
  'presentation-list': inSidebar(fetchScreen['presentation-list'], belowHome),
  'presentation-add': inSidebar(fetchScreen['presentation-add'], belowPresentations, 'edit'),
  'presentation-edit': inSidebar(fetchScreen['presentation-edit'], belowPresentations),
  'presentation-proof': inSidebar(fetchScreen['presentation-proof'], belowPresentations),
  'table-view-edit': inSidebar(fetchScreen['table-view-edit'], belowPresentations, 'edit'),
  'puzzle-view-edit': inSidebar(fetchScreen['puzzle-view-edit'], belowPresentations, 'edit'),
  'recipe-list': inSidebar(fetchScreen['recipe-list'], belowHome),
  'recipe-add': inSidebar(fetchScreen['recipe-add'], belowRecipes, 'edit'),
  'recipe-edit': inSidebar(fetchScreen['recipe-edit'], belowRecipes),
  'dish-list': inSidebar(fetchScreen['dish-list'], belowHome),
  'dish-add': inSidebar(fetchScreen['dish-add'], belowDishes, 'edit'),
  'dish-edit': inSidebar(fetchScreen['dish-edit'], belowDishes),
} satisfies Record<ScreenId, PageDeclaration>;

export const pageOf = (screen: ScreenId): PageDeclaration => pages[screen];

export const mayOpen = (address: Pick<Address, 'screen' | 'system'>, may: May): boolean => {
  const { requires } = pageOf(address.screen);
  return !requires || may(requires, ownerOfScreen(address));
};

/** What a screen shows first is asked for beside its scripts, and when a link to it is hovered; nothing that would be refused. */
export function askAhead(
  queries: QueryClient,
  { screen, system }: Address,
  id = '',
  search: Record<string, unknown> = {},
): void {
  if (!mayOpen({ screen, system }, session.current().may)) return;
  // Screens outside a system never read the absent one.
  void pageOf(screen).component.ask(queries, { screen, system: system as SystemId, id }, search);
}

/**
 * Once the first page stands: the editor, and with it what lists and screens with forms share. Any other is small, and comes
 * when a link to it is hovered, focused or touched.
 */
export async function preloadScreens(queries: QueryClient): Promise<void> {
  if (!mayOpen({ screen: 'presentation-edit', system: null }, session.current().may)) return;
  do await whenPageStands();
  while (queries.isFetching());
  await pages['presentation-edit'].component.preload();
}

export const layoutOf = (screen: ScreenId): LayoutName => pageOf(screen).layout ?? 'default';
