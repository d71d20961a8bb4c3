import { servingsAtMost } from '@psifida/contract/content/amounts';
import { foodWords } from '@psifida/contract/content/food-words';
import { ingredientLine } from '@psifida/contract/content/ingredient-line';
import type { Keep } from './worker.ts';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** With data saving on, only the images that were seen. */
async function imagesSeen(): Promise<HTMLImageElement[]> {
  const images = [...document.images];
  if (!savesData())
    await Promise.all(
      images.map((one) => {
        one.loading = 'eager';
        // One that does not load is left out.
        return one.decode().catch(() => {});
      }),
    );
  return images.filter((one) => one.complete && one.naturalWidth > 0);
}

/** Keeps this page on the phone for offline use; false where the browser cannot. */
async function keepPage(): Promise<boolean> {
  // Only secure contexts have service workers.
  if (!('serviceWorker' in navigator)) return false;
  try {
    const [scope] = /^\/[^/]+\//.exec(location.pathname) ?? ['/'];
    await navigator.serviceWorker.register(`${scope}worker.js`, { scope });
    const { active } = await navigator.serviceWorker.ready;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('head link')]
      .filter(({ rel }) => ['stylesheet', 'modulepreload', 'icon'].includes(rel))
      .map(({ href }) => href);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    const images = (await imagesSeen()).map(({ currentSrc }) => currentSrc);
    const audios = savesData() ? [] : [...document.querySelectorAll('audio')].map(({ src }) => src);
    const keep: Keep = {
      path: location.pathname,
      from: new URLSearchParams(location.search).get('from'),
      files: [...new Set([...sheets, ...scripts, ...images])],
      audios: [...new Set(audios)],
    };
    return await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      active?.postMessage(keep, [port2]);
    });
  } catch {
    return false;
  }
}

/** First as the address says, then as the buttons do. */
function reckonServings(page: Document): void {
  const place = page.querySelector<HTMLElement>('.servings');
  const count = place?.querySelector('[role=status]');
  const written = Number(place?.dataset.servings);
  if (!place || !count || !written) return;
  const language = page.documentElement.lang === 'en' ? 'en' : 'el';
  const words = foodWords[language];
  const writtenFor = page.querySelector<HTMLElement>('.written');
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button')];

  const isPossible = (wanted: number) => Number.isInteger(wanted) && wanted >= 1 && wanted <= servingsAtMost;

  const show = (wanted: number) => {
    place.dataset.servings = String(wanted);
    count.textContent = words.servings(wanted);
    if (writtenFor) writtenFor.hidden = wanted === written;
    for (const button of buttons) {
      const next = wanted + Number(button.dataset.step);
      button.hidden = false;
      // A disabled button would lose the focus.
      button.setAttribute('aria-disabled', String(!isPossible(next)));
    }
    for (const row of page.querySelectorAll<HTMLElement>('li[data-amount]')) {
      const { amount, text = '' } = row.dataset;
      const ingredient = { amount: Number(amount), text: { el: text, en: text } };
      const line = ingredientLine(ingredient, language, { written, wanted });
      const [much, what] = [row.querySelector('.amount'), row.querySelector('.what')];
      if (much) much.textContent = line.amount;
      what?.replaceChildren(
        ...(line.insteadOf ? [emphasis(page, words.insteadOf(line.insteadOf)), ' '] : []),
        line.text,
      );
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const next = Number(place.dataset.servings) + Number(button.dataset.step);
      if (isPossible(next)) show(next);
    });
  const asked = Number(new URLSearchParams(location.search).get('servings'));
  show(isPossible(asked) ? asked : written);
}

const emphasis = (page: Document, text: string): HTMLElement =>
  Object.assign(page.createElement('em'), { textContent: text });

// The page came whole from the server: all of this is optional.
const print = document.querySelector<HTMLButtonElement>('button.print');
if (print) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}
reckonServings(document);
const kept = document.querySelector<HTMLElement>('.kept');
if (kept)
  keepPage().then((isKept) => {
    if (isKept) kept.textContent = kept.dataset.said ?? '';
  });
