import { type Page, wordsFor } from './needs.ts';

/** As in contract/endpoints/player, whose schemas an old browser could not parse; a test compares them. */
export const reportAddress = '/api/v1/player/health';

export const tooOldReport = (missing: readonly string[], screen: { width: number; height: number }) => ({
  release: null,
  hash: null,
  showing: null,
  frames: 0,
  frameSpanMs: 0,
  cachedBytes: 0,
  quotaBytes: 0,
  clockOffsetMs: 0,
  uptimeMs: 0,
  screen,
  errors: [
    { code: 'browser.too-old', detail: missing.join(', ').slice(0, 300), at: new Date().toISOString() },
  ],
  emergencies: [],
});

export function showTooOld(page: Document, missing: readonly string[]): void {
  const words = wordsFor(missing);
  const box = page.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;padding:8vh 8vw;color:#fff;background:#0b1430;font:3vmin/1.5 sans-serif';
  for (const language of ['el', 'en'] as const) {
    const part = page.createElement('section');
    part.lang = language;
    const title = page.createElement('h1');
    title.textContent = words[language].title;
    const text = page.createElement('p');
    text.textContent = words[language].text;
    part.appendChild(title);
    part.appendChild(text);
    box.appendChild(part);
  }
  page.body.appendChild(box);
}

/** A display that was paired before can still report that its browser is too old. */
export function tellServer(page: Page, missing: readonly string[]): void {
  const opening = page.indexedDB?.open('psifida-display');
  if (!opening) return;
  opening.onsuccess = () => {
    const db = opening.result;
    if (!db.objectStoreNames.contains('facts')) return db.close();
    const asked = db.transaction('facts').objectStore('facts').get('token');
    asked.onsuccess = () => {
      db.close();
      if (typeof asked.result !== 'string') return;
      const request = new page.XMLHttpRequest();
      request.open('POST', reportAddress);
      request.setRequestHeader('authorization', `Bearer ${asked.result}`);
      request.setRequestHeader('content-type', 'application/json');
      request.send(
        JSON.stringify(tooOldReport(missing, { width: page.innerWidth, height: page.innerHeight })),
      );
    };
  };
}
