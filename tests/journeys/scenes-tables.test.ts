import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { measuresOf, usualPanels } from '@psifida/contract/content/panel';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { cutOf, type PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { TableView } from '@psifida/contract/content/table-view';
import type { Frame, Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { displayFindings } from './support/axe.ts';
import { browser, keptWindow, page as outer, url, visit } from './support/browser.ts';
import { type Hands, handsOn, type Point } from './support/hands.ts';
import { uploadImages } from './support/on-the-glass.ts';
import { openPreview, releaseMedia } from './support/preview.ts';
import { readGlass } from './support/read-glass.ts';
import { staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';
import { anyContent } from './town/any-content.ts';
import { lookAt, looks } from './town/look.ts';

const { pixels: _, ...panel } = usualPanels.table;
const title = { el: 'Τόποι', en: 'Places' };
let media: ReleaseMedia[];

keptWindow({ hasTouch: true });
beforeAll(async () => {
  const staff = await staffApi(url, 'editor');
  const ids = await uploadImages(staff, 4);
  media = await Promise.all(
    ids.map((id, at) => releaseMedia(staff, id, { alt: { el: `Τόπος ${at}`, en: `Place ${at}` } })),
  );
});

type Glass = { width: number; height: number };

/** The player as the staff's app shows a draft in it, over the whole page. */
async function open(
  system: 'system6' | 'system8',
  presentations: Partial<PresentationContent>[],
  glass: Glass = wide,
  own = panel,
) {
  await outer.setViewportSize(glass);
  await outer.clock.install();
  const drafts = presentations.map((one) => ({ title, ...one }));
  const page = await openPreview(outer, url, {
    system,
    presentations: drafts,
    media,
    panel: own,
    languageMode: 'el',
  });
  return { page, hands: await handsOn(outer), clock: outer.clock };
}

const wide = { width: 1920, height: 1080 };
/** On four times as many pixels everything is twice as large, and the same. */
const shapes = [wide, { width: 1080, height: 1920 }];

/** 32 inches: from either long side a hand reaches the other. */
const shallow = { ...panel, widthMm: 708 };

/** Everything that is read or touched is as large as this glass asks for, and on it. */
async function isFitToUse(page: Frame, glass: Glass = wide, own = panel) {
  const { textPx, targetPx } = measuresOf(own, glass.width);
  const { texts, buttons, beyond } = await readGlass(page);
  expect(texts.filter(({ size }) => size < textPx - 0.1)).toEqual([]);
  expect(buttons.filter(({ side }) => side < targetPx - 1)).toEqual([]);
  expect(beyond).toEqual([]);
}

describe('the table', () => {
  const people = (count: number, language: 'el' | 'en') => ({ people: count, language });
  const tables = () => {
    const entries = media.map(({ id }, index) => ({
      ...{ kind: 'image' as const, id: randomUUID(), active: true, media: id, category: null },
      title: { el: `Τόπος ${index}`, en: `Place ${index}` },
      // The first has more to tell than its back can show at once.
      ...(index === 0 && {
        text: {
          el: 'Χτίστηκε το 1889 από ντόπιους μαστόρους. '.repeat(40),
          en: 'Built in 1889. '.repeat(80),
        },
        credit: { el: 'Δημοτικό Αρχείο', en: '' },
      }),
    }));
    const table: TableView = {
      layout: 'grid',
      sides: { bottom: people(2, 'el'), right: people(1, 'en'), top: people(2, 'el'), left: people(1, 'el') },
      background: { kind: 'tone', tone: 'sea' },
      images: entries.map(({ id }) => ({ entry: id, width: 'small' })),
    };
    const english = { ...table, sides: { ...table.sides, top: people(2, 'en') } };
    return [
      { entries, table },
      { entries, table: english },
    ];
  };
  const print = (page: Frame, name: string) =>
    page
      .locator('[data-print]')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first();
  const lies = (page: Frame, name: string): Promise<Point & { turn: number; width: number }> =>
    print(page, name).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const turn = Number(/rotate\((-?[\d.]+)deg/.exec((element as HTMLElement).style.transform)?.[1] ?? 0);
      const { offsetWidth: width } = element as HTMLElement;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, turn, width };
    });
  /** Where it lies once it has come to rest. */
  const rests = async (page: Frame, name: string) => {
    let last = await lies(page, name);
    const isStill = async () => {
      const before = last;
      await someFrames(page);
      last = await lies(page, name);
      // One that grows where it lies has its words in their places when it is done.
      const grows = await print(page, name).evaluate((one) => one.hasAttribute('data-scaling'));
      return near(before, last, 0.5) && before.width === last.width && !grows;
    };
    await until(isStill, `${name} rests`);
    return last;
  };
  const middleOf = async (one: Locator): Promise<Point> => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not on the table');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const someFrames = (page: Frame) =>
    page.evaluate(async () => {
      for (let left = 10; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  const near = (a: Point, b: Point, far = 20) => Math.hypot(a.x - b.x, a.y - b.y) < far;
  const comesTo = (page: Frame, name: string, to: Point) =>
    until(async () => near(await lies(page, name), to), `${name} lies there`);

  test('R-CONT-02 two people move two images at once; a palm moves none; two fingers enlarge', async () => {
    const { page, hands } = await open('system6', tables());
    const [first, second, third] = [
      await lies(page, 'Τόπος 0'),
      await lies(page, 'Τόπος 1'),
      await lies(page, 'Τόπος 2'),
    ];
    const to = [
      { x: 700, y: 480 },
      { x: 1_250, y: 600 },
    ] as const;
    await hands.drag([
      [first, to[0]],
      [second, to[1]],
    ]);
    await comesTo(page, 'Τόπος 0', to[0]);
    await comesTo(page, 'Τόπος 1', to[1]);
    expect(await lies(page, 'Τόπος 2')).toEqual(third);

    await hands.drag([[third, { x: third.x + 200, y: third.y }]], { radius: 70 });
    expect(await lies(page, 'Τόπος 2')).toEqual(third);

    const { width } = await lies(page, 'Τόπος 1');
    const [x, y] = [to[1].x, to[1].y];
    await hands.drag([
      [
        { x: x - 40, y },
        { x: x - 80, y },
      ],
      [
        { x: x + 40, y },
        { x: x + 80, y },
      ],
    ]);
    await until(async () => (await lies(page, 'Τόπος 1')).width > width * 1.5, 'it is larger');
    await isFitToUse(page);
  });

  test('each side has its language; an image turns to the side it is pulled to and is read there', async () => {
    const { page, hands } = await open('system6', tables());
    await hands.tap({ x: 960, y: 540 });
    await hands.drag([[await lies(page, 'Τόπος 0'), { x: 1_780, y: 540 }]]);
    await until(
      async () => Math.round(((await lies(page, 'Τόπος 0')).turn + 720) % 360) === 270,
      'it is turned to the right',
    );
    await print(page, 'Place 0').getByText('Place 0').first().waitFor();

    const right = page.locator('section[data-side="right"]');
    await expect.poll(() => right.getByRole('button', { name: 'Ελληνικά' }).getAttribute('lang')).toBe('el');
    await right.getByRole('button', { name: 'Ελληνικά' }).tap();
    await print(page, 'Τόπος 0').getByText('Τόπος 0').first().waitFor();
    await right.getByRole('button', { name: 'English' }).waitFor();
    // The others still read what they read, also where another topic begins in English.
    await expect.poll(() => page.getByRole('button', { name: 'English' }).count()).toBe(6);
    await page.getByRole('button', { name: 'Θέματα' }).first().tap();
    await page.getByRole('navigation').getByRole('button', { name: 'Τόποι' }).last().tap();
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    const top = page.locator('section[data-side="top"]');
    await expect.poll(() => top.getByRole('button', { name: 'English' }).count()).toBe(2);
    expect(await displayFindings(page)).toEqual([]);
  });

  test('one finger is enough; while someone holds an image the buttons of the others work', async () => {
    const { page, hands } = await open('system6', tables());
    const home = await lies(page, 'Τόπος 2');
    await hands.tap(home);
    const side = await page.locator('div[data-side]').getAttribute('data-side');
    const tools = page.locator(`div[data-side="${side}"]`);
    const held = await lies(page, 'Τόπος 1');
    await hands.press(held);
    await hands.alsoTap(tools.getByRole('button', { name: 'Μεγαλύτερη' }));
    await until(async () => (await lies(page, 'Τόπος 2')).width > home.width * 1.2, 'it is larger');
    await hands.alsoTap(tools.getByRole('button', { name: 'Προς εμένα' }));
    await until(async () => !near(await lies(page, 'Τόπος 2'), home), 'it has come');
    await hands.release();
    await isFitToUse(page);
    await tools.getByRole('button', { name: 'Πίσω στη θέση της' }).tap();
    await comesTo(page, 'Τόπος 2', home);
    await tools.waitFor({ state: 'detached' });
  });

  test('R-SCENE-08 on a table that a hand reaches across, buttons face the lower edge, and one touch turns them', async () => {
    const { page, hands } = await open('system6', tables(), wide, shallow);
    const tools = page.locator('div[data-side]');
    const side = () => tools.getAttribute('data-side');
    const higher = await middleOf(page.locator('[data-print]').first());
    expect(higher.y).toBeLessThan(wide.height / 2);
    await hands.tap(higher);
    await expect.poll(side).toBe('bottom');
    await isFitToUse(page, wide, shallow);
    expect(await displayFindings(page)).toEqual([]);
    await tools.getByRole('button', { name: 'Κουμπιά προς εμένα' }).tap();
    await expect.poll(side).toBe('top');
    // Now it is known where they stand.
    await tools.getByRole('button', { name: 'Πίσω στη θέση της' }).tap();
    await tools.waitFor({ state: 'detached' });
    await hands.tap(await middleOf(page.locator('[data-print]').nth(3)));
    await expect.poll(side).toBe('top');
  });

  test('R-REACH-03 by keys alone a print is taken, told, moved, turned and put back', async () => {
    const { page } = await open('system6', tables());
    const taken = page.getByRole('button', { name: 'Τόπος 0. Τόπος 0' });
    const home = await lies(page, 'Τόπος 0');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
    await taken.first().press('Enter');
    await until(
      () => page.evaluate(() => document.activeElement?.textContent === 'Μετακίνηση'),
      'it leads to what can be done with it',
    );
    await press('Μετακίνηση');
    await press('Δεξιά');
    await until(async () => (await rests(page, 'Τόπος 0')).x > home.x + 50, 'it has moved');
    await press('Στροφή');
    await until(async () => Math.abs((await rests(page, 'Τόπος 0')).turn - home.turn) > 80, 'it has turned');
    await press('Τέλος μετακίνησης');
    await press('Γυρίστε την');
    await page.locator('[data-print][data-turned]').getByText('Χτίστηκε το 1889').first().waitFor();
    expect(await displayFindings(page)).toEqual([]);
    await press('Πίσω στη θέση της');
    await comesTo(page, 'Τόπος 0', home);
    await until(
      () => page.evaluate(() => document.activeElement?.closest('[data-print]') !== null),
      'it leads back to the image',
    );
  });

  test('R-STORY-06 a print that tells something turns over toward whoever turned it, and its text pages', async () => {
    const { page, hands, clock } = await open('system6', tables());
    await hands.tap(await lies(page, 'Τόπος 1'));
    await page.getByRole('button', { name: 'Πίσω στη θέση της' }).waitFor();
    expect(await page.getByRole('button', { name: 'Γυρίστε την' }).count()).toBe(0);
    await hands.drag([[await lies(page, 'Τόπος 0'), { x: 1_500, y: 400 }]]);
    await hands.tap(await rests(page, 'Τόπος 0'));
    const side = await page.locator('div[data-side]').last().getAttribute('data-side');
    await page.getByRole('button', { name: /^(Γυρίστε την|Turn over)$/ }).tap();
    const turned = page.locator('[data-print][data-turned]');
    await turned.waitFor();
    const upright = { bottom: 0, left: 90, top: 180, right: 270 }[side as 'bottom'] ?? 0;
    await until(
      async () => Math.round(((await lies(page, 'Τόπος 0')).turn + 720) % 360) === upright,
      'it lies straight before whoever turned it',
    );
    const lines = () => turned.locator('[data-told]:visible').innerText();
    const first = await lines();
    await isFitToUse(page);
    await rests(page, 'Τόπος 0');
    // At once, in the same place, it would be the second half of a double tap.
    await clock.runFor(500);
    await hands.tap(await middleOf(turned.getByRole('button', { name: /^(Συνέχεια|Further)/ })));
    await until(async () => (await lines()) !== first, 'the text goes on');
    expect(await displayFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Η εικόνα|The image)$/ }).tap();
    await turned.waitFor({ state: 'detached' });
  });

  test('R-STORY-08 as large as the table allows, a print shows its image closely: buttons and a pull', async () => {
    const { page, hands } = await open('system6', tables());
    const home = await lies(page, 'Τόπος 1');
    await hands.tap(home);
    const larger = page.getByRole('button', { name: /^(Μεγαλύτερη|Larger)$/ });
    const closely = page.locator('[data-print][data-closely]');
    const grow = async () => {
      if ((await closely.count()) === 0) await larger.tap();
      return (await closely.count()) > 0;
    };
    await until(grow, 'its image is larger than its frame');
    const lying = await rests(page, 'Τόπος 1');
    const seen = () => closely.locator('img').evaluate((one) => one.getBoundingClientRect().x);
    const before = await seen();
    await hands.drag([[lying, { x: lying.x + 60, y: lying.y }]]);
    await until(async () => (await seen()) > before + 20, 'the image is pulled within its frame');
    expect(near(await lies(page, 'Τόπος 1'), lying, 1), 'its frame lies where it lay').toBe(true);
    await isFitToUse(page);
    await page.getByRole('button', { name: /^(Πίσω στη θέση της|Put back)$/ }).tap();
    await comesTo(page, 'Τόπος 1', home);
  });

  test('the language can be chosen before anything else is touched, by a slow finger too', async () => {
    const { page, hands } = await open('system6', tables());
    await page.getByText('Touch to begin').first().waitFor();
    const before = await page.getByRole('button', { name: 'Ελληνικά' }).count();
    const button = page
      .locator('section[data-side="bottom"]')
      .getByRole('button', { name: 'English' })
      .first();
    const box = await button.boundingBox();
    if (!box) throw new Error('no language button');
    // At its very rim: the touch wakes the table, and the button makes room for another one.
    await hands.press({ x: box.x + 8, y: box.y + box.height / 2 });
    await page.getByRole('button', { name: 'Θέματα' }).first().waitFor();
    await hands.release();
    await page.getByRole('button', { name: 'Ελληνικά' }).nth(before).waitFor();
    expect(await page.getByRole('button', { name: 'Ελληνικά' }).count()).toBe(before + 1);
  });

  test('pulled to any side it rests with its words clear of the buttons there; larger text moves nobody’s image', async () => {
    const { page, hands } = await open('system6', tables());
    const wordsUnderButtons = () =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll('section[data-side] button')];
        return [...document.querySelectorAll<HTMLElement>('[data-taken] figcaption')].flatMap((caption) => {
          const words = caption.getBoundingClientRect();
          const isUnder = (button: Element) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
          };
          return buttons.some(isUnder) ? [caption.innerText] : [];
        });
      });
    const sides = [
      { x: 500, y: 1_075 },
      { x: 1_915, y: 540 },
      { x: 1_420, y: 5 },
      { x: 5, y: 540 },
    ];
    const printed = (at: number) => page.locator('[data-print]').nth(at);
    const all = () => Promise.all(sides.map((_, at) => printed(at).boundingBox()));
    for (const [at, to] of sides.entries()) {
      await hands.drag([[await middleOf(printed(at)), to]]);
      await page.locator('[data-taken]').nth(at).waitFor();
    }
    await until(async () => {
      const before = await all();
      await someFrames(page);
      return isDeepStrictEqual(before, await all());
    }, 'all of them rest');
    expect(await wordsUnderButtons()).toEqual([]);
    const before = await all();
    await page.getByRole('button', { name: 'Προσβασιμότητα' }).first().tap();
    await page.locator('[data-access]').first().waitFor();
    expect(await all()).toEqual(before);
    expect(await wordsUnderButtons()).toEqual([]);
    await isFitToUse(page);
  });

  test.each(shapes)('after the visit everything is as it was ($width x $height)', async (glass) => {
    const { page, hands, clock } = await open('system6', tables(), glass);
    await page.getByText('Αγγίξτε για να ξεκινήσετε').first().waitFor();
    await isFitToUse(page, glass);
    const home = await lies(page, 'Τόπος 0');
    await hands.drag([[home, { x: glass.width / 2, y: glass.height / 2 }]]);
    await page.locator('section[data-side="top"]').getByRole('button', { name: 'English' }).first().tap();
    await page.getByRole('button', { name: 'Θέματα' }).first().tap();
    await isFitToUse(page, glass);
    await clock.fastForward(61_000);
    await page.getByRole('heading', { name: 'Είστε ακόμη εδώ;' }).waitFor();
    await clock.fastForward(21_000);
    await page.getByText('Αγγίξτε για να ξεκινήσετε').first().waitFor();
    await comesTo(page, 'Τόπος 0', home);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});

describe('the puzzle', () => {
  const board = { width: 1920, height: 1080 };
  const puzzles = (puzzle: PuzzleView) => [
    {
      entries: media.slice(0, 2).map(({ id }, index) => ({
        ...{ kind: 'puzzle-image' as const, id: randomUUID(), active: true, media: id },
        title: { el: `Παζλ ${index}`, en: `Puzzle ${index}` },
      })),
      puzzle,
    },
  ];
  const choose = async (page: Frame, hands: Hands) => {
    await hands.tap({ x: 960, y: 900 });
    await page.getByRole('button', { name: 'Παζλ 0' }).tap();
    await page.getByRole('button', { name: '6 κομμάτια' }).tap();
    await page.locator('[data-board]').waitFor();
    await until(async () => (await where(page, 0)) !== null, 'the pieces are dealt');
  };
  const where = (page: Frame, index: number): Promise<(Point & { turn: number; placed: boolean }) | null> =>
    page.evaluate((piece) => {
      const element = document.querySelector<HTMLElement>(`[data-piece="${piece}"]`);
      if (!element || element.closest('[data-dealing]')) return null;
      const numbers = [...element.style.transform.matchAll(/-?[\d.]+(?=px|deg)/g)].map(Number);
      const [x = 0, y = 0] = numbers;
      return { x, y, turn: numbers.at(-1) ?? 0, placed: 'placed' in element.dataset };
    }, index);
  const lying = async (page: Frame, index: number) => {
    const found = await where(page, index);
    if (!found) throw new Error('no such piece');
    return found;
  };
  const homes = async (page: Frame) => {
    const box = await page.locator('[data-board]').boundingBox();
    if (!box) throw new Error('no board');
    const { columns, rows } = cutOf(6, board);
    return Array.from({ length: 6 }, (_, index) => ({
      x: box.x + (((index % columns) + 0.5) * box.width) / columns,
      y: box.y + ((Math.floor(index / columns) + 0.5) * box.height) / rows,
    }));
  };

  test('R-REACH-03 by keys alone a puzzle is chosen, solved without sight, and closed', async () => {
    const { page, hands } = await open('system8', puzzles({ pieces: [6, 12], rotation: true }));
    await hands.tap({ x: 960, y: 900 });
    await page.getByRole('button', { name: 'Παζλ 1' }).press('Enter');
    await page.getByRole('button', { name: '6 κομμάτια' }).press('Enter');
    await page.getByRole('status', { name: 'Παζλ «Παζλ 1»: 0 από 6' }).first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const leadsTo = (name: string) => expect.poll(focused).toMatch(new RegExp(`^${name}`));
    const { columns, rows } = cutOf(6, board);
    const places = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => `σειρά ${row + 1}, στήλη ${column + 1}`),
    ).flat();
    const piece = (place: string) => page.getByRole('button', { name: `Κομμάτι: ${place}` });
    const lay = (place: string) =>
      page.getByRole('button', { name: `Θέση: ${place}`, exact: true }).press('Enter');
    const upright = page.getByRole('button', { name: 'Στροφή: όρθιο', pressed: true });
    const [first = '', second = ''] = places;
    await piece(second).press('Enter');
    await leadsTo(`Θέση: ${first}`);
    // Where it does not belong it stays loose, and is the one to go on with.
    await lay(first);
    await leadsTo(`Κομμάτι: ${second}`);
    expect(await displayFindings(page)).toEqual([]);
    for (const [at, place] of places.entries()) {
      await piece(place).press('Enter');
      await leadsTo('Θέση');
      for (let turns = 0; turns < 4 && (await upright.count()) === 0; turns += 1)
        await page.getByRole('button', { name: 'Στροφή: όρθιο' }).press('Enter');
      expect(await piece(place).getAttribute('aria-label')).toBe(`Κομμάτι: ${place}`);
      if (at === 3) {
        await isFitToUse(page);
        await piece(place).press('Enter');
        await leadsTo(`Κομμάτι: ${place}`);
        await piece(place).press('Enter');
      }
      await lay(place);
      if (at < 5)
        await page
          .getByRole('status', { name: `${at + 1} από 6` })
          .first()
          .waitFor();
    }
    await page.getByText('Μπράβο, το ολοκληρώσατε!').first().waitFor();
    await until(
      () => page.evaluate(() => document.activeElement?.textContent === 'Επόμενο παζλ'),
      'it leads to the next puzzle',
    );
    await page.getByRole('button', { name: 'Όλα τα παζλ' }).first().press('Enter');
    await page.getByRole('button', { name: 'Παζλ 1' }).waitFor();
  });

  test('R-CONT-02 is solved by pulling, two pieces at a time, and the next one begins', async () => {
    const { page, hands } = await open('system8', puzzles({ pieces: [6, 12], rotation: false }));
    // The language can be chosen before anything else is touched.
    await page.getByText('Touch to begin').first().waitFor();
    await page.getByRole('button', { name: 'English' }).first().tap();
    await expect.poll(() => page.getByRole('button', { name: 'English' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Ελληνικά' }).tap();
    await choose(page, hands);
    const at = await homes(page);
    for (const [a, b] of [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const) {
      const [first, second] = [await lying(page, a), await lying(page, b)];
      const beside = ({ x, y }: Point) => ({ x: x + 12, y: y - 9 });
      await hands.drag([
        [first, beside(at[a] as Point)],
        [second, beside(at[b] as Point)],
      ]);
    }
    await expect.poll(() => page.locator('[data-placed]').count()).toBe(6);
    await page.getByText('Μπράβο, το ολοκληρώσατε!').first().waitFor();
    await isFitToUse(page);
    expect(await displayFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Επόμενο παζλ' }).first().tap();
    await page
      .getByRole('status', { name: /«Παζλ 1»: 0 από 6/ })
      .first()
      .waitFor();
  });

  test('R-CONT-02 is solved by taps alone: a piece, a turn, its place; larger text changes nothing of the game', async () => {
    const { page, hands } = await open('system8', puzzles({ pieces: [6, 12], rotation: true }));
    await choose(page, hands);
    const all = () => Promise.all(Array.from({ length: 6 }, (_, index) => lying(page, index)));
    const before = await all();
    await page.getByRole('button', { name: 'Προσβασιμότητα' }).tap();
    await page.locator('[data-access]').first().waitFor();
    expect(await all()).toEqual(before);
    await isFitToUse(page);
    await page.getByRole('button', { name: 'Προσβασιμότητα' }).tap();
    await page.locator('[data-access]').first().waitFor({ state: 'detached' });

    const at = await homes(page);
    const bringHome = async (index: number) => {
      let piece = await lying(page, index);
      if (piece.placed) return true;
      await hands.tap(piece);
      while (piece.turn % 360 !== 0) {
        const { turn } = piece;
        await page.getByRole('button', { name: 'Στροφή' }).tap();
        await until(async () => {
          piece = await lying(page, index);
          return piece.turn !== turn;
        }, `piece ${index} is turned`);
      }
      await hands.tap(at[index] as Point);
      return (await lying(page, index)).placed;
    };
    // As a visitor does: whoever has met another piece that lay across it taps once more.
    for (let index = 0; index < 6; index += 1)
      await until(() => bringHome(index), `piece ${index} is in its place`);
    await page.getByText('Μπράβο, το ολοκληρώσατε!').first().waitFor();
  });

  test('R-SCENE-08 on a table that a hand reaches across, puzzles face whoever touched last what is theirs alone', async () => {
    const puzzle = puzzles({ pieces: [6, 12], rotation: false });
    const { page, hands } = await open('system8', puzzle, wide, shallow);
    const faces = (half: string) => page.locator(`[data-facing="${half}"]`).waitFor();
    await page.getByText('Αγγίξτε για να ξεκινήσετε').first().waitFor();
    await hands.tap({ x: 960, y: 250 });
    await faces('bottom');
    await page.locator('[data-half="top"]').getByRole('button', { name: 'Προς εμένα' }).tap();
    await faces('top');
    await page.getByRole('button', { name: 'Παζλ 0' }).tap();
    await page.getByRole('button', { name: '6 κομμάτια' }).tap();
    await until(async () => (await where(page, 0)) !== null, 'the pieces are dealt');
    await page.locator('[data-half="bottom"]').getByRole('button', { name: 'Όλα τα παζλ' }).tap();
    await page.getByRole('button', { name: 'Παζλ 1' }).waitFor();
    await faces('bottom');
  });

  test.each(shapes)('is read from both long sides, and begins afresh ($width x $height)', async (glass) => {
    const { page, hands, clock } = await open('system8', puzzles({ pieces: [6, 12], rotation: true }), glass);
    await page.getByText('Αγγίξτε για να ξεκινήσετε').first().waitFor();
    await isFitToUse(page, glass);
    await hands.tap({ x: glass.width / 2, y: glass.height * 0.3 });
    // Whoever stands at the far side has touched it: it is turned to them.
    await page.locator('[data-facing="top"]').waitFor();
    await isFitToUse(page, glass);
    await page.locator('[data-half="top"]').getByRole('button', { name: 'English' }).tap();
    await page.getByRole('heading', { name: 'Choose a puzzle' }).waitFor();
    await expect
      .poll(() => page.locator('[data-half="bottom"]').getByRole('button', { name: 'English' }).count())
      .toBe(1);
    await page.getByRole('button', { name: 'Puzzle 0' }).tap();
    await isFitToUse(page, glass);
    await page.getByRole('button', { name: '6 pieces' }).tap();
    await until(async () => (await where(page, 0)) !== null, 'the pieces are dealt');
    await hands.tap(await lying(page, 2));
    await isFitToUse(page, glass);
    await clock.fastForward(61_000);
    await clock.fastForward(21_000);
    await page.getByText('Αγγίξτε για να ξεκινήσετε').first().waitFor();
    await hands.tap({ x: glass.width / 2, y: glass.height * 0.7 });
    await page.getByRole('heading', { name: 'Διαλέξτε ένα παζλ' }).waitFor();
  });
});

/** A handful of those that `npm run look` looks at. */
test.each(looks(60).filter(({ system }, at) => at % 9 === 4 && system !== 'system1b'))(
  'R-BUDGET-09 nothing leaves the glass or lies on something else: $name',
  async (look) => {
    const { page, context } = await visit(browser, { viewport: look.pixels, hasTouch: true });
    const told = anyContent(look.system, look.content, { images: media, videos: [] });
    expect(await lookAt(page, { look, url, told })).toEqual([]);
    await context.close();
  },
);
