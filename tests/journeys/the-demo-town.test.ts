import type { Language } from '@psifida/contract/bilingual';
import { measuresOf, reachMm, usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { shortTakeHomeAddress } from '@psifida/contract/endpoints/take-home';
import type { UsedKind } from '@psifida/contract/kinds';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayFindings, findings } from './support/axe.ts';
import { type Visit, visit } from './support/browser.ts';
import { faintWords } from './support/faint-words.ts';
import { openGate } from './support/gate.ts';
import { betweenTouches, handsOn, press } from './support/hands.ts';
import { settingsOf } from './support/on-the-glass.ts';
import { pressedBetween } from './support/reach.ts';
import { atRest, readGlass } from './support/read-glass.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';
import { ownTown } from './town/open-town.ts';

const town = ownTown();

/** A wall, a totem: what a display may look like, whatever its system usually is. */
const wide = { width: 1920, height: 1080 };
const shapes = [wide, { width: 1080, height: 1920 }];

describe.each(systemIds)('%s', (system: SystemId) => {
  const { installation } = systems[system];
  const panel = usualPanels[installation];
  // On four times as many pixels everything is twice as large, and the same.
  const pixels = installation === 'table' ? wide : panel.pixels;
  let page: Page;

  beforeAll(async () => {
    page = await town.openDisplay(system, { reducedMotion: 'reduce', viewport: pixels });
  });
  afterAll(() => page?.context().close());

  test('has at least three presentations, active and whole in both languages', async () => {
    const { items } = await town.staff.call(endpoints.listPresentations, { params: { system } });
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const { active, missing, title } of items) {
      expect({ active, missing }).toEqual({ active: true, missing: [] });
      expect(title.el).toMatch(/[α-ω]/);
      expect(title.en).toMatch(/^[^α-ωΑ-Ω]+$/);
    }
  });

  test('R-REACH-01 is read from where people stand, wide and tall, in both languages', async () => {
    const isTouched = installation !== 'wall';
    const standOut = async (state: string) => {
      await atRest(page);
      expect(await faintWords(page.locator('body')), `words on what is behind them, ${state}`).toEqual([]);
    };
    await standOut('while nobody is here');
    if (isTouched) await page.touchscreen.tap(20, 20);
    for (const language of ['el', 'en'] as Language[]) {
      if (language === 'en' && isTouched) await page.getByRole('button', { name: 'English' }).first().tap();
      for (const shape of shapes) {
        await page.setViewportSize(shape);
        const { textPx, targetPx } = measuresOf(panel, shape.width);
        const isMeasured = async () => {
          const { measure, texts } = await readGlass(page);
          return Math.abs(measure - textPx) < 0.6 && texts.length > 0;
        };
        const when = `at ${shape.width}x${shape.height}, ${language}`;
        await until(isMeasured, `words ${when}`);
        await atRest(page);
        const { texts, buttons, beyond } = await readGlass(page);
        const tooSmall = texts.filter(({ size }) => size < textPx - 0.6);
        const tooNarrow = buttons.filter(({ side }) => side < targetPx - 0.6);
        expect({ tooSmall, tooNarrow, beyond }, when).toEqual({ tooSmall: [], tooNarrow: [], beyond: [] });
      }
      await page.setViewportSize(pixels);
      await standOut(language);
    }
    if (isTouched) {
      const access = /^(Προσβασιμότητα|Accessibility)$/;
      await page.getByRole('button', { name: access }).tap();
      await standOut('with access');
      await page.getByRole('button', { name: access }).tap();
    }
    expect(await displayFindings(page)).toEqual([]);
  });

  const tap = (name: string | RegExp) => press(page.getByRole('button', { name }).first());
  const reads = (text: string | RegExp) => page.locator('main').getByText(text).first().waitFor();

  if (system === 'system7a')
    test('a recipe is cooked step by step, for as many as are eating', async () => {
      await tap('Village salad');
      await reads('4 servings');
      for (let fewer = 4; fewer > 1; fewer -= 1) await tap('Fewer servings');
      const needed = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
      await needed(/ripe tomato$/)
        .getByText('1', { exact: true })
        .waitFor();

      await tap('Take it home');
      const sheet = page.getByRole('dialog', { name: 'Take it home' });
      const code = sheet.getByRole('img');
      await expect
        .poll(() => code.getAttribute('aria-label'))
        .toMatch(/\/take-home\/recipe\/[0-9a-f-]{36}\?lang=en&servings=1$/);
      const { pxPerMm } = measuresOf(panel, pixels.width);
      expect((await code.boundingBox())?.width, 'the code, in pixels').toBeGreaterThan(100 * pxPerMm);
      await sheet.getByText(/\/r\/[0-9a-f]{8}$/).waitFor();
      await tap(/^Close$/);

      await tap('Step by step');
      await reads('Step 1 of 3');
      await reads(/^Cut the tomatoes/);
      await tap('Next step');
      await tap('Ingredients');
      await needed('grams of feta').waitFor();
      await reads('Step 2 of 3');
      await tap('Next step');
      await tap('Finish');
      await reads('Enjoy your meal!');
      await tap('Back to the recipe');
      await tap(/^Back$/);
    });

  if (system === 'system7a' || system === 'system7b')
    test('all that is touched lies in the lower half of the glass, whoever stands or sits before it', async () => {
      const tooHigh = () =>
        page
          .locator('main button:visible')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => button.getBoundingClientRect().bottom < innerHeight / 2)
              .map((button) => button.getAttribute('aria-label') ?? button.textContent),
          );
      for (const mode of ['as usual', 'with access']) {
        await page.locator('main nav').waitFor();
        expect(await tooHigh(), `cards, ${mode}`).toEqual([]);
        await tap('Village salad');
        await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
        expect(await tooHigh(), `page, ${mode}`).toEqual([]);
        await tap(/^Back$/);
        await tap('Accessibility');
      }
    });

  if (system === 'system7a')
    test('R-REACH-04 once its lower edge is measured, all that is pressed with access lies within reach of whoever sits', async () => {
      const { widthMm, viewingDistanceMm } = panel;
      const hung = { widthMm, viewingDistanceMm, lowerEdgeMm: 900 };
      const { items } = await town.staff.call(endpoints.listDisplays, { query: { system } });
      for (const { id, version } of items)
        await town.staff.call(endpoints.editDisplay, {
          params: { id },
          body: { ...settingsOf({ system, languageMode: 'visitor', panel: hung }), version },
        });
      await tap('Accessibility');
      const top = () =>
        page
          .locator('[data-access]')
          .first()
          .evaluate((one) => one.getBoundingClientRect().top);
      const isLaidLow = async () => (await top()) > 1;
      await until(isLaidLow, 'the display has heard of it');
      const isWithinReach = async (what: string) => {
        const { count, from, to } = await pressedBetween(page, hung);
        expect(count, what).toBeGreaterThan(1);
        expect(from, what).toBeGreaterThanOrEqual(reachMm.from);
        expect(to, what).toBeLessThanOrEqual(reachMm.to);
        expect((await readGlass(page)).beyond, what).toEqual([]);
      };
      await page.locator('main nav').waitFor();
      await isWithinReach('cards');
      await tap('Village salad');
      await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
      await isWithinReach('a recipe');
      await tap('Take it home');
      await page.getByRole('dialog', { name: 'Take it home' }).waitFor();
      await isWithinReach('its code');
      await tap(/^Close$/);
      await tap('Step by step');
      await reads('Step 1 of 3');
      await isWithinReach('a step');
      expect(await displayFindings(page)).toEqual([]);
    });
});

describe('a display that sleeps', () => {
  let page: Page;
  beforeAll(async () => {
    page = await town.openDisplay('system7a', { reducedMotion: 'reduce' });
  });
  afterAll(() => page?.context().close());

  test('is woken by a slow finger as well as by a quick one, and is pressed once', async () => {
    const hands = await handsOn(page);
    const { x, y, width, height } = (await page.getByRole('button', { name: 'English' }).boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    };
    await hands.pressSlowly({ x: x + width / 2, y: y + height / 2 });
    await page.getByRole('button', { name: 'Ελληνικά' }).waitFor();
    await atRest(page);
    await expect.poll(() => page.getByRole('button', { name: 'Ελληνικά' }).count()).toBe(1);
  });

  const isList = () => page.getByRole('heading', { name: 'Συνταγές του τόπου μας' }).waitFor();
  const pages = () => page.locator('[data-state="shown"] h1').allInnerTexts();
  const sleeps = () => page.locator('[data-state="shown"]').getByText('Αγγίξτε').first().waitFor();
  // Where a card will come to lie.
  const card = { x: 300, y: 500 };

  test('takes a double tap for one', async () => {
    await page.reload();
    await sleeps();
    const hands = await handsOn(page);
    await hands.doubleTap(card, isList);
    await atRest(page);
    expect(await pages()).toEqual(['Συνταγές του τόπου μας']);

    await betweenTouches(page);
    await hands.tap(card);
    const back = page.getByRole('button', { name: 'Πίσω', exact: true });
    await back.waitFor();
    const { x, y, width, height } = (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await atRest(page);
    await hands.doubleTap({ x: x + width / 2, y: y + height / 2 }, isList);
    await atRest(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Όλες' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('takes the touch that wakes it, or answers its question, for nothing else', async () => {
    await page.reload();
    await page.clock.install();
    await sleeps();
    await page.touchscreen.tap(card.x, card.y);
    await isList();
    await atRest(page);
    expect(await pages()).toEqual(['Συνταγές του τόπου μας']);

    await page.clock.fastForward(61_000);
    await page.getByRole('heading', { name: 'Είστε ακόμη εδώ;' }).waitFor();
    await page.touchscreen.tap(card.x, card.y);
    await page.getByRole('heading', { name: 'Είστε ακόμη εδώ;' }).waitFor({ state: 'detached' });
    await atRest(page);
    expect(await pages()).toEqual(['Συνταγές του τόπου μας']);

    await betweenTouches(page);
    await page.touchscreen.tap(card.x, card.y);
    await until(async () => (await pages()).join() !== 'Συνταγές του τόπου μας', 'a recipe is open');
  });
});

describe('a visitor’s own phone', () => {
  let line: Awaited<ReturnType<typeof openGate>>;
  let phone: Visit;
  beforeAll(async () => {
    line = await openGate();
    line.leadTo(town.product.url);
    phone = await visit(town.browser, { viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  });
  afterAll(async () => {
    await phone?.context.close();
    await line?.cut();
  });
  const named = (title: string | undefined) =>
    phone.page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  const firstOf = async (kind: UsedKind) =>
    (await town.staff.call(endpoints.listItems, { params: { kind } })).items[0];

  test('a recipe goes home, in their language, for as many as are eating', async () => {
    const recipe = await firstOf('recipe');
    const { page } = phone;
    await page.goto(`${line.url}/take-home/recipe/${recipe?.id}?lang=en&servings=3`);
    await named(recipe?.title.en);
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    await page.getByText('3 servings', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByText('5 servings', { exact: true }).waitFor();
    await page.getByText(/recipe for \d+ servings/).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('|');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ελληνικά' }).click();
    await named(recipe?.title.el);
    expect(await page.locator('html').getAttribute('lang')).toBe('el');
    await page.goto(
      `${line.url}${shortTakeHomeAddress(recipe?.id ?? '')
        .toUpperCase()
        .replace('/R/', '/r/')}`,
    );
    await named(recipe?.title.en);
    expect(await phone.context.cookies()).toEqual([]);
  });

  test('R-HOME-14 a dish opens again without a connection, in both languages, and is printed with its address', async () => {
    const [dish, product] = [await firstOf('dish'), await firstOf('product')];
    const { page } = phone;
    await page.goto(`${line.url}/take-home/dish/${dish?.id}?lang=en`);
    await named(dish?.title.en);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('status').getByText('Saved on your device').waitFor();
    await line.cut();

    await page.reload();
    await named(dish?.title.en);
    await page.getByRole('link', { name: 'Ελληνικά' }).click();
    await named(dish?.title.el);
    const drawn = () =>
      page
        .locator('main img')
        .evaluateAll((all) =>
          all.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
        );
    await until(drawn, 'every image of the page, from the phone');
    const never = await phone.context.newPage();
    await expect(never.goto(`${line.url}/take-home/product/${product?.id}`)).rejects.toThrow();
    await never.close();
    await line.restore();

    await page.goto(`${line.url}/take-home/dish/${dish?.id}?lang=en`);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(shortTakeHomeAddress(dish?.id ?? '')).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    const shapes = await page.locator('main .leading img').evaluateAll((all) =>
      all.map((one) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = one as HTMLImageElement;
        return Math.abs(naturalWidth / naturalHeight - clientWidth / clientHeight);
      }),
    );
    expect(Math.max(...shapes), 'no image is cut or bent on paper').toBeLessThan(0.05);
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(1_000);
    expect(await phone.context.cookies()).toEqual([]);
    expect(phone.messages.filter((one) => /Content Security|pageerror/.test(one))).toEqual([]);
  });
});

test('R-TOWN-06 a drill waits for whoever is on duty', async () => {
  const { items } = await town.staff.call(endpoints.listAlerts);
  expect(items).toMatchObject([{ drill: true, missing: [], title: { en: 'Strong earthquake' } }]);
});

test('R-WORK-10 is taken away in one action, by an administrator alone, and does not come back', async () => {
  const editor = await visit(town.browser);
  await openAs(editor.page, 'editor', `${town.product.url}/?lang=en`);
  await editor.page.getByText('What you see is a demonstration.').waitFor();
  expect(await editor.page.getByRole('button', { name: 'Remove the demonstration' }).count()).toBe(0);
  await editor.context.close();

  const admin = await visit(town.browser);
  await openAs(admin.page, 'admin', `${town.product.url}/?lang=en`);
  await admin.page.getByRole('button', { name: 'Remove the demonstration' }).click();
  await admin.page.getByRole('button', { name: 'Yes, remove it' }).click();
  await admin.page.getByText('What you see is a demonstration.').waitFor({ state: 'hidden' });
  for (const system of systemIds) {
    const { items } = await town.staff.call(endpoints.listPresentations, { params: { system } });
    expect(items).toEqual([]);
  }
  expect((await town.staff.call(endpoints.readDemo)).state).toBe('removed');
  expect((await town.staff.call(endpoints.listAlerts)).items).toEqual([]);
  await admin.context.close();
});
