import { keepPage } from './keep-page.ts';
import { reckonServings } from './reckon-servings.ts';

// The page is whole without any of this: it came from the server so.
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
