import {
  type Facts,
  type PresentationContent,
  toJudge,
} from '@psifida/contract/content/presentation-content';
import { shownContent as shown } from '@psifida/contract/content/shown-content';
import { missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';

/**
 * What visitors see of an active presentation. Null when it lacks something by the minimums of today, which an
 * operator may have raised since it was saved.
 */
export function shownContent(
  rules: System,
  content: PresentationContent,
  facts: Facts,
): PresentationContent | null {
  const judged = toJudge(content, facts);
  return missing(rules, judged).length ? null : shown(rules, content, judged);
}
