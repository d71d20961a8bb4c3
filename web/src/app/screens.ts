import type { ScreenId } from '@psifida/contract/registry/addresses';

/** The same screen for recipes and for dishes, loaded once. */
const itemAdd = () => import('../screens/item-add.tsx');
const itemEdit = () => import('../screens/item-edit.tsx');

/** Where each screen is: it comes when it is needed. The sign-in page has a start of its own, in main.tsx. */
export const fetchScreen = {
  'systems-overview': () => import('../screens/systems-overview.tsx'),
  accessibility: () => import('../screens/accessibility.tsx'),
  'shared-preview': () => import('../screens/shared-preview.tsx'),
  privacy: () => import('../screens/privacy.tsx'),
  'media-library': () => import('../screens/media-library.tsx'),
  activity: () => import('../screens/activity.tsx'),
  approvals: () => import('../screens/approvals.tsx'),
  approval: () => import('../screens/approval.tsx'),
  languages: () => import('../screens/languages.tsx'),
  calendar: () => import('../screens/calendar.tsx'),
  displays: () => import('../screens/displays.tsx'),
  past: () => import('../screens/past.tsx'),
  visits: () => import('../screens/visits.tsx'),
  'emergency-messages': () => import('../screens/emergency-messages.tsx'),
  people: () => import('../screens/people.tsx'),
  'own-account': () => import('../screens/own-account.tsx'),
  help: () => import('../screens/help.tsx'),
  'help-topic': () => import('../screens/help-topic.tsx'),
  'system-home': () => import('../screens/system-home.tsx'),
  'presentation-list': () => import('../screens/presentation-list.tsx'),
  'presentation-add': () => import('../screens/presentation-add.tsx'),
  'presentation-edit': () => import('../screens/presentation-edit.tsx'),
  'table-view-edit': () => import('../screens/table-view-edit.tsx'),
  'puzzle-view-edit': () => import('../screens/puzzle-view-edit.tsx'),
  'recipe-list': () => import('../screens/recipe-list.tsx'),
  'recipe-add': itemAdd,
  'recipe-edit': itemEdit,
  'dish-list': () => import('../screens/dish-list.tsx'),
  'dish-add': itemAdd,
  'dish-edit': itemEdit,
} satisfies Record<Exclude<ScreenId, 'login'>, () => Promise<unknown>>;
