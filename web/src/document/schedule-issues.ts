import { type Schedule, schedule as scheduleShape } from '@psifida/contract/content/schedule';
import { scheduleFaults } from '@psifida/contract/content/schedule-faults';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { fromZod } from '../api/field-issues.ts';

/** What is wrong with a schedule, each at the field of its form: a moment is one value, and its hour a field of its own. */
export function scheduleIssues(schedule: Schedule | null): FieldIssue[] {
  const shape = scheduleShape.nullable().safeParse(schedule).error?.issues ?? [];
  const issues = shape.length ? shape.map((issue) => fromZod(issue, ['schedule'])) : scheduleFaults(schedule);
  return issues.map((issue) => {
    const part = issue.path.slice(1);
    const isMoment = part.length === 1 && issue.code === 'schedule.no-such-hour';
    return { ...issue, path: isMoment ? [...part, 'hour'] : part };
  });
}
