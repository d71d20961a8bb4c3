import type { Language } from '@psifida/contract/bilingual';
import { stageTexts } from '@psifida/contract/content/glass-texts/stage-texts';
import type { ReleaseSpeech } from '@psifida/contract/content/speech';
import type { Store } from '../../device/store.ts';
import { controls, emergencyOver, readGlass, type Stop, wayBack, wordsOf } from './read-glass.ts';
import { createSpeaker } from './speaker.ts';

/** After a press what comes onto the glass belongs to it; what changes by itself later is not read out. */
const answersWithinMs = 4_000;
/** Until the glass has settled. */
const settlesMs = 250;

export type VoiceNow = {
  speech: ReleaseSpeech;
  recordings: ReadonlyMap<string, string>;
  language: Language;
  /** Ends the visit. */
  leave(): void;
};

export type Voice = {
  speaking: Store<boolean>;
  /** Stops what is being said, goes on with it, or reads everything again. */
  toggle(): void;
  /** Other sounds have come. */
  look(): void;
  close(): void;
};

/**
 * Reads the glass to somebody who does not see it: what an action brings is read from its beginning, arrows up and down go
 * from text to text, the others and Tab from control to control. What it says it takes from the glass itself, so that
 * scenes need to know nothing of it.
 */
export function openVoice(glass: HTMLElement, now: () => VoiceNow): Voice {
  let at: HTMLElement | null = null;
  /** What had the focus since then: when the scene moves it elsewhere, keys go on from there. */
  let focusedThen: Element | null = null;
  /** Whether that was chosen then: a control that only changes this is said again, with what it is now. */
  let stateThen: string | null = null;
  const stateOf = (element: Element | null) => element?.getAttribute('aria-pressed') ?? null;
  const mark = (stop: Stop) => {
    at?.removeAttribute('data-read');
    // What the player says by itself stands nowhere.
    if (stop.element === glass) return;
    at = stop.element;
    at.setAttribute('data-read', '');
    if (stop.isControl) at.focus({ preventScroll: true });
    focusedThen = document.activeElement;
    stateThen = stateOf(focusedThen);
    at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const own = createSpeaker({
    speech: () => now().speech,
    recordings: () => now().recordings,
    onStop: mark,
  });
  let stops = readGlass(glass);
  let actedAt = performance.now();
  /** Whether what was last done has been answered with something said. */
  let answered = true;
  const t = () => stageTexts[now().language];
  const said = (text: string): Stop => ({
    ...{ element: glass, isControl: false },
    said: [{ text, language: now().language }],
  });
  const focusedOf = (all: readonly Stop[]) =>
    all.find(({ element, isControl }) => isControl && element === document.activeElement);
  /** Equal neighbours are said once: a hint stands at every edge of a table. */
  const textsOf = (all: readonly Stop[]) =>
    all
      .filter(({ isControl }) => !isControl)
      .filter((stop, at, texts) => {
        const before = texts[at - 1];
        return !before || wordsOf(before) !== wordsOf(stop);
      });

  /** Once, as soon as it has its sounds: it may be on the glass before they are. Nothing else is said before. */
  let toldEmergency = '';
  const tellEmergency = (): boolean => {
    const told = emergencyOver() ? textsOf(stops) : [];
    const words = told.map(wordsOf).join(' ');
    if (!words) toldEmergency = '';
    if (words === toldEmergency) return words !== '';
    if (!own.canSay(told)) return true;
    toldEmergency = words;
    answered = true;
    own.read(told);
    return true;
  };
  const isActing = () => performance.now() - actedAt < answersWithinMs;

  const look = () => {
    // By its element as well: a step that stood in the list is said again as it is opened.
    const before = new Map(stops.map((stop) => [stop.element, wordsOf(stop)]));
    stops = readGlass(glass);
    if (at && !stops.some(({ element }) => element === at)) at = null;
    if (tellEmergency()) return;
    const fresh = textsOf(stops).filter((stop) => before.get(stop.element) !== wordsOf(stop));
    const isAsked = glass.querySelector('[role="alertdialog"]') !== null;
    const focused = focusedOf(stops);
    const isTurned = focused?.element === focusedThen && stateOf(focusedThen) !== stateThen;
    stateThen = stateOf(focusedThen);
    const isElsewhere = focused && focused.element !== focusedThen;
    if (!fresh.length && focused && (isElsewhere || isTurned) && isActing() && !answered) {
      // Whoever pressed something was led there, or has turned it on or off.
      answered = true;
      return own.read([focused]);
    }
    if (!fresh.length || !(isAsked || isActing())) return;
    if (answered && !isAsked) own.add(fresh);
    else own.read(fresh);
    answered = true;
  };
  let settling: ReturnType<typeof setTimeout>;
  const changes = new MutationObserver(() => {
    clearTimeout(settling);
    settling = setTimeout(look, settlesMs);
  });
  // What lies over the stage as well.
  changes.observe(document.body, {
    ...{ childList: true, subtree: true, characterData: true },
    ...{
      attributes: true,
      attributeFilter: ['inert', 'aria-hidden', 'hidden', 'aria-pressed', 'data-turned'],
    },
  });

  const go = (way: 1 | -1, onlyControls: boolean) => {
    stops = readGlass(glass);
    const all = onlyControls ? stops.filter(({ isControl }) => isControl) : stops;
    const focused = focusedOf(stops)?.element;
    const from = focused && focused !== focusedThen ? focused : (at ?? focused);
    const here = stops.findIndex(({ element }) => element === from);
    const places = all.map((stop) => stops.indexOf(stop));
    const found =
      way === 1
        ? places.find((place) => place > here)
        : places.findLast((place) => here === -1 || place < here);
    // Beyond the last comes the first, and the other way round.
    const to = stops[found ?? places.at(way === 1 ? 0 : -1) ?? -1];
    if (!to) return;
    answered = true;
    mark(to);
    if (!to.isControl) (document.activeElement as HTMLElement | null)?.blur();
    own.read([to]);
  };
  const back = () => {
    const way = wayBack(readGlass(glass));
    if (way) way.click();
    else finish();
  };
  let stay = () => {};
  /** Once that is said, unless another key is pressed meanwhile. */
  const finish = () => {
    own.read([said(t().left)]);
    const end = () => {
      if (own.speaking.get()) return;
      stay();
      now().leave();
    };
    stay = own.speaking.subscribe(end);
    end();
  };
  const toggle = () => {
    if (own.speaking.get()) own.halt();
    else if (own.canGoOn()) own.goOn();
    else own.read(textsOf(readGlass(glass)));
  };
  const acts: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => go(1, false),
    ArrowUp: () => go(-1, false),
    ArrowRight: () => go(1, true),
    ArrowLeft: () => go(-1, true),
    Tab: ({ shiftKey }) => go(shiftKey ? -1 : 1, true),
    Escape: back,
    Home: finish,
    ' ': toggle,
  };
  const press = (event: KeyboardEvent) => {
    actedAt = performance.now();
    answered = false;
    stay();
    const act = acts[event.key];
    // Enter presses the control that was reached; on a text it stops what is said, or goes on with it.
    const isOnText =
      event.key === 'Enter' && !(document.activeElement as HTMLElement | null)?.matches(controls);
    if (!act && !isOnText) return;
    event.preventDefault();
    if (act) act(event);
    else toggle();
  };
  const touch = ({ target }: Event) => {
    actedAt = performance.now();
    answered = false;
    const touched = stops.find(
      ({ element, isControl }) => !isControl && target instanceof Node && element.contains(target),
    );
    if (touched) own.read([touched]);
  };
  window.addEventListener('keydown', press);
  glass.addEventListener('click', touch);
  own.read([said(t().keys), ...textsOf(stops)]);
  if (emergencyOver() && own.canSay(textsOf(stops))) toldEmergency = textsOf(stops).map(wordsOf).join(' ');
  return {
    speaking: own.speaking,
    toggle,
    look,
    close: () => {
      clearTimeout(settling);
      changes.disconnect();
      window.removeEventListener('keydown', press);
      glass.removeEventListener('click', touch);
      at?.removeAttribute('data-read');
      own.close();
    },
  };
}
