import { languages, otherLanguage, toLanguage } from '@psifida/contract/bilingual';
import type { Captions } from '@psifida/contract/content/captions';
import { useCallback, useSyncExternalStore } from 'react';

/** The scene draws them on a wall, where the foot of a video lies across the displays' frames. */
export type DrawnBy = 'browser' | 'scene';
const modeFor = { browser: 'showing', scene: 'hidden' } as const satisfies Record<DrawnBy, TextTrackMode>;

/** In the element's language, else in the other: in a public room captions are always on. */
export function showCaptions(video: HTMLVideoElement, by: DrawnBy = 'browser'): void {
  const language = toLanguage(video.lang);
  const tracks = [...video.textTracks];
  const given = new Set(tracks.map((track) => track.language));
  const shown = given.has(language) ? language : otherLanguage(language);
  for (const track of tracks) track.mode = track.language === shown ? modeFor[by] : 'disabled';
}

export function giveCaptions(video: HTMLVideoElement, captions: Captions, by: DrawnBy = 'browser'): void {
  freeCaptions(video);
  for (const language of languages) {
    const text = captions[language];
    if (!text) continue;
    const track = document.createElement('track');
    track.kind = 'captions';
    track.srclang = language;
    track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    video.append(track);
  }
  // Once loaded, browsers turn on captions of their own language beside those shown already.
  video.textTracks.onchange = () => showCaptions(video, by);
  showCaptions(video, by);
}

/** An object URL that is not revoked holds its text as long as the page lives. */
export function freeCaptions(video: HTMLVideoElement): void {
  video.textTracks.onchange = null;
  for (const track of video.querySelectorAll('track')) {
    URL.revokeObjectURL(track.src);
    track.remove();
  }
}

const forScene = (video: HTMLVideoElement) =>
  [...video.textTracks].filter(({ mode }) => mode === modeFor.scene);

/** The current cues, where the scene draws them. */
export function useSaid(video: HTMLVideoElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const heard: readonly EventTarget[] = [video.textTracks, ...video.textTracks];
      for (const one of heard)
        for (const what of ['change', 'cuechange']) one.addEventListener(what, onChange);
      return () => {
        for (const one of heard)
          for (const what of ['change', 'cuechange']) one.removeEventListener(what, onChange);
      };
    },
    [video],
  );
  return useSyncExternalStore(subscribe, () =>
    forScene(video)
      .flatMap(({ activeCues }) => [...(activeCues ?? [])])
      .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
      .join('\n'),
  );
}
