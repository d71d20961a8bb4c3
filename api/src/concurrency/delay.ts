/** After everything that is asked for in this turn of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Two identical reads are at least so far apart: one that takes a tenth of it would be shared by nobody. */
const apartMs = 2;

export const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, apartMs));
