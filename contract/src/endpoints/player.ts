import { z } from 'zod';
import { healthReport } from '../content/display.ts';
import { releaseEvents } from '../content/feed-event.ts';
import { outcomes } from '../content/instruction.ts';
import { ownDisplay } from '../content/own-display.ts';
import { release, releaseNews } from '../content/release.ts';
import { releaseSpeech } from '../content/speech.ts';
import { uuid } from '../content/uuid.ts';
import { endpoint } from './endpoint.ts';

/** Calls of displays: a device token opens these alone. */
export const askForCode = endpoint.anyone('POST /player/pairing', {
  summary: 'A code for an unpaired display to show, and the secret with which it learns that it was taken in',
  response: z.object({ code: z.string(), secret: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
  problems: ['too-many-requests'],
});

export const claimToken = endpoint.anyone('POST /player/pairing/claim', {
  summary:
    'Whether the display was taken in; if so, its token. Asked again before the token is first used, the same answer',
  body: z.strictObject({ secret: z.string().max(100) }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('expired') }),
    z.object({ state: z.literal('paired'), token: z.string() }),
  ]),
});

export const readOwnDisplay = endpoint.display('GET /player/display', {
  summary: 'What the display is called, which system it shows, and what it should show now',
  response: ownDisplay,
});

/** Asked with `If-None-Match`, it is answered 304 while the release is the same. */
export const readRelease = endpoint.display('GET /player/release', {
  summary: 'The release that the display should show; its ETag is the release’s hash',
  response: release,
  problems: ['release.not-found'],
});

export const readReleaseNews = endpoint.display('GET /player/news', {
  summary: 'The last good news of the feeds that its system shows',
  response: releaseNews,
});

export const readReleaseEvents = endpoint.display('GET /player/feed-events', {
  summary:
    'What takes place in the next days by the calendars that are taken in; a `news` event says that it changed',
  response: releaseEvents,
});

export const readReleaseSpeech = endpoint.display('GET /player/speech', {
  summary:
    'The sounds that are there of what the display can say; asked where the display speaks, and again with `news`',
  response: releaseSpeech,
});

export const reportHealth = endpoint.display('POST /player/health', {
  summary: 'What is on the glass, from the loop that draws it; answered with what should be there',
  body: healthReport,
  response: ownDisplay,
});

/** Idempotent. */
export const answerInstruction = endpoint.display('POST /player/instructions/:id', {
  summary: 'That the display has begun what it was told to do, has done it, or could not',
  body: z.strictObject({ state: z.enum(['taken', ...outcomes]), detail: z.string().max(300) }),
  response: z.object({ id: uuid }),
  problems: ['instruction.not-found'],
});

/** What a small image of a glass may weigh. */
export const imageBytesAtMost = 150_000;

export const handInScreenshot = endpoint.display('POST /player/instructions/:id/image', {
  summary: 'The image of the glass that the instruction asked for',
  body: z.strictObject({ jpeg: z.base64().max(Math.ceil(imageBytesAtMost / 3) * 4) }),
  response: z.object({ id: uuid }),
  maxBytes: 256 * 1024,
  problems: ['instruction.not-found'],
});

/** Server-sent events, read with fetch because EventSource sends no token; see displayEvents. Not in OpenAPI's list of JSON calls. */
export const playerEventsPath = '/player/events';
