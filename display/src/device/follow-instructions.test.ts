import type { OwnInstruction } from '@psifida/contract/content/instruction';
import { expect, test } from 'vitest';
import type { Machine } from '../kiosk/machine.ts';
import { followInstructions } from './follow-instructions.ts';

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
};
function aPage(condition: Condition = {}) {
  const { pageMs = 60_000, uptimeMs = 86_400_000, current = true, fails = false, bare = false } = condition;
  const did: string[] = [];
  /** After which word the line breaks once, though the server has heard it. */
  const line = { breaksAfter: '' };
  const machine: Machine = {
    facts: async () => (uptimeMs === null ? undefined : { ...facts, uptimeMs, browserUptimeMs: pageMs }),
    picture: async () => 'jpeg',
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
const one = (kind: OwnInstruction['kind'], change: Partial<OwnInstruction> = {}): OwnInstruction => ({
  ...{
    id: 'a',
    kind,
    value: null,
    takenAt: null,
    spreadMs: 0,
    until: new Date(start + 60_000).toISOString(),
  },
  ...change,
});
const takenAgo = (ms: number) => ({ takenAt: new Date(start - ms).toISOString() });

test('R-CARE-01 what it is told it says it has begun, and does once, however often it hears of it', async () => {
  const { hears } = aPage();
  expect(await hears(one('reload'), one('reload'))).toEqual(['a taken', 'reloaded']);
  expect(await hears(one('reload', takenAgo(1_000)))).toEqual([]);
});

test('R-CARE-01 that it was begun anew is said by the page that comes after', async () => {
  expect(await aPage({ pageMs: 5_000 }).hears(one('reload', takenAgo(8_000)))).toEqual(['a done']);
});

test('to fetch again is to let go of everything, and is done when all of it is there again', async () => {
  expect(await aPage().hears(one('fetch-again'))).toEqual(['a taken', 'cleared', 'reloaded']);
  const after = { pageMs: 5_000, cleared: 'a' };
  const taken = one('fetch-again', takenAgo(8_000));
  expect(await aPage({ ...after, current: false }).hears(taken)).toEqual([]);
  expect(await aPage(after).hears(taken)).toEqual(['a done']);
  // Opened again by something else before anything was let go of.
  expect(await aPage({ ...after, cleared: 'another' }).hears(taken)).toEqual([
    ...['a taken', 'cleared', 'reloaded'],
  ]);
});

test('R-CARE-01 what was taken is done also where the answer to that was lost', async () => {
  const { hears, line } = aPage();
  line.breaksAfter = 'taken';
  expect(await hears(one('reload'))).toEqual(['a taken']);
  expect(await hears(one('reload', takenAgo(8_000)))).toEqual(['a taken', 'reloaded']);
});

test('what is done is not done again, nor said to have failed, because the line broke before it was said', async () => {
  const { hears, line } = aPage();
  const louder = one('volume', { value: 40 });
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

test('R-CARE-03 what is over is not begun', async () => {
  expect(await aPage().hears(one('reboot', { until: new Date(start).toISOString() }))).toEqual([]);
});

test('a machine that does not say yet how long it has run is not restarted twice', async () => {
  expect(await aPage({ uptimeMs: null }).hears(one('reboot', takenAgo(90_000)))).toEqual([]);
});

test('a page that was opened again is not a machine that was', async () => {
  const taken = one('reboot', takenAgo(90_000));
  expect(await aPage({ pageMs: 5_000 }).hears(taken)).toEqual(['a taken', 'reboot null']);
  expect(await aPage({ pageMs: 5_000, uptimeMs: 40_000 }).hears(taken)).toEqual(['a done']);
});

test('what the machine does is said to be done, or why not', async () => {
  const louder = one('volume', { value: 40 });
  expect(await aPage().hears(louder)).toEqual(['a taken', 'volume 40', 'a done']);
  // Begun by a page that did not live to say more: it is done again, since that does no harm.
  expect(await aPage().hears({ ...louder, ...takenAgo(5_000) })).toEqual(['a taken', 'volume 40', 'a done']);
  expect(await aPage({ fails: true }).hears(louder)).toEqual(['a taken', 'a failed Error: no loudspeaker']);
  expect(await aPage({ bare: true }).hears(louder)).toEqual([
    'a taken',
    'a failed Error: nobody looks after this browser',
  ]);
  expect(await aPage().hears(one('picture'))).toEqual(['a taken', 'a jpeg']);
});
