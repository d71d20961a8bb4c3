// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * A process of its own that answers questions: its memory is nobody else's.
 * @param {string} script @param {string[]} args @param {import('node:child_process').ForkOptions} [options]
 */
export async function startHelper(script, args, options) {
  const child = fork(script, args, options);
  const [ready] = await once(child, 'message');
  if (ready !== 'ready') throw new Error(`${script} did not start`);
  return {
    /** @param {unknown} question @returns {Promise<unknown>} */
    ask: async (question) => {
      child.send(/** @type {import('node:child_process').Serializable} */ (question));
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: () => {
      child.kill('SIGTERM');
    },
  };
}
