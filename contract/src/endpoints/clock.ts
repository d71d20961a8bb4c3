import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readClock = endpoint.view('GET /clock', {
  summary: 'What time it is for the server, and whether its clock has jumped by more than a day',
  response: z.object({
    now: z.iso.datetime(),
    /** Until an administrator says that the clock is right, nothing is deleted by age. */
    jump: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  }),
});

export const trustClock = endpoint.administer('POST /clock/trust', {
  summary: 'Say that the clock is right as it is now: what is kept for a time is deleted by age again',
  response: z.object({}),
});
