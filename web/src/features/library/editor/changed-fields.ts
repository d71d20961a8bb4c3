import { isSame } from '@psifida/contract/content/fields';
import type { ItemContent } from '@psifida/contract/content/library-item';
import type { ItemFields } from './item-edits.ts';

/** In the order in which they stand on the page. */
const order = [
  'title',
  'description',
  'image',
  'servings',
  'minutes',
  'ingredients',
  'steps',
  'products',
  'media',
] as const satisfies readonly (keyof ItemFields)[];

export type ItemField = (typeof order)[number];

export const isItemField = (name: string): name is ItemField => (order as readonly string[]).includes(name);

/** What two forms of the same recipe, dish or product differ in. */
export const changedFields = (before: ItemContent, after: ItemContent): ItemField[] =>
  order.filter(
    (field) => !isSame((before as Partial<ItemFields>)[field], (after as Partial<ItemFields>)[field]),
  );

/** Everything that somebody wrote, as plain text to take along. */
export function textOf(content: ItemContent): string {
  const lines = [content.title.el, content.title.en];
  if ('description' in content) lines.push('', content.description.el, '', content.description.en);
  if ('ingredients' in content) {
    for (const language of ['el', 'en'] as const) {
      lines.push(
        '',
        ...content.ingredients.map(({ amount, text }) => `${amount ?? ''} ${text[language]}`.trim()),
        '',
        ...content.steps.map(({ text }) => text[language]),
      );
    }
  }
  return lines.join('\n').trim();
}
