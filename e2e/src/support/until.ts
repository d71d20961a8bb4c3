/** Asks again and again until it is so. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  what: string,
  timeout = 45_000,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
