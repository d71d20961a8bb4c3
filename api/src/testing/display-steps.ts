import { randomUUID } from 'node:crypto';
import {
  type Display,
  type DisplayEvent,
  type DisplaySettings,
  type HealthReport,
  type OwnDisplay,
  usualTimes,
} from '@psifida/contract/content/display';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import type { StaffEvent } from '@psifida/contract/endpoints/staff-events';
import type { SystemId } from '@psifida/contract/registry/systems';
import { completeContent } from './builders.ts';
import type { TestApi } from './open-test-api.ts';

export const someSettings = (change: Partial<DisplaySettings> = {}): DisplaySettings => ({
  system: 'system1a',
  name: 'Είσοδος δημαρχείου',
  place: 'Ισόγειο',
  languageMode: 'alternating',
  panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
  sound: false,
  tags: [],
  ...usualTimes,
  ...change,
});

type Caller = Pick<TestApi, 'call'>;

export const askForCode = async (api: Caller): Promise<{ code: string; secret: string }> =>
  (await api.call('POST', '/player/pairing', { token: null })).json();

export const claim = async (api: Caller, secret: string): Promise<{ state: string; token?: string }> =>
  (await api.call('POST', '/player/pairing/claim', { token: null, payload: { secret } })).json();

export type PairedDisplay = { display: Display; token: string };

/** From the code on the glass to the display's own token. */
export async function aDisplay(api: Caller, change: Partial<DisplaySettings> = {}): Promise<PairedDisplay> {
  const { code, secret } = await askForCode(api);
  const paired = await api.call('POST', '/displays', { payload: { ...someSettings(change), code } });
  const { token = '' } = await claim(api, secret);
  return { display: paired.json(), token };
}

/** A system that shows something; the presentation is complete, active and released. */
export async function aShownPresentation(api: TestApi, system: SystemId = 'system1a') {
  const content = await completeContent(api.db, system);
  const answer = await api.call('POST', `/systems/${system}/presentations`, {
    payload: { id: randomUUID(), active: true, ...content },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

export const aReport = (change: Partial<HealthReport> = {}): HealthReport => ({
  release: null,
  hash: null,
  showing: null,
  frames: 600,
  frameSpanMs: 10_000,
  cachedBytes: 1_000,
  quotaBytes: 1_000_000,
  clockOffsetMs: 12,
  uptimeMs: 60_000,
  screen: { width: 1920, height: 1080 },
  errors: [],
  emergencies: [],
  ...change,
});

export const ownOf = async (api: TestApi, token: string): Promise<OwnDisplay> =>
  (await api.call('GET', '/player/display', { token })).json();

/** Reports that the display shows what it should. */
export async function reportAllIsWell(api: TestApi, token: string): Promise<void> {
  const { expected } = await ownOf(api, token);
  const release = expected && (await api.call('GET', '/player/release', { token })).json();
  const [first] = release?.manifest.presentations ?? [];
  const payload = aReport({
    release: expected?.number ?? null,
    hash: expected?.hash ?? null,
    showing: first ? { presentation: first.id, entry: null } : null,
  });
  await api.call('POST', '/player/health', { token, payload });
}

type HeardEvent = { event: DisplayEvent | StaffEvent; data: unknown };

/** Listens as a display does, or a member of staff: over a real line, with fetch. */
export async function openEvents(api: TestApi, token: string, path = playerEventsPath) {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = api.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stopping = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${apiPrefix}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  const heard: HeardEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data] = /^event: (\S+)\ndata: (.*)$/.exec(part) ?? [];
        if (event) heard.push({ event: event as HeardEvent['event'], data: JSON.parse(data ?? 'null') });
      }
      wake();
    }
  };
  const over = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      wake();
    });
  return {
    status: answer.status,
    heard,
    over,
    /** The next event of this name, whether it came before or is still to come. */
    async next(event: HeardEvent['event']): Promise<HeardEvent> {
      for (;;) {
        const index = heard.findIndex((one) => one.event === event);
        if (index >= 0) return heard.splice(index, 1)[0] as HeardEvent;
        if (isOver) throw new Error(`the stream ended without ${event}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close() {
      stopping.abort();
      await over;
    },
  };
}

/** One that was paired two days ago, by the server's clock, under a name of its own. */
export async function aDisplayOfTwoDays(
  api: Caller & Pick<TestApi, 'db'>,
  { system, now }: { system: SystemId; now: number },
): Promise<PairedDisplay> {
  const paired = await aDisplay(api, { system, name: `Οθόνη ${randomUUID().slice(0, 8)}` });
  await api.db
    .updateTable('display')
    .set({ paired_at: new Date(now - 48 * 60 * 60_000) })
    .where('id', '=', paired.display.id)
    .execute();
  return paired;
}
