import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@psifida/contract/endpoints/all';
import { freePort } from '@psifida/postgres/testing/free-port';
import { restore } from '@psifida/server/archive/restore';
import { readConfig } from '@psifida/server/config/config';
import { pairDisplay } from '@psifida/server/testing/furnish';
import { openStaff } from '@psifida/server/testing/staff';
import { launch, type Product } from '../product/launch.ts';
import { type Draw, seeded } from '../seeded.ts';
import { residentMegabytes } from '../soak/measures.ts';
import { openLedger } from '../torture/ledger.ts';
import { hourInAthens } from './athens.ts';
import { openFalseClock } from './false-clock.ts';
import { createGlass, type Glass } from './glass.ts';
import { failedJobs, readLeft, readSizes, type Sizes, untilJobsDone } from './look.ts';
import { openStaffWeeks } from './staff-weeks.ts';
import { checkTold } from './told.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Both clock changes of a year lie ahead, and a 29th of February. */
const start = Date.parse('2027-03-15T00:00:00Z');
const displays = 10;
const backupsKept = 7;
const goalMegabytes = 250;
const quietMs = 60_000;
const system = 'system1a';

type Options = {
  weeks: number;
  /** In a week. */
  saves: number;
  /** By how many hours the clock is moved on at a time. */
  step: number;
  seed: number;
  library: string;
  say: (line: string) => void;
};

type Way = 'on' | 'away' | 'off';
type Standing = { id: string; glass: Glass; way: Way; until: number };

const longest: Record<Way, number> = { on: 20 * day, away: 14 * day, off: 7 * day };
const turn = (one: Standing, at: number, draw: Draw): void => {
  one.way = draw.pick((['on', 'away', 'off'] as const).filter((way) => way !== one.way));
  one.until = at + 6 * hour + draw.next() * longest[one.way];
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Runs the product through so many weeks; answers whether every promise was kept. */
export async function year({ weeks, saves, step, seed, library, say }: Options): Promise<boolean> {
  const begun = performance.now();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-year-'));
  const [dataDir, backups, restored] = ['data', 'backups', 'restored'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await mkdir(dataDir, { mode: 0o711 });
  await mkdir(backups);
  const log = path.join(folder, 'product.log');
  const draw = seeded(seed);
  const clock = openFalseClock({ library, folder, start });
  const days = weeks * 7;
  const keep = {
    bin: Math.max(1, Math.min(30, Math.floor(days / 4))),
    shown: Math.max(2, Math.min(180, Math.floor(days / 2))),
    activity: Math.max(3, Math.min(270, Math.floor(days * 0.75))),
  };
  const port = await freePort();
  const env = {
    ...clock.env,
    BACKUP_DIR: backups,
    BACKUP_KEEP: String(backupsKept),
    KEEP_BIN_DAYS: String(keep.bin),
    KEEP_SHOWN_DAYS: String(keep.shown),
    KEEP_ACTIVITY_DAYS: String(keep.activity),
  };
  say(
    `YEAR_SEED=${seed}: ${weeks} weeks from ${new Date(start).toISOString()}, ${step} hours at a time, ${saves} saves a week, ${displays} displays`,
  );

  let product: Product = launch({ port, dataDir, log, env });
  let kept = false;
  try {
    await product.ready;
    const { url } = product;
    const ledger = openLedger();
    const staff = openStaff(url, ledger.note, clock.now);
    const work = await openStaffWeeks({ url, staff, ledger, clock, draw, binDays: keep.bin });
    const dueAt = (at: number): string | null => {
      const { weekend, hour: hands } = hourInAthens(at);
      if (hands >= 22 || hands < 6) return work.night;
      return !weekend && hands >= 9 && hands < 17 ? work.office : null;
    };
    const pair = async (): Promise<Standing> => {
      const glass = createGlass({ url, token: await pairDisplay(url, staff), system, draw, dueAt });
      const { id } = await glass.meet();
      return { id, glass, way: 'on', until: clock.now() + draw.next() * longest.on };
    };
    await staff.call('count visits', endpoints.switchCounting, { body: { counting: true } });
    const standing: Standing[] = [];
    while (standing.length < displays) standing.push(await pair());
    const [always, longAway] = standing as [Standing, Standing];
    always.until = Number.POSITIVE_INFINITY;
    if (days > 100) Object.assign(longAway, { way: 'away', until: start + 60 * day });
    const gone: Standing[] = [];

    const made = new Set<string>();
    const sizes: Sizes[] = [];
    let [highest, failures, upgrades, owed, hours] = [0, 0, 0, 0, 0];
    const countFailures = async (): Promise<void> => {
      for (const [job, times] of await failedJobs(url)) {
        failures += times;
        ledger.lost.push(`${job} failed ${times} times`);
      }
    };

    const goOn = async (at: number, quiet = false): Promise<void> => {
      const before = start + hours * hour;
      clock.turnTo(at);
      hours = (at - start) / hour;
      await untilJobsDone(url, at);
      for (const name of await readdir(backups)) if (name.endsWith('.psifida')) made.add(name);
      for (const one of standing) {
        if (one.way !== 'off') one.glass.live(before, at);
        if (at >= one.until) turn(one, at, draw);
      }
      await Promise.all(standing.flatMap(({ way, glass }) => (way === 'on' ? [glass.meet()] : [])));
      for (owed += quiet ? 0 : (saves * step) / 168; owed >= 1; owed -= 1) await work.save();
      highest = Math.max(highest, residentMegabytes(product.pid));
    };

    for (let at = start + step * hour; at <= start + days * day; at += step * hour) {
      await goOn(at);
      const elapsed = at - start;
      const passed = (share: number): boolean => {
        const mark = Math.floor(days * share) * day;
        return elapsed >= mark && elapsed - step * hour < mark;
      };
      if (elapsed % (7 * day) < step * hour) {
        await work.week();
        await work.check(always.glass);
      }
      if ([0.25, 0.5, 0.75].some(passed)) {
        sizes.push(await readSizes(dataDir));
        const told = { staff, clock, keepShownDays: keep.shown, draw, ledger };
        for (const { id, glass, way } of [...standing, ...gone])
          if (way === 'on') await checkTold(told, { id, glass });
        const last = standing.at(-1);
        if (last) {
          await last.glass.meet();
          await staff.call('revoke', endpoints.revokeDisplay, { params: { id: last.id } });
          gone.push({ ...last, way: 'on' });
          standing[standing.length - 1] = await pair();
        }
        say(
          `${new Date(at).toISOString().slice(0, 10)}: ${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost, memory ${residentMegabytes(product.pid).toFixed(0)} MB, database ${megabytes(sizes.at(-1)?.database ?? 0)}, after ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
        );
      }
      if ([1 / 3, 2 / 3].some(passed)) {
        await countFailures();
        product.kill('SIGTERM');
        await product.ended;
        product = launch({ port, dataDir, log, env });
        await product.ready;
        upgrades += 1;
      }
    }

    // Everybody is there again, and a last copy is made after the last save.
    for (const one of standing) Object.assign(one, { way: 'on', until: Number.POSITIVE_INFINITY });
    const ending = start + days * day;
    for (let at = ending + step * hour; at <= ending + 2 * day; at += step * hour) await goOn(at, true);
    await work.check(always.glass);
    for (const { id, glass } of [...standing, ...gone])
      await checkTold({ staff, clock, keepShownDays: keep.shown, draw, ledger }, { id, glass });
    sizes.push(await readSizes(dataDir));
    await countFailures();

    const faults = [...ledger.lost, ...ledger.halfSaved];
    for (const { glass } of [...standing, ...gone]) faults.push(...glass.faults);
    for (const [what, count] of ledger.broken) faults.push(`${what}: ${count} × 500`);
    const demand = (kept: boolean, otherwise: string): void => {
      if (!kept) faults.push(otherwise);
    };

    const { answer: clockAnswer } = await staff.call('clock', endpoints.readClock, {});
    demand(clockAnswer?.jump === null, `the clock is not trusted: ${JSON.stringify(clockAnswer?.jump)}`);
    demand(made.size >= days, `${made.size} backups were made in ${days} days`);
    const copies = await readdir(backups);
    demand(copies.length === backupsKept, `${copies.length} files lie in the folder of the backups`);
    demand(work.keys.size > Math.floor((days - 8) / 90), `${work.keys.size} keys have signed`);
    // The processes that decode images end by themselves.
    for (const end = performance.now() + quietMs; performance.now() < end; await sleep(1_000))
      if (residentMegabytes(product.pid) <= goalMegabytes) break;
    const memory = residentMegabytes(product.pid);
    demand(memory <= goalMegabytes, `memory is ${memory.toFixed(0)} MB at the end`);

    const { audit, tooMany } = await readLeft(dataDir);
    demand(!audit.fault, `the chain of the activity: ${JSON.stringify(audit.fault)}`);
    demand(audit.forgotten > 0, 'no action was forgotten by age');
    faults.push(...tooMany);

    const grown = (what: keyof Sizes, quarter: number): number =>
      (sizes[quarter]?.[what] ?? 0) - (sizes[quarter - 1]?.[what] ?? 0);
    for (const what of ['database', 'media'] as const)
      demand(
        grown(what, 3) <= 1.5 * Math.max(0, grown(what, 1)) + 8 * 1024 * 1024,
        `${what} grew by ${megabytes(grown(what, 3))} in the last quarter, by ${megabytes(grown(what, 1))} in the second`,
      );

    const before = await work.read(staff);
    product.kill('SIGTERM');
    await product.ended;
    await restore(readConfig({ DATA_DIR: restored }, { empty: true }), {
      file: path.join(backups, copies.sort().at(-1) ?? ''),
      signedBy: null,
    });
    product = launch({ port, dataDir: restored, log, env });
    await product.ready;
    const again = await work.read(openStaff(url, ledger.note, clock.now));
    demand(again === before, 'the last backup does not hold what was acknowledged');

    const logged = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
    demand(!logged.length, `${logged.length} errors were logged: ${logged[0]?.slice(0, 1_000)}`);

    const pieces = [...standing, ...gone].reduce((sum, { glass }) => sum + glass.pieces.length, 0);
    say(
      `${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost, ${ledger.halfSaved.length} half-saved; ${pieces} hours on the glasses of ${displays + gone.length} displays, ${upgrades} upgrades, ${made.size} backups, ${work.keys.size} keys, ${failures} failed jobs`,
    );
    say(
      `activity: ${audit.actions} actions, ${audit.forgotten} forgotten by age, chain ${audit.fault ? 'broken' : 'whole'}`,
    );
    say(
      `database by quarter: ${sizes.map((one) => megabytes(one.database)).join(', ')}; media: ${sizes.map((one) => megabytes(one.media)).join(', ')}`,
    );
    say(
      `memory: ${highest.toFixed(0)} MB at most, ${memory.toFixed(0)} MB at the end (goal ${goalMegabytes} MB)`,
    );
    for (const one of faults.slice(0, 30)) say(`  ${one}`);
    say(
      `${faults.length} promises broken, after ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
    );
    kept = !faults.length;
    return kept;
  } finally {
    product.kill('SIGTERM');
    await product.ended;
    if (kept) await rm(folder, { recursive: true, force: true });
    else say(`What was left behind is in ${folder}.`);
  }
}
