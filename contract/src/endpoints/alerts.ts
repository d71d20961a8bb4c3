import { z } from 'zod';
import { requiredBilingual } from '../bilingual.ts';
import { alertOutcomes, alertProposal, alertSettings } from '../content/cap.ts';
import { emergency } from '../content/display.ts';
import { newsRefusal } from '../content/news-refusal.ts';
import { endpoint } from './endpoint.ts';

export const capAtMost = 256 * 1024;

export const listAlerts = endpoint.view('GET /alerts', {
  machines: ['read', 'alerts'],
  summary: 'Official warnings that wait for whoever is on duty, and sources that do not answer',
  response: z.object({
    items: z.array(alertProposal),
    /** Sources that do not answer, and since when. */
    failing: z.array(
      z.object({ id: z.string(), name: z.string(), since: z.iso.datetime(), reason: newsRefusal }),
    ),
  }),
});

export const takeAlert = endpoint.alert('POST /alerts', {
  machines: ['alerts'],
  summary:
    'Deliver an official warning in CAP 1.2, as application/cap+xml or as JSON. Delivered twice it is one; by default it waits for a person',
  body: z.strictObject({ cap: z.string().min(1).max(capAtMost) }),
  maxBytes: 2 * capAtMost,
  response: z.object({ outcome: z.enum(alertOutcomes) }),
  problems: ['alert.refused'],
});

export const releaseAlert = endpoint.alert('POST /alerts/:id/release', {
  summary: 'Show a warning on all displays now; what it updates ends',
  body: z.strictObject({
    /** In place of its own, where a language is missing. */
    words: z
      .strictObject({ title: requiredBilingual({ max: 120 }), text: requiredBilingual({ max: 600 }) })
      .nullable(),
  }),
  response: emergency,
  problems: ['alert.not-found', 'alert.language-missing'],
});

export const dismissAlert = endpoint.alert('POST /alerts/:id/dismiss', {
  summary: 'Show a warning nowhere',
  response: z.object({}),
  problems: ['alert.not-found'],
});

export const readAlertSettings = endpoint.administer('GET /alert-settings', {
  summary: 'From where official warnings come, which concern the town, and which need no person',
  response: alertSettings,
});

export const saveAlertSettings = endpoint.administer('PUT /alert-settings', {
  summary: 'Set from where official warnings come, which concern the town, and which need no person',
  body: alertSettings,
  response: alertSettings,
});
