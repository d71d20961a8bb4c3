import type { OwnInstruction } from '@psifida/contract/content/instruction';
import { expect, test } from 'vitest';
import { followInstructions } from './follow-instructions.ts';
import type { Machine } from './machine.ts';

const start = Date.parse('2026-05-01T09:00:00Z');
const facts = {
  ...{ abilities: [], kiosk: '1', browser: 'x', temperature: null, diskBytes: null, diskFreeBytes: null },
  ...{ memoryFreeShare: null, signalDbm: null },
};

/** A page that has run for a minute, on a machine that has run for a day. */
type Condition = {
  pageMs?: number;
  uptimeMs?: number | null;
  current?: boolean;
  fails?: boolean;
  bare?: boolean;
  /** For which instruction it was cleared last. */
  cleared?: string;
  clear?: () => Promise<void>;
  bootId?: string;
  /** As what the machine ran when it was to start again. */
  before?: { id: string; bootId: string };
};
function aPage(condition: Condition = {}) {
  const { pageMs = 60_000, uptimeMs = 86_400_000, current = true, fails = false, bare = false } = condition;
  const { bootId = null } = condition;
  const did: string[] = [];
  /** After which word the line breaks once, though the server has heard it. */
  const line = { breaksAfter: '' };
  const machine: Machine = {
    facts: async () =>
      uptimeMs === null ? undefined : { ...facts, bootId, uptimeMs, browserUptimeMs: pageMs },
    image: async () => 'jpeg',
    follow: async (kind, value) => {
      if (fails) throw new Error('no loudspeaker');
      did.push(`${kind} ${value}`);
    },
    screen: async () => {},
  };
  const page = followInstructions({
    machine: bare ? null : machine,
    now: () => start,
    pageMs: () => pageMs,
    isCurrent: () => current,
    say: async (id, { state, detail }) => {
      did.push([id, state, detail].filter(Boolean).join(' '));
      if (line.breaksAfter !== state) return;
      line.breaksAfter = '';
      throw new TypeError('Failed to fetch');
    },
    handIn: async (id, jpeg) => did.push(`${id} ${jpeg}`),
    clear: condition.clear ?? (async () => void did.push('cleared')),
    cleared: async () => condition.cleared,
    restarts: async ({ id }) => void did.push(`${id} ran as ${bootId}`),
    restarted: async () => condition.before,
    reload: () => void did.push('reloaded'),
    wait: async () => {},
  });
  const hears = async (...instructions: OwnInstruction[]) => {
    page.heard(instructions);
    await page.settled();
    return did.splice(0);
  };
  return { hears, line, page, did };
}
const until = new Date(start + 60_000).toISOString();
const one = (kind: OwnInstruction['kind'], change: Partial<OwnInstruction> = {}): OwnInstruction => ({
  ...{ id: 'a', kind, value: null, takenAt: null, spreadMs: 0, until },
  ...change,
});
const takenAgo = (ms: number) => ({ takenAt: new Date(start - ms).toISOString() });

test('R-CARE-01 what it is told it says it has begun, and does once, however often it hears of it', async () => {
  const { hears } = aPage();
  expect(await hears(one('reload'), one('reload'))).toEqual(['a taken', 'reloaded']);
  expect(await hears(one('reload', takenAgo(1_000)))).toEqual([]);
});

const louder = one('volume', { value: 40 });
const fetchTaken = one('fetch-again', takenAgo(8_000));
const fetchAfter = { pageMs: 5_000, cleared: 'a' };
const rebootTaken = one('reboot', takenAgo(90_000));
const nobody = 'a failed Error: nobody looks after this browser';

test.each<[string, Condition, OwnInstruction, string[]]>([
  [
    'R-CARE-01 the page that comes after says so',
    { pageMs: 5_000 },
    one('reload', takenAgo(8_000)),
    ['a done'],
  ],
  ['R-CARE-03 what is over is not begun', {}, one('reboot', { until: new Date(start).toISOString() }), []],
  ['to fetch again is to let go of everything', {}, one('fetch-again'), ['a taken', 'cleared', 'reloaded']],
  ['it is not done before all of it is there again', { ...fetchAfter, current: false }, fetchTaken, []],
  ['it is done when all of it is there again', fetchAfter, fetchTaken, ['a done']],
  [
    'it is begun again where something else opened the page before anything was let go of',
    { ...fetchAfter, cleared: 'another' },
    fetchTaken,
    ['a taken', 'cleared', 'reloaded'],
  ],
  [
    'a machine that does not say how long it has run is not restarted twice',
    { uptimeMs: null },
    rebootTaken,
    [],
  ],
  [
    'a page that was opened again is not a machine that was',
    { pageMs: 5_000 },
    rebootTaken,
    ['a taken', 'reboot null'],
  ],
  ['a machine that was started again is', { pageMs: 5_000, uptimeMs: 40_000 }, rebootTaken, ['a done']],
  [
    'R-CARE-08 a machine that was started again is, however wrong its clock is',
    { bootId: 'second', before: { id: 'a', bootId: 'first' } },
    rebootTaken,
    ['a done'],
  ],
  [
    'R-CARE-08 a machine that runs on is not, however wrong its clock is',
    { uptimeMs: 1, bootId: 'first', before: { id: 'a', bootId: 'first' } },
    rebootTaken,
    ['a taken', 'a ran as first', 'reboot null'],
  ],
  [
    'what an earlier instruction remembered is not of this one',
    { pageMs: 5_000, uptimeMs: 40_000, bootId: 'second', before: { id: 'b', bootId: 'second' } },
    rebootTaken,
    ['a done'],
  ],
  ['what the machine does is said to be done', {}, louder, ['a taken', 'volume 40', 'a done']],
  [
    'begun by a page that did not live to say more, it is done again, since that does no harm',
    {},
    { ...louder, ...takenAgo(5_000) },
    ['a taken', 'volume 40', 'a done'],
  ],
  ['or why not', { fails: true }, louder, ['a taken', 'a failed Error: no loudspeaker']],
  ['or that nobody is there to do it', { bare: true }, louder, ['a taken', nobody]],
  ['an image is handed in', {}, one('image'), ['a taken', 'a jpeg']],
])('%s', async (_what, condition, instruction, done) => {
  expect(await aPage(condition).hears(instruction)).toEqual(done);
});

test('R-CARE-01 what was taken is done also where the answer to that was lost', async () => {
  const { hears, line } = aPage();
  line.breaksAfter = 'taken';
  expect(await hears(one('reload'))).toEqual(['a taken']);
  expect(await hears(one('reload', takenAgo(8_000)))).toEqual(['a taken', 'reloaded']);
});

test('what is done is not done again, nor said to have failed, because the line broke before it was said', async () => {
  const { hears, line } = aPage();
  line.breaksAfter = 'done';
  expect(await hears(louder)).toEqual(['a taken', 'volume 40', 'a done']);
  expect(await hears({ ...louder, ...takenAgo(5_000) })).toEqual(['a done']);
  expect(await hears({ ...louder, ...takenAgo(5_000) })).toEqual([]);
});

test('a storage that does not answer does not keep the machine from being restarted', async () => {
  const { page, did } = aPage({ clear: () => new Promise(() => {}) });
  page.heard([one('fetch-again'), one('reboot', { id: 'b' })]);
  await expect.poll(() => did).toContain('reboot null');
  const broken = aPage({ clear: () => Promise.reject(new Error('no answer')) });
  expect(await broken.hears(one('fetch-again'))).toEqual([
    'a taken',
    'a failed Error: no answer',
    'reloaded',
  ]);
});
