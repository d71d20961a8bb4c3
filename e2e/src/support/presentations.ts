import type { Page } from 'playwright-core';
import type { NamedFile } from './files.ts';
import { closeUploads } from './library.ts';

/** What someone does in the editor, told by what they see in the English interface. */
export const editorOf = (page: Page) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) => section(name).getByRole('article');
  const pressSave = () => page.getByRole('button', { name: /^Save Ctrl/ }).click();
  const saved = () =>
    page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor();

  return {
    section,
    cards,
    card: (name: string, position: number) => cards(name).nth(position - 1),
    named: (name: string, file: string) => cards(name).filter({ hasText: file }),
    title: async (el: string, en: string) => {
      await page.locator('#title-el').fill(el);
      await page.locator('#title-en').fill(en);
    },
    /** Uploads in the picker; what arrives is chosen by itself, and then taken. */
    addFiles: async (button: string, files: readonly NamedFile[]) => {
      await page.getByRole('button', { name: button, exact: true }).first().click();
      const picker = page.getByRole('dialog', { name: /^Choose/ });
      await picker.locator('input[type=file]').setInputFiles([...files]);
      const take = files.length === 1 ? 'Add 1 file' : `Add ${files.length} files`;
      await picker.getByRole('button', { name: take, exact: true }).click();
      await picker.waitFor({ state: 'hidden' });
      await closeUploads(page);
    },
    requirement: (text: string, state: 'done' | 'missing') =>
      page
        .getByRole('region', { name: /^What the presentation needs/ })
        .getByRole('listitem')
        .filter({ hasText: `${text} (${state})` })
        .waitFor(),
    pressSave,
    saved,
    save: async () => {
      await pressSave();
      await saved();
    },
    /** The menu of one entry, and one item of it. */
    choose: async (entry: ReturnType<Page['locator']>, item: string) => {
      await entry.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
  };
};
