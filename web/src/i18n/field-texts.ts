import { type ContentKind, libraryKinds } from '@psifida/contract/content/kinds';
import { schedule } from '@psifida/contract/content/schedule';
import { createTranslator, type Locale, useLocale } from 'use-intl';
import { z } from 'zod';
import { catalogues } from './catalogues.ts';
import { languageTags } from './language-tags.ts';
import { scheduleText } from './schedule-text.ts';
import { viewFieldTexts } from './view-field-texts.ts';

/** `name` where an entry has a better one than its place. */
export type EntryPlace = { kind: ContentKind; position: number; name?: string | undefined } | null;

const names = [
  'title',
  'text',
  'links',
  'active',
  'cover',
  'map',
  'schedule',
  'table',
  'puzzle',
  'category',
  'media',
  'place',
] as const;
const point = z.object({ x: z.number(), y: z.number() });

/** What a field is called and what stands in it, for people: in the history, in a conflict, in the error summary. */
export function fieldTexts(
  locale: Locale,
  nameOfItem: (id: unknown) => string | undefined = () => undefined,
) {
  const t = createTranslator({ locale, messages: catalogues[locale] });

  const views = viewFieldTexts(locale);

  const fieldName = (field: string): string => {
    const part = views.name(field);
    if (part) return part;
    const [name = '', language] = field.split('.');
    const kind = libraryKinds.find((candidate) => candidate === name);
    if (kind) return t(`kinds.${kind}.one`);
    const known = names.find((candidate) => candidate === name);
    const text = t(`fields.${known ?? (name === 'entry' ? 'entry' : 'entries')}`);
    return language === 'el' || language === 'en' ? `${text} (${languageTags[language]})` : text;
  };

  const entryName = ({ kind, position, name }: NonNullable<EntryPlace>): string =>
    `${t(`kinds.${kind}.one`)} ${name ? t('fields.quoted', { name }) : position}`;

  return {
    entryName,
    /** 'Title (EN)', or 'Image 3: State' */
    name: (entry: EntryPlace, field: string | null): string => {
      if (!entry) return fieldName(field ?? 'entries');
      if (!field) return entryName(entry);
      return `${entryName(entry)}: ${fieldName(field)}`;
    },
    value: (field: string, value: unknown): string => {
      const arranged = views.value(field, value);
      if (arranged !== null) return arranged;
      const [name] = field.split('.');
      if (name === 'schedule') return scheduleText(locale, schedule.nullable().safeParse(value).data ?? null);
      if (name === 'entry') return value ? t('fields.kept') : t('fields.removed');
      if (value === null || value === undefined || value === '') return t('fields.nothing');
      if (typeof value === 'boolean') return t(value ? 'fields.active_true' : 'fields.active_false');
      if (name === 'place') {
        const { x, y } = point.safeParse(value).data ?? { x: 0, y: 0 };
        return t('fields.placeAt', { x: String(Math.round(x * 100)), y: String(Math.round(y * 100)) });
      }
      if (Array.isArray(value)) return t('fields.files', { count: value.length });
      if (name === 'media') return t('fields.otherFile');
      if (name === 'cover' || name === 'map' || name === 'category') return t('fields.chosen');
      if (libraryKinds.some((kind) => kind === name)) return nameOfItem(value) ?? t('fields.chosen');
      return String(value);
    },
  };
}

export const useFieldTexts = (nameOfItem?: (id: unknown) => string | undefined) =>
  fieldTexts(useLocale(), nameOfItem);

/** Only what people wrote is worth copying, and carries a language of its own. */
export const writtenLanguage = (field: string): 'el' | 'en' | undefined => {
  const [name, language] = field.split('.');
  if (name !== 'title' && name !== 'text') return undefined;
  return language === 'el' || language === 'en' ? language : undefined;
};
