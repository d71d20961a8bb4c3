import type { Manifest, ReleaseSummary } from '@psifida/contract/content/release';
import type { ReleasedNow } from '@psifida/contract/endpoints/systems';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReleaseRow } from '../db/display-tables.ts';
import { inOneStatement, type StatementParts } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import type { Releaser } from './demand-approval.ts';

/** How far back staff can return a system. */
const keptReleases = 20;

const summaryColumns = [
  'system',
  'number',
  'hash',
  'presentations',
  'rows_hash',
  'return_of',
  'awaits',
  'reason',
  'made_at',
  'by_id',
  'by_name',
] as const;
export type SummaryRow = Pick<ReleaseRow, (typeof summaryColumns)[number]>;

export const toSummary = (row: SummaryRow): ReleaseSummary => ({
  system: row.system,
  number: row.number,
  hash: row.hash,
  madeAt: row.made_at.toISOString(),
  by: row.by_id !== null ? { id: row.by_id, name: row.by_name ?? '' } : null,
  presentations: row.presentations,
  returnOf: row.return_of,
  reason: row.reason,
});

/** Null unless an earlier release is shown instead of what is saved. */
export const toReturned = (row: SummaryRow): ReleasedNow['returned'] => {
  const { returnOf, by, madeAt, reason } = toSummary(row);
  return returnOf === null || row.rows_hash === row.hash ? null : { to: returnOf, by, at: madeAt, reason };
};

const newestFirst = (db: Kysely<Tables>, system: SystemId) =>
  db.selectFrom('release').select(summaryColumns).where('system', '=', system).orderBy('number', 'desc');

export const list = (db: Kysely<Tables>, system: SystemId): Promise<SummaryRow[]> =>
  newestFirst(db, system).limit(keptReleases).execute();

export const findCurrent = (db: Kysely<Tables>, system: SystemId): Promise<SummaryRow | undefined> =>
  newestFirst(db, system).limit(1).executeTakeFirst();

/** With who made it. */
export const listSummaries = (
  db: Kysely<Tables>,
  which: readonly { system: SystemId; number: number }[],
): Promise<SummaryRow[]> =>
  which.length
    ? db
        .selectFrom('release')
        .select(summaryColumns)
        .where(({ or, and }) => or(which.map(({ system, number }) => and({ system, number }))))
        .execute()
    : Promise.resolve([]);

export const findWhole = (
  db: Kysely<Tables>,
  { system, number }: { system: SystemId; number: number },
): Promise<ReleaseRow | undefined> =>
  db
    .selectFrom('release')
    .selectAll()
    .where('system', '=', system)
    .where('number', '=', number)
    .executeTakeFirst();

/** What it shows; null where it is not kept. */
export const readManifest = async (
  db: Kysely<Tables>,
  which: { system: SystemId; number: number },
): Promise<Manifest | null> => {
  const row = await findWhole(db, which);
  return row ? (JSON.parse(row.manifest) as Manifest) : null;
};

type Rows = { rowsHash: string; awaits: ReleaseRow['awaits'] };

export const setRows = (
  tx: Transaction<Tables>,
  { system, number }: { system: SystemId; number: number },
  { rowsHash, awaits }: Rows,
) =>
  tx
    .updateTable('release')
    .set({ rows_hash: rowsHash, awaits })
    .where('system', '=', system)
    .where('number', '=', number)
    .execute();

type BeingMade = { file_sha256: string; step: string };

/** Sizes that displays choose from and that are still being made. */
export const listBeingMade = (tx: Transaction<Tables>): Promise<BeingMade[]> =>
  tx.selectFrom('media_preparation').select(['file_sha256', 'step']).where('step', '<>', 'others').execute();

/** Up to which step sizes of these files are still being made for displays. */
export function awaitedOf(beingMade: readonly BeingMade[], files: readonly string[]): ReleaseRow['awaits'] {
  const own = new Set(files);
  const steps = new Set(beingMade.filter((one) => own.has(one.file_sha256)).map(({ step }) => step));
  return (['usable', 'largest'] as const).find((step) => steps.has(step)) ?? null;
}

/** Systems whose release awaited sizes that are there by now. */
export async function listToComplete(db: Kysely<Tables>): Promise<SystemId[]> {
  const rows = await db
    .selectFrom('release')
    .select('system')
    .where('awaits', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release as later')
            .select('later.number')
            .whereRef('later.system', '=', 'release.system')
            .whereRef('later.number', '>', 'release.number'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_file')
            .innerJoin('media_preparation as being', 'being.file_sha256', 'release_file.file_sha256')
            .select('being.step')
            .whereRef('release_file.system', '=', 'release.system')
            .where('release_file.until', 'is', null)
            .where(sql<boolean>`being.step in ('usable', release.awaits)`),
        ),
      ),
    )
    .orderBy('system')
    .execute();
  return rows.map(({ system }) => system);
}

export type NewRelease = {
  system: SystemId;
  number: number;
  hash: string;
  manifest: string;
  presentations: ReleaseSummary['presentations'];
  rowsHash: string;
  awaits: ReleaseRow['awaits'];
  returnOf: number | null;
  reason?: string;
  releaser: Releaser;
  /** What it needs; of a return the release it brings back, whose files are all still held. */
  files: readonly string[] | { heldSince: number };
  /** Not for all displays, or not yet. */
  isHeld?: boolean;
};

/** The next release and its hold on the files it needs; what is too old to return to goes. Called with the system locked. */
export async function insert(tx: Transaction<Tables>, release: NewRelease): Promise<SummaryRow> {
  const { system, number, releaser } = release;
  const columns = sql.join(summaryColumns.map((name) => sql.ref(name)));
  const made = sql`
    insert into release (system, number, hash, manifest, presentations, rows_hash, awaits, return_of, reason,
      by_id, by_name, opened_at)
    values (${system}, ${number}, ${release.hash}, ${release.manifest}, ${JSON.stringify(release.presentations)},
      ${release.rowsHash}, ${release.awaits}, ${release.returnOf}, ${release.reason ?? ''},
      ${releaser.by?.id ?? null}, ${releaser.by?.name ?? null}, ${release.isHeld ? sql`null` : sql`now()`})
    returning ${columns}`;
  const [row] = await inOneStatement(
    tx,
    { made, ...holdingFiles(release), ...sendingToPast({ system, upTo: number - keptReleases }) },
    sql<SummaryRow>`select ${columns} from made`,
  );
  return row as SummaryRow;
}

/** Too old to return to and shown nowhere; found by who looks back for as long as that is kept. */
const sendingToPast = ({ system, upTo }: { system: SystemId; upTo: number }): StatementParts => ({
  gone: sql`
    delete from release where system = ${system} and number <= ${upTo} and not exists (
      select from first_display where system = ${system} and is_on and open_number <= release.number
    ) returning system, number, hash, manifest, presentations, return_of, reason, made_at, by_id, by_name, erased_at`,
  past: sql`
    insert into past_release
      (system, number, hash, manifest, presentations, return_of, reason, made_at, until, by_id, by_name, erased_at)
    select gone.system, gone.number, gone.hash, gone.manifest, gone.presentations, gone.return_of, gone.reason,
      gone.made_at, next.made_at, gone.by_id, gone.by_name, gone.erased_at
    from gone join release as next on next.system = gone.system and next.number = gone.number + 1`,
});

/** Only what differs from the release before is written: a system may show thousands of files. */
function holdingFiles({ system, number, files }: NewRelease): StatementParts {
  if ('heldSince' in files)
    return {
      held: sql`update release_file set until = null where system = ${system} and until >= ${files.heldSince}`,
    };
  return {
    let_go: sql`
      update release_file set until = ${number - 1}
      where system = ${system} and until is null and file_sha256 <> all (${files}::text[])`,
    held: sql`
      insert into release_file (system, file_sha256)
      select ${system}, file from unnest(${files}::text[]) as file
      on conflict (system, file_sha256) do update set until = null where release_file.until is not null`,
  };
}
