/** A page that never rests gets it all the same. */
const timeout = 2_000;

/** Long enough for a page to have asked for what it shows, and to show it. */
const pageStandsMs = 1_000;

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** Once the page has nothing else to do. Safari has no word for it. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => {
    if (window.requestIdleCallback) window.requestIdleCallback(idle, { timeout });
    else setTimeout(idle);
  });

/** For what nobody sees before they ask for it. */
export const whenPageStands = (): Promise<unknown> => pause(pageStandsMs).then(whenIdle);
