import { z } from 'zod';
import { display, displaySettings, emergency, emergencyDraft, pairingCode } from '../content/display.ts';
import { line } from '../content/line.ts';
import { releaseSummary } from '../content/release.ts';
import { uuid } from '../content/uuid.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

const byId = z.object({ id: z.string().max(64) });

export const listDisplays = endpoint({
  method: 'GET',
  path: '/displays',
  summary: 'Every display: whether it shows what it should, since when, and what',
  access: 'view',
  query: z.strictObject({ system: systemId.optional() }),
  response: z.object({ items: z.array(display) }),
});

export const listDisplayTags = endpoint({
  method: 'GET',
  path: '/displays/tags',
  summary: 'The tags that displays have, with how many of which system have each',
  access: 'view',
  response: z.object({ items: z.array(z.object({ tag: z.string(), system: systemId, displays: z.int() })) }),
});

export const pairDisplay = endpoint({
  method: 'POST',
  path: '/displays',
  summary: 'Take in the display that shows this code',
  access: 'edit',
  body: displaySettings.extend({ code: pairingCode }),
  response: display,
  status: 201,
  problems: ['display.code-unknown', 'too-many-requests'],
});

export const editDisplay = endpoint({
  method: 'PUT',
  path: '/displays/:id',
  summary: 'Rename a display, move it to another system, change its language or measures',
  access: 'edit',
  params: byId,
  body: displaySettings.extend({ version: z.int32() }),
  response: display,
  problems: ['display.not-found', 'display.changed-elsewhere'],
});

export const revokeDisplay = endpoint({
  method: 'DELETE',
  path: '/displays/:id',
  summary: 'Take its token away: it forgets everything and shows a new code',
  access: 'edit',
  params: byId,
  response: z.object({ id: uuid }),
  problems: ['display.not-found'],
});

export const identifyDisplay = endpoint({
  method: 'POST',
  path: '/displays/:id/identify',
  summary: 'Let it show its name in large letters for half a minute',
  access: 'edit',
  params: byId,
  response: display,
  problems: ['display.not-found'],
});

export const listReleases = endpoint({
  method: 'GET',
  path: '/systems/:system/releases',
  summary: 'What a system has shown, newest first',
  access: 'view',
  params: z.object({ system: systemId }),
  response: z.object({ items: z.array(releaseSummary) }),
});

export const returnToRelease = endpoint({
  method: 'POST',
  path: '/systems/:system/releases/:number/return',
  summary: 'Show an earlier release again, until something of the system is next changed',
  access: 'edit',
  params: z.object({ system: systemId, number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.strictObject({ reason: line({ max: 200 }) }),
  response: releaseSummary,
  problems: ['release.not-found'],
});

export const endReturn = endpoint({
  method: 'POST',
  path: '/systems/:system/releases/end-return',
  summary: 'Show again what is saved, after a return to an earlier release',
  access: 'edit',
  params: z.object({ system: systemId }),
  response: releaseSummary,
  problems: ['release.not-found'],
});

export const listEmergencies = endpoint({
  method: 'GET',
  path: '/emergencies',
  summary:
    'Emergency messages with the displays that have shown them: all that are on the glass, then the latest that are over',
  access: 'view',
  response: z.object({ items: z.array(emergency) }),
});

export const sendEmergency = endpoint({
  method: 'POST',
  path: '/emergencies',
  summary: 'Show a message over whatever plays',
  access: 'administer',
  body: emergencyDraft.extend({ id: uuid }),
  response: emergency,
  status: 201,
});

export const endEmergency = endpoint({
  method: 'POST',
  path: '/emergencies/:id/end',
  summary: 'Take a message off the displays now',
  access: 'administer',
  params: byId,
  response: emergency,
  problems: ['emergency.not-found'],
});
