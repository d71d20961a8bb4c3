import { type Language, languages } from '@psifida/contract/bilingual';

export type Box = { left: number; top: number; width: number; height: number };

export type OnGlass = { key: string; element: HTMLElement; box: Box };

/** What is smaller can be neither seen nor pointed at. */
const leastPx = 6;
/** What is fainter is fading. */
const leastOpacity = 0.2;

const shownLayer = '[data-state="shown"]';

const ancestorsOf = (element: HTMLElement, stage: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== stage; one = one.parentElement) found.push(one);
  return found;
};

/** The whole stage may be inert; what is inert inside it lies beneath something else. */
const isCovered = (element: HTMLElement, stage: HTMLElement): boolean => {
  const closed = element.closest('[inert]');
  return closed !== null && closed !== stage && stage.contains(closed);
};

const cut = (one: DOMRect | Box, other: DOMRect | Box): Box => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  };
};

const isEnough = ({ width, height }: Box): boolean => width >= leastPx && height >= leastPx;

/** The visible part; null where there is none. */
function seenBox(element: HTMLElement, stage: HTMLElement): Box | null {
  if (getComputedStyle(element).visibility === 'hidden') return null;
  let opacity = Number(getComputedStyle(element).opacity);
  let box = cut(element.getBoundingClientRect(), {
    ...{ left: 0, top: 0 },
    ...{ width: window.innerWidth, height: window.innerHeight },
  });
  for (const one of ancestorsOf(element, stage)) {
    const style = getComputedStyle(one);
    opacity *= Number(style.opacity);
    if (style.overflow !== 'visible') box = cut(box, one.getBoundingClientRect());
    if (opacity < leastOpacity || !isEnough(box)) return null;
  }
  return isEnough(box) && opacity >= leastOpacity ? box : null;
}

const marked = (stage: HTMLElement): HTMLElement[] =>
  [...stage.querySelectorAll<HTMLElement>(`${shownLayer} [data-field]`)].filter(
    (element) => !isCovered(element, stage),
  );

const keyOf = (element: HTMLElement): string => element.dataset.field ?? '';

/** In the order of the page. */
export const placesOnGlass = (stage: HTMLElement): OnGlass[] =>
  marked(stage).flatMap((element) => {
    const box = seenBox(element, stage);
    return box ? [{ key: keyOf(element), element, box }] : [];
  });

/** Scrolls what lies further down or across into view. */
function pullIntoView(element: HTMLElement, stage: HTMLElement): void {
  for (const one of ancestorsOf(element, stage)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const [own, its] = [one.getBoundingClientRect(), element.getBoundingClientRect()];
    if (overflowY === 'auto' || overflowY === 'scroll')
      one.scrollTop += its.top + its.height / 2 - (own.top + own.height / 2);
    if (overflowX === 'auto' || overflowX === 'scroll')
      one.scrollLeft += its.left + its.width / 2 - (own.left + own.width / 2);
  }
}

/** The largest on the glass, scrolled into view where necessary. */
export function findOnGlass(stage: HTMLElement, key: string): OnGlass | null {
  const area = ({ box }: OnGlass) => box.width * box.height;
  const find = () =>
    placesOnGlass(stage)
      .filter((one) => one.key === key)
      .sort((one, other) => area(other) - area(one))[0] ?? null;
  const seen = find();
  if (seen) return seen;
  const further = marked(stage).find((element) => keyOf(element) === key);
  if (further) pullIntoView(further, stage);
  return further ? find() : null;
}

const isLanguage = (lang: string | undefined): lang is Language => languages.some((one) => one === lang);

/** Of the words at that point, or of what they stand in. */
export function languageAt(element: HTMLElement, point: { x: number; y: number } | null): Language | null {
  const within = [...element.querySelectorAll<HTMLElement>('[lang]')];
  const meant = point
    ? within.find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left <= point.x && point.x <= right && top <= point.y && point.y <= bottom;
      })
    : within[0];
  const lang = (meant ?? element.closest<HTMLElement>('[lang]'))?.lang;
  return isLanguage(lang) ? lang : null;
}
