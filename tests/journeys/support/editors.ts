import type { Locator, Page } from 'playwright-core';
import type { NamedFile } from './files.ts';
import { until } from './until.ts';

/** The line at the foot of the page goes by itself when all has arrived; a failure is told until it is closed. */
export async function closeUploads(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Uploads' });
  const close = panel.getByRole('button', { name: 'Close' });
  await until(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 }).catch(() => {}); // it may go meanwhile
    return panel.isHidden();
  }, 'the line of uploads is closed');
}

/** Uploads in the picker that is open; one alone is taken at once, several when it is pressed. */
export async function takeFiles(page: Page, files: readonly NamedFile[], take?: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: /^Choose/ }).last();
  await picker.locator('input[type=file]').setInputFiles([...files]);
  if (take) await picker.getByRole('button', { name: take, exact: true }).click();
  await picker.waitFor({ state: 'hidden' });
}

/** A line of the checklist at the foot of an editor, which unfolds. */
async function lineOf(scope: Page | Locator, about: RegExp, text: string): Promise<void> {
  const list = scope.getByRole('region', { name: about });
  const fold = list.getByRole('button', { expanded: false });
  await list.waitFor();
  if (await fold.isVisible()) await fold.click();
  await list.getByRole('listitem').filter({ hasText: text }).waitFor();
}

/** What someone does in the editor of a recipe, dish or product: on its page, or inside a drawer. */
export const itemEditorOf = (page: Page, scope: Page | Locator) => {
  const write = async (id: string, el: string, en: string) => {
    await scope.locator(`[id="${id}-el"]`).fill(el);
    await scope.locator(`[id="${id}-en"]`).fill(en);
  };
  const row = async (name: string, el: string, en: string) => {
    await scope.getByLabel(`${name} in Greek`, { exact: true }).fill(el);
    await scope.getByLabel(`${name} in English`, { exact: true }).fill(en);
  };
  return {
    title: (kind: string, el: string, en: string) => write(`${kind}-title`, el, en),
    description: (kind: string, el: string, en: string) => write(`${kind}-description`, el, en),
    image: async (file: NamedFile) => {
      await scope.getByRole('button', { name: 'Choose an image', exact: true }).click();
      await takeFiles(page, [file]);
    },
    ingredient: (position: number, el: string, en: string) => row(`Ingredient ${position}`, el, en),
    step: (position: number, el: string, en: string) => row(`Step ${position}`, el, en),
    /** As Ctrl+V does, with this text on the clipboard. */
    paste: (label: string, text: string) =>
      scope.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, text),
    requirement: (text: string) => lineOf(scope, /^What the (recipe|dish|product) needs/, text),
  };
};

/** What someone does in the editor of a presentation, told by what they see in the English interface. */
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
    addFiles: async (button: string, files: readonly NamedFile[]) => {
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await takeFiles(page, files, files.length === 1 ? 'Add 1 file' : `Add ${files.length} files`);
      await closeUploads(page);
    },
    requirement: (text: string, state: 'done' | 'missing') =>
      lineOf(page, /^What the presentation needs/, `${text} (${state})`),
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
