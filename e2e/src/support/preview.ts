import { randomUUID } from 'node:crypto';
import type { MediaDetails } from '@psifida/contract/content/media';
import { type Panel, usualPanels } from '@psifida/contract/content/panel';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { emptyManifest, type ReleaseMedia, type ReleaseNews } from '@psifida/contract/content/release';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { Frame, Page } from 'playwright-core';
import { showPreview } from './preview-frame.ts';
import type { StaffApi } from './staff-api.ts';

const hashIn = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';

/** What a display would be given of a picture or film that has been uploaded. */
export async function releaseMedia(
  staff: StaffApi,
  id: string,
  changes: Partial<ReleaseMedia> = {},
): Promise<ReleaseMedia> {
  const asset: MediaDetails = await staff.call(endpoints.findMedia, { params: { id } });
  const { kind, title, alt, decorative, focalPoint, size, placeholder, pictures, film, captions } = asset;
  if (kind === 'sound') throw new Error('A sound is not shown');
  return {
    ...{ id, kind, title, alt, decorative, focalPoint, size, placeholder, captions },
    pictures: pictures.map((picture) => ({ ...picture, sha256: hashIn(picture.url) })),
    film: film && { ...film, sha256: hashIn(film.url) },
    ...changes,
  };
}

type Draft = {
  system: SystemId;
  presentations: readonly (Partial<PresentationContent> & Pick<PresentationContent, 'title'>)[];
  media: readonly ReleaseMedia[];
  news?: ReleaseNews;
  panel?: Panel;
  languageMode?: PreviewMessage['languageMode'];
};

/** The player as the staff's app shows a draft in it, in a frame over the whole page. */
export async function openPreview(page: Page, url: string, draft: Draft): Promise<Frame> {
  const { system, presentations, media, news = {}, panel, languageMode = 'visitor' } = draft;
  const rules = systems[system];
  const { pixels: _, ...usual } = usualPanels[rules.installation];
  const message: PreviewMessage = {
    type: 'psifida-preview',
    manifest: {
      ...emptyManifest(system, rules),
      presentations: presentations.map((one) => ({ ...emptyContent(one.title), ...one, id: randomUUID() })),
      media: Object.fromEntries(media.map((one) => [one.id, one])),
    },
    news,
    languageMode,
    panel: panel ?? usual,
    presentation: null,
  };
  // Any page of the same origin that shows nothing by itself.
  await page.goto(`${url}/healthz`);
  const frame = await showPreview(page, message);
  await frame.locator('[data-state="shown"]').waitFor();
  return frame;
}
