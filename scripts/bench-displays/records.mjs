// @ts-check
// What records of what was on the glass and counts of visits cost: processor time at rest, bytes per display and year, the
// lists of a year.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillDisplays, fillSystem } from './visits.mjs';

const goals = { moreAtRest: 0.25, megabytes: 5, listMs: 100 };
const restSeconds = 30;
/** A turn of 15 seconds is three pictures of the shortest time each: nothing that staff can make is faster. */
const turn = 15;
const days = 365;
/** Of which every day is written whole; the sums are those of all displays. */
const displaysWhole = 20;
const presentationsADay = 5;

/** @typedef {{ ask(question: unknown): Promise<unknown> }} Helper */
/** @typedef {{ number: number, hash: string, presentations: { id: string }[] }} Release */
/** @typedef {{ server: Helper & { url: string }, displays: Helper, db: import('kysely').Kysely<any>, folder: string, release: Release }} Asked */

/** Processor time of the server's process and of all of PostgreSQL's. @param {Asked} asked */
async function processorMs({ server, folder }) {
  const files = await readdir(path.join(folder, 'postgres'), { recursive: true });
  const lock = files.find((file) => path.basename(file) === 'postmaster.pid') ?? '';
  const [main = ''] = (await readFile(path.join(folder, 'postgres', lock), 'utf8')).split('\n');
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Of those that have ended meanwhile, the time is their parent's.
    if (pid === main) ticks += fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
    else if (fields[1] === main) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return Number(await server.ask('cpu')) + ticks * 10;
}

/** @param {Asked} asked */
export async function measureRest(asked) {
  const { displays, release } = asked;
  await fillToday(asked);
  const rest = async (/** @type {boolean} */ records) => {
    const before = await processorMs(asked);
    const answer = await displays.ask({
      seconds: restSeconds,
      records,
      presentations: namesOf(release),
      release,
    });
    const { refused } = /** @type {{ refused: number }} */ (answer);
    if (refused) throw new Error(`${refused} calls were refused`);
    return ((await processorMs(asked)) - before) / restSeconds;
  };
  await rest(true); // loads the code
  const [without, withRecords] = [await rest(false), await rest(true)];
  const more = withRecords / without - 1;
  return {
    what: 'processor time at rest, with records and counts',
    figure: `${withRecords.toFixed(0)} ms a second instead of ${without.toFixed(0)}, ${(more * 100).toFixed(0)} % more`,
    goal: `${goals.moreAtRest * 100} % more`,
    met: more <= goals.moreAtRest,
  };
}

/** What a usual day has of a release. @param {Release} release */
const namesOf = ({ presentations }) => presentations.slice(0, presentationsADay).map(({ id }) => id);

/** @param {string} day @param {number} seconds @param {Release} release */
const piecesOf = (day, seconds, { number, presentations }, startOf = Date.parse(`${day}T00:00Z`) / 1000) =>
  Array.from({ length: Math.floor(seconds / turn) }, (_, place) => ({
    // A turn takes a second more now and then, as fades and slow pictures have it.
    from: startOf + place * turn + ((place * 7) % 3 ? 0 : 1),
    until: startOf + (place + 1) * turn + (((place + 1) * 7) % 3 ? 0 : 1),
    system: /** @type {const} */ ('system1a'),
    release: number,
    presentation: presentations[place % presentationsADay]?.id ?? null,
    continued: false,
  }));

/** Every display has told of today until ten minutes ago. @param {Asked} asked */
async function fillToday({ db, release }) {
  const { packDay } = await import('../../api/dist/features/past/pack-day.js');
  const { dayOf, startOf } = await import('../../api/dist/features/past/day-of-glass.js');
  const now = Date.now() / 1000;
  const day = dayOf(now);
  const passed = Math.max(turn, now - startOf(day) - 600);
  const shown = packDay(day, piecesOf(day, passed, release, startOf(day)));
  const displays = await db.selectFrom('display').select('id').execute();
  await db
    .insertInto('shown_day')
    .values(displays.map(({ id }) => ({ display_id: id, day, shown })))
    .onConflict((/** @type {any} */ conflict) => conflict.doNothing())
    .execute();
  const presentations = namesOf(release);
  await fillDisplays({ db, displays: displays.map(({ id }) => id), days: [day], presentations });
  await fillSystem({ db, days: [day], presentations });
}

/** @param {Asked & { authorization: string }} asked */
export async function measureYear({ db, server, release, authorization }) {
  const { sql } = await import('kysely');
  const { packDay } = await import('../../api/dist/features/past/pack-day.js');
  const { startOf } = await import('../../api/dist/features/past/day-of-glass.js');
  const names = namesOf(release);
  const [first, last] = ['2025-01-01', '2025-12-31'];

  const bytesOf = async (/** @type {string} */ table) => {
    await sql`vacuum ${sql.table(table)}`.execute(db);
    const { rows } = await sql`select pg_total_relation_size(${table})::bigint as bytes`.execute(db);
    return Number(/** @type {{ bytes: string }} */ (rows[0]).bytes);
  };
  const displays = (await db.selectFrom('display').select('id').execute()).map(({ id }) => id);
  const allDays = Array.from({ length: days }, (_, count) =>
    new Date(Date.parse(first) + count * 86_400_000).toISOString().slice(0, 10),
  );
  const bytesBefore = await bytesOf('shown_day');
  for (const day of allDays) {
    const shown = packDay(day, piecesOf(day, 86_400, release, startOf(day)));
    await db
      .insertInto('shown_day')
      .values(displays.slice(0, displaysWhole).map((id) => ({ display_id: id, day, shown })))
      .execute();
  }
  const wholeYear = ((await bytesOf('shown_day')) - bytesBefore) / displaysWhole;
  // Day by day: no statement takes longer than the server lets one.
  for (const day of allDays)
    await sql`
      insert into shown_by_display (display_id, day, presentation_id, system, seconds, times)
      select display.id, ${day}::date, presentation::uuid, 'system1a', 17280, 1152
      from display, unnest(${names}::text[]) as presentation
    `.execute(db);
  await sql`
    insert into shown_by_system (system, day, presentation_id, seconds, times)
    select 'system1a', day::date, id::uuid, 34560000, 2304000
    from generate_series(${first}::date, ${last}::date, '1 day') as day,
      unnest(${release.presentations.map(({ id }) => id)}::text[]) as id
  `.execute(db);
  await sql`analyze shown_by_display, shown_by_system, shown_day`.execute(db);
  const sums = ((await bytesOf('shown_by_display')) + (await bytesOf('shown_by_system'))) / displays.length;
  const megabytes = (wholeYear + sums) / 1e6;

  const countsBefore = await bytesOf('visit_by_display');
  const ofCounts = { db, days: allDays, presentations: names };
  await fillDisplays({ ...ofCounts, displays: displays.slice(0, displaysWhole) });
  await fillSystem({ ...ofCounts, presentations: release.presentations.map(({ id }) => id) });
  const countsYear = ((await bytesOf('visit_by_display')) - countsBefore) / displaysWhole;
  const countedMegabytes = (countsYear + (await bytesOf('visit_by_system')) / displays.length) / 1e6;
  const together = megabytes + countedMegabytes;

  const ask = async (/** @type {string} */ address) => {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/api/v1/${address}`, { headers: { authorization } });
    const { length } = await answer.text();
    if (!answer.ok || length < 1_000) throw new Error(`${address}: ${answer.status}, ${length} bytes`);
    return performance.now() - begun;
  };
  const period = `from=${first}&until=${last}`;
  const lists = {
    'a year of a display': (/** @type {number} */ turns) =>
      `past/report?subject=display&id=${displays[(turns * 97) % displays.length]}&${period}`,
    'a year of a system, 20 presentations': () => `past/report?subject=system&id=system1a&${period}`,
    'a year of a presentation on all displays': () =>
      `past/report?subject=presentation&id=${names[0]}&${period}`,
    'a moment of a display': (/** @type {number} */ turns) =>
      `past/displays/${displays[turns % displaysWhole]}?at=2025-0${1 + (turns % 9)}-11T10:20:30Z`,
    'all displays, to choose from': () => 'past/displays',
    'visits of a year at a display': (/** @type {number} */ turns) =>
      `visits/report?subject=display&id=${displays[turns % displaysWhole]}&${period}`,
    'visits of a year in a system, 20 presentations': () =>
      `visits/report?subject=system&id=system1a&${period}`,
    'visits of a year with one presentation': () =>
      `visits/report?subject=system&id=system1a&presentation=${names[0]}&${period}`,
  };
  const lines = [];
  for (const [what, address] of Object.entries(lists)) {
    await ask(address(0)); // loads the code
    const times = [];
    for (let turns = 1; turns <= 20; turns += 1) times.push(await ask(address(turns)));
    times.sort((a, b) => a - b);
    const usual = times[10] ?? Number.NaN;
    lines.push({
      what,
      figure: `p50 ${usual.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
      goal: `${goals.listMs} ms`,
      met: usual < goals.listMs,
    });
  }
  return [
    {
      what: 'records of a display in a year',
      figure: `${megabytes.toFixed(2)} MB, of turns of ${turn} seconds`,
      goal: null,
      met: true,
    },
    {
      what: 'counts of a display in a year',
      figure: `${countedMegabytes.toFixed(2)} MB, of ten busy hours a day`,
      goal: null,
      met: true,
    },
    {
      what: 'both together',
      figure: `${together.toFixed(2)} MB`,
      goal: `${goals.megabytes} MB`,
      met: together < goals.megabytes,
    },
    ...lines,
  ];
}
