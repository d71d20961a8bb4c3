import { servingsAtMost } from '@psifida/contract/content/amounts';
import { foodWords } from '@psifida/contract/content/food-words';
import { ingredientLine } from '@psifida/contract/content/ingredient-line';

/** Amounts for as many as are eating: as the address says at first, then as the buttons do. */
export function reckonServings(page: Document): void {
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
      // A button that is disabled loses the focus of whoever pressed it last.
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
