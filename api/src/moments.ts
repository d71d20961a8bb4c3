/** Those who ask in one turn of the process ask at one moment. */
export const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So far apart are two askings at least: one that is answered in a tenth of it would be shared by nobody, however many ask. */
const apartMs = 2;

export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, apartMs));
