/** Message of the page to a newer worker that waits. */
export const takeOver = 'psifida-take-over';
