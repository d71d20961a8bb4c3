import type { AccessLevel, May } from '@psifida/contract/access';
import { type Address, narrowingSystem, type ScreenId } from '@psifida/contract/registry/addresses';
import { useEffect } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

export type LayoutName = 'custom' | 'default' | 'sidebar';

type PageDeclaration = {
  component: ReturnType<typeof lazyScreen>;
  /** R-SHELL-06: a page that names none gets the default one. */
  layout?: LayoutName;
  /** What one must be allowed to do to see it; null needs no sign-in. */
  requires: AccessLevel | null;
  /** The pages above it, nearest last. */
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

/** The sign-in page has a start of its own, in main.tsx. */
function LoadAnew() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const belowHome = ['system-home'] as const;
const belowPresentations = [...belowHome, 'presentation-list'] as const;
const belowRecipes = [...belowHome, 'recipe-list'] as const;
const belowDishes = [...belowHome, 'dish-list'] as const;

/** The same screen for recipes and for dishes, loaded once. */
const itemAdd = () => import('../screens/item-add.tsx');
const itemEdit = () => import('../screens/item-edit.tsx');

/** Every screen with its layout and its guard, in one place. Its addresses are in the contract. */
export const pages = {
  'systems-overview': {
    component: lazyScreen(
      () => import('../screens/systems-overview.tsx'),
      () => undefined,
    ),
    requires: 'view',
    breadcrumbs: [],
  },
  login: forEveryone(async () => ({ default: LoadAnew })),
  accessibility: forEveryone(() => import('../screens/accessibility.tsx')),
  'shared-preview': forEveryone(() => import('../screens/shared-preview.tsx')),
  privacy: forEveryone(() => import('../screens/privacy.tsx')),
  'media-library': inSidebar(() => import('../screens/media-library.tsx')),
  activity: inSidebar(() => import('../screens/activity.tsx')),
  approvals: inSidebar(() => import('../screens/approvals.tsx')),
  approval: inSidebar(() => import('../screens/approval.tsx'), ['approvals']),
  languages: inSidebar(() => import('../screens/languages.tsx')),
  calendar: inSidebar(() => import('../screens/calendar.tsx')),
  displays: inSidebar(() => import('../screens/displays.tsx')),
  past: inSidebar(() => import('../screens/past.tsx')),
  visits: inSidebar(() => import('../screens/visits.tsx')),
  'emergency-messages': inSidebar(() => import('../screens/emergency-messages.tsx')),
  people: inSidebar(() => import('../screens/people.tsx'), [], 'administer'),
  'own-account': inSidebar(() => import('../screens/own-account.tsx')),
  help: inSidebar(() => import('../screens/help.tsx')),
  'help-topic': inSidebar(() => import('../screens/help-topic.tsx'), ['help']),
  'system-home': inSidebar(() => import('../screens/system-home.tsx')),
  'presentation-list': inSidebar(() => import('../screens/presentation-list.tsx'), belowHome),
  'presentation-add': inSidebar(() => import('../screens/presentation-add.tsx'), belowPresentations, 'edit'),
  'presentation-edit': inSidebar(() => import('../screens/presentation-edit.tsx'), belowPresentations),
  'table-view-edit': inSidebar(() => import('../screens/table-view-edit.tsx'), belowPresentations, 'edit'),
  'puzzle-view-edit': inSidebar(() => import('../screens/puzzle-view-edit.tsx'), belowPresentations, 'edit'),
  'recipe-list': inSidebar(() => import('../screens/recipe-list.tsx'), belowHome),
  'recipe-add': inSidebar(itemAdd, belowRecipes, 'edit'),
  'recipe-edit': inSidebar(itemEdit, belowRecipes),
  'dish-list': inSidebar(() => import('../screens/dish-list.tsx'), belowHome),
  'dish-add': inSidebar(itemAdd, belowDishes, 'edit'),
  'dish-edit': inSidebar(itemEdit, belowDishes),
} satisfies Record<ScreenId, PageDeclaration>;

export const pageOf = (screen: ScreenId): PageDeclaration => pages[screen];

/** Whether somebody with these rights can open a page. */
export const mayOpen = (address: Pick<Address, 'screen' | 'system'>, may: May): boolean => {
  const { requires } = pageOf(address.screen);
  return !requires || may(requires, narrowingSystem(address));
};

/** Safari has no word for it. */
const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle as () => void));

/**
 * The screens are small: once the first one stands the others are fetched too, and no later step has to wait. One after
 * the other, while the page has nothing else to do: whoever is at work already does not wait for what is only a guess.
 */
export async function preloadScreens(): Promise<void> {
  for (const { preload } of new Set(Object.values(pages).map(({ component }) => component))) {
    await whenIdle();
    await preload();
  }
}

export const layoutOf = (screen: ScreenId): LayoutName => pageOf(screen).layout ?? 'default';
