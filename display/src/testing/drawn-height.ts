import { setWords } from '../scenes/common/text/set-words.ts';
import { settingOf, type TitlePage } from '../scenes/common/text/title-budget.ts';

/** Where every letter is as wide as it can be. */
export const drawnHeight = (page: TitlePage, width: number): number =>
  page.reduce((sum, one) => {
    const { line, pad, above } = settingOf(one);
    return sum + one.px * (setWords(one.words, width / one.px).length * line + 2 * pad + above);
  }, 0);
