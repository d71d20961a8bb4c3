import type { ScreenId } from '@psifida/contract/registry/addresses';

/** The same screens for recipes and for dishes, loaded once. */
const itemList = () => import('../pages/item-list.tsx');
const itemEdit = () => import('../pages/item-edit.tsx');

export const fetchScreen = {
  'systems-overview': () => import('../pages/systems-overview.tsx'),
  accessibility: () => import('../pages/accessibility.tsx'),
  'shared-preview': () => import('../pages/shared-preview.tsx'),
  privacy: () => import('../pages/privacy.tsx'),
  'media-library': () => import('../pages/media-library.tsx'),
  activity: () => import('../pages/activity.tsx'),
  bin: () => import('../pages/bin.tsx'),
  approvals: () => import('../pages/approvals.tsx'),
  approval: () => import('../pages/approval.tsx'),
  languages: () => import('../pages/languages.tsx'),
  calendar: () => import('../pages/calendar.tsx'),
  displays: () => import('../pages/displays.tsx'),
  past: () => import('../pages/past.tsx'),
  visits: () => import('../pages/visits.tsx'),
  'emergency-messages': () => import('../pages/emergency-messages.tsx'),
  people: () => import('../pages/people.tsx'),
  'own-account': () => import('../pages/own-account.tsx'),
  help: () => import('../pages/help.tsx'),
  'help-topic': () => import('../pages/help-topic.tsx'),
  'system-home': () => import('../pages/system-home.tsx'),
  'presentation-list': () => import('../pages/presentation-list.tsx'),
  'presentation-add': () => import('../pages/presentation-add.tsx'),
  'presentation-edit': () => import('../pages/presentation-edit.tsx'),
  'table-view-edit': () => import('../pages/table-view-edit.tsx'),
  'puzzle-view-edit': () => import('../pages/puzzle-view-edit.tsx'),
  'recipe-list': itemList,
  'recipe-add': itemEdit,
  'recipe-edit': itemEdit,
  'dish-list': itemList,
  'dish-add': itemEdit,
  'dish-edit': itemEdit,
} satisfies Record<Exclude<ScreenId, 'login'>, () => Promise<unknown>>;
