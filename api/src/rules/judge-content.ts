import { asRead } from '@psifida/contract/as-read';
import { isSame } from '@psifida/contract/content/fields';
import {
  contradictions,
  type Facts,
  itemOf,
  mediaOf,
  type PresentationContent,
  soundsOfEntry,
  toJudge,
  unfinishedParts,
} from '@psifida/contract/content/presentation-content';
import { schedule } from '@psifida/contract/content/schedule';
import { scheduleFaults } from '@psifida/contract/content/schedule-faults';
import { untouchable } from '@psifida/contract/content/views-of-content';
import { toFieldIssues } from '@psifida/contract/field-issues';
import type { ContentKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type Missing, standing, tooFew } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { holdFacts, isSeen, type Known, wantedBy } from './read-facts.ts';

/** How many entries of each kind count, what is missing because of it, and which library item's picture stands for it. */
export type Verdict = {
  standing: Partial<Record<ContentKind, number>>;
  missing: Missing[];
  itemCover: string | null;
};

/** What is missing by the minimums of today, from counts made when it was saved. */
export const missingNow = (system: System, counted: Verdict['standing']): Missing[] =>
  system.sections.map((section) => ({ ...section, have: counted[section.kind] ?? 0 })).filter(tooFew);

type Judged = {
  system: System;
  content: PresentationContent;
  active: boolean;
  /** Where in the request the content stands. */
  at?: FieldIssue['path'];
  /** As it was planned before: what stays as it was is not judged anew. */
  planned?: PresentationContent['schedule'];
};

/**
 * One judgement for every way of saving: what cannot be is refused at its field; what an active presentation lacks
 * is refused with the counts; an inactive draft may lack things and is told so.
 */
export const judgeContent = async (tx: Transaction<Tables>, judged: Judged): Promise<Verdict> =>
  judgeHeld(await holdFacts(tx, wantedBy([judged.content])), judged);

/** The same for one of several, by what is held for all of them. */
export function judgeHeld(known: Known, judged: Judged): Verdict {
  const { system, content, planned = null } = judged;
  return judgeWith(known, judged, [
    ...untouchable(system, content, sizesIn(known)),
    ...(isSame(whole(content.schedule), whole(planned)) ? [] : scheduleFaults(content.schedule)),
  ]);
}

const scheduleAsRead = asRead(schedule.nullable());
/** The database keeps the parts in an order of its own, and may know a schedule from before there were all of them. */
const whole = (one: PresentationContent['schedule']) => scheduleAsRead.safeParse(one).data;

const sizesIn =
  ({ media }: Known): Facts['sizeOf'] =>
  (id) =>
    media.get(id) ?? null;

/** `refused`: what may not be saved, but does no harm where it already is. */
export function judgeWith(
  known: Known,
  { system, content, active, at = [] }: Judged,
  refused: FieldIssue[] = [],
): Verdict {
  const issues = [
    ...contradictions(system, content),
    ...unknownMedia(content, known),
    ...unknownItems(content, known),
    ...refused,
  ];
  if (active) issues.push(...unfinished(content));
  if (issues.length)
    throw new Problem(
      'input.invalid',
      {},
      issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] })),
    );

  const facts: Facts = {
    sizeOf: sizesIn(known),
    isActive: (_kind, id) => known.items.get(id)?.active ?? false,
  };
  const stands = standing(system, toJudge(content, facts));
  const missing = stands.filter(tooFew);
  if (active && missing.length) throw new Problem('presentation.incomplete', { missing });
  return {
    standing: Object.fromEntries(stands.map(({ kind, have }) => [kind, have])),
    missing,
    itemCover: itemCover(content, known),
  };
}

const unknownMedia = ({ entries, table }: PresentationContent, { media: known }: Known): FieldIssue[] => [
  ...entries.flatMap((entry, index): FieldIssue[] => [
    ...(mediaOf(entry).every((media) => isSeen(known, media))
      ? []
      : [{ path: ['entries', index, 'media'], code: 'field.unknown' }]),
    ...(soundsOfEntry(entry).every((sound) => known.get(sound)?.kind === 'sound')
      ? []
      : [{ path: ['entries', index, 'sound'], code: 'field.unknown' }]),
  ]),
  ...(table?.background.kind === 'image' && known.get(table.background.media)?.kind !== 'image'
    ? [{ path: ['table', 'background', 'media'], code: 'field.unknown' }]
    : []),
];

const unknownItems = ({ entries }: PresentationContent, { items }: Known): FieldIssue[] =>
  entries.flatMap((entry, index): FieldIssue[] => {
    const item = itemOf(entry);
    return !item || items.get(item.id)?.kind === item.kind
      ? []
      : [{ path: ['entries', index, item.kind], code: 'field.unknown' }];
  });

const unfinished = ({ entries }: PresentationContent): FieldIssue[] =>
  entries.flatMap((entry, index) =>
    entry.active ? unfinishedParts(entry).flatMap((issue) => toFieldIssues(issue, ['entries', index])) : [],
  );

/** Of the first item that visitors see; of a draft that shows none, of the first that has a picture. */
function itemCover({ entries }: PresentationContent, { items }: Known): string | null {
  const pictured = entries.flatMap((entry) => {
    const item = items.get(itemOf(entry)?.id ?? '');
    return item?.image ? [{ image: item.image, shown: entry.active && item.active }] : [];
  });
  return (pictured.find(({ shown }) => shown) ?? pictured[0])?.image ?? null;
}
