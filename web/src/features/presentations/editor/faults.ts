import { isSame } from '@psifida/contract/content/fields';
import {
  contradictions,
  type Facts,
  type PresentationContent,
  presentationContent,
  unfinishedParts,
} from '@psifida/contract/content/presentation-content';
import { scheduleFaults } from '@psifida/contract/content/schedule-faults';
import { untouchable } from '@psifida/contract/content/views-of-content';
import type { System } from '@psifida/contract/registry/registry';
import { fromZod } from '../../../api/field-issues.ts';
import { type Fault, toFaults } from '../../../document/faults.ts';

type Circumstances = {
  active: boolean;
  sizeOf?: Facts['sizeOf'];
  /** As it is saved: what stays as it was is not judged anew. */
  planned?: PresentationContent['schedule'];
};

/** R-VAL-08: what the API would refuse at a field, found before it is asked. */
export function faultsOf(
  rules: System,
  content: PresentationContent,
  { active, sizeOf = () => null, planned = null }: Circumstances,
): Fault[] {
  const shape = presentationContent.safeParse(content).error?.issues ?? [];
  const issues = [
    ...shape.map((issue) => fromZod(issue)),
    ...contradictions(rules, content),
    ...(shape.length || isSame(content.schedule, planned) ? [] : scheduleFaults(content.schedule)),
    ...untouchable(rules, content, sizeOf),
  ];
  if (active)
    content.entries.forEach((entry, index) => {
      if (entry.active)
        issues.push(...unfinishedParts(entry).map((issue) => fromZod(issue, ['entries', index])));
    });
  return toFaults('presentation', issues, content);
}
