import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

/** Said at the end of `npm test` (scripts/test.mjs): what failed on another machine can be understood without it. */
const file = path.resolve('.cache', 'failed-pages.txt');
const enough = 500;

/** Writes down what stood on the screens of a journey that has failed. */
export async function tellWhatWasSeen({ task }: TestContext, context: BrowserContext): Promise<void> {
  if (task.result?.state !== 'fail') return;
  await mkdir(path.dirname(file), { recursive: true });
  for (const page of context.pages()) {
    const texts = await page
      .locator('[role=alert], [role=dialog], [role=status], main')
      .allInnerTexts()
      .catch((error: unknown) => [`(not to be read: ${error})`]);
    const seen = texts.map((text) => text.replace(/\s+/g, ' ').slice(0, enough)).filter(Boolean);
    await appendFile(file, [task.name, page.url(), ...new Set(seen), '\n'].join('\n'));
  }
}
