import type { DisplaySettings, HealthReport } from '@psifida/contract/content/display';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { Release } from '@psifida/contract/content/release';
import { isScheduled } from '@psifida/contract/content/schedule';
import type { ShownAnswer, ShownRecord } from '@psifida/contract/content/shown';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { settingsOf } from './on-the-glass.ts';
import type { StaffApi } from './staff-api.ts';

/** A display that speaks to the product as the player does, without a glass. */
export async function aDisplay(url: string) {
  const post = async <T>(path: string, body?: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${url}${apiPrefix}${path}`, {
      method: 'POST',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}${apiPrefix}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as T;
  };

  const { code, secret } = await post<{ code: string; secret: string }>('/player/pairing');
  let token = '';

  const report = (change: Partial<HealthReport> = {}): Promise<OwnDisplay> =>
    post(
      '/player/health',
      {
        release: null,
        hash: null,
        showing: null,
        frames: 900,
        frameSpanMs: 15_000,
        cachedBytes: 48_000_000,
        quotaBytes: 2_000_000_000,
        clockOffsetMs: 0,
        uptimeMs: 60_000,
        screen: { width: 1920, height: 1080 },
        errors: [],
        emergencies: [],
        ...change,
      } satisfies HealthReport,
      token,
    );

  let said: Partial<HealthReport> = {};

  return {
    code,
    report,
    /** Says once more what it said last, as a player does: one that is silent for long counts as gone. */
    reportAgain: () => report(said),
    /** Once staff have taken it in. */
    claim: async () => {
      const answer = await post<{ state: string; token?: string }>('/player/pairing/claim', { secret });
      if (!answer.token) throw new Error(`not paired: ${answer.state}`);
      token = answer.token;
    },
    /** Says what came of what it was told to do. */
    answer: async (state: 'taken' | 'done' | 'failed', detail = '') => {
      const { instructions } = await get<OwnDisplay>('/player/display');
      for (const { id } of instructions) await post(`/player/instructions/${id}`, { state, detail }, token);
      return instructions;
    },
    /** Hands over what was on its glass. */
    tell: (number: number, items: readonly ShownRecord[]): Promise<ShownAnswer> =>
      post('/player/shown', { outbox: '0'.repeat(32), number, items }, token),
    /** Shows what its system expects, the presentation of that English title or the first, and says so. */
    catchUp: async (title?: string): Promise<OwnDisplay> => {
      const { expected } = await report();
      const shown = expected && (await get<Release>('/player/release'));
      const first = shown?.manifest.presentations.find(
        (one) => isScheduled(one.schedule, Date.now()) && (title === undefined || one.title.en === title),
      );
      said = {
        release: expected?.number ?? null,
        hash: expected?.hash ?? null,
        showing: first ? { presentation: first.id, entry: null } : null,
      };
      return report(said);
    },
  };
}

/** One that staff have taken in, and that shows what it should. */
export async function aPairedDisplay(staff: StaffApi, url: string, settings: Partial<DisplaySettings>) {
  const display = await aDisplay(url);
  const body = { ...settingsOf(settings), code: display.code };
  const { id } = await staff.call(endpoints.pairDisplay, { body });
  await display.claim();
  await display.catchUp();
  return { ...display, id };
}
