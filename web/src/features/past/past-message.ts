import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { isScheduled } from '@psifida/contract/content/schedule';
import type { PastMoment } from '@psifida/contract/content/shown';

const size = { width: 1600, height: 1000 };

/** What stands where an image was that somebody had a right to see gone. */
function erasedImage(id: string, words: string): ReleaseMedia {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="#2b3036"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="72" fill="#e6e9ec">${words}</text></svg>`;
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return {
    id,
    kind: 'image',
    title: words,
    alt: { el: words, en: words },
    decorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    size,
    placeholder: null,
    images: [{ url, format: 'webp', ...size, bytes: svg.length, sha256: '0'.repeat(64) }],
    video: null,
    captions: { el: null, en: null },
  };
}

/** The player's order to show what was there: what was due then, beginning with what was on the glass. */
export function pastMessage(
  { manifest, erased, display, showing, at }: PastMoment,
  { language, erasedWords }: { language: 'el' | 'en'; erasedWords: string },
): PreviewMessage | null {
  const instant = Date.parse(at);
  // Which tags the display had then is not known: of those meant for some displays only what was on the glass is certain.
  const presentations = manifest?.presentations.filter(
    ({ id, schedule, tags }) =>
      id === showing?.presentation || (tags.length === 0 && isScheduled(schedule, instant)),
  );
  if (!manifest || !presentations?.some(({ id }) => id === showing?.presentation)) return null;
  const forAll = <One extends { tags: readonly string[] }>(said: readonly One[] = []) =>
    said.filter(({ tags }) => tags.length === 0);
  const gone = erased.filter(({ kind }) => kind === 'media').map(({ id }) => id);
  const { widthMm, viewingDistanceMm } = usualPanels[manifest.rules.installation];
  return {
    type: 'psifida-preview',
    manifest: {
      ...manifest,
      presentations,
      announcements: forAll(manifest.announcements),
      events: forAll(manifest.events),
      media: {
        ...manifest.media,
        ...Object.fromEntries(gone.map((id) => [id, erasedImage(id, erasedWords)])),
      },
    },
    // News are not recorded, nor what calendars of others say.
    news: {},
    // What is over by now was said then, and what is said now was not.
    at: instant,
    languageMode:
      display.languageMode && display.languageMode !== 'visitor' ? display.languageMode : language,
    panel: display.panel ?? { widthMm, viewingDistanceMm },
    presentation: showing?.presentation ?? null,
  };
}
