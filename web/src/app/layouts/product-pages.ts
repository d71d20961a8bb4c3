import type { May } from '@psifida/contract/access';
import type { ScreenId } from '@psifida/contract/registry/addresses';
import { asksApproval } from '../../lib/runtime-config.ts';
import { mayOpen } from '../pages.ts';

type ProductPage = { screen: ScreenId; icon: string };

/** R-SHELL-20: by the work they are for, at most five in a group. */
const groups = {
  content: [
    { screen: 'systems-overview', icon: 'layout-grid' },
    { screen: 'media-library', icon: 'photo' },
    { screen: 'announcement-list', icon: 'message' },
    { screen: 'event-list', icon: 'calendar-event' },
    { screen: 'languages', icon: 'language' },
  ],
  showing: [
    { screen: 'approvals', icon: 'checks' },
    { screen: 'displays', icon: 'device-tv' },
    { screen: 'calendar', icon: 'calendar' },
    { screen: 'emergency-messages', icon: 'speakerphone' },
  ],
  lookingBack: [
    { screen: 'past', icon: 'history' },
    { screen: 'visits', icon: 'chart-bar' },
    { screen: 'activity', icon: 'activity' },
  ],
  administration: [{ screen: 'people', icon: 'users' }],
} as const satisfies Record<string, readonly ProductPage[]>;

export type PageGroup = { name: keyof typeof groups; pages: ProductPage[] };

/** Without pages that do not apply or would be refused, and without a group that has none left. */
export const productPagesFor = (may: May): PageGroup[] =>
  Object.entries(groups)
    .map(([name, pages]) => ({
      name: name as keyof typeof groups,
      pages: pages.filter(
        ({ screen }) => mayOpen({ screen, system: null }, may) && (screen !== 'approvals' || asksApproval()),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
