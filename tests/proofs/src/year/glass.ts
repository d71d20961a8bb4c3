import { randomBytes } from 'node:crypto';
import { aReport } from '@psifida/api/testing/display-steps';
import { deliveredAtMost } from '@psifida/contract/content/delivery';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { Release } from '@psifida/contract/content/release';
import { isScheduled } from '@psifida/contract/content/schedule';
import type { ShownRecord } from '@psifida/contract/content/shown';
import type { HourCount } from '@psifida/contract/content/visits';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Draw } from '../seeded.ts';
import { dayInAthens } from './athens.ts';

const hour = 3_600_000;

export type Piece = { at: number; release: number; presentation: string; title: string };

type Options = {
  url: string;
  token: string;
  system: SystemId;
  draw: Draw;
  /** Answers which of these is due in an hour, by a calendar of its own; null: any without a schedule. */
  dueAt(at: number): string | null;
};

/** A display as it lives through the hours: what was on its glass it tells when it can, some of it twice. */
export function createGlass({ url, token, system, draw, dueAt }: Options) {
  const pieces: Piece[] = [];
  const visits = new Map<string, number>();
  const faults: string[] = [];
  const waiting = { shown: [] as ShownRecord[], visits: [] as HourCount[] };
  const outboxes = { shown: randomBytes(16).toString('hex'), visits: randomBytes(16).toString('hex') };
  const numbers = { shown: 0, visits: 0 };
  let held: Release | null = null;

  const ask = async <T>(address: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}${apiPrefix}${address}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`a display was answered ${answer.status} at ${address}`);
    return (await answer.json()) as T;
  };

  const deliver = async (what: 'shown' | 'visits'): Promise<void> => {
    const endpoint = what === 'shown' ? endpoints.deliverShown : endpoints.deliverVisits;
    while (waiting[what].length) {
      const items = waiting[what].splice(0, deliveredAtMost);
      numbers[what] += 1;
      const delivery = { outbox: outboxes[what], number: numbers[what], items };
      const answer = await ask<{ taken: boolean; doubted: object[] }>(endpoint.path, delivery);
      if (!answer.taken || answer.doubted.length)
        faults.push(`${what}: ${JSON.stringify(answer.doubted)}, taken: ${answer.taken}`);
      // As after an answer that was lost.
      if (draw.chance(0.1) && (await ask<{ taken: boolean }>(endpoint.path, delivery)).taken)
        faults.push(`${what}: delivery ${numbers[what]} was taken twice`);
    }
  };

  const liveHour = (at: number): void => {
    if (!held) return;
    const due = held.manifest.presentations.filter((one) => isScheduled(one.schedule, at));
    const limited = due.filter((one) => one.schedule);
    const from = limited.length ? limited : due;
    const shown = from[Math.floor(at / hour) % from.length];
    const wanted = dueAt(at);
    if (!shown || (wanted ? shown.id !== wanted : shown.schedule))
      faults.push(
        `${new Date(at).toISOString()}: ${shown?.title.el ?? 'nothing'} is shown, ${wanted} is due`,
      );
    if (!shown) return;
    const last = pieces.at(-1);
    const continued = last?.at === at - hour && last.presentation === shown.id;
    pieces.push({ at, release: held.number, presentation: shown.id, title: shown.title.el });
    waiting.shown.push({
      ...{ system, release: held.number, presentation: shown.id, continued },
      ...{ from: new Date(at).toISOString(), until: new Date(at + hour).toISOString() },
    });
    const times = draw.upTo(5);
    if (!times) return;
    waiting.visits.push({
      hour: new Date(at).toISOString(),
      ...{ system, what: 'visit', presentation: null, times },
    });
    visits.set(dayInAthens(at), (visits.get(dayInAthens(at)) ?? 0) + times);
  };

  return {
    pieces,
    visits,
    faults,
    /** From one full hour until another. */
    live(from: number, until: number): void {
      for (let at = from; at < until; at += hour) liveHour(at);
    },
    /** Asks, reports and hands over, as with a network. */
    async meet(): Promise<OwnDisplay> {
      const own = await ask<OwnDisplay>(endpoints.readOwnDisplay.path);
      if (own.expected && own.expected.number !== held?.number)
        held = await ask<Release>(endpoints.readRelease.path);
      const showing = pieces.at(-1);
      await ask(
        endpoints.reportHealth.path,
        aReport({
          ...{ release: held?.number ?? null, hash: held?.hash ?? null },
          showing: showing ? { presentation: showing.presentation, entry: null } : null,
        }),
      );
      await deliver('shown');
      await deliver('visits');
      return own;
    },
    readShown: () => ask<Release>(endpoints.readRelease.path),
  };
}

export type Glass = ReturnType<typeof createGlass>;
