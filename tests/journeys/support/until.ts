import { patience } from './patience.ts';

/** Asks again and again until it is so. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  what: string,
  timeout = patience.step,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** For what has no end of its own when whatever it waits for has died. */
export async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not in time: ${what}`)), patience.step);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
