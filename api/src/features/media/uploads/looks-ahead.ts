import type { Looked } from './take-in.ts';

/** For so long a look waits for its job; one that a process beside this one has taken up is never asked for. */
const keptMs = 10_000;

type Deps = {
  look: (file: string, bytes: number) => Promise<Looked>;
  /** Whether one more can be decoded, beside so many that have no job yet. */
  hasRoom: (beside: number) => boolean;
};

export type LooksAhead = {
  /** All bytes are written, and on their way to the disk. Undefined where others have the processor already. */
  begin(file: string, bytes: number): Promise<Looked> | undefined;
  /** They are on the disk, and the file is the upload's. */
  keep(uploadId: string, looking: Promise<Looked>): void;
  take(uploadId: string): Promise<Looked> | undefined;
  /** For a job that looks by itself: resolves once there is room beside those that have no job yet. */
  untilRoom(isEnough: (beside: number) => boolean): Promise<void>;
};

/** An image is decoded while its bytes go to the disk and its job into the queue; the job finds what was found. */
export function openLooksAhead({ look, hasRoom }: Deps): LooksAhead {
  const underWay = new Map<Promise<Looked>, Promise<unknown>>();
  const kept = new Map<string, Promise<Looked>>();
  return {
    begin: (file, bytes) => {
      if (!hasRoom(underWay.size)) return undefined;
      const looking = look(file, bytes);
      const end = () => underWay.delete(looking);
      const decoded = looking.then((found) => (found.kind === 'image' ? found.facts : null));
      // What goes wrong is heard by the job.
      underWay.set(looking, decoded.then(end, end));
      return looking;
    },
    keep: (uploadId, looking) => {
      kept.set(uploadId, looking);
      setTimeout(() => kept.delete(uploadId), keptMs).unref();
    },
    take: (uploadId) => {
      const looking = kept.get(uploadId);
      kept.delete(uploadId);
      if (looking) underWay.delete(looking); // from here on it counts as its job
      return looking;
    },
    untilRoom: async (isEnough) => {
      while (underWay.size && !isEnough(underWay.size)) await Promise.race(underWay.values());
    },
  };
}
