import type { RouteRules } from '@psifida/contract/runtime-config';

export type Redirect = { to: string; external: boolean };

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** R-SHELL-12: where the operator wants this path to lead instead; a rule that leads to itself is no rule. */
export function redirectFor(rules: RouteRules, path: string): Redirect | null {
  const asked = withoutEnd(path);
  const found = Object.entries(rules).find(([from]) => withoutEnd(from) === asked);
  if (!found) return null;
  const to = found[1].redirect;
  const external = /^https?:\/\//.test(to);
  return !external && withoutEnd(to) === asked ? null : { to, external };
}
