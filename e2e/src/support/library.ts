import type { Locator, Page } from 'playwright-core';
import type { NamedFile } from './files.ts';
import { until } from './until.ts';

const words = {
  en: {
    choose: 'Choose an image',
    picker: /^Choose/,
    use: 'Use this file',
    uploads: 'Uploads',
    close: 'Close',
    ingredient: (position: number, language: 'el' | 'en') =>
      `Ingredient ${position} in ${language === 'el' ? 'Greek' : 'English'}`,
    step: (position: number, language: 'el' | 'en') =>
      `Step ${position} in ${language === 'el' ? 'Greek' : 'English'}`,
    newIngredient: 'New ingredient',
    needs: /^What the (recipe|dish|product) needs/,
  },
  el: {
    choose: 'Επιλογή εικόνας',
    picker: /^Επιλογή/,
    use: 'Χρήση αυτού του αρχείου',
    uploads: 'Μεταφορτώσεις',
    close: 'Κλείσιμο',
    ingredient: (position: number, language: 'el' | 'en') =>
      `Υλικό ${position} στα ${language === 'el' ? 'ελληνικά' : 'αγγλικά'}`,
    step: (position: number, language: 'el' | 'en') =>
      `Βήμα ${position} στα ${language === 'el' ? 'ελληνικά' : 'αγγλικά'}`,
    newIngredient: 'Νέο υλικό',
    needs: /^Τι χρειάζεται/,
  },
};

/** The line at the foot of the page goes by itself when all has arrived; a failure is told until it is closed. */
export async function closeUploads(page: Page, language: 'el' | 'en' = 'en'): Promise<void> {
  const panel = page.getByRole('region', { name: words[language].uploads });
  const close = panel.getByRole('button', { name: words[language].close });
  await until(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 }).catch(() => {}); // it may go meanwhile
    return panel.isHidden();
  }, 'the line of uploads is closed');
}

/** What someone does in the editor of a recipe, dish or product: on its page, or inside a drawer. */
export const itemEditorOf = (page: Page, scope: Page | Locator, language: 'el' | 'en' = 'en') => {
  const say = words[language];
  const write = async (id: string, el: string, en: string) => {
    await scope.locator(`[id="${id}-el"]`).fill(el);
    await scope.locator(`[id="${id}-en"]`).fill(en);
  };
  return {
    title: (kind: string, el: string, en: string) => write(`${kind}-title`, el, en),
    description: (kind: string, el: string, en: string) => write(`${kind}-description`, el, en),
    /** Uploads in the picker; what arrives is chosen by itself, and then taken. */
    image: async (file: NamedFile) => {
      await scope.getByRole('button', { name: say.choose, exact: true }).click();
      const picker = page.getByRole('dialog', { name: say.picker }).last();
      await picker.locator('input[type=file]').setInputFiles([file]);
      await picker.getByRole('button', { name: say.use, exact: true }).click();
      await picker.waitFor({ state: 'hidden' });
    },
    ingredient: async (position: number, el: string, en: string) => {
      await scope.getByLabel(say.ingredient(position, 'el'), { exact: true }).fill(el);
      await scope.getByLabel(say.ingredient(position, 'en'), { exact: true }).fill(en);
    },
    step: async (position: number, el: string, en: string) => {
      await scope.getByLabel(say.step(position, 'el'), { exact: true }).fill(el);
      await scope.getByLabel(say.step(position, 'en'), { exact: true }).fill(en);
    },
    /** As Ctrl+V does, with this text on the clipboard. */
    paste: (label: string, text: string) =>
      scope.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, text),
    requirement: (text: string) =>
      scope
        .getByRole('region', { name: say.needs })
        .getByRole('listitem')
        .filter({ hasText: text })
        .waitFor(),
  };
};
