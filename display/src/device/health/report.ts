import type { HealthReport } from '@psifida/contract/content/display';
import type { MachineFacts, MachineSaid } from '@psifida/contract/content/instruction';
import { uuid } from '@psifida/contract/content/uuid';
import type { Clock } from '../clock.ts';
import type { Machine } from '../machine.ts';
import type { MediaStore } from '../sync/media-store.ts';
import { answerInTime } from '../sync/shelves.ts';
import type { ErrorList } from './errors.ts';
import type { OnGlass } from './on-glass.ts';

export const firstReportMs = 2_000;
export const reportEveryMs = 15_000;
const keptPatienceMs = 5_000;
/** Told again where the browser's cache does not answer. */
let lastKeptBytes = 0;

type Sources = {
  glass: OnGlass;
  drawn: { frames: number; frameSpanMs: number };
  clock: Clock;
  errors: ErrorList;
  emergencies: readonly string[];
  machine: Machine | null;
  media: Pick<MediaStore, 'keptBytes'>;
};

const idOrNull = (value: string | null | undefined) => uuid.safeParse(value).data ?? null;

const reported = ({ bootId: _, ...facts }: MachineSaid): MachineFacts => facts;

type Glass = Pick<Window, 'innerWidth' | 'innerHeight'> & { screen: Pick<Screen, 'height'> };

/** A kiosk's window on X is a pixel higher than its screen (`kiosk/src/look-after.ts`). */
export const glassSize = ({ innerWidth, innerHeight, screen }: Glass): HealthReport['screen'] => ({
  width: innerWidth,
  height: innerHeight === screen.height + 1 ? screen.height : innerHeight,
});

/** Cut to the schema's limits: a report refused for one field would hide all others. */
export async function makeReport(sources: Sources): Promise<HealthReport> {
  const { glass, drawn, clock, errors, emergencies, machine, media } = sources;
  const { quota = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  lastKeptBytes = (await answerInTime(media.keptBytes(), keptPatienceMs).catch(() => null)) ?? lastKeptBytes;
  const said = await machine?.facts();
  const presentation = idOrNull(glass.showing?.presentation);
  return {
    release: glass.release?.number ?? null,
    hash: glass.release?.hash ?? null,
    showing: presentation ? { presentation, entry: idOrNull(glass.showing?.entry) } : null,
    ...drawn,
    cachedBytes: lastKeptBytes,
    quotaBytes: Math.round(quota),
    clockOffsetMs: clock.offsetMs(),
    uptimeMs: Math.round(performance.now()),
    screen: glassSize(window),
    errors: errors.list(),
    emergencies: emergencies.slice(-20),
    waiting: glass.visiting && glass.newest !== null && glass.newest !== glass.release?.hash,
    ...(said ? { machine: reported(said) } : {}),
  };
}
