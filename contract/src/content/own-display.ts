import { z } from 'zod';
import { displaySettings, emergencyMessage } from './display.ts';
import { ownInstructions } from './instruction.ts';
import { ownWall } from './joined-wall.ts';
import { townLook } from './look.ts';
import { screenPlan } from './screen-plan.ts';
import { uuid } from './uuid.ts';

/** What a display knows of itself. */
export const ownDisplay = displaySettings.extend({
  id: uuid,
  /** The release to show, and since when: one that another display had first is older than that. */
  expected: z.object({ number: z.int(), hash: z.string(), since: z.iso.datetime() }).nullable(),
  emergencies: z.array(emergencyMessage),
  identifyUntil: z.iso.datetime().nullable(),
  countsVisits: z.boolean(),
  /** It reads aloud what it shows; absent where nothing is spoken. */
  speaks: z.literal(true).optional(),
  /** Absent where it is the usual one. */
  look: townLook.optional(),
  screenPlan: screenPlan.nullable(),
  /** The wall that it is a part of; null where it shows everything by itself. */
  wall: ownWall.nullable(),
  /** What it shall do, oldest first. */
  instructions: ownInstructions,
  serverTime: z.iso.datetime(),
  /** Processing time on the server before `serverTime` was taken. */
  tookMs: z.number().min(0),
});
export type OwnDisplay = z.infer<typeof ownDisplay>;
