import { randomUUID } from 'node:crypto';
import type { YouAreHere } from '@psifida/contract/content/display';
import { type Panel, usualPanels } from '@psifida/contract/content/panel';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { type PreviewMessage, previewPath, previewReady } from '@psifida/contract/content/preview';
import {
  emptyManifest,
  type Manifest,
  type ReleaseMedia,
  type ReleaseNews,
  type ReleasePresentation,
} from '@psifida/contract/content/release';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Installation } from '@psifida/contract/registry/registry';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { Frame, Page } from 'playwright-core';
import type { StaffApi } from './staff-api.ts';

const hashIn = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';

/** What a display would be given of an image or video that has been uploaded. */
export async function releaseMedia(
  staff: StaffApi,
  id: string,
  changes: Partial<ReleaseMedia> = {},
): Promise<ReleaseMedia> {
  const asset = await staff.call(endpoints.findMedia, { params: { id } });
  const { kind, title, alt, decorative, focalPoint, size, placeholder, images, video, captions } = asset;
  if (kind === 'audio') throw new Error('an audio file is not shown');
  return {
    ...{ id, kind, title, alt, decorative, focalPoint, size, placeholder, captions },
    images: images.map((image) => ({ ...image, sha256: hashIn(image.url) })),
    video: video && { ...video, sha256: hashIn(video.url) },
    ...changes,
  };
}

type Draft = {
  system: SystemId;
  presentations: readonly (Partial<ReleasePresentation> & Pick<PresentationContent, 'title'>)[];
  media: readonly ReleaseMedia[];
  news?: ReleaseNews;
  announcements?: Manifest['announcements'];
  events?: Manifest['events'];
  /** Another than the system's own. */
  installation?: Installation;
  panel?: Panel;
  languageMode?: PreviewMessage['languageMode'];
  youAreHere?: YouAreHere;
};

/** The player as the staff's app shows a draft in it, in a frame over the whole page. */
export async function openPreview(page: Page, url: string, draft: Draft): Promise<Frame> {
  const { system, presentations, media, news = {}, panel, languageMode = 'visitor' } = draft;
  const { announcements, events, youAreHere } = draft;
  const { installation = systems[system].installation } = draft;
  const { pixels: _, ...usual } = usualPanels[installation];
  return showPreview(page, url, {
    type: 'psifida-preview',
    manifest: {
      ...emptyManifest(system, { ...systems[system], installation }),
      presentations: presentations.map((one) => ({ ...emptyContent(one.title), id: randomUUID(), ...one })),
      media: Object.fromEntries(media.map((one) => [one.id, one])),
      announcements,
      events,
    },
    news,
    languageMode,
    panel: panel ?? usual,
    youAreHere,
    presentation: null,
  });
}

/** What the staff's app does: a frame of the player that is told what to show. */
export async function showPreview(page: Page, url: string, message: PreviewMessage): Promise<Frame> {
  // Any page of the same origin that shows nothing by itself.
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    async ({ path, ready, told }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
      frame.src = path;
      const listens = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data === ready && resolve(null));
      });
      document.body.append(frame);
      await listens;
      frame.contentWindow?.postMessage(told, window.location.origin);
    },
    { path: previewPath, ready: previewReady, told: message },
  );
  const frame = page.frames().find((one) => one.url().includes('preview='));
  if (!frame) throw new Error('no frame');
  await frame.locator('[data-state="shown"]').waitFor();
  return frame;
}
