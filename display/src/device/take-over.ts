/** What the page says to a newer worker that waits for a good moment. */
export const takeOver = 'psifida-take-over';
