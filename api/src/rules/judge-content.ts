import type { ContentKind } from '@psifida/contract/content/kinds';
import {
  contradictions,
  type Facts,
  mediaOf,
  mediaOfContent,
  type PresentationContent,
  toJudge,
  unfinishedParts,
} from '@psifida/contract/content/presentation-content';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type Missing, standing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { toFieldIssues } from '../http/field-issues.ts';
import { Problem } from '../problem.ts';

/** How many entries of each kind count, and what is missing because of it. */
export type Verdict = { standing: Partial<Record<ContentKind, number>>; missing: Missing[] };

/** What is missing by the minimums of today, from counts made when it was saved. */
export const missingNow = (system: System, counted: Verdict['standing']): Missing[] =>
  system.sections
    .map((section) => ({ ...section, have: counted[section.kind] ?? 0 }))
    .filter(({ have, atLeast }) => have < atLeast);

type Judged = {
  system: System;
  content: PresentationContent;
  active: boolean;
  /** Where in the request the content stands. */
  at?: FieldIssue['path'];
};

/**
 * One judgement for every way of saving: what cannot be is refused at its field; what an active presentation lacks
 * is refused with the counts; an inactive draft may lack things and is told so.
 */
export async function judgeContent(
  tx: Transaction<Tables>,
  { system, content, active, at = [] }: Judged,
): Promise<Verdict> {
  const sizes = await mediaSizes(tx, content);
  const issues = [...contradictions(system, content), ...unknownMedia(content, sizes)];
  if (active) issues.push(...unfinished(content));
  if (issues.length)
    throw new Problem(
      'input.invalid',
      {},
      issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] })),
    );

  const facts: Facts = { sizeOf: (media) => sizes.get(media) ?? null, isActive: () => true };
  const stands = standing(system, toJudge(content, facts));
  const missing = stands.filter(({ have, atLeast }) => have < atLeast);
  if (active && missing.length) throw new Problem('presentation.incomplete', { missing });
  return { standing: Object.fromEntries(stands.map(({ kind, have }) => [kind, have])), missing };
}

type Sizes = Map<string, { width: number; height: number }>;

/** Locked against deletion until this save is through. */
async function mediaSizes(tx: Transaction<Tables>, content: PresentationContent): Promise<Sizes> {
  const ids = mediaOfContent(content);
  if (!ids.length) return new Map();
  const rows = await tx
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .select(['media_asset.id', 'width', 'height'])
    .where('media_asset.id', 'in', ids)
    .forKeyShare(['media_asset'])
    .execute();
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

const unknownMedia = ({ entries, table }: PresentationContent, sizes: Sizes): FieldIssue[] => [
  ...entries.flatMap((entry, index): FieldIssue[] =>
    mediaOf(entry).every((media) => sizes.has(media))
      ? []
      : [{ path: ['entries', index, 'media'], code: 'field.unknown' }],
  ),
  ...(table?.background.kind === 'image' && !sizes.has(table.background.media)
    ? [{ path: ['table', 'background', 'media'], code: 'field.unknown' }]
    : []),
];

const unfinished = ({ entries }: PresentationContent): FieldIssue[] =>
  entries.flatMap((entry, index) =>
    entry.active ? unfinishedParts(entry).flatMap((issue) => toFieldIssues(issue, ['entries', index])) : [],
  );
