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
function aPage({ pageMs = 60_000, uptimeMs = 86_400_000, current = true, fails = false, bare = false } = {}) {
  const did: string[] = [];
  const machine: Machine = {
    facts: async () => ({ ...facts, uptimeMs, browserUptimeMs: pageMs }),
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
    say: async (id, { state, detail }) => did.push([id, state, detail].filter(Boolean).join(' ')),
    handIn: async (id, jpeg) => did.push(`${id} ${jpeg}`),
    clear: async () => void did.push('cleared'),
    reload: () => void did.push('reloaded'),
    wait: async () => {},
  });
  const hears = async (...instructions: OwnInstruction[]) => {
    page.heard(instructions);
    await page.settled();
    return did.splice(0);
  };
  return { hears };
}
const one = (kind: OwnInstruction['kind'], change: Partial<OwnInstruction> = {}): OwnInstruction => ({
  ...{ id: 'a', kind, value: null, takenAt: null, until: new Date(start + 60_000).toISOString() },
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
  expect(await aPage({ pageMs: 60_000 }).hears(one('reload', takenAgo(8_000)))).toEqual([]);
});

test('to fetch again is to let go of everything, and is done when all of it is there again', async () => {
  expect(await aPage().hears(one('fetch-again'))).toEqual(['a taken', 'cleared', 'reloaded']);
  const fetching = { pageMs: 5_000, current: false };
  expect(await aPage(fetching).hears(one('fetch-again', takenAgo(8_000)))).toEqual([]);
  expect(await aPage({ pageMs: 5_000 }).hears(one('fetch-again', takenAgo(8_000)))).toEqual(['a done']);
});

test('a page that was opened again is not a machine that was', async () => {
  const taken = one('reboot', takenAgo(90_000));
  expect(await aPage({ pageMs: 5_000 }).hears(taken)).toEqual([]);
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
