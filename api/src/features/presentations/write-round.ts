import type { Person, Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Deed } from '../../db/record-activity.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { keepSaved } from '../../presentation-row/keep-saved.ts';
import { judgeHeld } from '../../rules/judge-content.ts';
import { holdFacts, type Known, wantedBy } from '../../rules/read-facts.ts';
import { deed } from './deed.ts';
import { demandVersion } from './find-presentation.ts';
import * as store from './presentations.store.ts';

type Which = { system: SystemId; id: string };

/** Made new, or made of that version. */
export type Save = Which & {
  content: PresentationContent;
  active: boolean;
  by: Person;
  at?: FieldIssue['path'];
  version: 'new' | number;
};

/** A draft that a display shows, or showed until now, is not written among drafts: its minimums and its release need the whole system. */
export type Shown = 'shown';
export type Outcome = Presentation | Problem | Shown;

/** In entries: so much is kept in memory once more while it is written. */
export const entriesAtMost = 1_000;
export const sizeOf = ({ content }: Save): number => 10 + content.entries.length;

/** Of one that was there already: theirs, if the same creation was sent twice. */
export function madeBefore(row: PresentationRow | undefined, by: Person): PresentationRow {
  if (row?.created_by_id !== by.id) throw idIsTaken();
  return row;
}

const idIsTaken = () => new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);

type Round = { registry: Registry; system: SystemId; saves: readonly Save[] };

/**
 * Several saves of a system, no two of the same presentation: read again, judge each, write those that may be. Called with the
 * system locked, or shared by those who write drafts.
 */
export async function writeRound(tx: Transaction<Tables>, round: Round): Promise<Outcome[]> {
  const { registry, system, saves } = round;
  const current = await store.holdRows(
    tx,
    system,
    saves.map(({ id }) => id),
  );
  const known = await holdFacts(tx, wantedBy(saves.map(({ content }) => content)));
  const judged = saves.map((save) => judge(save, { registry, known, row: current.get(save.id) }));
  const accepted = judged.filter(isAccepted);
  const isMade = ({ id }: Which) => !current.has(id);
  const rows = new Map(
    [
      ...(await store.insert(tx, system, accepted.filter(isMade))),
      ...(await store.update(
        tx,
        accepted.filter((one) => !isMade(one)),
      )),
    ].map((row) => [row.id, row]),
  );
  const written = accepted.filter(({ id }) => rows.has(id));
  await keepSaved(
    tx,
    [...rows.values()].map((row) => ({ row, before: current.get(row.id) })),
    written.map((one): Deed => {
      const before = current.get(one.id);
      const action = before ? deed(before, one) : 'created';
      return { action, system, subject: one.id, title: one.content.title, by: one.by };
    }),
  );
  return judged.map((one) => {
    if (!isAccepted(one)) return one;
    const row = rows.get(one.id);
    return row ? store.toPresentation(row, registry) : idIsTaken(); // by another system
  });
}

const isAccepted = (one: Outcome | store.Saved): one is store.Saved =>
  typeof one === 'object' && 'verdict' in one;

const attempt = <T>(work: () => T): T | Problem => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
};

type Facts = { registry: Registry; known: Known; row: PresentationRow | undefined };

function judge(save: Save, { registry, known, row }: Facts): Outcome | store.Saved {
  const { system, id, content, active, by, at, version } = save;
  return attempt(() => {
    if (version === 'new') {
      if (row) return store.toPresentation(madeBefore(row, by), registry);
    } else {
      if (!row) throw new Problem('presentation.not-found', { id });
      if (row.active && !active) return 'shown';
      demandVersion(row, version, registry);
    }
    const verdict = judgeHeld(known, {
      system: registry[system],
      ...{ content, active, at, planned: row?.schedule },
    });
    return { id, system, content, active, verdict, by, version: (row?.version ?? 0) + 1 };
  });
}
