import { isPalm } from '../touch.ts';

/** A finger may rest while somebody reads; what lies still for longer than this lies there by itself. */
const restsAtMostMs = 10_000;
/** Fingers tremble, and panels with them. */
const tremblesMm = 6;

type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'width' | 'height'>;
type Resting = { clientX: number; clientY: number; since: number; isPalm: boolean };

/** Tells somebody's hand from what somebody has laid down: a palm, a bag, a cup. */
export function watchContacts() {
  const resting = new Map<number, Resting>();
  return {
    /** Whether this event of a pointer is a sign of somebody. */
    isSomebody: (type: string, contact: Contact, { now, pxPerMm }: { now: number; pxPerMm: number }) => {
      // A mouse has no surface, and nobody lays one on the glass.
      if (contact.pointerType === 'mouse') return true;
      const { pointerId, clientX, clientY } = contact;
      const before = resting.get(pointerId);
      const begins = type === 'pointerdown' || !before;
      const hasMoved =
        begins || Math.hypot(clientX - before.clientX, clientY - before.clientY) > tremblesMm * pxPerMm;
      const palm = isPalm(contact, pxPerMm) || (!begins && before.isPalm);
      const since = hasMoved ? now : before.since;
      // What is lifted or clicked is kept for the click that may follow; a new touch begins anew.
      const from = hasMoved || !before ? { clientX, clientY } : before;
      resting.set(pointerId, { clientX: from.clientX, clientY: from.clientY, since, isPalm: palm });
      if (resting.size > 40) resting.delete(resting.keys().next().value ?? pointerId);
      return !palm && now - since <= restsAtMostMs;
    },
  };
}
