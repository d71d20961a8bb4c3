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
import * as firstDisplay from './texts/first-display.ts';
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
import * as problems from './texts/problems.ts';
import * as requirements from './texts/requirements.ts';
import * as shell from './texts/shell.ts';
import * as signIn from './texts/sign-in.ts';
import * as systems from './texts/systems.ts';
import * as views from './texts/views.ts';
import * as visits from './texts/visits.ts';
import * as walls from './texts/walls.ts';

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
  ...firstDisplay,
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
  ...walls,
};

/** The types of use-intl take one catalogue's words for all; that the English ones have the same keys is checked where they are written. */
export type Catalogue = { [Part in keyof typeof parts]: (typeof parts)[Part]['el'] };

/** Their keys are codes with dots, which a catalogue would read as nesting: see problem-text.ts. */
type Apart = {
  [Part in keyof typeof problems]: Record<keyof (typeof problems)[Part]['el'], string>;
};

const inLanguage = (texts: Record<string, Record<Language, unknown>>, language: Language) =>
  Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, one[language]]));

/** All that is written in one language. */
export const wordsIn = (language: Language) => ({
  catalogue: inLanguage(parts, language) as Catalogue,
  apart: inLanguage(problems, language) as Apart,
});

/** What stands around every page and what the overview says. `first-words.test.ts` knows what that is. */
const first: ReadonlySet<string> = new Set<keyof Catalogue>([
  'approvals',
  'demo',
  'displays',
  'emergencies',
  'failure',
  'find',
  'firstDay',
  'firstDisplay',
  'help',
  'hints',
  'kinds',
  'knowing',
  'notAllowed',
  'notFound',
  'overview',
  'session',
  'shell',
  'shortcuts',
  'states',
  'success',
  'titles',
  'unsaved',
  'when',
]);

const partsOf = (catalogue: Catalogue, isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(catalogue).filter(([name]) => isMeant(name))) as Catalogue;

/** The links in the frame, without the pages that they lead to. */
const links = ({ accessibility, privacy }: Catalogue) => ({
  accessibility: { link: accessibility.link },
  privacy: { link: privacy.link },
});

/**
 * R-SPEED-03: what a page cannot do without, and the rest of the same language. A build works both out beforehand
 * (vite.config.ts), so that nobody loads the other language. To the compiler each is all, since one type of catalogue serves
 * every page.
 */
export function firstWordsIn(language: Language): ReturnType<typeof wordsIn> {
  const { catalogue, apart } = wordsIn(language);
  return { catalogue: { ...links(catalogue), ...partsOf(catalogue, (name) => first.has(name)) }, apart };
}

export const laterWordsIn = (language: Language): ReturnType<typeof wordsIn> => ({
  catalogue: partsOf(wordsIn(language).catalogue, (name) => !first.has(name)),
  apart: {} as Apart,
});

const only = <Texts extends Record<string, string>>(texts: Texts, isMeant: RegExp): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => isMeant.test(code))) as Texts;

/** What the sign-in page says, and of refusals those of signing in and those that anything may meet. */
export function signInWordsIn(language: Language): ReturnType<typeof wordsIn> {
  const { catalogue, apart } = wordsIn(language);
  const { login, shell, failure, titles } = catalogue;
  const said = {
    ...{ login, shell, failure },
    ...links(catalogue),
    titles: { login: titles.login },
  };
  const refusals = {
    problemTexts: only(apart.problemTexts, /^(sign-in|input)\.|^[^.]+$/),
    faultTexts: only(apart.faultTexts, /^(field|password|code)\./),
    newsRefusalTexts: {} as Apart['newsRefusalTexts'],
  };
  return { catalogue: said as Catalogue, apart: refusals };
}
