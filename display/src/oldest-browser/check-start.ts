import { missingIn } from './needs.ts';
import { showTooOld, tellServer } from './say-too-old.ts';

/**
 * A classic script before the app's own, for browsers that could not even read that one. Where something is missing
 * the app does not start; see main.tsx. A page that is started again every ten minutes notices a browser that was updated.
 */
const missing = missingIn(window);
if (missing.length) {
  document.documentElement.dataset.missing = missing.join(', ');
  document.addEventListener('DOMContentLoaded', () => showTooOld(document, missing));
  tellServer(window, missing);
  const again = 10 * 60_000;
  setTimeout(() => window.location.reload(), again);
  setInterval(() => tellServer(window, missing), 60_000);
}
