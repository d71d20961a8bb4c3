import { type Language, toLanguage } from '@psifida/contract/bilingual';
import { stageTexts } from '@psifida/contract/content/glass-texts/stage-texts';

/** Words with the language in which they are said. */
export type Said = { text: string; language: Language };

/** A stop of somebody who does not see the glass: a control, or a text that is read in one go. */
export type Stop = { element: HTMLElement; isControl: boolean; said: Said[] };

export const controls = 'button, a[href], [role="button"]';
const texts = 'p, li, h1, h2, h3, h4, dt, dd, figcaption, blockquote';
const silent = 'svg, script, style, [aria-hidden="true"], [role="timer"]';
/** What stands in a text that is no part of it. */
const within = `${controls}, ${texts}, ul, ol, div, img`;

const languageAt = (element: Element): Language =>
  toLanguage(element.closest('[lang]')?.getAttribute('lang') ?? '');

function isHidden(element: HTMLElement): boolean {
  if (element.matches(silent) || element.hasAttribute('inert')) return true;
  const { visibility, display } = getComputedStyle(element);
  return visibility === 'hidden' || display === 'none';
}

/** What is written in it, in a piece for each element that has words of its own. */
function piecesOf(element: Element): Said[] {
  if (element.matches(silent)) return [];
  const pieces: Said[] = [];
  let own = '';
  const end = () => {
    if (own.trim()) pieces.push({ text: own, language: languageAt(element) });
    own = '';
  };
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) own += node.textContent;
    if (!(node instanceof Element) || node.matches(silent)) continue;
    end();
    pieces.push(...piecesOf(node));
  }
  end();
  return pieces;
}

function controlOf(element: HTMLElement): Stop {
  const language = languageAt(element);
  const label = element.getAttribute('aria-label');
  const t = stageTexts[language];
  const isOn = element.matches('[aria-pressed="true"], [aria-current="true"]');
  const isOff = element.matches(':disabled, [aria-disabled="true"]');
  const state = [t.button, ...(isOn ? [t.chosen] : []), ...(isOff ? [t.unavailable] : [])];
  return {
    ...{ element, isControl: true },
    said: [
      ...(label ? [{ text: label, language }] : piecesOf(element)),
      ...state.map((text) => ({ text, language })),
    ],
  };
}

function* stopsIn(element: HTMLElement): Generator<Stop> {
  if (isHidden(element)) return;
  if (element.matches(controls)) return yield controlOf(element);
  if (element instanceof HTMLImageElement) {
    if (element.alt)
      yield { element, isControl: false, said: [{ text: element.alt, language: languageAt(element) }] };
    return;
  }
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if ((hasWords || element.matches(texts)) && !element.querySelector(within)) {
    const said = piecesOf(element);
    if (said.length) yield { element, isControl: false, said };
    return;
  }
  for (const child of element.children) if (child instanceof HTMLElement) yield* stopsIn(child);
}

/** Lies over the stage, and over whatever is asked there. */
export const emergencyOver = () => document.querySelector<HTMLElement>('[data-emergency]');

/** Everything that can be read or used now, in the order in which it is written; an emergency message alone, or a question. */
export function readGlass(stage: HTMLElement): Stop[] {
  const emergency = emergencyOver();
  if (!emergency) return [...stopsIn(stage.querySelector<HTMLElement>('[role="alertdialog"]') ?? stage)];
  // It is written in both languages.
  const isOwn = ({ isControl, said }: Stop) => isControl || said.every((one) => one.language === stage.lang);
  return [...stopsIn(emergency)].filter(isOwn);
}

export const wordsOf = ({ said }: Stop): string => said.map(({ text }) => text).join(' ');

/** The control that leads back: the last one that closes or goes back, for what lies above comes later. */
export const wayBack = (stops: readonly Stop[]): HTMLElement | undefined =>
  stops.findLast(
    ({ element, isControl }) =>
      isControl &&
      (element.dataset.back !== undefined ||
        element.querySelector('[data-icon="back"], [data-icon="close"]')),
  )?.element;
