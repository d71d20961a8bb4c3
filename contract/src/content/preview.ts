import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { languageModes } from './display.ts';
import { panel } from './panel.ts';
import { manifest, releaseNews } from './release.ts';
import { uuid } from './uuid.ts';

/** The player in a frame of the staff's app says that it listens; it is answered with what to show. */
export const previewReady = 'psifida-preview-ready';

/** An unsaved draft in the manifest's shape: the same renderer, no token, nothing stored. */
export const previewMessage = asRead(
  z.object({
    type: z.literal('psifida-preview'),
    manifest,
    news: releaseNews,
    languageMode: z.enum(languageModes),
    panel,
    /** The presentation to show first. */
    presentation: uuid.nullable(),
  }),
);
export type PreviewMessage = z.infer<typeof previewMessage>;

export const previewPath = '/display/?preview=1';
