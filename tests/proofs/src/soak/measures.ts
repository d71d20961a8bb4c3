import { readFileSync } from 'node:fs';

type Kind = { times: number[]; serverErrors: number; unanswered: number };

/** How long answers took and what they were, by kind. */
export function openMeasures() {
  const kinds = new Map<string, Kind>();
  return {
    kinds,
    note(name: string, status: number, ms: number): void {
      const kind = kinds.get(name) ?? { times: [], serverErrors: 0, unanswered: 0 };
      kinds.set(name, kind);
      kind.times.push(ms);
      if (status >= 500) kind.serverErrors += 1;
      if (status === 0) kind.unanswered += 1;
    },
  };
}

export type Measures = ReturnType<typeof openMeasures>;

export const percentile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Resident megabytes of the server and of those that work for it; its database is another program. Linux only. */
export function residentMegabytes(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  const own = children.filter((child) => /node/.test(read(`/proc/${child}/cmdline`)));
  const kilobytes = [String(pid), ...own].map((one) =>
    Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
