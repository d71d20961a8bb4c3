import type { ScreenId } from '@psifida/contract/registry/addresses';

/** What belongs to no system, in the order in which every menu shows it. */
export const productPages = [
  { screen: 'media-library', icon: 'photo' },
  { screen: 'activity', icon: 'activity' },
  { screen: 'calendar', icon: 'calendar' },
  { screen: 'displays', icon: 'device-tv' },
  { screen: 'past', icon: 'history' },
  { screen: 'visits', icon: 'chart-bar' },
  { screen: 'emergency-messages', icon: 'speakerphone' },
] as const satisfies readonly { screen: ScreenId; icon: string }[];
