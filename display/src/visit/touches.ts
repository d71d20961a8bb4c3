const controls = 'button, a[href], input, [role="button"]';
/** These listen to the finger itself. */
const listening = '[data-own-touch]';
/** A finger that goes further than this does something else than press. */
const strayPx = 40;
/** By then the browser has made its click, if it makes one. */
const clickWithinMs = 80;

type Begun = { control: HTMLElement | null; woke: boolean; x: number; y: number };

const controlOf = ({ target }: Pick<Event, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * A touch means what was under the finger when it came down, however long it stays. What it wakes may change the glass
 * before the finger is lifted, and the browser then makes a click of it on whatever has come to lie there; and of a
 * finger that presses slowly it makes none at all.
 */
export function watchTouches() {
  const begun = new Map<number, Begun>();
  const answered = new Set<number>();
  const means = ({ control, woke }: Begun, event: Pick<Event, 'target'>) =>
    controlOf(event) === control && !(woke && control === null);

  return {
    /** `woke`: this touch begins a visit, or answers the question whether somebody is there. */
    begin: (event: PointerEvent, woke: boolean) => {
      if (event.isPrimary) {
        begun.clear();
        answered.clear();
      }
      begun.set(event.pointerId, { control: controlOf(event), woke, x: event.clientX, y: event.clientY });
    },
    end: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      const from = begun.get(pointerId);
      if (!from?.control || pointerType === 'mouse' || from.control.matches(listening)) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > strayPx) return;
      const { control } = from;
      setTimeout(() => {
        if (answered.has(pointerId) || !control.isConnected) return;
        answered.add(pointerId);
        control.click();
      }, clickWithinMs);
    },
    /** Whether the click is of a touch that meant something else, or was answered already. */
    isStray: (event: PointerEvent): boolean => {
      const from = begun.get(event.pointerId);
      // Keyboards and screen readers click without a finger.
      if (!from || event.detail === 0) return false;
      const isLate = answered.has(event.pointerId);
      answered.add(event.pointerId);
      return isLate || !means(from, event);
    },
  };
}
