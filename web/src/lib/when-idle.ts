/** Runs at the latest after this. */
const timeout = 2_000;

/** Long enough for a page to load and show its data. */
const pageStandsMs = 1_000;

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** requestIdleCallback, which Safari lacks. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => {
    if (window.requestIdleCallback) window.requestIdleCallback(idle, { timeout });
    else setTimeout(idle);
  });

export const whenPageStands = (): Promise<unknown> => pause(pageStandsMs).then(whenIdle);
