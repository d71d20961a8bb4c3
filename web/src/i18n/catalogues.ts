import type { Language } from '@psifida/contract/bilingual';
import * as accessibility from './texts/accessibility.ts';
import * as activity from './texts/activity.ts';
import * as approvals from './texts/approvals.ts';
import * as calendar from './texts/calendar.ts';
import * as care from './texts/care.ts';
import * as changes from './texts/changes.ts';
import * as demo from './texts/demo.ts';
import * as displays from './texts/displays.ts';
import * as emergencies from './texts/emergencies.ts';
import * as find from './texts/find.ts';
import * as forms from './texts/forms.ts';
import * as help from './texts/help.ts';
import * as history from './texts/history.ts';
import * as library from './texts/library.ts';
import * as many from './texts/many.ts';
import * as media from './texts/media.ts';
import * as news from './texts/news.ts';
import * as parity from './texts/parity.ts';
import * as past from './texts/past.ts';
import * as people from './texts/people.ts';
import * as playing from './texts/playing.ts';
import * as presence from './texts/presence.ts';
import * as presentations from './texts/presentations.ts';
import * as preview from './texts/preview.ts';
import * as privacy from './texts/privacy.ts';
import * as requirements from './texts/requirements.ts';
import * as shell from './texts/shell.ts';
import * as signIn from './texts/sign-in.ts';
import * as systems from './texts/systems.ts';
import * as views from './texts/views.ts';
import * as visits from './texts/visits.ts';

/** What a file of texts exports is a part of the catalogue of the same name. */
const parts = {
  ...accessibility,
  ...activity,
  ...approvals,
  ...calendar,
  ...care,
  ...changes,
  ...demo,
  ...displays,
  ...emergencies,
  ...find,
  ...forms,
  ...help,
  ...history,
  ...library,
  ...many,
  ...media,
  ...news,
  ...parity,
  ...past,
  ...people,
  ...playing,
  ...presence,
  ...presentations,
  ...preview,
  ...privacy,
  ...requirements,
  ...shell,
  ...signIn,
  ...systems,
  ...views,
  ...visits,
};

/** The types of use-intl take one catalogue's words for all; that the English ones have the same keys is checked where they are written. */
type Catalogue = { [Part in keyof typeof parts]: (typeof parts)[Part]['el'] };

const catalogueIn = (language: Language) =>
  Object.fromEntries(Object.entries(parts).map(([name, texts]) => [name, texts[language]])) as Catalogue;

export const catalogues: Record<Language, Catalogue> = { el: catalogueIn('el'), en: catalogueIn('en') };

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
