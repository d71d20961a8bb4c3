import type { HealthReport } from '@psifida/contract/content/display';
import { uuid } from '@psifida/contract/content/uuid';
import type { Clock } from '../clock.ts';
import type { Machine } from '../machine.ts';
import type { ErrorList } from './errors.ts';
import type { OnGlass } from './on-glass.ts';

export const firstReportMs = 2_000;
export const reportEveryMs = 15_000;

type Sources = {
  glass: OnGlass;
  drawn: { frames: number; frameSpanMs: number };
  clock: Clock;
  errors: ErrorList;
  emergencies: readonly string[];
  machine: Machine | null;
};

const idOrNull = (value: string | null | undefined) => uuid.safeParse(value).data ?? null;

/** Cut to the schema's limits: a report refused for one field would hide all others. */
export async function makeReport(sources: Sources): Promise<HealthReport> {
  const { glass, drawn, clock, errors, emergencies, machine } = sources;
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  const facts = await machine?.facts();
  const presentation = idOrNull(glass.showing?.presentation);
  return {
    release: glass.release?.number ?? null,
    hash: glass.release?.hash ?? null,
    showing: presentation ? { presentation, entry: idOrNull(glass.showing?.entry) } : null,
    ...drawn,
    cachedBytes: Math.round(usage),
    quotaBytes: Math.round(quota),
    clockOffsetMs: clock.offsetMs(),
    uptimeMs: Math.round(performance.now()),
    screen: { width: window.innerWidth, height: window.innerHeight },
    errors: errors.list(),
    emergencies: emergencies.slice(-20),
    waiting: glass.visiting && glass.newest !== null && glass.newest !== glass.release?.hash,
    ...(facts ? { machine: facts } : {}),
  };
}
