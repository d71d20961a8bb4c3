import { z } from 'zod';
import { systemId } from '../registry/systems.ts';
import { deedKinds } from './activity.ts';

/** Server-sent events for staff, read with fetch because EventSource sends no token. Not in OpenAPI's list of JSON calls. */
export const staffEventsPath = '/events';

/**
 * What has changed, never what it is now: something of each kind that people change, `glass` for whatever a display does
 * by itself, or time does to it, and `receipt` when one says that an emergency message is on its glass.
 */
export const staffEvents = [...deedKinds, 'glass', 'receipt'] as const;
export type StaffEvent = (typeof staffEvents)[number];

/** Of one system; null when it is nobody's own or several may be meant. */
export const staffEventData = z.object({ system: systemId.nullable() });
