import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseCalendar } from '@psifida/api/features/news/parse-feed';
import type { Language } from '@psifida/contract/bilingual';
import type { TakenAudios, TakenHome, TakenImage, TakenLink } from '@psifida/contract/content/taken-home';
import {
  shortTakeHomeAddress,
  takeHomeAddress,
  takenCalendarAddress,
} from '@psifida/contract/endpoints/take-home';
import { takenKinds } from '@psifida/contract/kinds';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { icalendarOf } from './icalendar.ts';
import { durationOf, linkedData } from './linked-data.ts';
import { html } from './parts.ts';
import { sheetOf } from './sheets.ts';
import { fillIn, places, takeHomePage, takeHomeRoutes } from './take-home.routes.ts';

const ids = Object.fromEntries(
  takenKinds.map((kind, index) => [kind, `0000000${index}-0000-4000-8000-00000000abc${index}`]),
) as Record<TakenHome['kind'], string>;

const both = (el: string, en: string) => ({ el, en });
const nothing = both('', '');
const image = (name: string): TakenImage => ({
  alt: both(`Εικόνα ${name}`, `Picture ${name}`),
  sizes: (['avif', 'jpeg'] as const).flatMap((format) =>
    [320, 960, 1920].map((width) => ({
      ...{ url: `/media/${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`, format, width },
      ...{ height: (width / 3) * 2, bytes: 1 },
    })),
  ),
});
const lent = { ...image('d'), credit: both('Δανεισμένη', 'Lent'), license: 'https://l' };
const link = (kind: TakenHome['kind'], title = both('Λάδι', 'Oil')): TakenLink => ({
  ...{ kind, id: ids[kind], title, text: both('Κείμενο', 'Text'), image: image(kind) },
});
const base = (kind: TakenHome['kind'], title = both('Ντάκος', 'Dakos')) => ({
  ...{ id: ids[kind], system: 'system7b' as const, title, images: [image('a'), image('b')] },
});

const taken: { [Kind in TakenHome['kind']]: Extract<TakenHome, { kind: Kind }> } = {
  recipe: {
    ...{ kind: 'recipe', ...base('recipe', both('Σαλάτα', 'Salad')), servings: 4, minutes: 90 },
    ingredients: [
      { id: 'i', amount: 2, text: both('ντομάτα | ντομάτες', 'tomato | tomatoes') },
      { id: 'j', amount: null, text: both('Ρίγανη', 'Oregano') },
    ],
    steps: [{ id: 's', text: both('Κόψτε.', 'Cut.') }],
  },
  dish: {
    kind: 'dish',
    ...base('dish'),
    description: both('Με ντομάτα.', 'With tomato.'),
    products: [link('product')],
  },
  product: {
    ...{ kind: 'product', ...base('product', both('Λάδι', 'Oil')), description: both('Πράσινο.', 'Green.') },
    ...{ producer: both('Συνεταιρισμός', ''), origin: both('Όρμος', 'Bay'), season: nothing },
    dishes: [link('dish')],
  },
  point: {
    ...{ kind: 'point', ...base('point', both('Φάρος', 'Lighthouse')), text: both('Παλιός.', 'Old.') },
    map: { image: image('map'), x: 0.25, y: 0.5 },
    presentation: link('presentation'),
  },
  presentation: {
    ...{ kind: 'presentation', ...base('presentation', both('Λιμάνι', 'Harbour')) },
    parts: [
      {
        ...{ kind: 'image', title: both('Ο μόλος', ''), text: both('Πέτρα.', 'Stone.') },
        ...{ credit: both('Αρχείο', 'Archive'), category: both('Παλιά', 'Old ones'), image: image('c') },
      },
      { kind: 'video', title: both('Ταξίδι', 'Voyage'), durationMs: 185_000, image: lent },
      { ...link('recipe', both('Σαλάτα', 'Salad')), kind: 'recipe' },
      { ...link('point', both('Φάρος', 'Lighthouse')), kind: 'point' },
    ],
  },
  event: {
    ...{
      kind: 'event',
      ...base('event', both('Συναυλία', 'Concert')),
      text: both('Τραγούδια,\nχοροί', 'Songs'),
    },
    ...{ place: both('Κάστρο', 'Castle'), category: 'music' },
    ...{ begin: '2026-10-23T20:00', end: '2026-10-23T22:30', wholeDay: false },
    repeats: { every: 1, unit: 'week', weekdays: [5], until: '2026-11-13' },
    except: ['2026-11-06'],
    times: [
      { begin: '2026-10-23T20:00', end: '2026-10-23T22:30', wholeDay: false },
      { begin: '2026-10-30T20:00', end: '2026-10-30T22:30', wholeDay: false },
    ],
  },
};

const publicUrl = 'https://town.example';
const municipality = both('Δήμος', 'Municipality');
const site = { publicUrl, branding: { municipality, logo: 'logo.svg' } };
const dataOf = (one: TakenHome, language: Language = 'en') =>
  JSON.parse(JSON.stringify(linkedData(one, { language, publicUrl, municipality })))['@graph'];
const pageOf = (one: TakenHome, language: Language = 'en') => takeHomePage(one, language, site);

describe('R-HOME-12 what the page says to machines', () => {
  test('a recipe has its time, its amounts and its steps', () => {
    const [page, recipe] = dataOf(taken.recipe);
    expect(page).toMatchObject({
      '@type': 'WebPage',
      inLanguage: 'en',
      mainEntity: { '@id': recipe['@id'] },
    });
    expect(recipe).toMatchObject({
      ...{
        '@type': 'Recipe',
        name: 'Salad',
        inLanguage: 'en',
        totalTime: 'PT1H30M',
        recipeYield: '4 servings',
      },
      recipeIngredient: ['2 tomatoes', 'Oregano'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Cut.' }],
      image: [`${publicUrl}/media/a-960.jpg`, `${publicUrl}/media/b-960.jpg`],
      url: `${publicUrl}${takeHomeAddress({ kind: 'recipe', id: ids.recipe }, 'en')}`,
    });
  });

  test('a dish is of a menu, and its products are named', () => {
    const [page, dish] = dataOf(taken.dish, 'el');
    expect(dish).toMatchObject({ '@type': 'MenuItem', name: 'Ντάκος', description: 'Με ντομάτα.' });
    expect(page.mentions).toMatchObject([{ '@type': 'Product', name: 'Λάδι' }]);
  });

  test('a product has whoever makes it, and no price, no rating and no season that nobody named', () => {
    const [, product] = dataOf(taken.product);
    expect(product).toMatchObject({
      ...{ '@type': 'Product', manufacturer: { '@type': 'Organization', name: 'Συνεταιρισμός' } },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Origin', value: 'Bay' }],
    });
    for (const claimed of ['offers', 'aggregateRating', 'review', 'brand'])
      expect(product).not.toHaveProperty(claimed);
  });

  test('a point is an attraction without coordinates: its place on an image is none', () => {
    const [, point] = dataOf(taken.point);
    expect(point).toMatchObject({ '@type': 'TouristAttraction', name: 'Lighthouse', description: 'Old.' });
    expect(JSON.stringify(point)).not.toMatch(/geo|latitude|0\.25/);
  });

  test('R-RIGHTS-02 the credit of an image stands beside it and in the data, with its licence', () => {
    const leading = { ...taken.recipe, images: [lent] };
    const [, recipe] = dataOf(leading);
    expect(recipe.image).toMatchObject([
      { '@type': 'ImageObject', creditText: 'Lent', license: 'https://l' },
    ]);
    expect(JSON.stringify(pageOf(leading))).toContain('<span>Lent</span>');
  });

  test('R-RIGHTS-02 the credit of an audio file stands beside it and in the data, with its licence', () => {
    const voice = { url: '/media/v.mp3', type: 'audio/mpeg', durationMs: 1, words: '' };
    const audio = { el: { ...voice, credit: both('Χορωδία', 'Choir'), license: 'https://l' }, en: null };
    const heard = { ...taken.recipe, audio };
    const [page] = dataOf(heard);
    expect(page.audio).toMatchObject({ '@type': 'AudioObject', creditText: 'Choir', license: 'https://l' });
    expect(JSON.stringify(pageOf(heard))).toContain('<span>Choir</span>');
  });

  test('R-EASY-05 a page carries its easy text and its video in signs, in the reader’s language alone', () => {
    const sign = { url: '/media/s.mp4', type: 'video/mp4', durationMs: 9_000 };
    const easy = both('Ο φάρος είναι παλιός. <b>', '');
    const point = { ...taken.point, easy, sign };
    const greek = sheetOf(point, 'el').source;
    expect(greek).toContain(
      '<summary>Εύκολο κείμενο</summary><p class="told">Ο φάρος είναι παλιός. &lt;b&gt;</p>',
    );
    expect(greek).toContain('src="/media/s.mp4" aria-label="Στη νοηματική: Φάρος"');
    const english = sheetOf(point, 'en').source;
    expect(english).not.toContain('class="easy"');
    expect(english).toContain('aria-label="In Greek Sign Language: Lighthouse"');
    expect(sheetOf(taken.point, 'el').source).not.toMatch(/class="(easy|signs)"/);
  });

  test('R-WAY-05 a point’s page leads there from the display whose code was scanned, and around steps', () => {
    const nodes = [
      { id: 0, x: 0.25, y: 0.9 },
      { id: 1, x: 0.25, y: 0.5, name: both('στη <βρύση>', 'at the <spring>') },
      { id: 2, x: 0.6, y: 0.7 },
    ];
    const stretches = [
      { a: 0, b: 1, kind: 'steps' as const },
      { a: 0, b: 2, kind: 'level' as const },
      { a: 2, b: 1, kind: 'level' as const },
    ];
    const from = { x: 0.25, y: 0.9, heading: 0 };
    const withPaths = (metres: number | null) => ({
      ...taken.point,
      map: taken.point.map && { ...taken.point.map, paths: { metres, nodes, stretches } },
    });
    const page = sheetOf(withPaths(100), 'en', from).source;
    expect(page).toContain('<polyline points="0.2500,0.9000 0.2500,0.5000">');
    expect(page).toContain(
      '<h2>How to get there</h2><p>This way has steps.</p><p class="facts">1 minute on foot',
    );
    expect(page).toContain('<li>Start straight ahead of you. Take the steps.</li>');
    expect(page).toContain('<h3>Without steps</h3>');
    expect(sheetOf(withPaths(null), 'el', from).source).not.toContain('με τα πόδια');
    expect(sheetOf(withPaths(100), 'el').source, 'nobody knows from where').not.toContain('<polyline');
    const beyond = { x: 0.9, y: 0.1, heading: null };
    expect(sheetOf(withPaths(100), 'el', beyond).source).not.toContain('<polyline');
    const { page: whole } = takeHomePage(withPaths(100), 'en', site, from);
    expect(whole.source).toContain('?lang=el&amp;from=250-900-0"');
  });

  test('a presentation is a collection of its images and videos, and speaks of the rest', () => {
    const [page, presentation] = dataOf(taken.presentation);
    expect(presentation).toMatchObject({
      '@type': 'Collection',
      hasPart: [
        { '@type': 'ImageObject', name: 'Ο μόλος', caption: 'Stone.', creditText: 'Archive' },
        {
          '@type': 'VideoObject',
          name: 'Voyage',
          duration: 'PT3M5S',
          creditText: 'Lent',
          license: 'https://l',
        },
        { '@type': 'Recipe', name: 'Salad' },
      ],
    });
    expect(page.mentions).toMatchObject([{ '@type': 'TouristAttraction', name: 'Lighthouse' }]);
  });

  test('R-EVENT-08 an event has its next times with the town’s offset, its place and no organiser that nobody named', () => {
    const [, event] = dataOf(taken.event, 'el');
    expect(event).toMatchObject({
      ...{ '@type': 'Event', name: 'Συναυλία', inLanguage: 'el' },
      ...{ startDate: '2026-10-23T20:00:00+03:00', endDate: '2026-10-23T22:30:00+03:00' },
      location: { '@type': 'Place', name: 'Κάστρο' },
      // After the clocks were changed.
      subEvent: [{ '@type': 'Event', startDate: '2026-10-30T20:00:00+02:00' }],
    });
    for (const claimed of ['organizer', 'offers', 'performer']) expect(event).not.toHaveProperty(claimed);
    const whole = { ...taken.event, times: [{ begin: '2026-10-23', end: null, wholeDay: true }] };
    expect(dataOf(whole)[1]).toMatchObject({ startDate: '2026-10-23' });
  });

  test.each([
    [60, 'PT1M'],
    [5400, 'PT1H30M'],
    [172_800, 'PT48H'],
    [0, 'PT0S'],
  ])('%i seconds are %s', (seconds, said) => expect(durationOf(seconds)).toBe(said));
});

describe('what stands in the page', () => {
  const hostile = '</script><script>alert(1)</script><!-- " \' & \u2028\u2029 $& $1';

  test.each(takenKinds)(
    'R-HOME-13 a hostile text in a %s stays a text, in the page and in its data',
    (kind) => {
      const one = { ...taken[kind], title: both(hostile, hostile) } as TakenHome;
      const { head, page } = pageOf(one);
      expect(head.source.match(/<script/g)).toHaveLength(1);
      expect(head.source.match(/<\/script/g)).toHaveLength(1);
      expect(page.source).not.toContain('<script');
      expect(head.source.split('ld+json')[1]).not.toMatch(/[\u2028\u2029]/);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head.source) ?? [];
      expect(JSON.parse(data)['@graph'][1].name).toBe(hostile);
      const whole = fillIn(Object.values(places).join('\n'), pageOf(one));
      expect(whole, 'what looks like a pattern of a replacement is none').toContain('$&amp; $1');
    },
  );

  test('texts that are in one language alone stand in for the other, and say which they are', () => {
    expect(pageOf(taken.presentation).page.source).toContain('<h3 lang="el">Ο μόλος</h3>');
    expect(pageOf(taken.presentation, 'el').page.source).toContain('<h3>Ο μόλος</h3>');
    expect(pageOf(taken.product).page.source).toContain('<span lang="el">Συνεταιρισμός</span>');
  });

  test('no heading of a page is left out between two levels', () => {
    const parts = taken.presentation.parts.map((part) =>
      part.kind === 'image' ? { ...part, category: null } : part,
    );
    for (const one of [...Object.values(taken), { ...taken.presentation, parts }]) {
      const levels = [...pageOf(one).page.source.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('images come in one size for a phone, each with its words, and nothing comes from elsewhere', () => {
    for (const kind of takenKinds) {
      const { source } = pageOf(taken[kind]).page;
      expect(source).not.toContain('1920');
      expect(source).not.toMatch(/(src|srcset|href)="(https?:)?\/\//);
      for (const [tag] of source.matchAll(/<img [^>]*>/g)) expect(tag).toMatch(/ alt="/);
      // No style in the page: its policy forbids it.
      expect(source).not.toMatch(/ style=|<style| on\w+=/);
    }
    expect(pageOf(taken.dish).page.source).toContain('alt="Picture a"');
  });

  test('R-EVENT-08 an event says when and where, in the words of its language, and leads to its file', () => {
    const greek = pageOf(taken.event, 'el').page.source.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
    expect(greek).toMatch(/Παρασκευή 23 Οκτωβρίου 2026[^<]*20:00 ?– ?22:30/);
    expect(greek).toContain('Κάστρο');
    expect(greek).toContain(`href="/take-home/event/${ids.event}/event.ics?lang=el"`);
    const english = pageOf(taken.event).page.source;
    expect(english).toMatch(/Friday,? 23 October 2026/);
    expect(english).toContain('Music');
  });

  test('a page without its images is small', () => {
    for (const kind of takenKinds) {
      const { head, page } = pageOf(taken[kind], 'el');
      expect(Buffer.byteLength(head.source + page.source)).toBeLessThan(12_000);
    }
  });

  test('html takes nothing for markup but what was written as such', () => {
    expect(html`<p title="${'"x"'}">${'<b>'}${[html`<i>${1}</i>`, null, false]}</p>`.source).toBe(
      '<p title="&quot;x&quot;">&lt;b&gt;<i>1</i></p>',
    );
  });
});

describe('R-SOUND-06 what can be heard', () => {
  const spoken = (language: Language, words: string) => ({
    ...{ url: `/media/said-${language}.mp3`, type: 'audio/mpeg' as const, durationMs: 65_200, words },
  });
  const inBoth = { el: spoken('el', 'Ακούτε <το> κύμα.'), en: spoken('en', 'You hear <the> waves.') };
  /** The same with something to hear: of a presentation, in the story of its image. */
  const heard = (kind: TakenHome['kind'], audio: TakenAudios): TakenHome =>
    kind === 'presentation'
      ? {
          ...taken.presentation,
          parts: taken.presentation.parts.map((part) => (part.kind === 'image' ? { ...part, audio } : part)),
        }
      : { ...taken[kind], audio };
  /** What it is that is heard of. */
  const heardOf = (kind: TakenHome['kind']) =>
    kind === 'presentation' ? both('Ο μόλος', 'Ο μόλος') : taken[kind].title;
  const audioOf = (kind: TakenHome['kind'], [page, subject]: ReturnType<typeof dataOf>) =>
    kind === 'presentation' ? subject.hasPart[0].audio : page.audio;

  test.each(takenKinds)('of a %s is played by its page, with what is said', (kind) => {
    for (const [language, words] of [
      ['el', 'Ακούτε &lt;το&gt; κύμα.'],
      ['en', 'You hear &lt;the&gt; waves.'],
    ] as const) {
      const { source } = pageOf(heard(kind, inBoth), language).page;
      expect(source.match(/<audio[^>]*>/g)).toEqual([
        `<audio controls preload="none" src="/media/said-${language}.mp3" aria-label="${language === 'el' ? 'Ακούστε' : 'Listen'}: ${heardOf(kind)[language]}">`,
      ]);
      expect(source).toContain(`<p lang="${language}">${words}</p>`);
    }
    expect(pageOf(taken[kind]).page.source, 'of nothing').not.toContain('<audio');
  });

  test.each(takenKinds)('of a %s in one language alone is there for readers of the other', (kind) => {
    const { source } = pageOf(heard(kind, { ...inBoth, en: null })).page;
    expect(source).toContain('src="/media/said-el.mp3"');
    expect(source).toContain('<p lang="el">Ακούτε &lt;το&gt; κύμα.</p>');
    const wordless = pageOf(heard(kind, { el: null, en: spoken('en', '') }), 'el').page.source;
    expect(wordless).toContain('src="/media/said-en.mp3"');
    expect(wordless, 'where nobody has written what is said').not.toContain('<details>');
  });

  test.each(takenKinds)('of a %s is named to machines', (kind) => {
    expect(audioOf(kind, dataOf(heard(kind, { ...inBoth, en: null })))).toEqual({
      ...{
        '@type': 'AudioObject',
        contentUrl: `${publicUrl}/media/said-el.mp3`,
        encodingFormat: 'audio/mpeg',
      },
      ...{ duration: 'PT1M5S', inLanguage: 'el', transcript: 'Ακούτε <το> κύμα.' },
    });
    expect(audioOf(kind, dataOf(taken[kind])), 'of nothing').toBeUndefined();
  });
});

describe('the addresses', () => {
  const app = fastify();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-home-'));
    await writeFile(path.join(folder, 'take-home.html'), Object.values(places).join('\n'));
    const all = Object.values(taken);
    takeHomeRoutes(app, {
      ...{ site, folder, strict: true },
      shown: {
        find: async ({ kind, id }) => all.find((one) => one.kind === kind && one.id === id) ?? null,
        findByShort: async (short) => all.find(({ id }) => id.endsWith(short)) ?? null,
      },
    });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test('R-HOME-13 a page is in its language, names the other, sets no cookie and may load nothing from elsewhere', async () => {
    const answer = await ask(takeHomeAddress(taken.dish, 'en'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(answer.headers['content-security-policy']).toContain("media-src 'self'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.body).toContain('<html lang="en">');
    for (const language of ['el', 'en'])
      expect(answer.body).toContain(
        `<link rel="alternate" hreflang="${language}" href="${publicUrl}/take-home/dish/${ids.dish}?lang=${language}">`,
      );
  });

  test('without a language in its address it speaks the phone’s', async () => {
    const url = `/take-home/point/${ids.point}`;
    for (const [spoken, language] of [
      ['el-GR,el;q=0.9,en;q=0.8', 'el'],
      ['de-DE,de;q=0.9', 'en'],
    ] as const) {
      const answer = await ask(url, { 'accept-language': spoken });
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.headers.vary).toBe('accept-language');
    }
  });

  test('R-HOME-10 a short address leads to the page of any kind, also in capitals or on Greek keys', async () => {
    for (const kind of takenKinds) {
      const answer = await ask(shortTakeHomeAddress(ids[kind]));
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/take-home/${kind}/${ids[kind]}`]);
    }
    for (const typed of ['0000ABC1', encodeURIComponent('0000αβψ1')])
      expect((await ask(`/r/${typed}`)).headers.location).toBe(`/take-home/dish/${ids.dish}`);
  });

  test('R-EVENT-08 the file of an event is read by calendars: its rule, its exceptions and the town’s clock, in its language', async () => {
    const span = { from: Date.parse('2026-10-01'), to: Date.parse('2027-10-01') };
    for (const [language, title] of [
      ['el', 'Συναυλία'],
      ['en', 'Concert'],
    ] as const) {
      const answer = await ask(takenCalendarAddress(taken.event, language));
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      const { events, occurrences } = await parseCalendar(answer.body, span);
      expect(events).toMatchObject([{ title: { plain: title } }]);
      expect(occurrences.map(({ begin, end }) => [begin, end])).toEqual([
        ['2026-10-23T20:00', '2026-10-23T22:30'],
        ['2026-10-30T20:00', '2026-10-30T22:30'],
        ['2026-11-13T20:00', '2026-11-13T22:30'],
      ]);
      for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const days = { begin: '2026-12-24T00:00', end: '2026-12-26T00:00', wholeDay: true };
    const whole = { ...taken.event, ...days, repeats: null, except: [], text: both('', '\u0000;,\\') };
    const file = icalendarOf(whole, { language: 'en', publicUrl, now: 0 });
    expect(file).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227\r\n');
    expect(file).toContain('DESCRIPTION:\\;\\,\\\\\r\n');
    expect((await ask(`/take-home/event/${ids.dish}/event.ics`)).statusCode).toBe(404);
  });

  test('R-HOME-11 what is no longer shown says so in both languages, and is found by no search', async () => {
    for (const url of [
      '/r/ffffffff',
      '/take-home/dish/x',
      `/take-home/recipe/${ids.dish}`,
      '/take-home/news/x',
    ]) {
      const answer = await ask(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('Δεν προβάλλεται πια');
      expect(answer.body).toContain('No longer shown');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
    }
  });
});
