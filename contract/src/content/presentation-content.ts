import { z } from 'zod';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import type { JudgedEntry, Size } from '../registry/check.ts';
import type { System } from '../registry/registry.ts';
import { requiredBilingual } from './bilingual.ts';
import { type Entry, type EntryOf, entry, finishedEntry } from './entry.ts';
import { schedule } from './schedule.ts';
import { uuid } from './uuid.ts';

/** Everything of a presentation that staff edit; it is saved whole. */
export const presentationContent = z.strictObject({
  title: requiredBilingual({ max: 200 }),
  entries: z.array(entry).max(500),
  /** The entry whose picture stands for the presentation; the first that has one unless chosen. */
  cover: uuid.nullable(),
  /** The image entry that is the map on which the points stand. */
  map: uuid.nullable(),
  schedule: schedule.nullable(),
});
export type PresentationContent = z.infer<typeof presentationContent>;

export const emptyContent = (title: PresentationContent['title']): PresentationContent => ({
  title,
  entries: [],
  cover: null,
  map: null,
  schedule: null,
});

type Pictured = EntryOf<'image'> | EntryOf<'video'> | EntryOf<'puzzle-image'>;

export const isPictured = (one: Entry): one is Pictured =>
  one.kind === 'image' || one.kind === 'video' || one.kind === 'puzzle-image';

/** The entry whose picture stands for the presentation. */
export const coverEntry = ({
  entries,
  cover,
}: Pick<PresentationContent, 'entries' | 'cover'>): Pictured | undefined => {
  const pictured = entries.filter(isPictured);
  return pictured.find(({ id }) => id === cover) ?? pictured.find(({ active }) => active) ?? pictured[0];
};

/** Pictures and films that an entry shows. */
export const mediaOf = (one: Entry): string[] => {
  if (isPictured(one)) return [one.media];
  return one.kind === 'point-title' ? one.media : [];
};

const issue = (path: FieldIssue['path'], code: FieldCode): FieldIssue => ({ path, code });

/** What cannot be, in a draft neither: an entry that its system does not have, or one that points to nothing. */
export function contradictions(system: System, content: PresentationContent): FieldIssue[] {
  const { entries, cover, map } = content;
  const kinds = new Set(system.sections.map(({ kind }) => kind));
  const ids = new Map<string, Entry>();
  const found: FieldIssue[] = [];
  entries.forEach((one, index) => {
    if (!kinds.has(one.kind)) found.push(issue(['entries', index, 'kind'], 'field.invalid'));
    if (ids.has(one.id)) found.push(issue(['entries', index, 'id'], 'field.invalid'));
    ids.set(one.id, one);
  });
  entries.forEach((one, index) => {
    if (one.kind === 'image' && one.category && ids.get(one.category)?.kind !== 'image-category')
      found.push(issue(['entries', index, 'category'], 'field.unknown'));
    if (one.kind === 'news-links' && entries.findIndex(({ kind }) => kind === 'news-links') !== index)
      found.push(issue(['entries', index, 'kind'], 'field.invalid'));
  });
  const chosen = cover ? ids.get(cover) : undefined;
  if (cover && !(chosen && isPictured(chosen))) found.push(issue(['cover'], 'field.unknown'));
  if (map && ids.get(map)?.kind !== 'image') found.push(issue(['map'], 'field.unknown'));
  return found;
}

/** What is still to be filled in before visitors may see an entry; in a draft it may stay so. */
export const unfinishedParts = (one: Entry): z.core.$ZodIssue[] =>
  finishedEntry.safeParse(one).error?.issues ?? [];

/** What the judge cannot read off an entry itself. */
export type Facts = {
  sizeOf(media: string): Size | null;
  /** Whether the recipe, dish or product in the library is active. */
  isActive(kind: 'recipe' | 'dish' | 'product', id: string): boolean;
};

const isShown = (one: Entry, facts: Facts): boolean => {
  if (!one.active || unfinishedParts(one).length) return false;
  if (one.kind === 'recipe') return facts.isActive('recipe', one.recipe);
  if (one.kind === 'dish') return facts.isActive('dish', one.dish);
  return one.kind === 'product' ? facts.isActive('product', one.product) : true;
};

/** The presentation's entries as the judge takes them. An image in a category that nobody sees is in none. */
export function toJudge(entries: readonly Entry[], facts: Facts): JudgedEntry[] {
  const shown = new Set(entries.filter((one) => isShown(one, facts)).map(({ id }) => id));
  return entries.map((one) => ({
    kind: one.kind,
    active: shown.has(one.id),
    size: isPictured(one) ? facts.sizeOf(one.media) : null,
    category: one.kind === 'image' && one.category && shown.has(one.category) ? one.category : null,
  }));
}
