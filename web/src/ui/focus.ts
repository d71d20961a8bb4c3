import { useEffect, useEffectEvent } from 'react';

let waiting = false;

/** After a navigation the next heading that appears takes the focus, so that reading starts with the new page. */
export const focusNextHeading = (): void => {
  waiting = true;
};

export const takeFocusIfAsked = (heading: HTMLElement | null): void => {
  if (!waiting || !heading) return;
  waiting = false;
  // Whoever has opened something over the page meanwhile is typing there.
  if (document.activeElement?.closest('[role=dialog]')) return;
  heading.focus({ preventScroll: true });
};

/** What has to be fetched, scrolled to or drawn first may take a while. */
const patienceMs = 8_000;

/** Does something with what is sought as soon as it is there; nothing where it does not come. */
export function whenThere(
  find: () => HTMLElement | null,
  act: (found: HTMLElement) => void,
  until = performance.now() + patienceMs,
): void {
  const found = find();
  if (found) act(found);
  else if (performance.now() < until) requestAnimationFrame(() => whenThere(find, act, until));
}

/** What was just added takes the focus once it is drawn: typing goes on without a click. */
export const focusWhenThere = (id: string): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
};

type Opener = (id: string) => void;
const openers = new Set<Opener>();

/** Opens what a field lies in, for whoever is led to it by its id. */
export function useOpensField(open: Opener): void {
  const latest = useEffectEvent(open);
  useEffect(() => {
    const opener: Opener = (id) => latest(id);
    openers.add(opener);
    return () => void openers.delete(opener);
  }, []);
}

/** Leads to a field that may be far away on the page, or lie in something that is closed. */
export const goToField = (id: string): void => {
  const find = () => document.getElementById(id);
  if (!find()) for (const open of openers) open(id);
  whenThere(find, (field) => {
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  });
};
