import type { AccessLevel } from '@psifida/contract/access';
import type { ScreenId } from '@psifida/contract/registry/addresses';
import { lazyScreen } from './lazy-screen.tsx';

export type LayoutName = 'custom' | 'default' | 'sidebar';

export type PageDeclaration = {
  component: ReturnType<typeof lazyScreen>;
  /** R-SHELL-06: a page that names none gets the default one. */
  layout?: LayoutName;
  /** What one must be allowed to do to see it; null needs no sign-in. */
  requires: AccessLevel | null;
  /** The pages above it, nearest last. */
  breadcrumbs: readonly ScreenId[];
};

/** Every screen with its layout and its guard, in one place. Its addresses are in the contract. */
export const pages = {
  'systems-overview': {
    component: lazyScreen(() => import('../screens/systems-overview.tsx')),
    requires: 'view',
    breadcrumbs: [],
  },
  login: {
    component: lazyScreen(() => import('../screens/login.tsx')),
    layout: 'custom',
    requires: null,
    breadcrumbs: [],
  },
  'media-library': {
    component: lazyScreen(() => import('../screens/media-library.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  activity: {
    component: lazyScreen(() => import('../screens/activity.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  displays: {
    component: lazyScreen(() => import('../screens/displays.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  past: {
    component: lazyScreen(() => import('../screens/past.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  'emergency-messages': {
    component: lazyScreen(() => import('../screens/emergency-messages.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  accessibility: {
    component: lazyScreen(() => import('../screens/accessibility.tsx')),
    layout: 'custom',
    requires: null,
    breadcrumbs: [],
  },
  'system-home': {
    component: lazyScreen(() => import('../screens/system-home.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: [],
  },
  'presentation-list': {
    component: lazyScreen(() => import('../screens/presentation-list.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home'],
  },
  'presentation-add': {
    component: lazyScreen(() => import('../screens/presentation-add.tsx')),
    layout: 'sidebar',
    requires: 'edit',
    breadcrumbs: ['system-home', 'presentation-list'],
  },
  'presentation-edit': {
    component: lazyScreen(() => import('../screens/presentation-edit.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home', 'presentation-list'],
  },
  'table-view-edit': {
    component: lazyScreen(() => import('../screens/table-view-edit.tsx')),
    layout: 'sidebar',
    requires: 'edit',
    breadcrumbs: ['system-home', 'presentation-list'],
  },
  'puzzle-view-edit': {
    component: lazyScreen(() => import('../screens/puzzle-view-edit.tsx')),
    layout: 'sidebar',
    requires: 'edit',
    breadcrumbs: ['system-home', 'presentation-list'],
  },
  'recipe-list': {
    component: lazyScreen(() => import('../screens/recipe-list.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home'],
  },
  'recipe-add': {
    component: lazyScreen(() => import('../screens/item-add.tsx')),
    layout: 'sidebar',
    requires: 'edit',
    breadcrumbs: ['system-home', 'recipe-list'],
  },
  'recipe-edit': {
    component: lazyScreen(() => import('../screens/item-edit.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home', 'recipe-list'],
  },
  'dish-list': {
    component: lazyScreen(() => import('../screens/dish-list.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home'],
  },
  'dish-add': {
    component: lazyScreen(() => import('../screens/item-add.tsx')),
    layout: 'sidebar',
    requires: 'edit',
    breadcrumbs: ['system-home', 'dish-list'],
  },
  'dish-edit': {
    component: lazyScreen(() => import('../screens/item-edit.tsx')),
    layout: 'sidebar',
    requires: 'view',
    breadcrumbs: ['system-home', 'dish-list'],
  },
} satisfies Record<ScreenId, PageDeclaration>;

export const pageOf = (screen: ScreenId): PageDeclaration => pages[screen];

/** The screens are small: once the first one stands the others are fetched too, and no later step has to wait. */
export const preloadScreens = (): Promise<unknown> =>
  Promise.all(
    [...new Set(Object.values(pages).map(({ component }) => component))].map((one) => one.preload()),
  );

export const layoutOf = (screen: ScreenId): LayoutName => pageOf(screen).layout ?? 'default';
