import { asRead } from '@psifida/contract/as-read';
import { isSame } from '@psifida/contract/content/fields';
import {
  audiosOfEntry,
  contradictions,
  type Facts,
  itemOf,
  mediaOf,
  type PresentationContent,
  signsOfEntry,
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
import type { FieldCode } from '@psifida/contract/problems';
import { leavesTooFew, type Missing, standing, tooFew } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { PresentationRow } from '../db/tables.ts';
import { isSeen, type Known, withoutRights } from './read-facts.ts';

/** How many entries of each kind count, what is missing because of it, and which library item's image stands for it. */
export type Verdict = {
  standing: Partial<Record<ContentKind, number>>;
  missing: Missing[];
  complete: boolean;
  itemCover: string | null;
  /** Pieces of its puzzles are too small to touch. */
  isUntouchable: boolean;
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
  /** The files that visitors see of it already. */
  shown?: readonly string[];
};

/** What cannot be is refused at its field, what an active one lacks with the counts; a draft may lack things. */
export function judgeHeld(known: Known, judged: Judged): Verdict {
  const { system, content, planned = null } = judged;
  return judgeWith(known, judged, [
    ...untouchable(system, content, sizesIn(known)),
    ...(isSame(whole(content.schedule), whole(planned)) ? [] : scheduleFaults(content.schedule)),
  ]);
}

const scheduleAsRead = asRead(schedule.nullable());
/** jsonb has an order of keys of its own. */
const whole = (one: PresentationContent['schedule']) => scheduleAsRead.safeParse(one).data;

const sizesIn =
  ({ media }: Known): Facts['sizeOf'] =>
  (id) =>
    media.get(id) ?? null;

/** `refused`: what may not be saved, but does no harm where it already is. */
function judgeWith(
  known: Known,
  { system, content, active, at = [], shown = [] }: Judged,
  refused: FieldIssue[] = [],
): Verdict {
  const issues = [
    ...contradictions(system, content),
    ...wrongMedia(content, 'field.unknown', (id, as) =>
      as === 'seen' ? !isSeen(known.media, id) : known.media.get(id)?.kind !== as,
    ),
    ...unknownItems(content, known),
    ...refused,
  ];
  const lacksRights = withoutRights(known.media, system.rights === 'required', shown);
  if (active)
    issues.push(
      ...unfinished(content),
      ...wrongMedia(content, 'field.rights-missing', (id, _, isActive) => isActive && lacksRights(id)),
    );
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
    complete: missing.length === 0,
    itemCover: itemCover(content, known),
    isUntouchable: untouchable(system, content, facts.sizeOf).length > 0,
  };
}

const unjudgeable: Verdict = {
  standing: {},
  missing: [],
  complete: false,
  itemCover: null,
  isUntouchable: false,
};

/** Sections may have been taken from a system: what is left over is kept, and the presentation counts as incomplete. */
export function judgeLeniently(known: Known, judged: Judged): Verdict {
  try {
    return judgeWith(known, { ...judged, active: false });
  } catch (error) {
    if (error instanceof Problem) return unjudgeable;
    throw error;
  }
}

export type Broken = {
  presentation: Pick<PresentationRow, 'id' | 'system'> & { title: { el: string; en: string } };
  missing: Missing[];
};

/** One that is shown and would fall below a minimum that it had, or lacks nothing but larger pieces; null: none. */
export function brokenBy(row: PresentationRow, { missing, isUntouchable }: Verdict): Broken | null {
  const lost = missing.filter(({ kind, have, atLeast }) =>
    leavesTooFew({ before: row.standing[kind] ?? 0, after: have, atLeast }),
  );
  const { id, system, title_el: el, title_en: en } = row;
  return row.active && (lost.length || isUntouchable)
    ? { presentation: { id, system, title: { el, en } }, missing }
    : null;
}

const wrongMedia = (
  { entries, table }: PresentationContent,
  code: FieldCode,
  isWrong: (id: string, as: 'seen' | 'audio' | 'image' | 'video', isActive: boolean) => boolean,
): FieldIssue[] => {
  const background = table?.background.kind === 'image' ? [table.background.media] : [];
  const places = [
    ...entries.flatMap((entry, index) => [
      { path: ['entries', index, 'media'], as: 'seen', ids: mediaOf(entry), active: entry.active } as const,
      {
        path: ['entries', index, 'audio'],
        as: 'audio',
        ids: audiosOfEntry(entry),
        active: entry.active,
      } as const,
      {
        path: ['entries', index, 'sign'],
        as: 'video',
        ids: signsOfEntry(entry),
        active: entry.active,
      } as const,
    ]),
    { path: ['table', 'background', 'media'], as: 'image', ids: background, active: true } as const,
  ];
  return places.flatMap(({ path, as, ids, active }) =>
    ids.some((id) => isWrong(id, as, active)) ? [{ path: [...path], code }] : [],
  );
};

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

/** Of the first item that visitors see; of a draft that shows none, of the first that has an image. */
function itemCover({ entries }: PresentationContent, { items }: Known): string | null {
  const illustrated = entries.flatMap((entry) => {
    const item = items.get(itemOf(entry)?.id ?? '');
    return item?.image ? [{ image: item.image, shown: entry.active && item.active }] : [];
  });
  return (illustrated.find(({ shown }) => shown) ?? illustrated[0])?.image ?? null;
}
