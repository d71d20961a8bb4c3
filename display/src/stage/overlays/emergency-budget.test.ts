import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../../testing/any-glass.ts';
import { emergencyBudget } from './emergency-budget.ts';

const messages = [
  [8, 20],
  [40, 160],
  [120, 600],
].flatMap(([title = 0, text = 0]) =>
  [false, true].map((endless) => ({ title: wordsOf(title, { endless }), text: wordsOf(text, { endless }) })),
);
const bare = (words: string) => words.replace(/\s/g, '');

test('R-BUDGET-07 an emergency message is whole on any glass, in type that fills it and can be read', () => {
  const faults: string[] = [];
  for (const glass of everyGlass('wall').filter(({ access }, at) => !access && at % 7 === 0))
    for (const message of messages) {
      const pages = emergencyBudget(message, glass);
      const shorter = Math.min(glass.width, glass.height);
      const where = `${message.text.el.length} letters on ${glass.width} × ${glass.height}`;
      for (const language of ['el', 'en'] as const) {
        const told = pages.flatMap(({ said }) => said.filter((one) => one.language === language));
        if (bare(told.map(({ text }) => text).join('')) !== bare(message.text[language]))
          faults.push(`cut: ${where}`);
        if (told.some(({ title }) => title !== message.title[language])) faults.push(`no title: ${where}`);
      }
      if (pages.some(({ px }) => px < Math.min(glass.textPx, shorter / 16) - 0.01))
        faults.push(`small: ${where}`);
      if (message.text.el.length <= 20 && pages.some(({ px }) => px < shorter * 0.06))
        faults.push(`does not fill: ${where}`);
    }
  expect([...new Set(faults)]).toEqual([]);
});
