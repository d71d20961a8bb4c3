import { z } from 'zod';
import type { AccessLevel } from '../access.ts';
import { endpoint } from './endpoint.ts';

/** What somebody new does once, from signing in to a display that shows it; and what one must be allowed to do for each. */
export const firstDay = {
  'sign-in': 'view',
  image: 'edit',
  draft: 'edit',
  complete: 'edit',
  activate: 'edit',
  glass: 'edit',
} as const satisfies Record<string, AccessLevel>;
export type FirstDayStep = keyof typeof firstDay;

const steps = Object.keys(firstDay) as [FirstDayStep, ...FirstDayStep[]];

/** So long after the first thing they did, somebody is not new any more. */
export const newForDays = 30;

export const readFirstDay = endpoint.view('GET /first-day', {
  summary: 'What the caller has done of what somebody new does first, and may do; judged by what there is',
  response: z.object({
    steps: z.array(z.object({ step: z.enum(steps), done: z.boolean() })),
    isNew: z.boolean(),
  }),
});
