import type { ScreenId } from '@psifida/contract/registry/addresses';
import { asksApproval } from './runtime-config.ts';

export const helpTopics = [
  'overview',
  'make',
  'change',
  'languages',
  'show',
  'approve',
  'share',
  'schedule',
  'many',
  'table',
  'puzzle',
  'recipes',
  'dishes',
  'town',
  'media',
  'describe',
  'displays',
  'emergency',
  'take-back',
  'past',
  'visits',
  'account',
  'people',
  'find',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const shownTopics = (): HelpTopic[] =>
  helpTopics.filter((topic) => topic !== 'approve' || asksApproval());

export const isHelpTopic = (name: string): name is HelpTopic => helpTopics.some((topic) => topic === name);

/** R-HELP-01: where the guide opens from each screen; null where nobody has signed in. */
export const topicOf = {
  'systems-overview': 'overview',
  login: null,
  accessibility: null,
  privacy: null,
  'shared-preview': null,
  help: 'find',
  'help-topic': 'find',
  'media-library': 'media',
  activity: 'take-back',
  bin: 'people',
  approvals: 'approve',
  approval: 'approve',
  languages: 'languages',
  calendar: 'schedule',
  displays: 'displays',
  past: 'past',
  visits: 'visits',
  'emergency-messages': 'emergency',
  people: 'people',
  'own-account': 'account',
  'system-home': 'overview',
  'presentation-list': 'many',
  'presentation-add': 'make',
  'presentation-edit': 'change',
  'presentation-proof': 'show',
  'table-view-edit': 'table',
  'puzzle-view-edit': 'puzzle',
  'recipe-list': 'recipes',
  'recipe-add': 'recipes',
  'recipe-edit': 'recipes',
  'dish-list': 'dishes',
  'dish-add': 'dishes',
  'dish-edit': 'dishes',
  'announcement-list': 'town',
  'announcement-add': 'town',
  'announcement-edit': 'town',
  'event-list': 'town',
  'event-add': 'town',
  'event-edit': 'town',
} as const satisfies Record<ScreenId, HelpTopic | null>;
