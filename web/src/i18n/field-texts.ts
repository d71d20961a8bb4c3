import { announcementContent } from '@psifida/contract/content/announcement';
import { type ContentOf, type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import type { Entry } from '@psifida/contract/content/entry';
import { eventCategoryNames, eventContent } from '@psifida/contract/content/event';
import { type RowKind, rowLists, writtenLanguage } from '@psifida/contract/content/fields';
import { paths as drawnPaths } from '@psifida/contract/content/paths';
import { puzzleView } from '@psifida/contract/content/puzzle-view';
import type { Licence, Rights } from '@psifida/contract/content/rights';
import { schedule } from '@psifida/contract/content/schedule';
import { tableSides, tableView } from '@psifida/contract/content/table-view';
import { type LibraryKind, usedKinds } from '@psifida/contract/kinds';
import { type Locale, useLocale } from 'use-intl';
import { z } from 'zod';
import { regions } from './catalogues.ts';
import { languageTags } from './language-tags.ts';
import { dateFormat, listFormat, translatorOf } from './made-once.ts';
import { scheduleText } from './schedule-text.ts';

const names = {
  'table.layout': 'views.table.layout',
  'table.sides': 'views.table.sides',
  'table.background': 'views.table.background',
  'table.images': 'views.table.images',
  'puzzle.pieces': 'views.puzzle.pieces',
  'puzzle.rotation': 'views.puzzle.rotation',
} as const;

const table = tableView.shape;
const puzzle = puzzleView.shape;

/** What the parts of the table view and of the puzzle view are called, and what stands in them. Null for anything else. */
function viewFieldTexts(locale: Locale) {
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
      if (background?.kind === 'image') return t('views.table.image');
      return background && t(`views.table.tones.${background.tone}`);
    },
    'table.images': (value) =>
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

/** `name` where a row has a better one than its place. */
export type EntryPlace = { kind: RowKind; position: number; name?: string | undefined } | null;

type KeysOf<T> = T extends unknown ? keyof T : never;
type EntryField = Exclude<KeysOf<Entry>, 'id' | 'kind' | 'recipe' | 'dish' | 'product'>;
type OwnField = keyof ContentOf['presentation'];
type ItemField = KeysOf<ContentOf[LibraryKind]>;

const point = z.object({ x: z.number(), y: z.number() });

const isRowOfRecipe = (kind: RowKind): kind is 'ingredients' | 'steps' =>
  kind === 'ingredients' || kind === 'steps';

type Options = { of?: DocumentKind; nameOfItem?: (id: unknown) => string | undefined };

const { begin, end, repeats, except, category } = eventContent.shape;
/** Without their defaults: what is not there is not told. */
const eventParts = z
  .object({
    begin,
    end: end.unwrap(),
    repeats: repeats.unwrap(),
    except: except.unwrap(),
    category: category.unwrap(),
    pressing: announcementContent.shape.pressing.unwrap(),
  })
  .partial();

export function fieldTexts(
  locale: Locale,
  { of = 'presentation', nameOfItem = () => undefined }: Options = {},
) {
  const t = translatorOf(locale);
  const views = viewFieldTexts(locale);
  const withLanguage = (text: string, part: string | undefined) =>
    part === 'el' || part === 'en' ? `${text} (${languageTags[part]})` : text;

  const entryField = (name: string, part: string | undefined): string => {
    const kind = usedKinds.find((candidate) => candidate === name);
    if (kind) return t(`kinds.${kind}.one`);
    if (name === 'amount') return t('library.rows.amount');
    return withLanguage(t(`fields.${name as EntryField | 'entry'}`), part);
  };

  const mediaField: Record<keyof ContentOf['media'], (part: string | undefined) => string> = {
    title: () => t('media.details.name'),
    alt: (part) =>
      part
        ? t(part === 'el' ? 'media.details.altGreek' : 'media.details.altEnglish')
        : t('media.details.alt'),
    decorative: () => t('media.details.decorative'),
    focalPoint: () => t('media.details.focal'),
    captions: (part) =>
      part
        ? t(part === 'el' ? 'media.details.captionsGreek' : 'media.details.captionsEnglish')
        : t('media.details.captions'),
    words: () => t('media.details.words'),
    rights: (part) => t(part ? `rights.${part as keyof Rights}` : 'rights.title'),
  };

  const ownField = (field: string): string => {
    const [name = '', part] = field.split('.');
    // A path that no build of today knows is named as what holds everything.
    if (!(name in documentFields[of])) return t('fields.entries');
    if (of === 'media') return mediaField[name as keyof typeof mediaField](part);
    if (of !== 'presentation') return withLanguage(t(`library.fields.${name as ItemField}`), part);
    return views.name(field) ?? withLanguage(t(`fields.${name as OwnField}`), part);
  };

  const entryName = ({ kind, position, name }: NonNullable<EntryPlace>): string =>
    isRowOfRecipe(kind)
      ? t(`library.rows.one.${kind}`, { position: String(position) })
      : `${t(`kinds.${kind}.one`)} ${name ? t('fields.quoted', { name }) : position}`;

  const date = (day: string) =>
    dateFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

  const rightsValue = (part: keyof Rights, value: unknown): string | null => {
    if (!value) return null;
    if (part === 'licence') return t(`rights.licences.${value as Licence}`);
    if (part === 'credit')
      return Object.values(value as Rights['credit'])
        .filter(Boolean)
        .join(' · ');
    if (part === 'endsOn') return date(value as string);
    if (part !== 'consent') return null;
    const consent = value as NonNullable<Rights['consent']>;
    if (consent.is === 'not-needed') return t('rights.consents.not-needed');
    const { paper, until } = consent;
    return until ? t('rights.givenUntil', { paper, day: date(until) }) : t('rights.givenWith', { paper });
  };

  const mediaValue = (field: string, value: unknown): string | null => {
    const [name, part] = field.split('.');
    if (name === 'decorative') return t(value ? 'media.details.yes' : 'media.details.no');
    if (name === 'captions') return t(value ? 'media.details.captionsThere' : 'media.details.captionsNone');
    if (name === 'rights') return rightsValue(part as keyof Rights, value);
    if (name !== 'focalPoint') return null;
    const { x, y } = point.safeParse(value).data ?? { x: 0, y: 0 };
    return t('media.details.focalValue', { x: String(Math.round(x * 100)), y: String(Math.round(y * 100)) });
  };

  const playingValue = (field: string, value: unknown): string | null => {
    if (field === 'seconds')
      return typeof value === 'number' ? t('playing.count', { count: value }) : t('playing.usual');
    if (field === 'shuffle') return t(value ? 'playing.shuffled' : 'playing.kept');
    if (field !== 'tags') return null;
    return Array.isArray(value) && value.length
      ? listFormat(locale, { type: 'unit' }).format(value.map(String))
      : t('tags.every');
  };

  /** A wall time is not an instant: as if the town were at Greenwich. */
  const moment = (wall: string) =>
    dateFormat(regions[locale], { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(`${wall}Z`),
    );
  /** What only announcements and events hold. */
  const townValue = (field: string, value: unknown): string | null => {
    if (of !== 'announcement' && of !== 'event') return null;
    const { pressing, begin, end, repeats, except, category } =
      eventParts.safeParse({ [field]: value }).data ?? {};
    if (pressing) return t(`library.pressings.${pressing}`);
    if (category) return eventCategoryNames[category][locale];
    if (begin || end) return moment(begin || end || '');
    if (repeats)
      return `${t('library.when.every')} ${repeats.every} ${t(`library.when.units.${repeats.unit}`)}`;
    if (except?.length) return listFormat(locale, { type: 'unit' }).format(except);
    if (field === 'point' && value) return t('fields.chosen');
    return field.startsWith('place.') && value ? String(value) : null;
  };

  return {
    entryName,
    ownField,
    /** 'Title (EN)', or 'Image 3: State' */
    name: (entry: EntryPlace, field: string | null): string => {
      if (!entry) return ownField(field ?? 'entries');
      if (!field) return entryName(entry);
      const [name = '', part] = field.split('.');
      // A row of a recipe is its text: '3rd ingredient (EN)'.
      if (isRowOfRecipe(entry.kind) && name === 'text') return withLanguage(entryName(entry), part);
      return `${entryName(entry)}: ${entryField(name, part)}`;
    },
    value: (field: string, value: unknown): string => {
      const arranged =
        of === 'media'
          ? mediaValue(field, value)
          : (townValue(field, value) ?? views.value(field, value) ?? playingValue(field, value));
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
      if (name === 'products' && Array.isArray(value))
        return t('kinds.product.count', { count: value.length });
      if (Array.isArray(value)) return t('fields.files', { count: value.length });
      if (name === 'media' || name === 'image' || name === 'audio') return t('fields.otherFile');
      if (name === 'paths')
        return t('paths.count', { count: drawnPaths.safeParse(value).data?.stretches.length ?? 0 });
      if (name === 'cover' || name === 'map' || name === 'category' || name === 'room')
        return t('fields.chosen');
      if (usedKinds.some((kind) => kind === name)) return nameOfItem(value) ?? t('fields.chosen');
      return String(value);
    },
    /** Only what people wrote is worth copying, and carries a language of its own. */
    language: (entry: EntryPlace, field: string): 'el' | 'en' | undefined => {
      if (!entry) return writtenLanguage(documentFields[of], field);
      const found = rowLists(documentFields[of]).map(([, rows]) => rows.fieldsOf(entry.kind));
      return found.map((fields) => writtenLanguage(fields, field)).find(Boolean);
    },
  };
}

export const useFieldTexts = (options?: Options) => fieldTexts(useLocale(), options);
