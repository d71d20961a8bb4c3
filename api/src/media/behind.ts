import { oneAtATime } from './one-at-a-time.ts';

/** Work that goes on behind the main work, piece after piece, and is asked about at the end. */
export function behind() {
  const inOrder = oneAtATime();
  const pieces: Promise<void>[] = [];
  return {
    add: (work: () => Promise<void>): void => {
      const piece = inOrder(work);
      piece.catch(() => {}); // told at the end; until then nobody listens, and Node would end the process
      pieces.push(piece);
    },
    /** Nothing of it runs any more, whether it went well or not. */
    ended: async (): Promise<void> => {
      await Promise.allSettled(pieces);
    },
    succeeded: async (): Promise<void> => {
      await Promise.all(pieces);
    },
  };
}
