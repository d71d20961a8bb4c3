const controls = 'button, a[href], input, [role="button"]';

type Pointed = Pick<Event, 'target'>;
type Begun = { control: Element | null; woke: boolean };

const controlOf = ({ target }: Pointed): Element | null =>
  target instanceof Element ? target.closest(controls) : null;

/**
 * A touch means what was under the finger when it came down. What it wakes may change the glass before the finger is
 * lifted, and the browser then makes a click of it on whatever has come to lie there.
 */
export function watchTouches() {
  const begun = new Map<number, Begun>();
  return {
    /** `woke`: this touch begins a visit, or answers the question whether somebody is there. */
    begin: (event: PointerEvent, woke: boolean) => {
      if (event.isPrimary) begun.clear();
      begun.set(event.pointerId, { control: controlOf(event), woke });
    },
    /** Whether the click is of a touch that meant something else. One that woke the glass means only a control that stayed. */
    isStray: (event: PointerEvent): boolean => {
      const from = begun.get(event.pointerId);
      // Keyboards and screen readers click without a finger.
      if (!from || event.detail === 0) return false;
      const control = controlOf(event);
      return control !== from.control || (from.woke && control === null);
    },
  };
}
