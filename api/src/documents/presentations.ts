import {
  feedsOf,
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import { Problem } from '@psifida/contract/problem';
import { leavesTooFew } from '@psifida/contract/registry/check';
import { activePresentationsAtLeast, type Registry, type SystemId } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { lockForDrafts, lockSystem } from '../db/lock-system.ts';
import { toContent } from '../db/presentation-columns.ts';
import { inOneStatement, type StatementParts } from '../db/query.ts';
import { type Action, recording } from '../db/record-activity.ts';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { useFeeds } from '../db/use-feeds.ts';
import { notifyDisplays } from '../releases/notify-displays.ts';
import { brokenBy, judgeHeld, judgeLeniently, type Verdict } from './judge-presentation.ts';
import { keepDoubts } from './language-doubts.ts';
import * as store from './presentation.store.ts';
import { holdFacts, wantedBy } from './read-facts.ts';
import { presentationRevisions, readContent } from './revisions.ts';
import type { Change, DocumentKind, Written } from './write-documents.ts';

export type PresentationChange = Change<PresentationRow, PresentationContent>;
type Kind = DocumentKind<PresentationRow, PresentationContent, Verdict | null>;

const idsOf = (changes: readonly PresentationChange[]) => changes.map(({ id }) => id).filter(store.isId);

/** Known before anything is locked to be drafts, and of the version that is named. */
const areDrafts = (changes: readonly PresentationChange[]): boolean =>
  changes.every(({ version, next }) => version !== undefined && typeof next === 'object' && !next.active);

export const presentationsOf = (registry: Registry, system: SystemId): Kind => ({
  table: 'presentation',
  lock: (tx, changes) =>
    areDrafts(changes)
      ? lockForDrafts(tx, system, {
          ids: idsOf(changes),
          creates: changes.some(({ version }) => version === 'new'),
        })
      : lockSystem(tx, system),
  hold: (tx, changes) => store.hold(tx, system, idsOf(changes)),
  notFound: (id) => new Problem('presentation.not-found', { id }),
  // The latest goes along, so that the caller can merge without asking again.
  changedElsewhere: (_, row) =>
    new Problem('presentation.changed-elsewhere', { current: store.toPresentation(row, registry) }),

  async judge(tx, proposals) {
    const known = await holdFacts(tx, wantedBy(proposals.flatMap(({ next }) => next?.content ?? [])));
    return ({ change, before, next }) => {
      if (!next) return null;
      const shown = before?.active ? shownOf(toContent(before)) : [];
      const judged = { system: registry[system], ...next, at: change.at, planned: before?.schedule, shown };
      if (!change.follows || !before) return judgeHeld(known, judged);
      const verdict = judgeLeniently(known, judged);
      const broken = brokenBy(before, verdict);
      if (broken) throw new Problem('presentation.incomplete', broken);
      return verdict;
    };
  },

  minimum: {
    countActive: (tx) => store.countActive(tx, system),
    tooFew: ({ before, after, isDeleted }) =>
      leavesTooFew({ before, after, atLeast: activePresentationsAtLeast })
        ? new Problem(isDeleted ? 'presentation.last-active-delete' : 'presentation.last-active', {
            atLeast: activePresentationsAtLeast,
          })
        : null,
  },

  async store(tx, accepted) {
    const saved = accepted.flatMap(({ change, before, next, verdict }) =>
      next && verdict
        ? [{ id: change.id, system, ...next, verdict, by: change.by, version: (before?.version ?? 0) + 1 }]
        : [],
    );
    const rows = [
      ...(await store.insert(
        tx,
        system,
        saved.filter(({ version }) => version === 1),
      )),
      ...(await store.update(
        tx,
        saved.filter(({ version }) => version > 1),
      )),
    ];
    return new Map(rows.map((row) => [row.id, row]));
  },
  keep,

  subject: { system, kind: 'presentation', titleOf: ({ title_el: el, title_en: en }) => ({ el, en }) },
  systemsShowing: async (_, written) =>
    written.some(({ before, after }) => before?.active || after?.active) ? [system] : [],
});

const shownOf = ({ entries, table }: PresentationContent): string[] =>
  mediaOfContent({ entries: entries.filter(({ active }) => active), table });

async function keep(
  tx: Transaction<Tables>,
  written: readonly Written<PresentationRow>[],
  actions: readonly Action[],
): Promise<void> {
  const saves = written.flatMap(({ before, after }) => (after ? [{ row: after, before }] : []));
  const saved = saves.map(({ row, before }) => ({ ...row, content: toContent(row), before }));
  const { parts, told } = recording(actions);
  await inOneStatement(
    tx,
    {
      ...keepingUses(saves.map(({ row }) => row)),
      revisions: presentationRevisions.keeping(saved),
      ...parts,
    },
    told,
  );
  // Once for all of them: feeds are locked in one order, so that two writes cannot deadlock.
  await keepFeeds(tx, saves);
  for (const save of saves) await keepHere(tx, save);
  await keepDoubts(
    tx,
    saved.map(({ id, system, content, before }) => ({
      ...{ id, kind: 'presentation', system, content, isNew: !before },
      before: before ? readContent(toContent(before)) : null,
    })),
  );
}

/** A row per use, so that the database guards it. Only differences are written: what stays is not locked. */
function keepingUses(rows: readonly PresentationRow[]): StatementParts {
  const uses = rows.flatMap((row) => [
    ...mediaOfContent(toContent(row)).map((asset) => ({ user: row.id, asset })),
    ...row.entries.flatMap((entry) => itemOf(entry) ?? []).map(({ id: item }) => ({ user: row.id, item })),
  ]);
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  return {
    uses: sql`select "user", asset, item
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as uses ("user" uuid, asset uuid, item uuid)`,
    gone_media: sql`delete from media_use where presentation_id = any(${changed}::uuid[])
      and not exists (select from uses where uses."user" = presentation_id and uses.asset = asset_id)`,
    gone_items: sql`delete from library_use where presentation_id = any(${changed}::uuid[])
      and not exists (select from uses where uses."user" = presentation_id and uses.item = item_id)`,
    used_media: sql`insert into media_use (asset_id, presentation_id)
      select asset, "user" from uses where asset is not null on conflict do nothing`,
    used_items: sql`insert into library_use (item_id, presentation_id)
      select distinct item, "user" from uses where item is not null on conflict do nothing`,
  };
}

type Saved = { row: PresentationRow; before: PresentationRow | undefined };

/** The feeds that they show, likewise. */
const keepFeeds = (tx: Transaction<Tables>, saves: readonly Saved[]): Promise<void> =>
  useFeeds(
    tx,
    saves.map(({ row: { id, entries }, before }) => ({
      presentation: id,
      hadNone: !before?.entries.some(({ kind }) => kind === 'news-links'),
      urls: entries.flatMap(feedsOf),
    })),
  );

const mapImage = ({ entries, map }: PresentationRow) => {
  const entry = entries.find(({ id }) => id === map);
  return entry?.kind === 'image' && entry.media;
};

/** Where visitors stand is kept by the map's image, and stays when another takes that image's place. */
async function keepHere(tx: Transaction<Tables>, { row, before }: Saved): Promise<void> {
  const [from, to] = [before && mapImage(before), mapImage(row)];
  if (!from || !to || from === to || before?.map !== row.map) return;
  const { rows } = await sql<{ id: string }>`
    update display set you_are_here = you_are_here || jsonb_build_object(${to}::text, you_are_here -> ${from}::text)
    where system = ${row.system} and jsonb_exists(you_are_here, ${from}) and not jsonb_exists(you_are_here, ${to})
    returning id
  `.execute(tx);
  if (rows.length)
    await notifyDisplays(tx, { event: 'settings', to: { displays: rows.map(({ id }) => id) } });
}
