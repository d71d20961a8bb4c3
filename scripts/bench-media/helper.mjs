// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * A process of its own that answers questions: its memory is nobody else's.
 * @param {string} script @param {string[]} args @param {import('node:child_process').ForkOptions} [options]
 */
export async function startHelper(script, args, options) {
  const child = fork(script, args, options);
  // One that cannot start would be waited for without end.
  const ended = once(child, 'exit').then(([code]) => [`ended with ${code}`]);
  const [ready] = await Promise.race([once(child, 'message'), ended]);
  if (ready !== 'ready') throw new Error(`${script} did not start: ${ready}`);
  return {
    /** @param {unknown} question @returns {Promise<unknown>} */
    ask: async (question) => {
      child.send(/** @type {import('node:child_process').Serializable} */ (question));
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
