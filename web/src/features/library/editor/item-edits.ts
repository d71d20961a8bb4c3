import type { AnnouncementContent } from '@psifida/contract/content/announcement';
import type { EventContent } from '@psifida/contract/content/event';
import {
  type DishContent,
  type ItemContent,
  itemNeeds,
  type RecipeContent,
} from '@psifida/contract/content/library-item';
import { isEmptyRow, newRow } from './row-edits.ts';

type ItemEdit = (content: ItemContent) => ItemContent;

type ItemFields = RecipeContent & DishContent & AnnouncementContent & EventContent;

export const change =
  (part: Partial<ItemFields>): ItemEdit =>
  (content) =>
    ({ ...content, ...part }) as ItemContent;

/** Rows in which nothing was written are nobody's: they are left out when it is saved, and nothing counts them. */
export const tidy = <Content extends ItemContent>(content: Content): Content =>
  'ingredients' in content
    ? {
        ...content,
        ingredients: content.ingredients.filter((row) => !isEmptyRow(row)),
        steps: content.steps.filter((row) => !isEmptyRow(row)),
      }
    : content;

/** An empty list begins with as many empty rows as are needed: there is a place to type and to paste. */
export const toForm = (content: ItemContent): ItemContent => {
  if (!('ingredients' in content)) return content;
  const starting = (part: 'ingredients' | 'steps') => {
    const { atLeast = 1 } = itemNeeds.recipe.find((need) => need.part === part) ?? {};
    return Array.from({ length: atLeast }, () => newRow(part === 'ingredients'));
  };
  const { ingredients, steps } = content;
  return {
    ...content,
    ingredients: ingredients.length ? ingredients : (starting('ingredients') as RecipeContent['ingredients']),
    steps: steps.length ? steps : starting('steps'),
  };
};
