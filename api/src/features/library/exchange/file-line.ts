import { productFacts } from '@psifida/contract/content/library-item';
import type { UsedKind } from '@psifida/contract/kinds';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { LibraryItemRow } from '../../../db/tables.ts';

/** One entry of a file: the line on which it begins and what it says. Fields that it does not name stay as they are. */
export type FileLine = { line: number; fields: Record<string, unknown>; issues: FieldIssue[] };

export type FileForm = { entry(row: LibraryItemRow): string; file(entries: readonly string[]): string };

const common = [
  ...['id', 'active', 'title_el', 'title_en', 'image', 'media', 'audio_el', 'audio_en'],
  ...['easy_el', 'easy_en', 'sign'],
];
export const columns: Record<UsedKind, readonly string[]> = {
  recipe: [...common, 'servings', 'minutes', 'ingredients_el', 'ingredients_en', 'steps_el', 'steps_en'],
  dish: [...common, 'description_el', 'description_en', 'products'],
  product: [
    ...common,
    'description_el',
    'description_en',
    ...productFacts.flatMap((fact) => [`${fact}_el`, `${fact}_en`]),
  ],
};
