import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import type { KeptRelease } from '../device/sync/kept.ts';

const idOf = (name: string) =>
  `00000000-0000-4000-8000-${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`;

/** In all sizes and formats of the server. */
export const aMedia = (name: string, longest = 3840): ReleaseMedia => ({
  id: idOf(name),
  kind: 'image',
  title: name,
  alt: { el: '', en: '' },
  decorative: true,
  focalPoint: { x: 0.5, y: 0.5 },
  size: { width: longest, height: (longest * 9) / 16 },
  placeholder: null,
  images: [320, 960, 1920, 3840]
    .filter((side) => side <= longest)
    .flatMap((width) =>
      (['avif', 'webp', 'jpeg'] as const).map((format) => ({
        url: `/media/${name}-${width}.${format}`,
        format,
        width,
        height: (width * 9) / 16,
        bytes: width,
        sha256: 'a'.repeat(64),
      })),
    ),
  video: null,
  captions: { el: null, en: null },
});

export const aPresentation = (
  name: string,
  changes: Partial<ReleasePresentation> = {},
): ReleasePresentation => ({
  ...emptyContent({ el: name, en: name }),
  id: idOf(name),
  ...changes,
});

export const aManifest = (changes: Partial<Manifest> = {}): Manifest => ({
  system: 'system1a',
  rules: systems.system1a as unknown as Manifest['rules'],
  presentations: [],
  media: {},
  recipes: {},
  dishes: {},
  products: {},
  ...changes,
});

/** Its hash is its name; one image per given name. */
export const aRelease = (name: string, order: number, images: readonly string[] = []): KeptRelease => ({
  number: order,
  hash: name,
  madeAt: '2026-01-01T00:00:00.000Z',
  side: 1920,
  order,
  manifest: aManifest({
    media: Object.fromEntries(images.map((one) => [idOf(one), aMedia(one)])),
  }),
});

export const anImageEntry = (media: string) => ({
  kind: 'image' as const,
  id: `entry ${media}`,
  active: true,
  media,
  category: null,
});
