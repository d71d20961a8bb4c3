import type { TownLook } from '@psifida/contract/content/look';
import { staffStyles } from '@psifida/contract/content/look-tones';

const id = 'look';

/** As the server wrote it into the page (server/src/pages/pages.ts); nothing where it is the usual one. */
export function lookOfPage(): TownLook | undefined {
  const written = document.getElementById(id)?.dataset.look;
  return written ? JSON.parse(written) : undefined;
}

/** Until the page is loaded anew. */
export function showLook(look: TownLook): void {
  const element = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  element.id = id;
  element.dataset.look = JSON.stringify(look);
  element.textContent = staffStyles(look);
}
