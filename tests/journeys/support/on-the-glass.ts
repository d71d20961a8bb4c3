import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import { type DisplaySettings, usualTimes } from '@psifida/contract/content/display';
import type { Entry } from '@psifida/contract/content/entry';
import { usualPanels } from '@psifida/contract/content/panel';
import type { Presentation } from '@psifida/contract/content/presentation';
import { endpoints } from '@psifida/contract/endpoints/all';
import { systems } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { stripedImage } from './files.ts';
import type { StaffApi } from './staff-api.ts';

export const settingsOf = (changes: Partial<DisplaySettings>): DisplaySettings => {
  const system = changes.system ?? 'system1a';
  const { pixels: _, ...panel } = usualPanels[systems[system].installation];
  const usual = { name: 'Είσοδος', place: 'Δημαρχείο', languageMode: 'el', audio: false, tags: [] } as const;
  return { ...usual, ...usualTimes, tags: [], system, panel, ...changes };
};

/** The code on the glass of a display that nobody has taken in. */
export const codeOn = async (page: Page): Promise<string> =>
  (await page.locator('[data-code]').getAttribute('data-code')) ?? '';

/** Staff type the code that the display shows. */
export async function takeIn(staff: StaffApi, page: Page, changes: Partial<DisplaySettings> = {}) {
  const code = await codeOn(page);
  const display = await staff.call(endpoints.pairDisplay, { body: { ...settingsOf(changes), code } });
  await page.locator('[data-code]').waitFor({ state: 'detached' });
  return display;
}

export const uploadImages = (staff: StaffApi, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => staff.upload(`${n}.png`, stripedImage())));

export const imageEntries = (media: readonly string[]) =>
  media.map((id) => ({
    kind: 'image' as const,
    id: randomUUID(),
    active: true,
    media: id,
    category: null,
  }));

/** A point of a walk; its text is empty and its place is in no map where nothing else is said. */
export const aPoint = (title: Bilingual, more: Partial<Extract<Entry, { kind: 'point-title' }>> = {}) => ({
  ...{ kind: 'point-title' as const, id: randomUUID(), active: true, title, media: [], place: null },
  ...{ text: { el: '', en: '' }, ...more },
});

/** An active presentation of system1a; `seconds` an image where somebody waits for what comes after it. */
export const aSlideshow = (
  staff: StaffApi,
  {
    title,
    media,
    seconds = null,
    english = `${title} (en)`,
  }: { title: string; media: readonly string[]; seconds?: number | null; english?: string },
): Promise<Presentation> =>
  staff.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { active: true, title: { el: title, en: english }, seconds, entries: imageEntries(media) },
  });

/** Saves it with another title, and other images where they are named. */
export async function change(
  staff: StaffApi,
  { id, content }: Presentation,
  { title, media }: { title: string; media?: readonly string[] },
): Promise<Presentation> {
  const params = { system: 'system1a' as const, id };
  const { version } = await staff.call(endpoints.findPresentation, { params });
  return staff.call(endpoints.savePresentation, {
    params,
    body: {
      version,
      active: true,
      content: {
        ...content,
        title: { el: title, en: `${title} (en)` },
        entries: media ? imageEntries(media) : content.entries,
      },
    },
  });
}

/** Waits until the glass says so: what is prepared behind it is not meant. */
export const onGlass = (page: Pick<Page, 'locator'>, text: string) =>
  page.locator('[data-state="shown"]').getByText(text, { exact: true }).first().waitFor();
