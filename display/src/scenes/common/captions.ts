import { languages, otherLanguage, toLanguage } from '@psifida/contract/bilingual';
import type { Captions } from '@psifida/contract/content/captions';

/** In the element's language, or in the other where that is the only one: in a public room captions are always on. */
export function showCaptions(video: HTMLVideoElement): void {
  const language = toLanguage(video.lang);
  const tracks = [...video.textTracks];
  const given = new Set(tracks.map((track) => track.language));
  const shown = given.has(language) ? language : otherLanguage(language);
  for (const track of tracks) track.mode = track.language === shown ? 'showing' : 'disabled';
}

/** A release that was kept from before there were captions has none. */
export function giveCaptions(video: HTMLVideoElement, captions: Captions | undefined): void {
  freeCaptions(video);
  for (const language of languages) {
    const text = captions?.[language];
    if (!text) continue;
    const track = document.createElement('track');
    track.kind = 'captions';
    track.srclang = language;
    track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    video.append(track);
  }
  // A browser that has loaded a film turns on the captions of its own language by itself, beside those shown already.
  video.textTracks.onchange = () => showCaptions(video);
  showCaptions(video);
}

/** An address that is not given back holds its text for as long as the page lives. */
export function freeCaptions(video: HTMLVideoElement): void {
  video.textTracks.onchange = null;
  for (const track of video.querySelectorAll('track')) {
    URL.revokeObjectURL(track.src);
    track.remove();
  }
}
