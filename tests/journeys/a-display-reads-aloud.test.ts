import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Bilingual, Language } from '@psifida/contract/bilingual';
import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import { languageNames, texts } from '@psifida/contract/content/glass-texts/common-texts';
import { dishTexts } from '@psifida/contract/content/glass-texts/dish-texts';
import { levelName, puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { recipeTexts } from '@psifida/contract/content/glass-texts/recipe-texts';
import { stageTexts } from '@psifida/contract/content/glass-texts/stage-texts';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { emptyItem } from '@psifida/contract/content/library-item';
import { spokenKey, spokenParts } from '@psifida/contract/content/speech';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayFindings } from './support/axe.ts';
import { browser, ownWindow, visit } from './support/browser.ts';
import { aPoint, imageEntries, takeIn, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { showRecipes } from './support/recipes.ts';

const headline = 'Ανοίγει το μονοπάτι';
const feed = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
    .end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Δήμος</title><item><title>${headline}</title><description>Από αύριο.</description></item></channel></rss>`,
    );
});
await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(feed.address() as AddressInfo).port}`;
afterAll(() => {
  feed.close();
  feed.closeAllConnections();
});

const voice = fileURLToPath(new URL('./support/speak.sh', import.meta.url));
const product = ownProduct({ env: { SPEECH_COMMAND: `${voice} {language}`, NEWS_ALLOWED_HOSTS: host } });
ownWindow();

const title: Record<'pie' | 'soup' | 'castle' | 'fava' | 'stew' | 'town', Bilingual> = {
  pie: { el: 'Χορτόπιτα', en: 'Greens pie' },
  soup: { el: 'Ψαρόσουπα', en: 'Fish soup' },
  castle: { el: 'Το κάστρο', en: 'The castle' },
  fava: { el: 'Φάβα', en: 'Yellow split peas' },
  stew: { el: 'Στιφάδο', en: 'Onion stew' },
  town: { el: 'Η πόλη μας', en: 'Our town' },
};
const text: Record<'knead' | 'bake' | 'castle' | 'fava' | 'stew' | 'notice' | 'because', Bilingual> = {
  knead: { el: 'Ζυμώνουμε το φύλλο.', en: 'Knead the dough.' },
  bake: { el: 'Ψήνουμε. Σερβίρουμε ζεστό.', en: 'Bake. Serve warm.' },
  castle: { el: 'Χτίστηκε στον λόφο. Έχει δύο πύργους.', en: 'It was built on the hill. It has two towers.' },
  fava: { el: 'Με κρεμμύδι και λάδι.', en: 'With onion and oil.' },
  stew: { el: 'Με κρεμμύδια και κρασί.', en: 'With onions and wine.' },
  notice: { el: 'Η βιβλιοθήκη κλείνει νωρίς', en: 'The library closes early' },
  because: { el: 'Λόγω απογραφής.', en: 'Because of stocktaking.' },
};

beforeAll(async () => {
  const { staff } = product;
  const images = await uploadImages(staff, 4);
  const [image = ''] = images;
  const active = true;
  const row = (one: Bilingual) => ({ id: randomUUID(), text: one });
  const flour = { el: 'αλεύρι', en: 'flour' };
  const recipe = async (name: Bilingual) =>
    staff.call(endpoints.createItem, {
      params: { kind: 'recipe' },
      body: {
        active,
        content: {
          ...emptyItem.recipe,
          ...{ title: name, image },
          ingredients: [flour, { el: 'λάδι', en: 'oil' }].map((one) => ({ ...row(one), amount: null })),
          steps: [row(text.knead), row(text.bake)],
        },
      },
    });
  const recipes = [await recipe(title.pie), await recipe(title.soup)];
  await showRecipes(staff, { title: title.town, recipes: recipes.map(({ id }) => id) });
  const onTheTable = async (kind: 'dish' | 'product', name: Bilingual, description: Bilingual) =>
    staff.call(endpoints.createItem, {
      params: { kind },
      body: { active, content: { ...emptyItem[kind], title: name, image, description } },
    });
  const dish = await onTheTable('dish', title.stew, text.stew);
  const products = [
    await onTheTable('product', title.fava, text.fava),
    await onTheTable('product', title.soup, text.fava),
  ];
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system7b' },
    body: {
      ...{ active, title: title.town },
      entries: [
        { kind: 'dish', id: randomUUID(), active, dish: dish.id },
        ...products.map(({ id }) => ({ kind: 'product' as const, id: randomUUID(), active, product: id })),
      ],
    },
  });
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system4' },
    body: {
      ...{ active, title: title.town },
      entries: [
        ...imageEntries([image]),
        aPoint(title.castle, { text: text.castle }),
        aPoint(title.soup, { text: text.fava }),
      ],
    },
  });
  const category = randomUUID();
  const links = { el: `http://${host}/news.xml`, en: `http://${host}/news.xml` };
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system3' },
    body: {
      ...{ active, title: title.town, room: { announcements: true, events: false, after: 1 } },
      entries: [
        { kind: 'image-category', id: category, active, title: title.castle },
        ...imageEntries(images).map((one) => ({ ...one, category })),
        { kind: 'news-links', id: randomUUID(), active, links },
      ],
    },
  });
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system6' },
    body: {
      ...{ active, title: title.town },
      entries: [
        ...imageEntries([image]).map((one) => ({ ...one, title: title.castle, text: text.castle })),
        ...imageEntries(images.slice(1)),
      ],
    },
  });
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system8' },
    body: {
      ...{ active, title: title.town, puzzle: { pieces: [6], rotation: false } },
      entries: images.map((media, at) => ({
        ...{ kind: 'puzzle-image' as const, id: randomUUID(), active, media },
        title: [title.castle, title.town, title.pie, title.soup][at] ?? title.fava,
      })),
    },
  });
  await staff.call(endpoints.createItem, {
    params: { kind: 'announcement' },
    body: { active, content: { ...emptyItem.announcement, title: text.notice, text: text.because } },
  });
});

type Ears = Awaited<ReturnType<typeof openTo>>;

/** A display that can be heard, and ears: what has been said is written down, from the sounds that were played. */
async function openTo(system: SystemId, language: Language, needed: readonly string[]) {
  const { page } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
  await page.addInitScript(() => {
    const heard: string[] = [];
    const ears = Object.assign(window, { heard, held: false });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (this instanceof HTMLAudioElement) heard.push(this.src);
      // A sentence that is held does not end.
      return ears.held ? Promise.resolve() : play.call(this);
    };
  });
  await page.goto(`${product.url}/display`);
  await takeIn(product.staff, page, { system, languageMode: language, audio: true });
  const keys = needed.flatMap((one) => spokenParts(one).map(spokenKey));
  // Speech comes after the release, a text at a time and at the lowest priority: on a busy machine in minutes.
  await expect.poll(() => lacking(page, language, keys), { timeout: 900_000, interval: 1_000 }).toEqual([]);
  const listen = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  /** As its button says; between two sentences a busy machine is quiet for long. */
  const isSpeaking = () =>
    page.evaluate(
      (stop) =>
        !(window as unknown as { held: boolean }).held &&
        document.querySelector(`button[aria-label="${stop}"]`) !== null,
      stageTexts[language].stopReading,
    );
  /** Everything that is said until it is quiet for a while. */
  const heard = async (): Promise<string> => {
    const said: string[] = [];
    for (let quiet = 0; quiet < (said.length ? 4 : 20); quiet += 1) {
      await page.waitForTimeout(200);
      const now = await listen();
      if (now.length || (await isSpeaking())) quiet = 0;
      said.push(...(await Promise.all(now.map(wordsIn))));
    }
    transcript.push(`${said.join(' ')}`);
    return said.join(' ');
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return heard();
  };
  /** A key turns reading on once the display has its sounds; before, it only begins a visit. */
  const begin = async (key: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      let said = await press(key);
      // Once it is on, what reads comes and begins by itself, late on a busy machine.
      for (let waits = 0; !said && waits < 10 && (await page.locator('[data-access]').count()); waits += 1)
        said = await heard();
      if (said) return said;
    }
    throw new Error('nothing is said');
  };
  /** From button to button until one is reached that says so. */
  const reach = async (name: string) => {
    for (let presses = 0; presses < 25; presses += 1) {
      const said = await press('ArrowRight');
      if (said.startsWith(`${name} ${stageTexts[language].button}`)) return;
    }
    throw new Error(`no button says ${name}:\n${transcript.join('\n')}`);
  };
  const transcript: string[] = [];
  return { page, heard, press, begin, reach, transcript, t: stageTexts[language] };
}

const lacking = (page: Page, language: Language, keys: readonly string[]) =>
  page.evaluate(
    async ({ language, keys }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('psifida-display');
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      const speech = await new Promise<Record<string, Record<string, { url: string }>> | undefined>(
        (resolve) => {
          const asked = db.transaction('facts').objectStore('facts').get('speech');
          asked.onsuccess = () => resolve(asked.result);
        },
      );
      db.close();
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const files = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
      const there = new Set(files.map(({ url }) => new URL(url).pathname));
      const isMissing = ({ url }: { url: string }) => !there.has(new URL(url, location.href).pathname);
      // A display says nothing new until all that it was told of is there, in both languages.
      const coming = Object.values(speech ?? {}).flatMap((sounds) => Object.values(sounds).filter(isMissing));
      return [...keys.filter((key) => !speech?.[language]?.[key]), ...coming.map(({ url }) => url)];
    },
    { language, keys },
  );

const known = new Map<string, string>();
/** The voice of this journey writes into each sound what it says. */
async function wordsIn(address: string): Promise<string> {
  const words =
    known.get(address) ??
    Buffer.from(await (await fetch(address)).arrayBuffer())
      .subarray(44)
      .toString()
      .replace(/^(el|en):/, '')
      .trim();
  known.set(address, words);
  return words;
}

const all = (...parts: string[]) => parts.flatMap(spokenParts).join(' ');

/** Leaves, and records as text what was said from the beginning. */
const ends = async ({ press, page, t, transcript }: Ears) => {
  expect(await press('Home')).toBe(all(t.left));
  await page.locator('[data-access]').waitFor({ state: 'detached' });
  console.info(transcript.filter(Boolean).join('\n'));
};

const patient = { timeout: 1_200_000 };

test.for(['el', 'en'] as const)(
  'R-SPEAK-06 R-SPEAK-07 somebody who sees nothing finds, opens, hears and leaves a recipe by keys alone: %s',
  patient,
  async (language) => {
    const r = recipeTexts[language];
    const steps = [text.knead, text.bake].map((one) => one[language]);
    const ears = await openTo('system7a', language, [
      ...[title.pie[language], ...steps, r.stepByStep, r.nextStep, r.step(2, 2), r.title, r.choose],
      ...[stageTexts[language].keys, stageTexts[language].left, stageTexts[language].button],
    ]);
    const { page, press, begin, reach, t } = ears;
    expect(await begin('ArrowDown')).toBe(all(t.keys, r.title, r.choose));
    await page.locator('[data-access]').waitFor();
    await reach(title.pie[language]);
    expect(await displayFindings(page)).toEqual([]);
    const [flour, oil] = language === 'el' ? ['αλεύρι', 'λάδι'] : ['flour', 'oil'];
    expect(await press('Enter')).toBe(all(title.pie[language], r.ingredients, flour, oil, r.steps, ...steps));
    expect(await press('ArrowDown')).not.toBe('');
    await reach(r.stepByStep);
    expect(await press('Enter')).toContain(all(r.step(1, 2), steps[0] ?? ''));
    await reach(r.nextStep);
    const hold = (held: boolean) => page.evaluate((isHeld) => Object.assign(window, { held: isHeld }), held);
    await hold(true);
    expect(await press('Enter')).toBe(all(r.step(2, 2)));
    await page.locator('[data-read]').waitFor();
    expect(await press(' ')).toBe('');
    await hold(false);
    expect(await press(' ')).toBe(all(r.step(2, 2), steps[1] ?? ''));
    expect(await press('Escape')).toContain(title.pie[language]);
    expect(await press('Escape')).toBe(all(r.title, r.choose));
    await ends(ears);
  },
);

test.for(['el', 'en'] as const)(
  'R-SPEAK-06 the same with a dish and a product: %s',
  patient,
  async (language) => {
    const t = dishTexts[language];
    const [stew, fava] = [title.stew[language], title.fava[language]];
    const [ofStew, ofFava] = [text.stew[language], text.fava[language]];
    const { keys, left, button, chosen } = stageTexts[language];
    const ears = await openTo('system7b', language, [
      ...[stew, ofStew, fava, ofFava, t.title, t.choose, t.dish, t.product, t.oneDish, t.oneProduct],
      ...[keys, left, button, chosen],
    ]);
    expect(await ears.begin('Tab')).toContain(all(t.title, t.choose));
    await ears.reach(stew);
    expect(await displayFindings(ears.page)).toEqual([]);
    expect(await ears.press('Enter')).toBe(all(t.oneDish, stew, ofStew));
    expect(await ears.press('Escape')).toContain(t.choose);
    await ears.reach(t.product);
    // It brings no text: what is said is that it is chosen.
    expect(await ears.press('Enter')).toBe(all(t.product, button, chosen));
    await ears.reach(fava);
    expect(await ears.press('Enter')).toBe(all(t.oneProduct, fava, ofFava));
    expect(await ears.press('Escape')).toContain(t.choose);
    await ends(ears);
  },
);

test.for(['el', 'en'] as const)(
  'R-SPEAK-06 the same with a point and the news: %s',
  patient,
  async (language) => {
    const own = (one: Bilingual) => one[language];
    const always = [stageTexts[language].keys, stageTexts[language].left, stageTexts[language].button];

    const totem = await openTo('system4', language, [...always, own(title.castle), own(text.castle)]);
    expect(await totem.begin('Enter')).toContain(own(title.town));
    await totem.reach(own(title.castle));
    expect(await totem.press('Enter')).toContain(all(own(title.castle), own(text.castle)));
    expect(await totem.press('Escape')).toContain(own(title.town));
    await ends(totem);

    const cloud = await openTo('system3', language, [...always, own(text.notice), own(text.because)]);
    await cloud.begin('ArrowRight');
    for (let presses = 0; presses < 30; presses += 1)
      if ((await cloud.press('ArrowRight')).includes(own(text.notice))) break;
    expect(await cloud.press('Enter')).toContain(all(own(text.notice), own(text.because)));
    await cloud.reach(cloudTexts[language].nextNews);
    expect(await cloud.press('Enter')).toContain(headline);
    await cloud.reach(texts[language].close);
    await cloud.press('Enter');
    await cloud.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ends(cloud);
  },
);

test.for(['el', 'en'] as const)(
  'R-SPEAK-06 R-REACH-03 the same with a print on the table and a puzzle: %s',
  patient,
  async (language) => {
    const own = (one: Bilingual) => one[language];
    const { keys, left, button } = stageTexts[language];
    const t = tableTexts[language];
    const table = await openTo('system6', language, [
      ...[keys, left, button, own(title.castle), own(text.castle), t.turnOver, t.putBack],
    ]);
    await table.begin('ArrowRight');
    // Each place at a table has its own language; keys are those of the first.
    if (language === 'en') {
      await table.reach(languageNames.en);
      await table.press('Enter');
    }
    await table.reach(own(title.castle));
    await table.press('Enter');
    await table.reach(t.turnOver);
    expect(await table.press('Enter')).toContain(own(text.castle).split('. ')[0]);
    await table.reach(t.putBack);
    await table.press('Enter');
    await ends(table);

    const p = puzzleTexts[language];
    const places = [1, 2].flatMap((row) => [1, 2, 3].map((column) => [row, column] as const));
    const puzzle = await openTo('system8', language, [
      ...[keys, left, button, own(title.castle), p.done, p.chooseImage, p.chooseLevel],
    ]);
    await puzzle.begin('ArrowRight');
    await puzzle.reach(own(title.castle));
    expect(await puzzle.press('Enter')).toContain(p.chooseLevel);
    await puzzle.reach(`${p.pieces(6)} ${levelName(6, language)}`);
    await puzzle.press('Enter');
    // Said of their words and numbers, without what stands between them.
    const heardAs = (name: string) => name.replace(/[:,]/g, '');
    for (const [row, column] of places) {
      await puzzle.reach(heardAs(p.piece(row, column, false)));
      const place = heardAs(p.place(row, column));
      if (!(await puzzle.press('Enter')).startsWith(place)) await puzzle.reach(place);
      await puzzle.press('Enter');
    }
    expect(puzzle.transcript.at(-1)).toContain(p.done);
    await ends(puzzle);
  },
);
