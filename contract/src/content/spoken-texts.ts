import { type Language, languages } from '../bilingual.ts';
import { takenKinds } from '../kinds.ts';
import { servingsAtMost } from './amounts.ts';
import type { EmergencyMessage } from './display.ts';
import type { ReleaseEvents } from './feed-event.ts';
import { turnsAtLandmarks } from './find-way.ts';
import { foodWords } from './food-words.ts';
import { boardLabels } from './glass-texts/board-texts.ts';
import { cloudTexts } from './glass-texts/cloud-texts.ts';
import { languageNames, texts } from './glass-texts/common-texts.ts';
import { dishTexts } from './glass-texts/dish-texts.ts';
import { drillName, levelNames, signsName } from './glass-texts/emergency-texts.ts';
import { homeCodeTexts } from './glass-texts/home-texts.ts';
import { puzzleTexts } from './glass-texts/puzzle-texts.ts';
import { recipeTexts } from './glass-texts/recipe-texts.ts';
import { stageTexts } from './glass-texts/stage-texts.ts';
import { tableTexts } from './glass-texts/table-texts.ts';
import { totemTexts } from './glass-texts/totem-texts.ts';
import { directionWords, wayTexts } from './glass-texts/way-texts.ts';
import { formsOf, ingredientLine } from './ingredient-line.ts';
import type { Manifest, ReleaseNews } from './release.ts';
import { spokenKey, spokenParts } from './speech.ts';

const isBilingual = (value: object): value is Record<Language, string> =>
  languages.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

type Say = (text: string, language: Language) => void;

/** Whatever is written in two languages, wherever it stands. */
function sayBilinguals(value: unknown, say: Say): void {
  if (typeof value !== 'object' || value === null) return;
  if (isBilingual(value)) for (const name of languages) say(value[name], name);
  else for (const one of Object.values(value)) sayBilinguals(one, say);
}

/** Of a text with numbers in it the words between them: `servings(4)` says 'servings'. */
const betweenNumbers = (text: string): string[] => text.split(/[\p{N}\p{P}]+/u);

function sayCatalogue(catalogue: object, language: Language, say: Say): void {
  for (const value of Object.values(catalogue)) {
    if (typeof value === 'string') say(value, language);
    else if (typeof value === 'function')
      for (const count of [1, 2, 30, 60, 90, 150])
        for (const part of betweenNumbers(String(value(count, count, count)))) say(part, language);
    else if (value) sayCatalogue(value, language, say);
  }
}

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };
const when = { until: { el: 'έως', en: 'until' }, allDay: { el: 'όλη την ημέρα', en: 'all day' } };

/** Numbers, days, months and how long ago something was. */
function sayTimes(language: Language, say: Say): void {
  for (let number = 0; number <= 150; number += 1) say(String(number), language);
  for (let number = 0; number < 10; number += 1) say(`0${number}`, language);
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  for (const unit of ['minute', 'hour', 'day'] as const)
    for (const count of [1, 2, 5])
      for (const part of ago.format(-count, unit).split(/\d+/)) say(part, language);
  const date = (at: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(at);
  for (let day = 4; day < 11; day += 1) say(date(Date.UTC(1970, 0, day), { weekday: 'long' }), language);
  for (let month = 0; month < 12; month += 1)
    say(date(Date.UTC(1970, month, 1), { day: 'numeric', month: 'long' }).replace(/\d+/, ''), language);
}

/** What the player says by itself, in every scene. */
function sayPlayer(say: Say): void {
  sayBilinguals([boardLabels, when, levelNames, drillName, signsName], say);
  for (const name of languages) {
    const own = [texts, recipeTexts, dishTexts, totemTexts, cloudTexts, puzzleTexts, tableTexts, stageTexts];
    for (const each of own) sayCatalogue(each[name], name, say);
    for (const kind of takenKinds) {
      say(homeCodeTexts[name].takeHome(kind), name);
      say(homeCodeTexts[name].hint(kind), name);
    }
    say(homeCodeTexts[name].typed, name);
    say(languageNames[name], name);
    sayTimes(name, say);
  }
}

function sayRecipes({ recipes }: Pick<Manifest, 'recipes'>, say: Say): void {
  for (const { steps, ingredients, minutes, servings: written } of Object.values(recipes))
    for (const name of languages) {
      const t = recipeTexts[name];
      for (let step = 1; step <= steps.length; step += 1) say(t.step(step, steps.length), name);
      if (minutes !== null) say(foodWords[name].time(minutes), name);
      if (written !== null) say(foodWords[name].writtenFor(written), name);
      for (let wanted = 1; wanted <= (written === null ? 1 : servingsAtMost); wanted += 1) {
        if (written !== null) say(t.servings(wanted), name);
        for (const one of ingredients) {
          const line = ingredientLine(one, name, { written, wanted: written && wanted });
          for (const part of [line.amount, line.text]) say(part, name);
          if (line.insteadOf) say(foodWords[name].insteadOf(line.insteadOf), name);
        }
      }
    }
}

/** Where paths are drawn: each turn at each landmark, of which a visitor is told some. */
function sayWays({ presentations }: Pick<Manifest, 'presentations'>, say: Say): void {
  // Where a path ends nobody turns.
  const nodes = presentations.flatMap(({ paths }) =>
    (paths?.nodes ?? []).filter(
      ({ id }) => paths && paths.stretches.filter(({ a, b }) => a === id || b === id).length > 1,
    ),
  );
  const isDrawn = presentations.some(({ paths }) => paths?.stretches.length);
  for (const name of isDrawn ? languages : []) {
    sayCatalogue(wayTexts[name], name, say);
    for (const { name: at } of nodes)
      for (const turn of at ? turnsAtLandmarks : [])
        say(directionWords({ turn, at: at ?? null, on: null }, name), name);
  }
}

const greek = /[\u0370-\u03ff\u1f00-\u1fff]/;

type Spoken = Record<Language, ReadonlyMap<string, string>>;

function collect(tell: (say: Say) => void): Spoken {
  const said = { el: new Map<string, string>(), en: new Map<string, string>() };
  tell((text, name) => {
    const forms = formsOf(text);
    for (const part of forms ? [] : spokenParts(text)) said[name].set(spokenKey(part), part);
  });
  return said;
}

export type SpokenEmergency = Pick<EmergencyMessage, 'title' | 'text' | 'easy'>;

/** What emergency messages say, with their levels: needed at once. */
export const spokenEmergencies = (messages: readonly SpokenEmergency[]): Spoken =>
  collect((say) => {
    if (messages.length) sayBilinguals([levelNames, drillName, messages], say);
  });

type Beside = { news: ReleaseNews; events: ReleaseEvents; emergencies?: readonly SpokenEmergency[] };

/** Everything that the glass of a system can say, of each language by its key: what its release holds, news, and the player's own. */
export const spokenTexts = (manifest: Manifest, beside: Beside): Spoken =>
  collect((say) => sayAll(say, manifest, beside));

function sayAll(say: Say, manifest: Manifest, { news, events, emergencies = [] }: Beside): void {
  const { rules: _, ...shown } = manifest;
  sayPlayer(say);
  sayBilinguals([shown, events, emergencies], say);
  sayRecipes(manifest, say);
  sayWays(manifest, say);
  for (const { title, items } of Object.values(news))
    for (const text of [title, ...items.flatMap((item) => [item.title, item.text, item.source])])
      say(text, greek.test(text) ? 'el' : 'en');
}
