import type { OwnWall } from '@psifida/contract/content/joined-wall';
import { type Facts, toJudge } from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import { readRelease } from '@psifida/contract/endpoints/player';
import { missing } from '@psifida/contract/registry/check';
import type { ErrorList } from './health/errors.ts';
import { backoff, pause } from './pause.ts';
import type { Store } from './store.ts';
import { filesOf, type NeededFile } from './sync/choose-rendition.ts';
import type { Kept, KeptRelease } from './sync/kept.ts';
import { orphans, releasesToDrop } from './sync/last-good.ts';
import { checkManifest, type MediaStore, WrongBytes } from './sync/media-store.ts';
import { ask, Refused } from './sync/player-api.ts';
import { sideInWall } from './wall-window.ts';

const askEvery = 30_000;
const retry = { first: 2_000, most: 300_000 };

/** In device pixels; a window that is smaller for a moment does not count. */
const screenSide = (): number =>
  Math.round(Math.max(window.screen.width, window.screen.height) * window.devicePixelRatio);

type Options = {
  token: string;
  kept: Kept;
  media: MediaStore;
  signal: AbortSignal;
  current(): KeptRelease | null;
  onGlass(): string | null;
  wall(): OwnWall | null;
  onAdopted(release: KeptRelease | null): void;
  /** What else this page knows, when the storage has lost it. */
  keepFacts(): Promise<void>;
  onTrouble(code: string, detail: unknown): void;
  onRefused(error: Refused): void;
};

/** Downloads the expected release completely; where the disk is too small the rest is streamed from the server. */
async function bringUpToDate(options: Options, streamed: { files: number }): Promise<void> {
  const { token, kept, media, current, onGlass, wall, onAdopted, onTrouble, signal } = options;
  const side = sideInWall(wall(), screenSide());
  const had = current();
  const etag = had?.side === side ? `"${had.hash}"` : undefined;
  const answer = await ask(readRelease, { token, etag, signal, check: checkManifest });
  if (!answer) return had ? keepWhole(options, had, streamed.files) : undefined;
  if (!isFitToShow(answer.manifest)) return onTrouble('release.incomplete', answer.number);

  const files = filesOf(answer.manifest, side);
  const makeRoom = async () => {
    await kept.keepOnly(had?.hash);
    await cleanUp(kept, media);
  };
  const withoutRoom = await takeFiles({ files, media, makeRoom });
  if (signal.aborted) return;
  streamed.files = withoutRoom;
  if (withoutRoom) onTrouble('storage.full', `${withoutRoom} of ${files.length} files come from the server`);
  const releases = await kept.releases();
  const order = 1 + Math.max(0, ...releases.map((one) => one.order));
  const release: KeptRelease = { ...answer, side, order };
  await kept.adopt(release, releasesToDrop(releases, release.hash, onGlass())).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    onTrouble('storage.full', error);
  });
  onAdopted(release);
  await cleanUp(kept, media);
}

type KeepWhole = Pick<Options, 'token' | 'kept' | 'keepFacts' | 'onTrouble'> & {
  media: Pick<MediaStore, 'reopenIfGone' | 'onDevice' | 'fetchAll'>;
};

/** What was deleted under the page is kept and fetched anew: the next start may be without a network. */
export async function keepWhole(
  { token, kept, media, keepFacts, onTrouble }: KeepWhole,
  release: KeptRelease,
  streamed: number,
): Promise<void> {
  await media.reopenIfGone();
  const onDevice = await media.onDevice();
  const absent = onDevice
    ? filesOf(release.manifest, release.side).filter(({ url }) => !onDevice.has(url))
    : [];
  const isForgotten = (await kept.fact('token')) !== token;
  if (!isForgotten && absent.length <= streamed) return;
  onTrouble('storage.lost', `${absent.length} files`);
  if (isForgotten) await keepFacts();
  await media.fetchAll(absent);
  if (isForgotten) await kept.adopt(release, []);
}

async function cleanUp(kept: Kept, media: MediaStore): Promise<void> {
  await media.removeDoubles();
  const onDevice = await media.onDevice();
  if (!onDevice) return;
  const beside = { speech: await kept.fact('speech'), own: await kept.fact('own') };
  await media.remove(orphans(onDevice, await kept.releases(), beside));
}

/** Answers whether there is nothing to retry. */
async function settle(error: unknown, options: Options): Promise<boolean> {
  const { kept, media, onAdopted, onTrouble, onRefused, current } = options;
  if (error instanceof Refused && error.is('release.not-found')) {
    await kept.pointNowhere();
    onAdopted(null);
    return true;
  }
  if (error instanceof Refused) onRefused(error);
  else if (error instanceof WrongBytes) onTrouble('media.corrupted', error.message);
  else if (isFull(error)) {
    onTrouble('storage.full', error);
    await kept.keepOnly(current()?.hash);
    await cleanUp(kept, media);
  } else if (!(error instanceof TypeError)) onTrouble('release.not-taken', error);
  return false;
}

/** Polls every half minute and at once on an event; backs off after failures. */
export function stayCurrent(options: Options): { poke(): void } {
  const { signal } = options;
  let poked = new AbortController();
  /** Had no room, and are not missed. */
  const streamed = { files: 0 };
  const work = async () => {
    let failures = 0;
    while (!signal.aborted) {
      poked = new AbortController();
      const done = await bringUpToDate(options, streamed).then(
        () => true,
        (error: unknown) => signal.aborted || settle(error, options),
      );
      failures = done ? 0 : failures + 1;
      const wait = done ? backoff(1, { first: askEvery, most: askEvery }) : backoff(failures, retry);
      await pause(wait, signal, poked.signal);
    }
  };
  void work();
  return { poke: () => poked.abort() };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

type TakeFiles = {
  files: readonly NeededFile[];
  media: Pick<MediaStore, 'onDevice' | 'fetchAll'>;
  /** Drops all files but those of the shown release. */
  makeRoom(): Promise<void>;
};

/** Answers how many files had no room: they come from the server, which is better than yesterday's release. */
export async function takeFiles({ files, media, makeRoom }: TakeFiles): Promise<number> {
  const absent = async () => {
    const onDevice = await media.onDevice();
    return files.filter(({ url }) => !onDevice?.has(url));
  };
  const fetchAbsent = async () =>
    media.fetchAll(await absent()).then(
      () => true,
      (error: unknown) => {
        if (isFull(error)) return false;
        throw error;
      },
    );
  if (await fetchAbsent()) return 0;
  await makeRoom();
  return (await fetchAbsent()) ? 0 : (await absent()).length;
}

/** The same judge as that of the editor's hints and the server's refusals. */
export function isFitToShow({ rules, presentations, media, recipes, dishes, products }: Manifest): boolean {
  const library = { recipe: recipes, dish: dishes, product: products };
  const facts: Facts = {
    sizeOf: (id) => media[id]?.size ?? null,
    isActive: (kind, id) => Object.hasOwn(library[kind], id),
  };
  return presentations.every((one) => !missing(rules, toJudge(one, facts)).length);
}

const minute = 60_000;
/** The first minutes after a start belong to the visitor. */
const firstAfter = 5 * minute;
const apartAtLeast = 10 * minute;

type Sweep = {
  media: MediaStore;
  errors: ErrorList;
  /** Counts what a scene could not show. */
  suspicions: Store<number>;
  release(): KeptRelease | null;
  signal: AbortSignal;
};

/** Fetches again what a power cut or an old disk has spoilt: once after a start, and on suspicion. */
export function sweepMedia({ media, errors, suspicions, release, signal }: Sweep): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const sweep = async () => {
    const now = performance.now();
    const playing = release();
    if (signal.aborted || !playing || now - last < apartAtLeast) return;
    last = now;
    const files = filesOf(playing.manifest, playing.side);
    const spoilt = await media.removeSpoilt(files);
    if (!spoilt) return;
    errors.add('media.spoilt', spoilt);
    const onDevice = await media.onDevice();
    await media.fetchAll(files.filter(({ url }) => !onDevice?.has(url)));
  };
  const quietly = () => void sweep().catch((error: unknown) => errors.add('media.not-mended', error));
  const timer = setTimeout(quietly, firstAfter);
  const unsubscribe = suspicions.subscribe(quietly);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
