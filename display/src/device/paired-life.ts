import type { DisplayEvent } from '@psifida/contract/content/display';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import { spokenFiles } from '@psifida/contract/content/speech';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import {
  answerInstruction,
  handInScreenshot,
  readOwnDisplay,
  readReleaseEvents,
  readReleaseNews,
  readReleaseSpeech,
  reportHealth,
} from '@psifida/contract/endpoints/player';
import type { Clock } from './clock.ts';
import { followInstructions } from './follow-instructions.ts';
import { firstReportMs, reportEveryMs } from './health/report.ts';
import type { Paired, Parts } from './parts.ts';
import { pause } from './pause.ts';
import { keepCounts, keepRecord } from './record/keep-record.ts';
import { stayCurrent, sweepMedia } from './stay-current.ts';
import { follow } from './sync/events.ts';
import type { KeptRelease } from './sync/kept.ts';
import { lastGood, signsOfEmergencies } from './sync/last-good.ts';
import { addressOf, askFor, Refused } from './sync/player-api.ts';
import { answerInTime } from './sync/shelves.ts';

const newsEvery = 15 * 60_000;
const askForTimeEvery = 1_500;
/** More samples do not help on a slow connection. */
const askForTimeAtMost = 20;
const surelyMs = 12;

/** Resolves when the token is revoked. */
export async function livePaired(parts: Parts, token: string): Promise<void> {
  const { kept, media, clock, errors, glass, counter, state, frames, seenEmergencies } = parts;
  const life = new AbortController();
  const { signal } = life;
  const refused = (error: unknown) => {
    if (error instanceof Refused && error.is('display.not-paired')) life.abort();
  };
  const paired = () => state.get() as Paired;
  const change = (part: Partial<Paired>) => {
    if (!signal.aborted) state.set({ ...paired(), ...part });
  };

  state.set(await whatIsThere(parts, token));
  counter.want(paired().own?.countsVisits ?? false);

  const adopted = (release: KeptRelease | null) => {
    change({ release });
    void askSpeech();
  };
  const { poke } = stayCurrent({
    token,
    kept,
    media,
    signal,
    current: () => paired().release,
    onGlass: () => glass.get().release?.hash ?? null,
    wall: () => paired().own?.wall ?? null,
    onAdopted: adopted,
    keepFacts: async () => {
      const { own, news, feedEvents, speech } = paired();
      await kept.remember('token', token);
      if (own) await kept.remember('own', own);
      await kept.remember('news', news);
      await kept.remember('feedEvents', feedEvents);
      await kept.remember('speech', speech);
      parts.app.look();
    },
    onTrouble: errors.add,
    onRefused: refused,
  });

  const instructions = followInstructions({
    machine: parts.machine,
    now: clock.now,
    pageMs: () => performance.now(),
    isCurrent: () => {
      const { own, release } = paired();
      return (own?.expected?.hash ?? null) === (release?.hash ?? null);
    },
    say: (id, body) => askFor(answerInstruction, { id, token, signal, body }),
    handIn: (id, jpeg) => askFor(handInScreenshot, { id, token, signal, body: { jpeg } }),
    clear: async (id) => {
      const clearKept = kept
        .pointNowhere()
        .then(() => kept.keepOnly(undefined))
        .then(() => true);
      const [isKeptClear, areFilesGone] = await Promise.all([answerInTime(clearKept), media.forget()]);
      if (!isKeptClear || !areFilesGone) throw new Error('the storage does not answer');
      await answerInTime(kept.remember('cleared', id));
    },
    cleared: () => answerInTime(kept.fact('cleared')),
    restarts: async (restart) => void (await answerInTime(kept.remember('restarted', restart))),
    restarted: () => answerInTime(kept.fact('restarted')),
    reload: () => window.location.reload(),
    wait: (mostMs) => pause(Math.random() * mostMs, signal),
  });

  /** Until they are here, and where there is no room, they come from the server. */
  const fetchSigns = async (own: OwnDisplay) => {
    const onDevice = await media.onDevice();
    const absent = signsOfEmergencies(own).filter(({ url }) => !onDevice?.has(url));
    await media.fetchAll(absent).catch((error: unknown) => errors.add('emergency.no-signs', error));
  };

  const takeOwn = (own: OwnDisplay) => {
    if (!signal.aborted) instructions.heard(own.instructions);
    const { own: before, release } = paired();
    if (signal.aborted || isSame(before, own)) return;
    change({ own });
    if (own.speaks !== before?.speaks) void askSpeech();
    if (own.countsVisits !== counter.isWanted()) {
      counter.want(own.countsVisits);
      counts.hurry();
    }
    // Without room, it is asked for again after the next start.
    void kept
      .remember('own', own)
      .catch(() => {})
      .then(() => fetchSigns(own));
    const { expected } = own;
    if (expected && expected.hash === release?.hash && expected.number !== release.number)
      adopted({ ...release, number: expected.number });
    const isWanted = expected?.hash !== before?.expected?.hash || own.system !== before?.system;
    // An image shown in parts is fetched larger.
    if (isWanted || JSON.stringify(own.wall) !== JSON.stringify(before?.wall ?? null)) poke();
  };
  const askOwn = () => hearOwn({ token, clock, signal }).then(takeOwn).catch(refused);
  const askNews = () =>
    askFor(readReleaseNews, { token, signal })
      .then((news) => {
        change({ news });
        return kept.remember('news', news);
      })
      .catch(refused);

  const askFeedEvents = () =>
    askFor(readReleaseEvents, { token, signal })
      .then((feedEvents) => {
        change({ feedEvents });
        return kept.remember('feedEvents', feedEvents);
      })
      .catch(refused);
  let askingSpeech: Promise<void> | null = null;
  let isSpeechStale = false;
  /** Its files come like those of the release, and before they are there nothing is said of them. */
  const askSpeech = (): Promise<void> => {
    const { own, speech: before } = paired();
    if (!own?.speaks && !Object.keys(before).length) return Promise.resolve();
    // What was made while files were still coming is asked for once they are there.
    isSpeechStale = askingSpeech !== null;
    askingSpeech ??= (async () => {
      const speech = own?.speaks ? await askFor(readReleaseSpeech, { token, signal }) : {};
      const onDevice = await media.onDevice();
      // Kept before they come, or what clears away would take them.
      await kept.remember('speech', speech);
      await media.fetchAll(spokenFiles(speech).filter(({ url }) => !onDevice?.has(url)));
      change({ speech });
    })()
      .catch(refused)
      .finally(() => {
        askingSpeech = null;
        if (isSpeechStale) void askSpeech();
      });
    return askingSpeech;
  };
  const askFeeds = () => {
    void askNews();
    void askFeedEvents();
    void askSpeech();
  };

  const telling = { ...parts.records, token, errors, signal, onRefused: refused };
  const record = keepRecord({ ...telling, glass, clock });
  const counts = keepCounts({ ...telling, counter });

  const heard = (event: DisplayEvent, withinMs: number) => {
    if (withinMs === 0) void askOwn();
    // Among very many displays it learns of the change with its next report.
    else if (withinMs < reportEveryMs) void pause(Math.random() * withinMs, signal).then(askOwn);
    if (event === 'release') poke();
    if (event === 'news') askFeeds();
  };
  const reconnected = () => {
    void askOwn();
    askFeeds();
    poke();
    record.hurry();
    counts.hurry();
    parts.app.look();
  };
  void askOwn();
  // A wall needs a more exact clock than a single display.
  let askedForTime = 0;
  const clockTimer = setInterval(() => {
    if (!paired().own?.wall || clock.doubtMs() <= surelyMs || askedForTime >= askForTimeAtMost) return;
    askedForTime += 1;
    void askOwn();
  }, askForTimeEvery);
  void follow({ token, signal, onOpen: reconnected, onEvent: heard, onRefused: refused });
  // Without `signal`: the oldest browser does not know it.
  window.addEventListener('online', poke);

  let reporting = false;
  const report = async () => {
    if (reporting) return;
    reporting = true;
    const body = await parts.makeReport();
    const { machine, ...ofThePage } = body;
    await hearOwn({ token, clock, signal, body }, reportHealth)
      .catch((error: unknown) => {
        // The kiosk program may be newer than the server and report facts that it does not know.
        if (!machine || !(error instanceof Refused && error.is('input.invalid'))) throw error;
        return hearOwn({ token, clock, signal, body: ofThePage }, reportHealth);
      })
      .then((own) => {
        errors.reported(body.errors);
        takeOwn(own);
        return kept.remember('clock', clock.toKeep());
      })
      .catch((error: unknown) => {
        if (error instanceof Refused && error.is('input.invalid')) errors.reported(body.errors);
        refused(error);
      });
    reporting = false;
  };
  // A frozen page must not report that it is well.
  const reportWhenDrawn = () => void frames.sample().then(() => (signal.aborted ? undefined : report()));
  const firstReport = setTimeout(reportWhenDrawn, firstReportMs);
  const reportTimer = setInterval(reportWhenDrawn, reportEveryMs);

  const newsTimer = setInterval(askFeeds, newsEvery);
  const stopSweeping = sweepMedia({
    media,
    errors,
    suspicions: parts.suspicions,
    release: () => paired().release,
    signal,
  });

  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearTimeout(firstReport);
  clearInterval(reportTimer);
  clearInterval(clockTimer);
  clearInterval(newsTimer);
  stopSweeping();
  window.removeEventListener('online', poke);
  seenEmergencies.clear();
  counter.want(false);
}

/** What the device can show offline. */
async function whatIsThere({ kept, media, errors }: Parts, token: string): Promise<Paired> {
  const [own, news, feedEvents, speech, releases, current, onDevice] = await Promise.all([
    kept.fact('own'),
    kept.fact('news'),
    kept.fact('feedEvents'),
    kept.fact('speech'),
    kept.releases(),
    kept.fact('current'),
    media.onDevice(),
  ]);
  const release = lastGood(releases, current, onDevice);
  if (current && release?.hash !== current) errors.add('release.not-whole', current);
  return {
    phase: 'paired',
    token,
    own: own ?? null,
    release,
    news: news ?? {},
    feedEvents: feedEvents ?? {},
    speech: speech ?? {},
  };
}

type Endpoint = AnyEndpoint & (typeof readOwnDisplay | typeof reportHealth);
type Options = { token: string; clock: Clock; signal: AbortSignal; body?: unknown };

/** Times from Resource Timing: a busy page sends late and reads late. */
function onTheLine(address: string, askedAt: number): { sentAt: number; answeredAt: number } | null {
  const timed = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  const last = timed[timed.length - 1];
  // The resource timing buffer is small and does not drop old entries.
  performance.clearResourceTimings();
  if (!last || last.requestStart < askedAt || last.responseStart <= last.requestStart) return null;
  return { sentAt: last.requestStart, answeredAt: last.responseStart };
}

let asked = 0;
let answered = 0;

/** The answer is also a clock sample. */
async function hearOwn(
  { token, clock, signal, body }: Options,
  endpoint: Endpoint = readOwnDisplay,
): Promise<OwnDisplay> {
  asked += 1;
  const mine = asked;
  const isFirst = asked - answered === 1;
  const askedAt = clock.running();
  const own = await askFor(endpoint, { token, signal, body }).finally(() => {
    answered += 1;
  });
  // One at a time: Resource Timing cannot tell two concurrent requests apart.
  const timed = isFirst && asked === mine ? onTheLine(addressOf(endpoint.path), askedAt) : null;
  const { sentAt, answeredAt } = timed ?? { sentAt: askedAt, answeredAt: clock.running() };
  clock.heard(Date.parse(own.serverTime), sentAt, answeredAt, own.tookMs);
  return own;
}

const noTime = { serverTime: '', tookMs: 0 };

const isSame = (a: OwnDisplay | null, b: OwnDisplay): boolean =>
  JSON.stringify({ ...a, ...noTime }) === JSON.stringify({ ...b, ...noTime });
