import type { Page } from 'playwright-core';
import type { Stage } from './opened-stage.ts';
import { stripedPicture } from './striped-picture.ts';

export type At = { page: Page; stage: Stage };

export type OpenedState = {
  name: string;
  /** The files of web/src that draw it. */
  of: readonly string[];
  at: (stage: Stage) => string;
  /** What the API is to answer and the product would not answer now, by the path after its prefix. */
  answers?: Record<string, unknown>;
  open: (at: At) => Promise<unknown>;
  /** It stands in the page and not over it. */
  inPage?: true;
  phone?: true;
  /** Something typed stays behind: the next one begins with a page of its own. */
  dirty?: true;
};

export const at = (address: string) => () => address;

/** One after the other: what is pressed by its name; an item of a menu, a tick or a choice with its role. */
export const press =
  (...steps: (string | RegExp | { item: string } | { tick: RegExp } | { link: string })[]) =>
  async ({ page }: At) => {
    for (const step of steps) {
      if (typeof step === 'string' || step instanceof RegExp)
        await page
          .getByRole('button', { name: step, exact: typeof step === 'string' })
          .first()
          .click();
      else if ('item' in step) await page.getByRole('menuitem', { name: step.item, exact: true }).click();
      else if ('link' in step) await page.getByRole('link', { name: step.link, exact: true }).first().click();
      else await page.getByRole('checkbox', { name: step.tick }).first().check();
    }
  };
export const anActions = /^Actions: /;
export const aTick = { tick: /^Select: / };
export const more = 'More to do with the selected ones';
export const choose = ({ page }: At, label: string, buffer = stripedPicture()) =>
  Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: label }).click()]).then(
    ([chooser]) => chooser.setFiles({ name: 'other.png', mimeType: 'image/png', buffer }),
  );

export const nothing = { items: [], total: 0, next: null };
export const failing = { status: 500, code: 'something-went-wrong' };
export const typed =
  (field: string, ...then: Parameters<typeof press>) =>
  async (here: At) => {
    await here.page.locator(field).fill('Half a title');
    await press(...then)(here);
  };
export const stands = async () => {};

/** States of one address, each by the files of web/src that draw it and what it is, with the way to it. */
export const on = (
  where: OpenedState['at'],
  states: Record<string, OpenedState['open']>,
  more: Pick<OpenedState, 'answers' | 'phone' | 'dirty' | 'inPage'> = {},
): OpenedState[] =>
  Object.entries(states).map(([key, open]) => {
    const [files = ''] = key.split(': ');
    return { name: key, of: files.split(', ').map((file) => `${file}.tsx`), at: where, open, ...more };
  });
export const inPage = { inPage: true } as const;
export const dirty = { dirty: true } as const;
