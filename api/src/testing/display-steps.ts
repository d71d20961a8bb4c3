import { randomUUID } from 'node:crypto';
import {
  type Display,
  type DisplaySettings,
  type HealthReport,
  usualTimes,
} from '@psifida/contract/content/display';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { SystemId } from '@psifida/contract/registry/systems';
import { completeContent } from './builders.ts';
import type { TestApi } from './open-test-api.ts';

export const someSettings = (change: Partial<DisplaySettings> = {}): DisplaySettings => ({
  system: 'system1a',
  name: 'Είσοδος δημαρχείου',
  place: 'Ισόγειο',
  languageMode: 'alternating',
  panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
  audio: false,
  tags: [],
  ...usualTimes,
  ...change,
});

type Caller = Pick<TestApi, 'call' | 'post'>;

export const askForCode = async (api: Caller): Promise<{ code: string; secret: string }> =>
  (await api.post('/player/pairing', undefined, { token: null })).json();

export const claim = async (api: Caller, secret: string): Promise<{ state: string; token?: string }> =>
  (await api.post('/player/pairing/claim', { secret }, { token: null })).json();

export type PairedDisplay = { display: Display; token: string };

/** From the code on the glass to the display's own token. */
export async function aDisplay(api: Caller, change: Partial<DisplaySettings> = {}): Promise<PairedDisplay> {
  const { code, secret } = await askForCode(api);
  const paired = await api.post('/displays', { ...someSettings(change), code });
  const { token = '' } = await claim(api, secret);
  return { display: paired.json(), token };
}

/** A system that shows something: complete, active and released, unless the change says otherwise. */
export async function aShownPresentation(
  api: Pick<TestApi, 'db' | 'post'>,
  system: SystemId = 'system1a',
  change: object = {},
  how?: Parameters<TestApi['post']>[2],
): Promise<Presentation> {
  const content = await completeContent(api.db, system);
  const payload = { id: randomUUID(), active: true, ...content, ...change };
  const answer = await api.post(`/systems/${system}/presentations`, payload, how);
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

export const ownOf = (api: TestApi, token: string): Promise<OwnDisplay> =>
  api.read('/player/display', { token });

/** As staff see it in the list. */
export const seenDisplay = async (api: TestApi, { id }: Pick<Display, 'id'>): Promise<Display | undefined> =>
  (await api.read('/displays')).items.find((one: Display) => one.id === id);

/** A message for all displays, for ten minutes from now. */
export const anEmergency = (change: object = {}) => ({
  id: randomUUID(),
  level: 'danger',
  title: { el: 'Εκκένωση', en: 'Evacuation' },
  text: { el: 'Βγείτε από το κτίριο.', en: 'Leave the building.' },
  until: new Date(Date.now() + 10 * 60_000).toISOString(),
  displays: null,
  ...change,
});

export const editDisplay = (
  api: TestApi,
  { id, version }: Pick<Display, 'id' | 'version'>,
  change: Partial<DisplaySettings> | object,
) => api.put(`/displays/${id}`, { ...someSettings(change), version });

/** Reports as a display that has the newest release. */
export async function reportHealth(api: TestApi, token: string, change: Partial<HealthReport> = {}) {
  const { expected } = await ownOf(api, token);
  const { number: release = null, hash = null } = expected ?? {};
  return api.post('/player/health', aReport({ release, hash, ...change }), { token });
}

/** Reports that the display shows what it should. */
export async function reportAllIsWell(api: TestApi, token: string): Promise<void> {
  const { expected } = await ownOf(api, token);
  const release = expected && (await api.read('/player/release', { token }));
  const [first] = release?.manifest.presentations ?? [];
  await reportHealth(api, token, { showing: first ? { presentation: first.id, entry: null } : null });
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
