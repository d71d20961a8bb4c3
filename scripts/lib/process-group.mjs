// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} ProcessGroup
 * @property {import('node:child_process').ChildProcess} process the program itself
 * @property {Promise<number>} ended its exit code
 * @property {(signal: NodeJS.Signals) => Promise<void>} stop asks, waits, and insists; afterwards nobody of them is left
 */

/**
 * Runs a program with all that it starts in a process group of its own: ended whole, and nothing else with it.
 * @param {string} command
 * @param {string[]} args
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env' | 'stdio'> & { patience: number }} options
 * patience: milliseconds between asking it to end and insisting
 * @returns {ProcessGroup}
 */
export function startGroup(command, args, { patience, ...options }) {
  const child = spawn(command, args, { ...options, detached: true });

  /** @param {NodeJS.Signals | 0} signal */
  const reaches = (signal) => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, signal);
    } catch {
      return false;
    }
  };
  /** @param {number} milliseconds */
  const goneWithin = async (milliseconds) => {
    for (const end = Date.now() + milliseconds; Date.now() < end; await pause(50))
      if (!reaches(0)) return true;
    return false;
  };
  const insist = () => void reaches('SIGKILL');

  // The last net, for an exit that nobody awaits.
  process.once('exit', insist);
  return {
    process: child,
    ended: new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(`${command} could not be run: ${error.message}`);
        resolve(127);
      });
      child.once('close', (code) => resolve(code ?? 1));
    }),
    async stop(signal) {
      if (reaches(signal) && !(await goneWithin(patience))) {
        insist();
        await goneWithin(1_000);
      }
      process.off('exit', insist);
    },
  };
}
