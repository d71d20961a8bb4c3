import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

type Kept = { name: string; digest: string; bytes: number }[];

export type Bundle = {
  load(name: string): unknown;
  /** Files that had to be compiled, since nothing that fits was kept. */
  compiled(): string[];
  /** Writes down for the next start what this one has compiled, if there is anything new. */
  keep(): Promise<void>;
};

/** V8's code cache on every Node (its own comes with 22.1): compiling took a third of a start. */
export function openBundle({ folder, keptIn }: { folder: string; keptIn: string }): Bundle {
  const kept = readKept(keptIn);
  const modules = new Map<string, { exports: unknown }>();
  const scripts = new Map<string, { script: vm.Script; fits: (code: Buffer) => string }>();
  const compiled: string[] = [];
  const outside = createRequire(path.join(folder, 'main.cjs'));
  const require = Object.assign(
    (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : outside(id)),
    outside,
  );

  function load(name: string): unknown {
    const loaded = modules.get(name);
    if (loaded) return loaded.exports;
    const file = path.join(folder, name);
    const source = readFileSync(file);
    const hash = createHash('sha256').update(source);
    const fits = (code: Buffer) => hash.copy().update(code).digest('hex');
    const { code, digest } = kept.get(name) ?? {};
    const script = new vm.Script(
      // Strict, as the modules are that it was put together from.
      `(function (exports, require, module, __filename, __dirname) { 'use strict'; ${source}\n})`,
      {
        filename: file,
        // V8 itself looks at its version and flags, but takes any source of the same length and bytes that were cut off.
        cachedData: code && fits(code) === digest ? code : undefined,
      },
    );
    if (script.cachedDataRejected !== false) compiled.push(name);
    scripts.set(name, { script, fits });
    const module = { exports: {} };
    modules.set(name, module);
    try {
      script.runInThisContext().call(module.exports, module.exports, require, module, file, folder);
    } catch (error) {
      modules.delete(name);
      throw error;
    }
    return module.exports;
  }

  return {
    load,
    compiled: () => compiled,
    keep: async () => {
      const made = () =>
        [...scripts].map(([name, { script, fits }]) => {
          const code = script.createCachedData();
          return { name, code, digest: fits(code) };
        });
      try {
        if (compiled.length) await writeKept(keptIn, made());
      } catch {
        // A full disk, a folder that cannot be written to: the next start compiles again.
      }
      kept.clear();
      scripts.clear();
    },
  };
}

const isOurs = ({ uid, mode }: Stats): boolean => uid === process.getuid?.() && (mode & 0o022) === 0;

/** One line that says what follows it, then the pieces. Only from a file that nobody else can have written or put there. */
function readKept(file: string): Map<string, { code: Buffer; digest: string }> {
  const found = new Map<string, { code: Buffer; digest: string }>();
  try {
    const open = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      if (![fstatSync(open), statSync(path.dirname(file))].every(isOurs)) return found;
      const all = readFileSync(open);
      let at = all.indexOf('\n') + 1;
      for (const { name, digest, bytes } of JSON.parse(all.toString('utf8', 0, at)) as Kept) {
        found.set(name, { digest, code: all.subarray(at, at + bytes) });
        at += bytes;
      }
    } finally {
      closeSync(open);
    }
  } catch {
    found.clear(); // none yet, or not whole
  }
  return found;
}

async function writeKept(file: string, parts: { name: string; code: Buffer; digest: string }[]) {
  const list: Kept = parts.map(({ name, code, digest }) => ({ name, digest, bytes: code.length }));
  const fresh = `${file}.new`;
  try {
    const pieces = [Buffer.from(`${JSON.stringify(list)}\n`), ...parts.map(({ code }) => code)];
    await rm(fresh, { force: true });
    await writeFile(fresh, Buffer.concat(pieces), { mode: 0o600, flag: 'wx' });
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
}
