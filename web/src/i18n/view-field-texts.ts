import { puzzleView } from '@psifida/contract/content/puzzle-view';
import { tableSides, tableView } from '@psifida/contract/content/table-view';
import type { Locale } from 'use-intl';
import { languageTags } from './language-tags.ts';
import { listFormat, translatorOf } from './made-once.ts';

const names = {
  'table.layout': 'views.table.layout',
  'table.sides': 'views.table.sides',
  'table.background': 'views.table.background',
  'table.pictures': 'views.table.pictures',
  'puzzle.pieces': 'views.puzzle.pieces',
  'puzzle.rotation': 'views.puzzle.rotation',
} as const;

const table = tableView.shape;
const puzzle = puzzleView.shape;

/** What the parts of the table view and of the puzzle view are called, and what stands in them. Null for anything else. */
export function viewFieldTexts(locale: Locale) {
  const t = translatorOf(locale);
  const list = (parts: string[]) => listFormat(locale, { type: 'unit' }).format(parts);

  const values: Record<keyof typeof names, (value: unknown) => string | undefined> = {
    'table.layout': (value) => {
      const layout = table.layout.safeParse(value).data;
      return layout && t(`views.table.layouts.${layout}`);
    },
    'table.sides': (value) => {
      const sides = table.sides.safeParse(value).data;
      const occupied = tableSides.filter((side) => sides && sides[side].people > 0);
      return (
        sides &&
        list(
          occupied.map(
            (side) =>
              `${t(`views.table.sideNames.${side}`)}: ${sides[side].people} (${languageTags[sides[side].language]})`,
          ),
        )
      );
    },
    'table.background': (value) => {
      const background = table.background.safeParse(value).data;
      if (background?.kind === 'image') return t('views.table.picture');
      return background && t(`views.table.tones.${background.tone}`);
    },
    'table.pictures': (value) =>
      Array.isArray(value) ? t('kinds.image.count', { count: value.length }) : undefined,
    'puzzle.pieces': (value) => list(puzzle.pieces.safeParse(value).data?.map(String) ?? []),
    'puzzle.rotation': (value) => t(value ? 'views.puzzle.rotationOn' : 'views.puzzle.rotationOff'),
  };

  const known = (field: string) => (field in names ? (field as keyof typeof names) : null);
  return {
    name: (field: string): string | null => {
      const part = known(field);
      return part && t(names[part]);
    },
    value: (field: string, value: unknown): string | null => {
      const part = known(field);
      if (!part) return (field === 'table' || field === 'puzzle') && value ? t('fields.arranged') : null;
      return value === null || value === undefined ? null : (values[part](value) ?? null);
    },
  };
}
