import type { Bilingual } from '../../bilingual.ts';

/** What stands above an announcement and above events. */
export const boardLabels = {
  usual: { el: 'Ανακοίνωση', en: 'Announcement' },
  important: { el: 'Σημαντική ανακοίνωση', en: 'Important announcement' },
  today: { el: 'Εκδηλώσεις σήμερα', en: 'Events today' },
  week: { el: 'Εκδηλώσεις της εβδομάδας', en: 'Events this week' },
} as const satisfies Record<string, Bilingual>;
