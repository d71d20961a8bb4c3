import { usualPanels } from '@psifida/contract/content/panel';
import { type PreviewMessage, previewPath, previewReady } from '@psifida/contract/content/preview';
import type { Manifest } from '@psifida/contract/content/release';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Installation } from '@psifida/contract/registry/registry';
import { systems } from '@psifida/contract/registry/systems';
import type { Frame, Page } from 'playwright-core';
import type { StaffApi } from './staff-api.ts';

type Draft = {
  title: { el: string; en: string };
  media: readonly string[];
  installation: Installation;
  languageMode: PreviewMessage['languageMode'];
};

/** A draft of pictures in the manifest's shape, on any kind of glass. */
export async function aPreview(
  staff: StaffApi,
  { title, media, installation, languageMode }: Draft,
): Promise<PreviewMessage> {
  const { items } = await staff.call(endpoints.listMedia, { query: { ids: media.join() } as never });
  const sha256Of = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
  const id = '5f0c7b1e-0000-4000-8000-000000000001';
  const manifest = {
    system: 'system1a',
    rules: { ...systems.system1a, installation },
    presentations: [
      {
        id,
        title,
        entries: media.map((one) => ({ kind: 'image', id: one, active: true, media: one, category: null })),
        cover: null,
        map: null,
        schedule: null,
        table: null,
        puzzle: null,
      },
    ],
    media: Object.fromEntries(
      items.map(({ pictures, film: _, ...asset }) => [
        asset.id,
        { ...asset, film: null, pictures: pictures.map((one) => ({ ...one, sha256: sha256Of(one.url) })) },
      ]),
    ),
    recipes: {},
    dishes: {},
    products: {},
  } as unknown as Manifest;
  const { pixels: _, ...panel } = usualPanels[installation];
  return { type: 'psifida-preview', manifest, news: {}, languageMode, panel, presentation: id };
}

/** What the staff's app does: a frame of the player that is told what to show. */
export async function showPreview(page: Page, message: PreviewMessage): Promise<Frame> {
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
  return frame;
}
