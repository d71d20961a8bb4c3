import type { May } from '@psifida/contract/access';
import type { ScreenId } from '@psifida/contract/registry/addresses';
import { asksApproval } from '../../lib/runtime-config.ts';
import { mayOpen } from '../pages.ts';

const productPages = [
  { screen: 'media-library', icon: 'photo' },
  { screen: 'activity', icon: 'activity' },
  { screen: 'approvals', icon: 'checks' },
  { screen: 'languages', icon: 'language' },
  { screen: 'calendar', icon: 'calendar' },
  { screen: 'displays', icon: 'device-tv' },
  { screen: 'past', icon: 'history' },
  { screen: 'visits', icon: 'chart-bar' },
  { screen: 'emergency-messages', icon: 'speakerphone' },
  { screen: 'people', icon: 'users' },
] as const satisfies readonly { screen: ScreenId; icon: string }[];

export const productPagesFor = (may: May) =>
  productPages.filter(
    ({ screen }) => mayOpen({ screen, system: null }, may) && (screen !== 'approvals' || asksApproval()),
  );
