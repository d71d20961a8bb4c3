import type { ErrorList } from '../health/errors.ts';
import type { Store } from '../store.ts';
import { filesOf } from '../sync/choose-rendition.ts';
import type { KeptRelease } from '../sync/kept.ts';
import type { MediaStore } from '../sync/media-store.ts';

const minute = 60_000;
/** After a start the first minutes belong to the visitor; then what is kept is read once more. */
const firstAfter = 5 * minute;
const apartAtLeast = 10 * minute;

type Options = {
  media: MediaStore;
  errors: ErrorList;
  /** Counts up when a scene could not show something. */
  suspicions: Store<number>;
  release(): KeptRelease | null;
  signal: AbortSignal;
};

/** What a power cut or an old disk has spoilt is thrown away and fetched again: once after a start, and on suspicion. */
export function sweepMedia({ media, errors, suspicions, release, signal }: Options): () => void {
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
