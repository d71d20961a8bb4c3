// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's root and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, whole?: boolean }} [options] quiet: its output is shown only when
 *   it fails; whole: in one piece when it has ended
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, quiet = false, whole = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet || whole ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => {
      if (whole || (quiet && code !== 0)) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/**
 * A program of an installed package, run with the Node that runs this script.
 * @param {string} program path below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runInstalled = (program, args, options) =>
  run(process.execPath, [`${root}node_modules/${program}`, ...args], options);

/** @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runNpm = (args, options) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], options)
    : run('npm', args, options);
