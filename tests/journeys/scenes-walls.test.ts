import { randomUUID } from 'node:crypto';
import { emptyAnnouncement } from '@psifida/contract/content/announcement';
import { dateAt, wallMinute } from '@psifida/contract/content/athens-time';
import type { Entry } from '@psifida/contract/content/entry';
import { emptyEvent } from '@psifida/contract/content/event';
import { measuresOf, type Panel, reachMm, usualPanels } from '@psifida/contract/content/panel';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { Frame, Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { displayFindings } from './support/axe.ts';
import { browser, keptWindow, page, url } from './support/browser.ts';
import { faintWords } from './support/faint-words.ts';
import { aVideo, stripedImage } from './support/files.ts';
import { press } from './support/hands.ts';
import { openPreview, releaseMedia } from './support/preview.ts';
import { type Hung, pressedBetween } from './support/reach.ts';
import { atRest, readGlass } from './support/read-glass.ts';
import { brightness, screencast } from './support/screencast.ts';
import { staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

const wideGlass = { width: 1920, height: 1080 };
const tallGlass = { width: 1080, height: 1920 };
/** On four times as many pixels everything is twice as large, and the same. */
const shapes = [wideGlass, tallGlass];
type Shape = (typeof shapes)[number];

/** Where the player runs. */
let glass: Frame;
let white: ReleaseMedia;
let wide: ReleaseMedia;
let tall: ReleaseMedia;
let video: ReleaseMedia;

keptWindow({ viewport: wideGlass, hasTouch: true });
beforeAll(async () => {
  const staff = await staffApi(url);
  const painter = await browser.newPage();
  await painter.goto(`${url}/healthz`);
  const blank = await painter.evaluate(async () => {
    const canvas = new OffscreenCanvas(1920, 1080);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1920, 1080);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return Array.from(bytes);
  });
  const described = (el: string, en: string) => ({ alt: { el, en } });
  const [whiteId, wideId, tallId, videoId] = await Promise.all([
    staff.upload('white.png', Buffer.from(blank)),
    staff.upload('wide.png', stripedImage()),
    staff.upload('tall.png', stripedImage({ width: 1200, height: 1600 })),
    staff.upload('video.webm', (await aVideo(painter, 'video.webm', { frames: 30 })).buffer),
  ]);
  white = await releaseMedia(staff, whiteId, described('Λευκός τοίχος', 'A white wall'));
  wide = await releaseMedia(staff, wideId, described('Η παραλία', 'The beach'));
  tall = await releaseMedia(staff, tallId, described('Ο πύργος', 'The tower'));
  video = await releaseMedia(staff, videoId);
  await painter.close();
});

const image = (media: ReleaseMedia, category: string | null = null, story: object = {}): Entry => ({
  ...story,
  kind: 'image',
  id: randomUUID(),
  active: true,
  media: media.id,
  category,
});
const clip = (media: ReleaseMedia): Entry => ({
  kind: 'video',
  id: randomUUID(),
  active: true,
  media: media.id,
});
const harbour = { el: 'Το λιμάνι στο δειλινό', en: 'The harbour at dusk' };
const open = async (draft: Parameters<typeof openPreview>[2]) => {
  glass = await openPreview(page, url, draft);
};
const scene = () => glass.locator('[data-state="shown"]');
const says = (text: string) => scene().getByText(text, { exact: true }).first();
const tap = (name: string) => press(scene().getByRole('button', { name, exact: true }).first());

const faults = () => displayFindings(glass);
/** An event goes home by its code, in a sheet that is closed again. */
async function seesCode(name: string) {
  await tap(name);
  const sheet = scene().getByRole('dialog', { name: 'Πάρτε τη μαζί σας' });
  await sheet.getByRole('img', { name: /\/take-home\/event\// }).waitFor();
  expect(await faults()).toEqual([]);
  await press(sheet.getByRole('button', { name: 'Κλείσιμο' }));
  await sheet.waitFor({ state: 'detached' });
}
/** These words stand out from what is behind them, once they have come. */
const standsOut = (words: Locator, enough = 4.5) =>
  expect.poll(() => faintWords(words, { aside: 0, enough, needed: true })).toEqual([]);

/** With access on, all text is this much larger. */
const accessScale = 1.35;

const textSize = () =>
  scene().evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--text')));

/** Gives the glass another shape and waits until the scene has its measures. */
async function turnTo(shape: Shape, system: SystemId) {
  await page.setViewportSize(shape);
  const measures = measuresOf(usualPanels[systems[system].installation], shape.width);
  const isMeasured = (share: number) => [1, accessScale].some((scale) => Math.abs(share - scale) < 0.01);
  await until(async () => isMeasured((await textSize()) / measures.textPx), 'the scene has the new measures');
  // What is longer than its place, and what has the size of its place, measure themselves after that.
  await atRest(glass);
  return measures;
}

/**
 * Every text can be read from where people stand, every button be hit, and nothing lies beyond the glass; which then has
 * a shape to go on in.
 */
async function fitsEveryShape(system: SystemId, shapeAfter = wideGlass, among: readonly Shape[] = shapes) {
  for (const shape of among) {
    const { textPx, targetPx } = await turnTo(shape, system);
    const { texts, buttons, beyond } = await readGlass(glass);
    expect(texts.filter(({ size }) => size < textPx - 0.6)).toEqual([]);
    expect(buttons.filter(({ side }) => side < targetPx - 0.6)).toEqual([]);
    expect(beyond).toEqual([]);
  }
  await turnTo(shapeAfter, system);
}

/** With access on, all that is pressed is within reach of whoever sits, and as large and as whole as it has to be. */
async function isWithinReach(hung: Hung, what: string) {
  await expect
    .poll(async () => (await pressedBetween(glass, hung)).count, { message: what })
    .toBeGreaterThan(1);
  expect(await glass.locator('[data-access]').count(), what).toBe(1);
  const { from, to } = await pressedBetween(glass, hung);
  expect(from, what).toBeGreaterThanOrEqual(reachMm.from);
  expect(to, what).toBeLessThanOrEqual(reachMm.to);
  const { targetPx } = measuresOf(hung, (page.viewportSize() ?? wideGlass).width);
  const { buttons, beyond } = await readGlass(glass);
  expect(
    buttons.filter(({ side }) => side < targetPx - 0.6),
    what,
  ).toEqual([]);
  expect(beyond, what).toEqual([]);
}

const room = { announcements: true, events: true, after: 1 };
const said = (el: string, en: string, changes: object = {}) => ({
  ...{ ...emptyAnnouncement, id: randomUUID(), title: { el, en } },
  ...changes,
});
const happening = (el: string, en: string, changes: object = {}) => ({
  ...{ ...emptyEvent, id: randomUUID(), title: { el, en }, wholeDay: true },
  ...{ begin: `${dateAt(Date.now())}T00:00`, place: { el: 'Στο θέατρο', en: 'At the theatre' } },
  ...changes,
});
const closes = { el: 'Η βιβλιοθήκη κλείνει στις 14:00', en: 'The library closes at 14:00' };

describe('what the town says', () => {
  const isOver = async (title: string) => {
    await page.context().setOffline(true);
    await glass.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 10 * 60_000;
    });
    await until(async () => (await says(title).count()) === 0, 'what is over is gone');
    await page.context().setOffline(false);
  };
  const soon = () => ({
    schedule: { ...unlimited, until: wallMinute(Date.now() + 5 * 60_000) },
  });

  test('R-BOARD-01 R-BOARD-02 R-BOARD-05 an announcement stands between the images of a wall, large and in type alone, and goes at its minute without a network', async () => {
    await open({
      system: 'system1a',
      presentations: [{ title: harbour, seconds: 5, entries: [wide, tall].map((one) => image(one)), room }],
      media: [wide, tall],
      announcements: [
        said(closes.el, closes.en, { ...soon(), text: { el: 'Λόγω απογραφής.', en: 'For stocktaking.' } }),
      ],
      languageMode: 'el',
    });
    await scene().getByRole('img', { name: 'Η παραλία' }).first().waitFor();
    const title = scene().getByRole('heading', { name: closes.el });
    await title.waitFor();
    for (const words of [title, says('Λόγω απογραφής.')]) await standsOut(words);
    const size = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThan(1.3 * (await textSize()));
    await fitsEveryShape('system1a');
    expect(await faults()).toEqual([]);
    await isOver(closes.el);
    await scene().getByRole('img', { name: 'Ο πύργος' }).first().waitFor();
  });

  test('R-BOARD-01 between two videos too, and events as those of today', async () => {
    await open({
      system: 'system1b',
      presentations: [{ title: harbour, entries: [clip(video), clip(video)], room }],
      media: [video],
      events: [happening('Συναυλία', 'Concert', { category: 'music' })],
      languageMode: 'en',
    });
    await says('Events today').waitFor();
    await scene().getByRole('heading', { name: 'Concert' }).waitFor();
    await says('At the theatre').waitFor();
    // It leaves over the next video, which plays already.
    await scene().locator('[data-leaving]').waitFor();
  });

  test('R-BOARD-01 an announcement stands alone on a wall without videos', async () => {
    await open({
      system: 'system1b',
      presentations: [{ title: harbour, entries: [], room }],
      media: [],
      announcements: [said(closes.el, closes.en)],
      languageMode: 'el',
    });
    await scene().getByRole('heading', { name: closes.el }).waitFor();
  });

  test('R-BOARD-03 R-EVENT-08 in a cloud own announcements come before the news of feeds, are opened as those are, and stay while they are read', async () => {
    const links = { el: 'https://town.example/el', en: 'https://town.example/en' };
    const item = {
      title: 'Ανοίγει το μονοπάτι',
      text: '',
      link: null,
      time: null,
      source: 'Ροή',
      image: null,
    };
    const categories = [randomUUID()];
    await open({
      system: 'system3',
      presentations: [
        {
          ...{ title: harbour, room },
          entries: [
            { kind: 'image-category', id: categories[0] ?? '', active: true, title: harbour },
            ...[wide, tall, white, wide].map((one) => image(one, categories[0])),
            { kind: 'news-links', id: randomUUID(), active: true, links },
          ],
        },
      ],
      media: [wide, tall, white],
      news: { [links.el]: { title: 'Ροή', items: [item] }, [links.en]: { title: 'Feed', items: [] } },
      announcements: [said(closes.el, closes.en, { ...soon(), text: { el: 'Λόγω απογραφής.', en: '' } })],
      events: [happening('Συναυλία', 'Concert')],
    });
    const strip = scene().getByRole('region', { name: 'Νέα' });
    const order = [closes.el, 'Συναυλία', item.title];
    const titles = () => strip.getByText(new RegExp(`^(${order.join('|')})$`)).allTextContents();
    await expect.poll(titles).toEqual(order);
    await page.touchscreen.tap(1900, 20);
    await says(closes.el).tap();
    const opened = scene().getByRole('dialog', { name: closes.el });
    await opened.getByText('Λόγω απογραφής.').waitFor();
    await fitsEveryShape('system3');
    await glass.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 10 * 60_000;
    });
    await page.waitForTimeout(2_000);
    await opened.getByText('Λόγω απογραφής.').waitFor();
    await tap('Κλείσιμο');
    await expect.poll(titles).toEqual(order.slice(1));
    await says('Συναυλία').tap();
    await seesCode('Πάρτε τη μαζί σας');
  });

  test('R-BOARD-04 R-BOARD-09 R-EVENT-08 R-EASY-04 on a totem at rest alone, beneath it how to begin; events stand in the list and at their point, in easy words and in signs too', async () => {
    await page.setViewportSize(tallGlass);
    const [tour, temple] = [randomUUID(), randomUUID()];
    const point: Entry = {
      ...{ kind: 'point-title', id: temple, active: true, title: { el: 'Ο ναός', en: 'The temple' } },
      ...{ text: { el: 'Παλιός.', en: 'Old.' }, media: [wide.id], place: null },
    };
    await open({
      system: 'system4',
      presentations: [{ id: tour, title: harbour, seconds: 5, entries: [image(wide), point], room }],
      media: [wide, video],
      announcements: [said(closes.el, closes.en)],
      events: [
        happening('Ξενάγηση', 'Guided tour', {
          point: { presentation: tour, entry: temple },
          text: { el: 'Με αρχαιολόγο του δήμου.', en: 'With the town’s archaeologist.' },
          easy: { el: 'Ένας άνθρωπος δείχνει τον ναό.', en: 'Somebody shows the temple.' },
          sign: video.id,
        }),
      ],
    });
    await scene().getByRole('heading', { name: closes.el }).waitFor();
    await says('Αγγίξτε για να ξεκινήσετε').waitFor();
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await page.touchscreen.tap(500, 300);
    await says('Ξενάγηση').waitFor();
    await until(async () => !(await says(closes.el).isVisible()), 'what is said at rest is covered');
    await tap('Ο ναός');
    await says('Εκδηλώσεις εδώ').waitFor();
    expect(await says(closes.el).isVisible()).toBe(false);
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await seesCode('Πάρτε τη μαζί σας: Ξενάγηση');
    // Of the event: the point has neither.
    await says('Με αρχαιολόγο του δήμου.').waitFor();
    await tap('Εύκολο κείμενο: Ξενάγηση');
    await says('Ένας άνθρωπος δείχνει τον ναό.').waitFor();
    expect(await says('Με αρχαιολόγο του δήμου.').count()).toBe(0);
    await tap('Στη νοηματική: Ξενάγηση');
    const signer = scene().getByRole('region', { name: 'Στη νοηματική' });
    await signer.locator('video').waitFor();
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await press(signer.getByRole('button', { name: 'Κλείσιμο του βίντεο' }));
    await signer.waitFor({ state: 'detached' });
    await page.setViewportSize(wideGlass);
  });
});

describe('system1a', () => {
  const show = (languageMode: 'el' | 'en', images: ReleaseMedia[], title = harbour) =>
    open({
      system: 'system1a',
      presentations: [{ title, entries: images.map((shown) => image(shown)) }],
      media: [white, wide, tall],
      languageMode,
    });
  /** The title as it is so long after it came. */
  const passed = (ms: number) =>
    scene()
      .getByRole('heading', { level: 1 })
      .evaluate(({ parentElement: words }, at) => {
        for (const passing of words?.getAnimations() ?? []) {
          passing.pause();
          passing.currentTime = at;
        }
        return words && getComputedStyle(words).opacity;
      }, ms);

  test('the title leads in the display’s language, the other beneath it, readable on a white image; then it leaves', async () => {
    for (const language of ['el', 'en'] as const) {
      await show(language, [white, wide, tall, wide]);
      const title = scene().getByRole('heading', { level: 1 });
      await expect.poll(() => title.textContent()).toBe(harbour[language]);
      expect(await passed(3_000)).toBe('1');
      const other = says(harbour[language === 'el' ? 'en' : 'el']);
      expect(await other.evaluate((element) => getComputedStyle(element).fontStyle)).toBe('italic');
      for (const words of [title, other]) await standsOut(words);
      expect(await passed(9_000)).toBe('0');
    }
    await fitsEveryShape('system1a');
    expect(await faults()).toEqual([]);
  });

  test('the shade behind a long title reaches across the glass, and leaves most of the image above it alone', async () => {
    const long = {
      el: 'Η πολιτιστική κληρονομιά των παραθαλάσσιων οικισμών του δήμου μας και οι άνθρωποί τους',
      en: 'The heritage of our seaside villages and of the people who live in them',
    };
    /** Its words on their own ground, as they are so long after they came. */
    const ground = (words: string, at: number) =>
      says(words).evaluate(({ parentElement: block }, ms) => {
        for (const passing of block?.getAnimations() ?? []) {
          passing.pause();
          passing.currentTime = ms;
        }
        const { left, right, top } = block?.getBoundingClientRect() ?? new DOMRect();
        const before = block ? getComputedStyle(block, '::before') : null;
        const side = (name: 'left' | 'right' | 'top') => Number.parseFloat(before?.[name] ?? '');
        return { from: left + side('left'), to: right - side('right'), top: top + side('top') };
      }, at);
    for (const shape of shapes) {
      await page.setViewportSize(shape);
      await show('el', [white], long);
      for (const words of [long.el, long.en]) {
        await says(words).waitFor({ state: 'attached' });
        const shade = await ground(words, 2_500);
        await standsOut(says(words));
        expect(shade.from).toBeLessThanOrEqual(0);
        expect(shade.to).toBeGreaterThanOrEqual(shape.width);
        expect(shade.top).toBeGreaterThan(shape.height * 0.3);
        // Where both languages would take more than their share, the other follows when the first has passed.
        const both = await says(long.en).count();
        if (words === long.el && both === 0)
          await says(words).evaluate(({ parentElement: block }) => {
            for (const passing of block?.getAnimations() ?? []) passing.finish();
          });
      }
    }
  });

  test('one image follows another, and a broken one is passed over', async () => {
    const broken = {
      ...wide,
      id: randomUUID(),
      images: wide.images.map((one) => ({ ...one, url: `/media/${'0'.repeat(64)}.webp` })),
    };
    await open({
      system: 'system1a',
      presentations: [{ title: harbour, seconds: 5, entries: [image(white), image(broken), image(tall)] }],
      media: [white, broken, tall],
      languageMode: 'el',
    });
    await scene().getByAltText('Λευκός τοίχος').waitFor();
    await scene().getByAltText('Ο πύργος').waitFor();
    // The tall one is shown whole: none of it is cut.
    const { width, height } = (await scene().getByAltText('Ο πύργος').boundingBox()) ?? {
      width: 0,
      height: 1,
    };
    expect(width / height).toBeCloseTo(0.75, 1);
    // Covered, it is neither moved nor painted any more.
    await scene().getByAltText('Λευκός τοίχος').waitFor({ state: 'detached' });
  });
});

describe('system1a, what an image tells', () => {
  const story = {
    title: { el: 'Ο πύργος του λιμανιού', en: 'The harbour tower' },
    text: { el: 'Χτίστηκε το 1889 από τους ναυτικούς της πόλης.', en: '' },
  };
  const show = (media: ReleaseMedia) =>
    open({
      system: 'system1a',
      presentations: [{ title: harbour, seconds: 5, entries: [image(media, null, story)] }],
      media: [media],
      languageMode: 'el',
    });
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error('it is nowhere');
    return box;
  };

  test('R-STORY-04 R-STORY-09 stands beside one that is tall, the text after the title, however few seconds were set', async () => {
    await show(tall);
    const { x } = await boxOf(scene().getByAltText('Ο πύργος'));
    for (const words of [story.title.el, story.text.el]) {
      await says(words).waitFor();
      const box = await boxOf(says(words));
      expect(box.x + box.width).toBeLessThanOrEqual(x);
      await standsOut(says(words));
    }
    expect(await faults()).toEqual([]);
  });

  test('R-STORY-09 on tall glass a wide one covers all', async () => {
    await page.setViewportSize(tallGlass);
    await show(wide);
    const { x, y, width, height } = await boxOf(scene().getByAltText('Η παραλία'));
    expect([x <= 0, y <= 0, x + width >= tallGlass.width, y + height >= tallGlass.height]).toEqual(
      Array(4).fill(true),
    );
    await page.setViewportSize(wideGlass);
  });
});

describe('system1b', () => {
  const front = () =>
    glass.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLVideoElement>('[data-state="shown"] video')];
      const shown = all.find((video) => video.getAttribute('aria-hidden') === 'false');
      return shown && { at: all.indexOf(shown), ready: shown.readyState, muted: shown.muted, src: shown.src };
    });

  test('R-STORY-10 behind a video that leaves glass free is its own frame of the moment, and its title crosses no edge of it', async () => {
    await page.setViewportSize(tallGlass);
    await open({
      ...{ system: 'system1b', languageMode: 'el', media: [video] },
      presentations: [{ title: harbour, entries: [clip(video)] }],
    });
    const title = await says(harbour.el).boundingBox();
    const lowerEdge = tallGlass.height / 2 + (tallGlass.width * video.size.height) / video.size.width / 2;
    expect(title?.y).toBeGreaterThan(lowerEdge);
    const fill = scene().locator('div[style*="background-image"]').first();
    const seen = new Set<string>();
    await until(
      async () => seen.add(await fill.evaluate(({ style }) => style.backgroundImage)).size > 2,
      'the fill changes with the video',
    );
    await page.setViewportSize(wideGlass);
  });

  test('R-SCENE-07 videos follow one another without audio and without a dark frame; one that cannot be decoded is passed over', async () => {
    const broken: ReleaseMedia = {
      ...video,
      id: randomUUID(),
      video: video.video && { ...video.video, url: `/media/${'0'.repeat(64)}.webm` },
    };
    const other: ReleaseMedia = { ...video, id: randomUUID(), images: [] };
    await open({
      system: 'system1b',
      presentations: [{ title: harbour, entries: [clip(video), clip(broken), clip(other)] }],
      media: [video, broken, other],
      languageMode: 'el',
    });
    // The first one comes out of the calm image, which is dark: only the changes between videos are looked at.
    await until(async () => (await front())?.ready === 4, 'a video is playing');
    await expect.poll(() => says(harbour.el).count()).toBe(1);
    const first = (await front())?.at;
    await until(async () => ![first, undefined].includes((await front())?.at), 'another one has followed');
    const order: number[] = [];
    const frames = await screencast(page, () =>
      until(async () => {
        const now = await front();
        expect(now?.muted).toBe(true);
        expect(now?.ready).toBeGreaterThanOrEqual(2);
        expect(now?.src).not.toContain('000000');
        if (now && now.at !== order.at(-1)) order.push(now.at);
        return order.length > 4;
      }, 'four changes of videos'),
    );
    const seen = await brightness(page, frames);
    expect(seen.length).toBeGreaterThan(order.length);
    // The darkest colour of the videos is twice as bright as this.
    expect(seen.filter((one) => one < 50)).toEqual([]);
    await fitsEveryShape('system1b');
  });
});

describe('captions of a video', () => {
  const said = (words: string) => `WEBVTT\n\n00:00.000 --> 10:00.000\n${words}\n`;
  const shown = () =>
    glass.evaluate(() => {
      const video = document.querySelector<HTMLVideoElement>(
        '[data-state="shown"] video[aria-hidden="false"]',
      );
      return [...(video?.textTracks ?? [])].map(({ kind, language, mode, activeCues }) => ({
        ...{ kind, language, mode },
        cues: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      }));
    });
  const words = { el: 'Καλώς ήρθατε στο λιμάνι', en: 'Welcome to the harbour' };
  const show = (languageMode: 'el' | 'en', captions: ReleaseMedia['captions']) =>
    open({
      system: 'system1b',
      presentations: [{ title: harbour, entries: [clip(video)] }],
      media: [{ ...video, captions }],
      languageMode,
    });

  test('are on the glass in its leading language, in the only one there is, or not at all', async () => {
    const both = { el: said(words.el), en: said(words.en) };
    for (const language of ['el', 'en'] as const) {
      await show(language, both);
      await until(
        async () => (await shown()).some(({ cues }) => cues.includes(words[language])),
        'what is said is being read',
      );
      await until(
        async () => (await shown()).filter(({ mode }) => mode === 'showing').length === 1,
        'in one language alone',
      );
      expect((await shown()).find(({ mode }) => mode === 'showing')).toEqual({
        ...{ kind: 'captions', language, mode: 'showing', cues: [words[language]] },
      });
    }
    await show('el', { el: null, en: both.en });
    await until(async () => (await shown())[0]?.cues[0] === words.en, 'the other language is being read');
    expect(await shown()).toMatchObject([{ language: 'en', mode: 'showing' }]);
    await show('el', { el: null, en: null });
    await glass.locator('video[aria-hidden="false"]').waitFor();
    expect(await shown()).toEqual([]);
  });
});

describe('system3', () => {
  const categories = [randomUUID(), randomUUID()] as const;
  const farAway = 'Municipality of the Seaside Villages of Azure Bay';
  const links = { el: 'https://town.example/el', en: 'https://town.example/en' };
  const item = (title: string, source: string) => ({
    ...{ title, source, text: `${title}.`, link: 'https://town.example/1', image: null },
    time: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  });
  const show = (languageMode: 'visitor' | 'en' = 'visitor', story: object = {}, panel?: Panel) =>
    open({
      system: 'system3',
      languageMode,
      ...(panel && { panel }),
      presentations: [
        {
          title: { el: 'Η πόλη μας', en: 'Our town' },
          entries: [
            {
              kind: 'image-category',
              id: categories[0],
              active: true,
              title: { el: 'Θάλασσα', en: 'The sea' },
            },
            {
              kind: 'image-category',
              id: categories[1],
              active: true,
              title: { el: 'Μνημεία', en: 'Monuments' },
            },
            image(wide, categories[0], story),
            image(white, categories[0]),
            image(tall, categories[1]),
            { kind: 'news-links', id: randomUUID(), active: true, links },
          ],
        },
      ],
      media: [white, wide, tall],
      news: {
        [links.el]: { title: 'Δήμος', items: [item('Ανοίγει το μονοπάτι', 'Δήμος')] },
        [links.en]: {
          title: 'Town',
          items: [
            item('The path opens', 'Town'),
            ...['Second', 'Third', 'Fourth'].map((title) => item(title, farAway)),
          ],
        },
      },
    });

  test('invites in both languages; a touch opens images, categories and news in the visitor’s own', async () => {
    await show();
    await says('Αγγίξτε για να ξεκινήσετε').waitFor();
    await says('Touch to begin').waitFor();
    for (const words of ['Η πόλη μας', 'Ανοίγει το μονοπάτι']) await standsOut(says(words));
    await page.touchscreen.tap(1900, 20);
    // Each category floats under its own name, beside the same choice within reach.
    await until(
      async () => (await scene().getByRole('button', { name: 'Μνημεία', exact: true }).count()) === 2,
      'the names of the categories are in the air',
    );
    await tap('Μνημεία');
    await glass.getByRole('button', { name: 'English', exact: true }).tap();
    await tap('The sea');
    await fitsEveryShape('system3');
    await tap('The beach');
    const opened = scene().getByRole('dialog', { name: 'The beach' });
    await opened.getByText('Our town', { exact: true }).waitFor();
    await opened.getByRole('heading', { name: 'The sea' }).waitFor();
    await opened.getByText('Image 1 of 2').waitFor();
    expect(await faults()).toEqual([]);
    await turnTo(tallGlass, 'system3');
    await expect.poll(() => opened.getByRole('listitem').count()).toBe(2);
    await fitsEveryShape('system3');
    await tap('Next image');
    await scene().getByRole('dialog', { name: 'A white wall' }).waitFor();
    await tap('Close');
    await says('The path opens').tap();
    const news = scene().getByRole('dialog', { name: 'The path opens' });
    await news.getByText('2 hours ago · Town').waitFor();
    await standsOut(news.getByRole('heading'), 7);
    await fitsEveryShape('system3');
    expect(await faults()).toEqual([]);
    expect(await glass.locator('a[href]').count()).toBe(0);
    await tap('Close');
    await glass.getByRole('button', { name: 'Accessibility', exact: true }).tap();
    await fitsEveryShape('system3');
    // When and who are said whole, and the feed goes on in its own order.
    const strip = scene().getByRole('region', { name: 'News' });
    const titles = () => strip.getByText(/^(The path opens|Second|Third|Fourth)$/).allTextContents();
    expect(await titles()).toEqual(['The path opens', 'Second', 'Third']);
    const cut = strip
      .getByText(farAway)
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    await expect.poll(() => strip.getByText(farAway).count()).toBe(2);
    expect(await cut).toBe(0);
    // What has no room there is a touch away.
    await tap('All news (4)');
    for (const _ of ['Second', 'Third', 'Fourth']) await tap('Next news item');
    await scene().getByRole('dialog', { name: 'Fourth' }).waitFor();
  });

  test('R-SCENE-09 two visitors open an image each where they touch it, in a language of their own, until each has finished', async () => {
    await page.clock.install();
    const text = { el: 'Χτίστηκε το 1889. '.repeat(20), en: 'Built in 1889. '.repeat(20) };
    await show('visitor', { title: harbour, text });
    await page.touchscreen.tap(1900, 20);
    const floating = scene().locator('[data-scene="cloud"] button:has(img)');
    const boxes = async () =>
      (await Promise.all((await floating.all()).map(async (one) => ({ one, box: await one.boundingBox() }))))
        .flatMap(({ one, box }) => (box ? [{ one, x: box.x + box.width / 2 }] : []))
        .sort((a, b) => a.x - b.x);
    const nameOf = async (at: number) => (await (await boxes()).at(at)?.one.getAttribute('aria-label')) ?? '';
    const [first, second] = [await nameOf(0), await nameOf(-1)];
    const dialog = (name: string) => scene().getByRole('dialog', { name });
    const middle = async (one: Locator) => {
      const box = await one.boundingBox();
      return box ? box.x + box.width / 2 : 0;
    };
    await tap(first);
    await dialog(first).waitFor();
    await tap(second);
    await dialog(second).waitFor();
    expect(await middle(dialog(first))).toBeLessThan(960);
    expect(await middle(dialog(second))).toBeGreaterThan(960);
    expect(await faults()).toEqual([]);
    const { textPx, targetPx } = measuresOf(usualPanels['touch-wall'], 1_920);
    const { texts, buttons, beyond } = await readGlass(glass);
    expect(texts.filter(({ size }) => size < textPx - 0.6)).toEqual([]);
    expect(buttons.filter(({ side }) => side < targetPx - 0.6)).toEqual([]);
    expect(beyond).toEqual([]);

    const cards = scene().locator('[data-layer]');
    const close = (card: number, name: string) => cards.nth(card).getByRole('button', { name, exact: true });
    await cards.nth(1).getByRole('button', { name: 'English', exact: true }).tap();
    await close(1, 'Close').waitFor();
    expect(await close(0, 'Κλείσιμο').count()).toBe(1);
    await close(0, 'Κλείσιμο').tap();
    await expect.poll(() => cards.count()).toBe(1);
    expect(await close(0, 'Close').count()).toBe(1);

    // Whoever goes away is asked on their own card; the other goes on.
    await tap(first);
    await expect.poll(() => cards.count()).toBe(2);
    for (let minute = 0; minute < 3; minute += 1) {
      await page.clock.fastForward(25_000);
      await cards.first().getByRole('heading').tap();
    }
    await cards.last().getByText('Are you still there?').waitFor();
    await cards.first().getByRole('heading').tap();
    await page.clock.fastForward(25_000);
    await expect.poll(() => cards.count()).toBe(1);
    expect(await close(0, 'Κλείσιμο').count()).toBe(1);
  });

  test('R-REACH-04 in access mode all that is pressed on an upright panel lies within reach of whoever sits', async () => {
    // 55 inches on end, whose upper edge is 1.8 m high, and one that stands almost on the floor.
    for (const hung of [
      { widthMm: 685, viewingDistanceMm: 1_000, lowerEdgeMm: 580 },
      { widthMm: 930, viewingDistanceMm: 1_000, lowerEdgeMm: 200 },
    ]) {
      await page.setViewportSize(tallGlass);
      await show('en', { title: harbour, text: { el: 'Παλιό.', en: 'It is old. '.repeat(80) } }, hung);
      await page.touchscreen.tap(1_060, 20);
      await press(glass.getByRole('button', { name: 'Accessibility', exact: true }));
      await isWithinReach(hung, 'the cloud');
      await tap('The sea');
      await isWithinReach(hung, 'a category');
      await tap('The beach');
      await scene().getByRole('dialog', { name: 'The beach' }).waitFor();
      await isWithinReach(hung, 'an image');
      await tap('See the image up close');
      await scene().getByRole('button', { name: 'Zoom in', exact: true }).waitFor();
      await isWithinReach(hung, 'an image, closely');
      await press(scene().getByRole('button', { name: 'Close', exact: true }).last());
      await scene().getByRole('button', { name: 'Zoom in', exact: true }).waitFor({ state: 'detached' });
      await tap('Close');
      // Where the strip has no room for them, a button opens them.
      if (await says('The path opens').count()) await says('The path opens').tap();
      else await tap('News');
      await scene().getByRole('dialog', { name: 'The path opens' }).waitFor();
      await isWithinReach(hung, 'the news');
      expect(await faults()).toEqual([]);
    }
    await page.setViewportSize(wideGlass);
  });

  test('R-STORY-05 R-STORY-08 the story of an image is read beside it, as long as it may be, and it is looked at closely; without one its category names it, and nothing is left empty', async () => {
    await show('en', {
      title: { el: 'Ο φάρος του κάβου', en: 'The lighthouse on the cape' },
      text: { el: 'Χτίστηκε το 1889. '.repeat(90), en: 'Built in 1889. '.repeat(90) },
      credit: { el: 'Δημοτικό Αρχείο', en: 'Municipal Archive' },
    });
    await page.touchscreen.tap(1900, 20);
    await tap('The sea');
    await tap('The beach');
    const opened = scene().getByRole('dialog', { name: 'The beach' });
    await opened.getByRole('heading', { name: 'The lighthouse on the cape' }).waitFor();
    await fitsEveryShape('system3');
    await tap('More text');
    expect(await faults()).toEqual([]);
    // On a wide one it is one of several, which is looked at within its card.
    await turnTo(tallGlass, 'system3');
    await tap('See the image up close');
    const closely = scene().getByRole('dialog', { name: 'The beach' }).last();
    const across = () =>
      closely
        .locator('img')
        .first()
        .evaluate((one) => one.getBoundingClientRect().width);
    const before = await across();
    await tap('Zoom in');
    await until(async () => (await across()) > before * 1.3, 'it is larger');
    await fitsEveryShape('system3', tallGlass, [tallGlass]);
    await press(closely.getByRole('button', { name: 'Close', exact: true }));
    await closely.getByRole('button', { name: 'Zoom in', exact: true }).waitFor({ state: 'detached' });
    await tap('Next image');
    const other = scene().getByRole('dialog', { name: 'A white wall' });
    await other.getByRole('heading', { name: 'The sea' }).waitFor();
    expect(
      await other.locator('p, h2').evaluateAll((all) => all.filter((one) => !one.textContent).length),
    ).toBe(0);
    await page.setViewportSize(wideGlass);
  });
});

describe('system4', () => {
  const map = () => image(white);
  const point = (
    el: string,
    en: string,
    place: { x: number; y: number } | null,
    media: readonly ReleaseMedia[],
  ): Entry => ({
    ...{ kind: 'point-title', id: randomUUID(), active: true, place },
    title: { el, en },
    text: { el: `${el}. `.repeat(300), en: `${en}. `.repeat(300) },
    media: media.map(({ id }) => id),
  });
  const walk = () => {
    const drawn = map();
    return {
      title: { el: 'Ένας περίπατος', en: 'A walk' },
      map: drawn.id,
      entries: [
        drawn,
        image(wide),
        point('Ο ναός', 'The temple', { x: 0.3, y: 0.4 }, [wide, tall]),
        point('Ο φάρος', 'The lighthouse', { x: 0.3, y: 0.4 }, []),
        point('Η βρύση', 'The spring', null, [tall]),
      ],
    };
  };
  beforeEach(() => page.setViewportSize(tallGlass));

  test('a video of a point shows its captions, in the language that the visitor chooses', async () => {
    const said = (words: string) => `WEBVTT\n\n00:00.000 --> 10:00.000\n${words}\n`;
    const spoken = { ...video, captions: { el: said('Ο ναός'), en: said('The temple') } };
    const entries = [image(wide), point('Ο ναός', 'The temple', null, [spoken])];
    await open({ system: 'system4', presentations: [{ title: harbour, entries }], media: [wide, spoken] });
    const showing = () =>
      scene()
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ language, activeCues }) => `${language} ${activeCues?.length}`)
            .join(),
        );
    await page.touchscreen.tap(500, 300);
    await tap('Ο ναός');
    await until(async () => (await showing()) === 'el 1', 'the captions are Greek');
    await glass.getByRole('button', { name: 'English', exact: true }).tap();
    await until(async () => (await showing()) === 'en 1', 'the captions are English');
  });

  test('a point is reached from the map and from the list; one without a place from the list alone', async () => {
    await open({ system: 'system4', presentations: [walk()], media: [white, wide, tall] });
    await says('Ένας περίπατος').waitFor();
    // A wide image on a tall glass: no band above it, and beneath it only the ground of the words.
    const shown = await scene().getByAltText('Η παραλία').first().boundingBox();
    expect(Math.max(shown?.x ?? 1, shown?.y ?? 1)).toBeLessThanOrEqual(0.5);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeGreaterThanOrEqual(1079.5);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeGreaterThanOrEqual(1920 * 0.85);
    await page.touchscreen.tap(500, 300);
    await tap('1. Ο ναός');
    await tap('Ο πύργος');
    await scene().getByAltText('Ο πύργος').first().waitFor();
    await tap('Πού βρίσκεται στον χάρτη');
    await scene().getByAltText('Λευκός τοίχος').first().waitFor();
    await tap('Η παραλία');
    await tap('Συνέχεια του κειμένου');
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await tap('Πίσω στον χάρτη');
    await expect.poll(() => scene().getByRole('button', { name: /^\d\./ }).count()).toBe(2);
    await glass.getByRole('button', { name: 'English', exact: true }).tap();
    await fitsEveryShape('system4', tallGlass);
    // Two points at one place: each of them can be touched.
    await tap('2. The lighthouse');
    await scene().getByRole('heading', { name: 'The lighthouse' }).waitFor();
    await tap('Next point');
    await scene().getByRole('heading', { name: 'The spring' }).waitFor();
    await tap('Back to the map');
    expect(await faults()).toEqual([]);
    await glass.getByRole('button', { name: 'Accessibility', exact: true }).tap();
    await fitsEveryShape('system4', tallGlass);
    await reachesAll();
    await tap('1 The temple');
    await scene().getByRole('heading', { name: 'The temple' }).waitFor();
    await reachesAll();
  });

  test('R-WAY-03 R-WAY-04 the way to a point is drawn on the map, in minutes and in turns, without steps for whoever asks, in both languages', async () => {
    const walked = walk();
    const nodes = [
      { x: 0.3, y: 0.8 },
      { x: 0.3, y: 0.6, name: { el: 'στο συντριβάνι', en: 'at the fountain' } },
      { x: 0.7, y: 0.6 },
      { x: 0.3, y: 0.4 },
      { x: 0.5, y: 0.5 },
    ].map((node, id) => ({ id, ...node }));
    const stretches = [
      { a: 0, b: 1, kind: 'level' as const },
      { a: 1, b: 3, kind: 'steps' as const },
      { a: 1, b: 4, kind: 'slope' as const },
      { a: 4, b: 3, kind: 'level' as const },
    ];
    const far = point('Το νησί', 'The island', { x: 0.95, y: 0.05 }, []);
    const drawn = { metres: 1_000, nodes, stretches };
    await open({
      ...{ system: 'system4', media: [white, wide, tall] },
      presentations: [{ ...walked, entries: [...walked.entries, far], paths: drawn }],
      youAreHere: { [white.id]: { x: 0.3, y: 0.8, heading: 90 } },
    });
    await page.touchscreen.tap(500, 300);
    await tap('1. Ο ναός');
    const way = scene().getByRole('button', { name: /^Πώς θα πάτε: \d λεπτά$/ });
    expect(await scene().locator('[data-way]').count(), 'its image first').toBe(0);
    await press(way);
    const turns = () => scene().locator('ol li').allTextContents();
    await scene().locator('[data-way="2"]').waitFor();
    expect(await turns()).toEqual([
      '1Ξεκινήστε προς τα αριστερά σας.',
      '2Συνεχίστε ευθεία στο συντριβάνι. Ακολουθήστε τα σκαλιά.',
      '3Φτάσατε.',
    ]);
    await says('Η διαδρομή έχει σκαλιά.').waitFor();
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await tap('Χωρίς σκαλιά');
    await scene().locator('[data-way="3"]').waitFor();
    expect(await turns()).toContain('2Στρίψτε δεξιά στο συντριβάνι. Ο δρόμος έχει κλίση.');
    // Chosen once for the whole visit, in either language.
    await glass.getByRole('button', { name: 'English', exact: true }).tap();
    await tap('Next point');
    await scene().locator('[data-way="3"]').waitFor();
    await press(scene().getByRole('button', { name: /^How to get there: \d minutes$/ }));
    expect(await turns()).toContain('2Turn right at the fountain. The way slopes.');
    await glass.getByRole('button', { name: 'Accessibility', exact: true }).tap();
    await fitsEveryShape('system4', tallGlass);
    expect(await faults()).toEqual([]);
    await tap('Next point');
    await tap('Next point');
    await scene().getByRole('heading', { name: 'The island' }).waitFor();
    expect(
      await scene()
        .getByRole('button', { name: /^How to get there/ })
        .count(),
      'no path leads there',
    ).toBe(0);
  });

  /**
   * With access on, whatever the map offers is offered again in the lower half, and nothing else is above it but the button on
   * an image, which two taps on the image stand for. When the visit has ended nothing is offered at all.
   */
  const reachesAll = () =>
    until(async () => {
      const { all, above } = await scene()
        .getByRole('button')
        .evaluateAll((buttons) => ({
          all: buttons.length,
          above: buttons
            .filter((button) => button.getBoundingClientRect().top < innerHeight / 2)
            .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        }));
      return all > 0 && above.every((name) => /^\d\.|^See the image /.test(name));
    }, 'all that can be touched is within reach');

  test('R-REACH-04 in access mode all that is pressed on a totem lies within reach of whoever sits, as high as it stands', async () => {
    const hung = { ...usualPanels.totem, lowerEdgeMm: 700 };
    const { pixels: _, ...panel } = hung;
    const town = {
      title: { el: 'Χιόνια', en: 'Snow' },
      entries: [image(white), point('Κορυφή', 'Peak', null, [])],
    };
    await open({ system: 'system4', presentations: [walk(), town], media: [white, wide, tall], panel });
    await page.touchscreen.tap(500, 300);
    await press(glass.getByRole('button', { name: 'Προσβασιμότητα', exact: true }));
    await isWithinReach(hung, 'the choice of walks');
    await tap('Ένας περίπατος');
    await scene().getByRole('button', { name: '1 Ο ναός', exact: true }).waitFor();
    await isWithinReach(hung, 'the map');
    expect(await faults()).toEqual([]);
    await tap('1 Ο ναός');
    await scene().getByRole('heading', { name: 'Ο ναός' }).waitFor();
    await isWithinReach(hung, 'a point');
    await tap('Δείτε την εικόνα από κοντά');
    await scene().getByRole('button', { name: 'Μεγέθυνση', exact: true }).waitFor();
    await isWithinReach(hung, 'an image, closely');
    await press(scene().getByRole('button', { name: 'Κλείσιμο', exact: true }).last());
    await tap('Επόμενο σημείο');
    await isWithinReach(hung, 'the next point');
    expect(await faults()).toEqual([]);
    // Whoever does not ask for it has the whole glass.
    await press(glass.getByRole('button', { name: 'Προσβασιμότητα', exact: true }));
    await tap('Πίσω στον χάρτη');
    await expect.poll(async () => (await pressedBetween(glass, hung)).to).toBeGreaterThan(reachMm.to);
  });

  test('of several presentations a visitor chooses one; names are readable on white images', async () => {
    const snow = {
      title: { el: 'Χιόνια', en: 'Snow' },
      entries: [image(white), point('Κορυφή', 'Peak', null, [white])],
    };
    await open({
      system: 'system4',
      presentations: [snow, walk()],
      media: [white, wide, tall],
    });
    for (const words of ['Χιόνια', 'Snow']) await standsOut(says(words));
    await page.touchscreen.tap(500, 300);
    await says('Τι θα θέλατε να δείτε;').waitFor();
    await fitsEveryShape('system4', tallGlass);
    const browse = scene().locator('[class*=browse]');
    // The glass has just been given another shape.
    for (const words of ['Τι θα θέλατε να δείτε;', 'Χιόνια'])
      await standsOut(browse.getByText(words, { exact: true }));
    await tap('Χιόνια');
    await tap('Κορυφή');
    await scene().getByRole('heading', { name: 'Κορυφή' }).waitFor();
    await tap('Πίσω στα σημεία');
    await tap('Όλα τα θέματα');
    await tap('Ένας περίπατος');
    await scene().getByRole('button', { name: '1. Ο ναός', exact: true }).waitFor();
  });
});
