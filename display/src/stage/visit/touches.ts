import { hasStrayed } from '../../device/touch.ts';

const controls = 'button, a[href], input, [role="button"]';
/** These listen to pointers themselves. */
const listening = '[data-own-touch]';
/** By then the browser has made its click, if any. */
const clickWithinMs = 80;
/** Between the halves of a double tap. */
const echoWithinMs = 400;

type Begun = {
  control: HTMLElement | null;
  woke: boolean;
  clientX: number;
  clientY: number;
  answered: boolean;
  /** The second half of a double tap, on what its first half has brought. */
  echo: boolean;
};

const controlOf = ({ target }: Pick<Event, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Repeated presses of 'Back' meet another button on every page, and mean each of them. */
const nameOf = (control: HTMLElement | null) => control && (control.ariaLabel ?? control.textContent);

function hasChanged({ control, woke, clientX, clientY }: Begun): boolean {
  if (!control) return woke;
  const there = document.elementFromPoint(clientX, clientY);
  return !control.contains(there);
}

/**
 * A touch means what was under the finger when it came down. The glass may change before it is lifted, and the browser
 * then clicks on what has come to lie there; of a slow press it makes no click at all. A double tap means one.
 */
export function watchTouches() {
  const begun = new Map<number, Begun>();
  let last: (Begun & { liftedAt: number }) | null = null;
  const means = ({ control, woke, echo }: Begun, event: Pick<Event, 'target'>) =>
    controlOf(event) === control && !(woke && control === null) && !echo;
  const isEcho = (control: HTMLElement | null, event: PointerEvent) =>
    control !== null &&
    last !== null &&
    nameOf(control) !== nameOf(last.control) &&
    event.timeStamp - last.liftedAt < echoWithinMs &&
    !hasStrayed(last, event) &&
    hasChanged(last);

  return {
    /** `woke`: it begins a visit, or answers the question. Answers whether it is meant for what it meets. */
    begin: (event: PointerEvent, woke: boolean): boolean => {
      if (event.isPrimary) begun.clear();
      const { pointerId, clientX, clientY } = event;
      const control = controlOf(event);
      const echo = isEcho(control, event);
      begun.set(pointerId, { control, woke, clientX, clientY, answered: false, echo });
      return !echo;
    },
    end: (event: PointerEvent) => {
      const from = begun.get(event.pointerId);
      if (from && !from.echo) last = { ...from, liftedAt: event.timeStamp };
      if (!from?.control || from.echo || from.control.matches(listening)) return;
      if (event.pointerType === 'mouse' || hasStrayed(from, event)) return;
      const { control } = from;
      setTimeout(() => {
        if (from.answered || !control.isConnected) return;
        from.answered = true;
        control.click();
      }, clickWithinMs);
    },
    /** Whether the click is of a touch that meant something else, or was answered already. */
    isStray: (event: PointerEvent): boolean => {
      const from = begun.get(event.pointerId);
      // Keyboards and screen readers click without a finger.
      if (!from || event.detail === 0) return false;
      const isLate = from.answered;
      from.answered = true;
      return isLate || !means(from, event);
    },
  };
}
