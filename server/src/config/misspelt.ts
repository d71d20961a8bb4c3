import { settings } from './settings.ts';

const known = Object.entries(settings).flatMap(([name, setting]) =>
  'secret' in setting ? [name, `${name}_FILE`] : [name],
);

/** Letters to add, leave out, change or swap with the next (Damerau–Levenshtein, as optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [...Array(a.length + 1)].map((_, i) => [...Array(b.length + 1)].map((_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped,
      );
    }
  return at(a.length, b.length);
}

/** Of a short name one letter, as HOME is not HOST; of a longer one two. */
const isNear = (given: string, name: string): boolean => {
  const most = name.length < 8 ? 1 : 2;
  return Math.abs(given.length - name.length) <= most && distance(given, name) <= most;
};

/** R-OPS-11: a name that is nearly a setting's, in sentences. Psifida would go on as if nothing were set. */
export const misspelt = (environment: Record<string, string | undefined>): string[] =>
  Object.keys(environment)
    .filter((given) => !known.includes(given))
    .flatMap((given) => {
      const meant = known.find((name) => isNear(given.toUpperCase(), name));
      return meant
        ? [`${given} is no setting; ${meant} is, and is ${environment[meant] ? 'set as well' : 'not set'}.`]
        : [];
    });
