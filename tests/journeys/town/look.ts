import { type Language, languages } from '@psifida/contract/bilingual';
import { measuresOf, type Panel } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import type { Frame, Page } from 'playwright-core';
import { showPreview } from '../support/preview.ts';
import { atRest, readGlass } from '../support/read-glass.ts';
import type { ContentSize } from './any-content.ts';

export type Look = {
  name: string;
  system: SystemId;
  pixels: Size;
  panel: Panel;
  access: boolean;
  language: Language;
  content: ContentSize;
};

const shapes = [
  [16, 9],
  [9, 16],
  [16, 10],
  [4, 3],
  [32, 9],
] as const;

/** So many kinds of glass with anything on them, drawn by lot and always the same: each system comes as often as any other. */
export const looks = (count: number): Look[] => {
  const random = seeded('look');
  const one = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)] as T;
  return Array.from({ length: count }, (_, at) => {
    const system = systemIds[at % systemIds.length] as SystemId;
    const [across, down] = one(shapes);
    const inches = one([22, 24, 32, 43, 55, 65, 75, 98]);
    const longest = one([1366, 1920, 2560, 3840, 7680]);
    const metres = one([0.4, 0.6, 0.8, 1, 1.3, 1.7, 2, 3, 5, 10]);
    const access = systems[system].installation !== 'wall' && random() < 0.3;
    const language = one(languages);
    const content = {
      items: one([1, 2, 4, 12, 60]),
      titleLetters: one([1, 12, 40, 200]),
      endless: random() < 0.3,
      textLetters: one([0, 80, 600, 5_000]),
    };
    return {
      name: `${at + 1} ${system} ${inches}″ ${across}:${down} ${longest} px ${metres} m ${language}${access ? ' access' : ''}, ${content.items} items, title ${content.titleLetters}${content.endless ? ' endless' : ''}, text ${content.textLetters}`,
      ...{ system, access, language, content },
      panel: {
        widthMm: Math.round((inches * 25.4 * across) / Math.hypot(across, down)),
        viewingDistanceMm: metres * 1_000,
      },
      pixels: {
        width: Math.round(longest * Math.min(1, across / down)),
        height: Math.round(longest * Math.min(1, down / across)),
      },
    };
  });
};

/** What lies on one another or has no share of the glass; what people read, and what they touch, each by its rectangles. */
const layout = (frame: Frame): Promise<{ overlaps: string[]; largestImage: number; seen: number }> =>
  frame.evaluate(() => {
    const shown = document.querySelector('[data-state="shown"]') ?? document.body;
    const glass = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    type Box = typeof glass;
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
    /** What of it can be seen: whatever scrolls or cuts it, does. */
    const seenOf = (element: Element, box: Box): Box => {
      let left = meet(box, glass);
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflow !== 'visible') left = meet(left, one.getBoundingClientRect());
      return left;
    };
    /** One of several that lie on the scene. */
    const cards = [...shown.querySelectorAll('[data-layer]')];
    const isBeneath = (element: Element) =>
      cards.some(
        (card) =>
          !card.contains(element) &&
          area(meet(card.getBoundingClientRect(), element.getBoundingClientRect())) > 0,
      );
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], [data-print], [data-piece]') &&
      !isBeneath(element);
    const scrolls = (element: Element) => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflow)) return true;
      return false;
    };
    const overlaps: string[] = [];

    const words: { text: string; box: Box; element: Element }[] = [];
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenOf(element, rect);
        const onGlass = area(meet(rect, glass));
        // What scrolls is brought there.
        if (onGlass < 0.98 * area(rect) && area(box) > 0.99 * onGlass && onGlass > 0 && !scrolls(element))
          overlaps.push(`words that leave the glass: ${text.slice(0, 30)}`);
        // A line's box is higher than its letters.
        const letters = { ...box, top: box.top + rect.height * 0.2, bottom: box.bottom - rect.height * 0.2 };
        if (area(letters) > 20) words.push({ text: text.slice(0, 30), box: letters, element });
      }
    }
    words.forEach((a, at) => {
      for (const b of words.slice(at + 1))
        if (a.element !== b.element && area(meet(a.box, b.box)) > 0.15 * Math.min(area(a.box), area(b.box)))
          overlaps.push(`words: ${a.text} / ${b.text}`);
    });
    // What an image that is looked at closely, or a sheet, lies over cannot be touched.
    const over = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1);
    const buttons = [...(over ?? document).querySelectorAll('button')]
      .filter(isSeen)
      .map((button) => ({ button, box: seenOf(button, button.getBoundingClientRect()) }))
      .filter(({ box }) => area(box) > 20);
    const nameOf = (button: Element) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 30);
    buttons.forEach((a, at) => {
      for (const b of buttons.slice(at + 1)) {
        if (a.button.contains(b.button) || b.button.contains(a.button)) continue;
        if (area(meet(a.box, b.box)) > 0.1 * Math.min(area(a.box), area(b.box)))
          overlaps.push(`buttons: ${nameOf(a.button)} / ${nameOf(b.button)}`);
      }
    });
    const images = [...shown.querySelectorAll('img, video')].filter(
      (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest('[inert]'),
    );
    const areas = images.map((one) => area(seenOf(one, one.getBoundingClientRect())));
    return {
      overlaps: [...new Set(overlaps)],
      largestImage: Math.max(0, ...areas) / (innerWidth * innerHeight),
      seen: images.length,
    };
  });

/** Of an opened page, without words, images or buttons, while its words could be larger or some of it is out of sight. */
const emptyAtMost = 0.35;
/** Beyond the smallest text, where the glass is not crowded. */
const comfortable = 0.15;
/** Computed font sizes are rounded. */
const rounding = 0.005;

/** How much of the glass carries nothing, how large its words are on the whole, and whether some are out of sight. */
export const roomOn = (
  frame: Frame,
): Promise<{ empty: number; words: number; ease: number; paged: boolean }> =>
  frame.evaluate(() => {
    const shown = document.querySelector('[data-state="shown"]') ?? document.body;
    const px = (name: string) => Number.parseFloat(getComputedStyle(shown).getPropertyValue(name));
    const glass = shown.getBoundingClientRect();
    const cell = Math.max(4, Math.min(glass.width, glass.height) / 90);
    const [across, down] = [Math.ceil(glass.width / cell), Math.ceil(glass.height / cell)];
    const full = new Uint8Array(across * down);
    const around = px('--air') * 0.8;
    const fill = (element: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible') continue;
        const edge = one.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      if (right <= left || bottom <= top) return;
      const clamp = (at: number, most: number) => Math.max(0, Math.min(most, at));
      const [x, to] = [left - around, right + around].map((at) =>
        clamp(Math.round((at - glass.left) / cell), across),
      );
      const [y, end] = [top - around, bottom + around].map((at) =>
        clamp(Math.round((at - glass.top) / cell), down),
      );
      for (let row = y ?? 0; row < (end ?? 0); row += 1)
        full.fill(1, row * across + (x ?? 0), row * across + (to ?? 0));
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]');
    for (const element of document.querySelectorAll('img, video, canvas, button'))
      if (isSeen(element)) fill(element, element.getBoundingClientRect());
    let [letters, sizes] = [0, 0];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent?.trim().length ?? 0;
      if (!element || said === 0 || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) fill(element, rect);
      if (element.closest('button')) continue;
      letters += said;
      sizes += said * Number.parseFloat(getComputedStyle(element).fontSize);
    }
    const scrolls = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflow) &&
      (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2);
    return {
      empty: 1 - full.reduce((sum, one) => sum + one, 0) / full.length,
      words: letters ? sizes / letters / px('--text') : Number.POSITIVE_INFINITY,
      ease: px('--ease'),
      paged: [...shown.querySelectorAll('*')].some((one) => isSeen(one) && scrolls(one)),
    };
  });

/** Whether what stands last in a list can be brought onto the glass; null where nothing scrolls. */
const lastIsReached = (frame: Frame): Promise<boolean | null> =>
  frame.evaluate(() => {
    const area = [...document.querySelectorAll<HTMLElement>('[data-state="shown"] *')].find(
      (one) =>
        /auto|scroll/.test(getComputedStyle(one).overflow) &&
        (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2),
    );
    const last = area && [...area.querySelectorAll('button, p, li')].at(-1);
    if (!last) return null;
    last.scrollIntoView({ block: 'end', inline: 'end' });
    const { left, bottom } = last.getBoundingClientRect();
    return left < innerWidth && bottom <= innerHeight + 2;
  });

/**
 * An image fills at least a third of the glass while nobody is here, a wide one that is whole on a tall glass a little less;
 * in a cloud and on a table many do together.
 */
const alone: Partial<Record<SystemId, number>> = {
  system1a: 0.3,
  system1b: 0.3,
  system4: 1 / 3,
  system8: 1 / 3,
};

const leastTargetMm = 15;

type Seen = { frame: Frame; look: Look; hasImages?: boolean };

async function faultsNow({ frame, look, hasImages = true }: Seen, when: string): Promise<string[]> {
  const { pxPerMm } = measuresOf(look.panel, look.pixels.width);
  const { measure, texts, buttons, beyond } = await readGlass(frame);
  const { overlaps, largestImage } = await layout(frame);
  const share = when === 'at rest' && hasImages ? alone[look.system] : undefined;
  // On a glass that is not much larger than a hand nothing can be as large as a finger likes.
  const shorter = Math.min(look.pixels.width, look.pixels.height);
  const target = Math.min(leastTargetMm * pxPerMm, shorter / 14);
  return [
    ...beyond.map((text) => `beyond: ${text.slice(0, 40)}`),
    ...texts
      .filter(({ size }) => size < measure * 0.97)
      .map(({ text, size }) => `small: ${text.slice(0, 40)} ${size}`),
    ...buttons
      .filter(({ side }) => side < target - 1)
      .map(({ label, side }) => `target: ${label.slice(0, 40)} ${side}`),
    ...overlaps,
    ...(share && largestImage < share ? [`image: ${largestImage.toFixed(2)}`] : []),
  ].map((fault) => `${when}: ${fault}`);
}

/** Looks at the player with this on this glass: at rest, with somebody before it, and with something opened. */
export async function lookAt(
  page: Page,
  { look, url, told }: { look: Look; url: string; told: Pick<PreviewMessage, 'manifest' | 'news'> },
): Promise<string[]> {
  const { panel, language, access, system } = look;
  const frame = await showPreview(page, url, {
    ...{ type: 'psifida-preview', languageMode: language, panel, presentation: null, ...told },
  });
  await atRest(frame);
  const hasImages = told.manifest.presentations.some(({ entries }) => entries.length > 0);
  const faults = await faultsNow({ frame, look, hasImages }, 'at rest');
  if (systems[system].installation === 'wall') return faults;
  await frame.getByRole('button', { name: /^(Προσβασιμότητα|Accessibility)$/ }).click();
  if (!access) await frame.getByRole('button', { name: /^(Προσβασιμότητα|Accessibility)$/ }).click();
  await atRest(frame);
  faults.push(...(await faultsNow({ frame, look }, 'visited')));
  if ((await lastIsReached(frame)) === false) faults.push('visited: the last is out of reach');
  const first = frame
    .locator('[data-state="shown"] [data-state="shown"] button, [data-state="shown"] button')
    // A tab that is pressed opens nothing.
    .and(frame.locator(':not([aria-pressed])'))
    .first();
  if (system === 'system6' || system === 'system8' || !(await first.isVisible())) return faults;
  await first.click();
  await atRest(frame);
  const { empty, words, ease, paged } = await roomOn(frame);
  if (empty > emptyAtMost && (paged || words < 1 + comfortable * ease - rounding))
    faults.push(
      `opened: ${Math.round(empty * 100)} % empty, text ${words.toFixed(2)}${paged ? ', paged' : ''}`,
    );
  return [...faults, ...(await faultsNow({ frame, look }, 'opened'))];
}
