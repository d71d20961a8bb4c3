import { hasStrayed } from '../scenes/common/has-strayed.ts';

const controls = 'button, a[href], input, [role="button"]';
/** These listen to the finger itself. */
const listening = '[data-own-touch]';
/** By then the browser has made its click, if it makes one. */
const clickWithinMs = 80;

type Begun = {
  control: HTMLElement | null;
  woke: boolean;
  clientX: number;
  clientY: number;
  answered: boolean;
};

const controlOf = ({ target }: Pick<Event, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * A touch means what was under the finger when it came down, however long it stays. What it wakes may change the glass
 * before the finger is lifted, and the browser then makes a click of it on whatever has come to lie there; and of a
 * finger that presses slowly it makes none at all.
 */
export function watchTouches() {
  const begun = new Map<number, Begun>();
  const means = ({ control, woke }: Begun, event: Pick<Event, 'target'>) =>
    controlOf(event) === control && !(woke && control === null);

  return {
    /** `woke`: this touch begins a visit, or answers the question whether somebody is there. */
    begin: (event: PointerEvent, woke: boolean) => {
      if (event.isPrimary) begun.clear();
      const { pointerId, clientX, clientY } = event;
      begun.set(pointerId, { control: controlOf(event), woke, clientX, clientY, answered: false });
    },
    end: (event: PointerEvent) => {
      const from = begun.get(event.pointerId);
      if (!from?.control || event.pointerType === 'mouse' || from.control.matches(listening)) return;
      if (hasStrayed(from, event)) return;
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
