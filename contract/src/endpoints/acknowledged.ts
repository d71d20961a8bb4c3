import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { systemId } from '../registry/systems.ts';

/** What a change may bring about only once it is acknowledged; otherwise it is refused with what it would do. */
export const acknowledged = z.strictObject({
  /** The returns to an earlier release that it may end, by `returnName`, separated by commas. */
  endsReturns: z.string().max(400).default(''),
  /** That there will be times at which a system has nothing to show. */
  leavesGaps: z.enum(['true', 'false']).default('false'),
  /** That displays which show something now no longer will; said with `leavesGaps` as well. */
  takesOff: z.enum(['true', 'false']).default('false'),
});
export type Acknowledged = z.infer<typeof acknowledged>;

/** Another return, made meanwhile, has another name: nobody ends one that they have not heard of. */
export const returnName = ({ system, number }: { system: string; number: number }): string =>
  `${system}.${number}`;

/** While an earlier release is shown again instead of what is saved: to which, by whom, when and why. */
export const returned = z.object({
  to: z.int(),
  by: person.nullable(),
  at: z.iso.datetime(),
  reason: z.string(),
});

/** `params` of the problem 'release.ends-return'. */
export const endsReturnParams = returned.extend({ system: systemId, number: z.int() });

/** `params` of the problem 'release.leaves-gaps'. */
export const leavesGapsParams = z.object({
  system: systemId,
  gaps: z.array(z.object({ from: z.iso.datetime(), until: z.iso.datetime().nullable() })),
  /** There are more than those that are named. */
  more: z.boolean(),
});

/** `params` of the problem 'release.takes-off'. */
export const takesOffParams = z.object({
  leaving: z.array(
    z.object({
      id: uuid,
      title: bilingual,
      displays: z.int(),
      /** When it comes back by its schedule; null: not by itself. */
      until: z.iso.datetime().nullable(),
    }),
  ),
});

export const knowingProblems = [
  'release.ends-return',
  'release.leaves-gaps',
  'release.takes-off',
  'approval.required',
] as const;
