/** Message of the page to a newer worker that waits. */
export const takeOver = 'psifida-take-over';

/** Message of the page to its worker: fetch what is missing of the app. */
export const completeApp = 'psifida-complete-app';
