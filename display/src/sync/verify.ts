import { createSha256 } from './sha256.ts';

/**
 * Lets bytes through and fails at their end if they are not the ones that were promised, so that whoever writes them
 * down does not. `wrong` says so afterwards: a cache that refuses a broken stream does not tell why it broke.
 */
export function verify(sha256: string) {
  const hash = createSha256();
  let wrong = false;
  const stream = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      hash.update(chunk);
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
    flush: (controller) => {
      wrong = hash.digest() !== sha256;
      if (wrong) controller.error(new Error(`not ${sha256}`));
    },
  });
  return { stream, wrong: () => wrong };
}
