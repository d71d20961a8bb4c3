import { z } from 'zod';
import { systemId } from '../registry/systems.ts';
import { actionKinds } from './activity.ts';

/** Server-sent events for staff, read with fetch because EventSource sends no token. Not in OpenAPI's list of JSON calls. */
export const staffEventsPath = '/events';
/** The window's own id for its line, by which it says what it has open (presence.ts). */
export const staffLineParam = 'line';

/**
 * What changed, never its value: each kind that people change, `glass` for displays, `receipt` and `presence`; `upload` for
 * one of their own, which nobody else is told of.
 */
export const staffEvents = [...actionKinds, 'glass', 'receipt', 'presence', 'upload'] as const;
export type StaffEvent = (typeof staffEvents)[number];

/** Of one system; null when it is nobody's own or several may be meant. */
export const staffEventData = z.object({ system: systemId.nullable() });
