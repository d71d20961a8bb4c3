import { setWords } from '../common/set-words.ts';
import { settingOf, type TitlePage } from '../common/title-budget.ts';

/** How high a page of a title or caption is on the glass, where every letter is as wide as it can be. */
export const drawnHeight = (page: TitlePage, width: number): number =>
  page.reduce((sum, one) => {
    const { line, pad, above } = settingOf(one);
    return sum + one.px * (setWords(one.words, width / one.px).length * line + 2 * pad + above);
  }, 0);
