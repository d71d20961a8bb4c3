import { missingIn } from './needs.ts';
import { showTooOld, tellServer } from './say-too-old.ts';

// Zod would try to compile text, which the content security policy forbids and reports. Set before any schema is made.
Object.assign(window, { __zod_globalConfig: { jitless: true } });

/** A classic script, for browsers that cannot parse the app; reloaded every ten minutes to notice an update. */
const missing = missingIn(window);
if (missing.length) {
  document.documentElement.dataset.missing = missing.join(', ');
  document.addEventListener('DOMContentLoaded', () => showTooOld(document, missing));
  tellServer(window, missing);
  const again = 10 * 60_000;
  setTimeout(() => window.location.reload(), again);
  setInterval(() => tellServer(window, missing), 60_000);
}
