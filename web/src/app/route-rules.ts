import type { RouteRules } from '@psifida/contract/runtime-config';

type Redirect = { to: string; external: boolean };

/** As the rules are written: with percent signs for Greek letters, and without a slash at the end. */
const asWritten = (path: string) => {
  const { pathname } = new URL(path, 'http://own.invalid');
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
};

/** R-SHELL-12: where the operator wants this path to lead instead; a rule that leads to itself is no rule. */
export function redirectFor(rules: RouteRules, path: string): Redirect | null {
  const asked = asWritten(path);
  const found = Object.entries(rules).find(([from]) => asWritten(from) === asked);
  if (!found) return null;
  const to = found[1].redirect;
  const external = /^https?:\/\//.test(to);
  return !external && asWritten(to) === asked ? null : { to, external };
}
