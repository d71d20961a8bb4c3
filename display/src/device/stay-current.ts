import type { OwnWall } from '@psifida/contract/content/joined-wall';
import { readRelease } from '@psifida/contract/endpoints/player';
import { backoff, pause } from '../pause.ts';
import { sideInWall } from '../scenes/common/wall-window.ts';
import { checkManifest } from '../sync/check-manifest.ts';
import { filesOf } from '../sync/choose-rendition.ts';
import { isFitToShow } from '../sync/fit-to-show.ts';
import type { Kept, KeptRelease } from '../sync/kept.ts';
import { goodbyes, orphans } from '../sync/last-good.ts';
import type { MediaStore } from '../sync/media-store.ts';
import { ask, Refused } from '../sync/player-api.ts';
import { WrongBytes } from '../sync/wrong-bytes.ts';
import { isFull, takeFiles } from './take-files.ts';

const askEvery = 30_000;
const retry = { first: 2_000, most: 300_000 };

/** The longest side of the screen in its own pixels; a window that is smaller for a moment does not count. */
const screenSide = (): number =>
  Math.round(Math.max(window.screen.width, window.screen.height) * window.devicePixelRatio);

type Options = {
  token: string;
  kept: Kept;
  media: MediaStore;
  signal: AbortSignal;
  current(): KeptRelease | null;
  onGlass(): string | null;
  /** The wall that the display is a part of. */
  wall(): OwnWall | null;
  onAdopted(release: KeptRelease | null): void;
  onTrouble(code: string, detail: unknown): void;
  onRefused(error: Refused): void;
};

/** Takes the release that is expected: whole, or, where the disk is too small, with the rest from the server. */
async function bringUpToDate(options: Options): Promise<void> {
  const { token, kept, media, current, onGlass, wall, onAdopted, onTrouble, signal } = options;
  const side = sideInWall(wall(), screenSide());
  const had = current();
  const etag = had?.side === side ? `"${had.hash}"` : undefined;
  const answer = await ask(readRelease, { token, etag, signal, check: checkManifest });
  if (!answer) return;
  if (!isFitToShow(answer.manifest)) return onTrouble('release.incomplete', answer.number);

  const files = filesOf(answer.manifest, side);
  const makeRoom = async () => {
    await kept.keepOnly(had?.hash);
    await cleanUp(kept, media);
  };
  const withoutRoom = await takeFiles({ files, media, makeRoom });
  if (signal.aborted) return;
  if (withoutRoom) onTrouble('storage.full', `${withoutRoom} of ${files.length} files come from the server`);
  const releases = await kept.releases();
  const order = 1 + Math.max(0, ...releases.map((one) => one.order));
  const release: KeptRelease = { ...answer, side, order };
  await kept.adopt(release, goodbyes(releases, release.hash, onGlass())).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    onTrouble('storage.full', error);
  });
  onAdopted(release);
  await cleanUp(kept, media);
}

async function cleanUp(kept: Kept, media: MediaStore): Promise<void> {
  await media.removeDoubles();
  const onDevice = await media.onDevice();
  if (onDevice) await media.remove(orphans(onDevice, await kept.releases()));
}

/** Whether it was dealt with: nothing to retry. */
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

/** Asks every half minute, and at once when told that something changed; after a failure later and later. */
export function stayCurrent(options: Options): { poke(): void } {
  const { signal } = options;
  let poked = new AbortController();
  const work = async () => {
    let failures = 0;
    while (!signal.aborted) {
      poked = new AbortController();
      const done = await bringUpToDate(options).then(
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
