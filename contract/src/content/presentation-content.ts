import { z } from 'zod';
import { requiredBilingual } from '../bilingual.ts';
import type { ContentKind, UsedKind } from '../kinds.ts';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import type { JudgedEntry, Size } from '../registry/check.ts';
import { passingOf } from '../registry/passing.ts';
import type { System } from '../registry/registry.ts';
import { hasVersions, isHeard, type StoryPart, storyOf, storyParts } from '../registry/stories.ts';
import { audiosOf } from './audios.ts';
import { type Entry, type EntryOf, entry, entryFields, finishedEntry, imageSeconds } from './entry.ts';
import {
  emptyOf,
  type FieldTable,
  pointer,
  references,
  seen,
  settings,
  title as titleField,
  unseen,
  whole,
} from './fields.ts';
import { toFeedAddress } from './news-links.ts';
import { paths } from './paths.ts';
import { puzzleView } from './puzzle-view.ts';
import { schedule } from './schedule.ts';
import { tableView } from './table-view.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';
import { signsOf } from './versions.ts';

export const roomAfter = { min: 1, max: 20 } as const;
const roomNumber = { error: 'field.not-a-number' satisfies FieldCode };

const entriesAtMost = 500;
/** Body limit: the most entries, each a point with the longest texts in Greek. */
export const contentBytes = entriesAtMost * 34_000;

export const townRoom = z.strictObject({
  announcements: z.boolean(),
  events: z.boolean(),
  /** After how many images or videos, where those pass by themselves. */
  after: z.int(roomNumber).min(roomAfter.min, roomNumber).max(roomAfter.max, roomNumber),
});
export type TownRoom = z.infer<typeof townRoom>;

/** Everything of a presentation that staff edit; it is saved whole. */
export const presentationContent = z.strictObject({
  title: requiredBilingual({ max: 200 }),
  entries: z.array(entry).max(entriesAtMost),
  /** The entry whose image stands for the presentation; the first that has one unless chosen. */
  cover: uuid.nullable(),
  /** The image entry that is the map on which the points stand. */
  map: uuid.nullable(),
  schedule: schedule.nullable(),
  /** The displays of its system that show it: those with one of these tags; without any, all of them. */
  tags: tags.default([]),
  /** How long each image is shown where images pass by themselves; null: as long as is usual there. */
  seconds: imageSeconds.nullable().default(null),
  /** Whether they pass in an order that changes from round to round. */
  shuffle: z.boolean().default(false),
  /** How it lies on a table (system6); null until someone arranges it. */
  table: tableView.nullable().default(null),
  /** How its puzzles are played (system8); null until someone says so. */
  puzzle: puzzleView.nullable().default(null),
  /** What the town says between what it shows itself; null: no room for that. */
  room: townRoom.nullable().default(null),
  /** The ways on foot over its map; null until someone draws them. */
  paths: paths.nullable().default(null),
});
export type PresentationContent = z.infer<typeof presentationContent>;

/** What each field is, and with it how it is compared, joined, judged per language and kept as a draft. */
export const presentationFields = {
  title: seen(titleField),
  cover: unseen(pointer),
  map: seen(pointer),
  schedule: unseen(whole),
  tags: unseen(references),
  seconds: unseen(whole),
  shuffle: unseen(whole),
  table: {
    kind: 'settings',
    seen: true,
    among: (view, rows) => ({ ...view, images: view.images.filter((one) => rows.has(one.entry)) }),
  },
  puzzle: seen(settings),
  room: unseen(settings),
  paths: unseen(whole),
  entries: { kind: 'rows', kindOf: ({ kind }) => kind, fieldsOf: (kind) => entryFields[kind as ContentKind] },
} as const satisfies FieldTable<PresentationContent>;

export const emptyContent = (title: PresentationContent['title']): PresentationContent => ({
  ...emptyOf<PresentationContent>(presentationFields),
  shuffle: false,
  title,
});

type Illustrated = EntryOf<'image'> | EntryOf<'video'> | EntryOf<'puzzle-image'>;

export const isIllustrated = (one: Entry): one is Illustrated =>
  one.kind === 'image' || one.kind === 'video' || one.kind === 'puzzle-image';

export const coverEntry = ({
  entries,
  cover,
}: Pick<PresentationContent, 'entries' | 'cover'>): Illustrated | undefined => {
  const illustrated = entries.filter(isIllustrated);
  return (
    illustrated.find(({ id }) => id === cover) ?? illustrated.find(({ active }) => active) ?? illustrated[0]
  );
};

export const mediaOf = (one: Entry): string[] => {
  if (isIllustrated(one)) return [one.media];
  return one.kind === 'point-title' ? one.media : [];
};

export const audiosOfEntry = (one: Entry): string[] =>
  one.kind === 'image' || one.kind === 'point-title' ? audiosOf(one) : [];

export const signsOfEntry = (one: Entry): string[] =>
  one.kind === 'image' || one.kind === 'point-title' ? signsOf(one) : [];

/** Every image, video and audio of a presentation, the table's own among them. */
export const mediaOfContent = ({
  entries,
  table,
}: Pick<PresentationContent, 'entries' | 'table'>): string[] => [
  ...new Set([
    ...entries.flatMap((one) => [...mediaOf(one), ...audiosOfEntry(one), ...signsOfEntry(one)]),
    ...(table?.background.kind === 'image' ? [table.background.media] : []),
  ]),
];

/** The recipe, dish or product that an entry stands for. */
export const itemOf = (one: Entry): { kind: UsedKind; id: string } | null => {
  if (one.kind === 'recipe') return { kind: 'recipe', id: one.recipe };
  if (one.kind === 'dish') return { kind: 'dish', id: one.dish };
  return one.kind === 'product' ? { kind: 'product', id: one.product } : null;
};

/** The feeds that an entry names; what a draft holds half written is none. */
export const feedsOf = (one: Entry): string[] =>
  one.kind === 'news-links' ? Object.values(one.links).flatMap((link) => toFeedAddress(link) ?? []) : [];

const isTold = (one: Entry & Partial<Record<StoryPart, unknown>>, part: StoryPart): boolean =>
  one[part] !== undefined;

const issue = (path: FieldIssue['path'], code: FieldCode): FieldIssue => ({ path, code });

/** Refused also in a draft: entries that the system does not have, dangling references. */
export function contradictions(system: System, content: PresentationContent): FieldIssue[] {
  const { entries, cover, map, table, puzzle } = content;
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
  if (cover && !(chosen && isIllustrated(chosen))) found.push(issue(['cover'], 'field.unknown'));
  if (map && ids.get(map)?.kind !== 'image') found.push(issue(['map'], 'field.unknown'));
  if (table && system.view !== 'table') found.push(issue(['table'], 'field.invalid'));
  if (puzzle && system.view !== 'puzzle') found.push(issue(['puzzle'], 'field.invalid'));
  const passing = passingOf(system);
  if (content.room && !system.room) found.push(issue(['room'], 'field.invalid'));
  if (content.paths && !kinds.has('point-title')) found.push(issue(['paths'], 'field.invalid'));
  if (content.seconds !== null && !passing?.seconds) found.push(issue(['seconds'], 'field.invalid'));
  if (content.shuffle && !passing) found.push(issue(['shuffle'], 'field.invalid'));
  entries.forEach((one, index) => {
    if (one.kind === 'image' && one.seconds !== undefined && !passing?.each)
      found.push(issue(['entries', index, 'seconds'], 'field.invalid'));
    if (one.kind === 'image' || one.kind === 'video')
      for (const part of storyParts)
        if (isTold(one, part) && !storyOf(system, one.kind).includes(part))
          found.push(issue(['entries', index, part], 'field.invalid'));
    if (one.kind === 'image' && one.audio && !isHeard(system, one.kind))
      found.push(issue(['entries', index, 'audio'], 'field.invalid'));
    if (one.kind === 'image' && !hasVersions(system, one.kind))
      for (const part of ['easy', 'sign'] as const)
        if (one[part] !== undefined) found.push(issue(['entries', index, part], 'field.invalid'));
  });
  const lying = table?.images.map((one) => one.entry) ?? [];
  lying.forEach((id, index) => {
    if (ids.get(id)?.kind !== 'image' || lying.indexOf(id) !== index)
      found.push(issue(['table', 'images', index, 'entry'], 'field.unknown'));
  });
  return found;
}

/** What is still to be filled in before visitors may see an entry; in a draft it may stay so. */
export const unfinishedParts = (one: Entry): z.core.$ZodIssue[] =>
  finishedEntry.safeParse(one).error?.issues ?? [];

/** Entries are immutable: each is parsed once. */
const finished = new WeakMap<Entry, boolean>();
const isFinished = (one: Entry): boolean => {
  const known = finished.get(one) ?? unfinishedParts(one).length === 0;
  finished.set(one, known);
  return known;
};

/** What the judge cannot read off an entry itself. */
export type Facts = {
  sizeOf(media: string): Size | null;
  /** Whether the recipe, dish or product in the library is active. */
  isActive(kind: UsedKind, id: string): boolean;
};

type Arranged = Pick<PresentationContent, 'entries' | 'table'>;

/** Once a table is arranged, only what lies on it is seen. */
const isOnTable = (one: Entry, { table }: Arranged): boolean =>
  !table || one.kind !== 'image' || table.images.some(({ entry: id }) => id === one.id);

const isShown = (one: Entry, content: Arranged, facts: Facts): boolean => {
  if (!one.active || !isFinished(one) || !isOnTable(one, content)) return false;
  const item = itemOf(one);
  return !item || facts.isActive(item.kind, item.id);
};

/** The presentation's entries as the judge takes them. An image in a category that nobody sees is in none. */
export function toJudge(content: Arranged, facts: Facts): JudgedEntry[] {
  const { entries } = content;
  const shown = new Set(entries.filter((one) => isShown(one, content, facts)).map(({ id }) => id));
  return entries.map((one) => ({
    kind: one.kind,
    active: shown.has(one.id),
    size: isIllustrated(one) ? facts.sizeOf(one.media) : null,
    category: one.kind === 'image' && one.category && shown.has(one.category) ? one.category : null,
  }));
}
