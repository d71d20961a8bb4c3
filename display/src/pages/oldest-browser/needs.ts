/** The oldest Chromium that a display may run (decision 009). */
export const oldestChromium = 85;

/** Named for whoever looks after the machine; read by browsers of any age. */
const needs: readonly { name: string; isIn(page: Page): boolean }[] = [
  { name: 'ES modules', isIn: (page) => 'noModule' in page.HTMLScriptElement.prototype },
  { name: 'String.replaceAll', isIn: (page) => 'replaceAll' in page.String.prototype },
  { name: 'Promise.allSettled', isIn: (page) => 'allSettled' in page.Promise },
  { name: 'TransformStream', isIn: (page) => 'TransformStream' in page },
  { name: 'TextDecoderStream', isIn: (page) => 'TextDecoderStream' in page },
  { name: 'ResizeObserver', isIn: (page) => 'ResizeObserver' in page },
  { name: 'PointerEvent', isIn: (page) => 'PointerEvent' in page },
  { name: 'Element.getAnimations', isIn: (page) => 'getAnimations' in page.Element.prototype },
  { name: 'IndexedDB', isIn: (page) => !!page.indexedDB },
  {
    name: 'CSS max()',
    isIn: (page) => 'CSS' in page && page.CSS.supports('width', 'max(1px, 2px)'),
  },
];

export type Page = Window & typeof globalThis;

export const missingIn = (page: Page): string[] =>
  needs
    .filter(({ isIn }) => {
      try {
        return !isIn(page);
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);

export const wordsFor = (missing: readonly string[]) => ({
  el: {
    title: 'Η οθόνη χρειάζεται νεότερο πρόγραμμα περιήγησης',
    text: `Ενημερώστε το πρόγραμμα περιήγησης της συσκευής: χρειάζεται Chromium ${oldestChromium} ή νεότερο. Λείπουν: ${missing.join(', ')}.`,
  },
  en: {
    title: 'This display needs a newer browser',
    text: `Please update the browser of this device: it needs Chromium ${oldestChromium} or newer. Missing: ${missing.join(', ')}.`,
  },
});
