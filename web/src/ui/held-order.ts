import { type FocusEvent, type PointerEvent, useState } from 'react';

/** As it was, without what has gone; what is new comes last. */
export const heldOrder = <Id extends string>(held: readonly Id[], wanted: readonly Id[]): Id[] => [
  ...held.filter((id) => wanted.includes(id)),
  ...wanted.filter((id) => !held.includes(id)),
];

/**
 * An order that changes by itself stays as it is while somebody points into the list, or is in it by keyboard: nothing
 * moves away from under a hand. `holding` is for the list's element.
 */
export function useHeldOrder<Id extends string>(wanted: readonly Id[]) {
  const [held, setHeld] = useState<readonly Id[] | null>(null);
  const hold = () => setHeld((before) => before ?? wanted);
  const holding = {
    onPointerEnter: hold,
    onFocus: hold,
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.matches(':focus-within')) setHeld(null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setHeld(null);
    },
  };
  return { order: held ? heldOrder(held, wanted) : wanted, holding };
}
