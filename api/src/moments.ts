/** Those who ask in one turn of the process ask at one moment. */
export const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So far apart are two askings at least: an answer that takes a tenth of it would be shared by nobody, however many ask. */
const apartMs = 2;

/** When the next may be asked: once this one is answered, whatever its answer, and not at once. */
export async function untilNext(answer: Promise<unknown>): Promise<void> {
  await Promise.allSettled([answer, new Promise((resolve) => setTimeout(resolve, apartMs))]);
}
