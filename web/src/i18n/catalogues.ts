import type { Language } from '@psifida/contract/content/bilingual';
import { accessibilityTexts } from './accessibility-texts.ts';
import { demoTexts } from './demo-texts.ts';
import { displaysTexts } from './displays-texts.ts';
import { el } from './el.ts';
import { emergencyTexts } from './emergency-texts.ts';
import { en } from './en.ts';
import { historyTexts } from './history-texts.ts';
import { libraryTexts } from './library-texts.ts';
import { mediaTexts } from './media-texts.ts';
import { previewTexts } from './preview-texts.ts';
import { viewTexts } from './view-texts.ts';

/** The types of use-intl take one catalogue's words for all; that `en` has the same keys is checked where it is written. */
type Catalogue = typeof el & {
  accessibility: typeof accessibilityTexts.el;
  changes: typeof historyTexts.el;
  demo: typeof demoTexts.el;
  displays: typeof displaysTexts.el;
  emergencies: typeof emergencyTexts.el;
  library: typeof libraryTexts.el;
  preview: typeof previewTexts.el;
  media: typeof mediaTexts.el;
  views: typeof viewTexts.el;
};

export const catalogues: Record<Language, Catalogue> = {
  el: {
    ...el,
    accessibility: accessibilityTexts.el,
    changes: historyTexts.el,
    demo: demoTexts.el,
    displays: displaysTexts.el,
    emergencies: emergencyTexts.el,
    library: libraryTexts.el,
    preview: previewTexts.el,
    media: mediaTexts.el,
    views: viewTexts.el,
  },
  en: {
    ...en,
    accessibility: accessibilityTexts.en,
    changes: historyTexts.en,
    demo: demoTexts.en,
    displays: displaysTexts.en,
    emergencies: emergencyTexts.en,
    library: libraryTexts.en,
    preview: previewTexts.en,
    media: mediaTexts.en,
    views: viewTexts.en,
  } as unknown as Catalogue,
};

/** Dates as they are written in Europe: plain `en` would put the month first. */
export const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** Where the town is: every time people read is told by its clock. */
export const timeZone = 'Europe/Athens';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
