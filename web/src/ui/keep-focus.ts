/** What this needs of an element; a test gives it less than a browser has. */
type Node = Pick<HTMLElement, 'isConnected' | 'className' | 'tagName' | 'focus' | 'getClientRects'> & {
  parentElement: Node | null;
  nextElementSibling: Node | null;
  previousElementSibling: Node | null;
  matches(selector: string): boolean;
  querySelectorAll(selector: string): Iterable<Node>;
};

type Step = { node: Node; parent: Node; after: Node[]; before: Node[] };
/** Where the focus was, and what stood around it then. */
type Place = { element: Node; steps: Step[] };

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** What has a beginning of its own to go to when nothing beside what is gone is left. */
const region = 'section, fieldset, [role=dialog], main';

const siblings = (from: Node, way: 'nextElementSibling' | 'previousElementSibling'): Node[] => {
  const found: Node[] = [];
  for (let one = from[way]; one && found.length < 3; one = one[way]) found.push(one);
  return found;
};

export function placeOf(element: Node): Place {
  const steps: Step[] = [];
  for (let node = element; node.parentElement; node = node.parentElement)
    steps.push({
      node,
      parent: node.parentElement,
      after: siblings(node, 'nextElementSibling'),
      before: siblings(node, 'previousElementSibling'),
    });
  return { element, steps };
}

const reachable = (within: Node): Node[] =>
  [...within.querySelectorAll(focusable)].filter((one) => one.getClientRects().length > 0);

/** The same control of a neighbour, or its first. */
const likeIn = (neighbour: Node, { className }: Node): Node | undefined => {
  const all = [...(neighbour.matches(focusable) ? [neighbour] : []), ...reachable(neighbour)];
  return all.find((one) => one.className === className) ?? all[0];
};

/** Where the focus goes on: where it was if that only moved, else to a neighbour of what is gone, else to its region. */
export function nextPlace({ element, steps }: Place): Node | undefined {
  if (element.isConnected) return element;
  const gone = steps.findIndex(({ node, parent }) => !node.isConnected && parent.isConnected);
  const around = gone === -1 ? undefined : steps[gone];
  // What lay over the page has no neighbours there: whatever opened it is remembered as well.
  if (!around || around.parent.matches('body, [data-portal]')) return undefined;
  for (const neighbour of [...around.after, ...around.before])
    if (neighbour.isConnected && neighbour.tagName === around.node.tagName) {
      const found = likeIn(neighbour, element);
      if (found) return found;
    }
  for (const { parent } of steps.slice(gone))
    if (parent.matches(region)) {
      const [heading] = parent.matches('main') ? parent.querySelectorAll('h1') : [];
      const found = heading ?? reachable(parent)[0];
      if (found) return found;
    }
  return undefined;
}

const remembered = 12;

/**
 * What has the focus may be moved, removed or deleted under it; a browser then begins at the page's start. Watched here,
 * once for everything, so that no list, dialog or button has to think of it.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body)
      places = [
        ...places.filter(({ element }) => element !== target),
        placeOf(target as unknown as Node),
      ].slice(-remembered);
  };
  /** A click beside everything gives it up on purpose. */
  const giveUp = () => {
    if (document.activeElement === document.body) places = [];
  };
  const look = () => {
    if (document.activeElement !== document.body) return;
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
    for (const place of places.toReversed()) {
      const next = nextPlace(place);
      if (!next || (dialog && !dialog.contains(next as HTMLElement))) continue;
      // One that will not take it now, such as a button that is busy, is waited for.
      next.focus();
      return;
    }
    // Whoever came by an address straight into what was open over the page has been nowhere in it.
    if (!dialog) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  let asked = 0;
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || places.length === 0) return;
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerup', giveUp);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(asked);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerup', giveUp);
  };
}
