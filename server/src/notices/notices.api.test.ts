import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tables } from '@psifida/api/db/tables';
import { anAsset, anItem } from '@psifida/api/testing/builders';
import { noRights } from '@psifida/contract/content/rights';
import { connectDatabase } from '@psifida/postgres/connect';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkNotices } from '../commands/check/check-notices.ts';
import { readConfig } from '../config/config.ts';
import { type Judged, judgeAlerts, judgeRights } from './judge.ts';
import { settledMs } from './keep-troubles.ts';
import { isQuiet, noticeRound } from './notices.ts';
import { openSenders, type Senders } from './senders.ts';

type Hook = { headers: IncomingHttpHeaders; body: { id: number; text: string; events: { event: string }[] } };

const mails: { to: string[]; raw: string }[] = [];
const hooks: Hook[] = [];
let refuseHooks = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('no such password')),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    });
  },
});
const receiver = createServer((request, response) => {
  if (request.method === 'HEAD') return response.writeHead(405).end();
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => {
    if (refuseHooks > 0) {
      refuseHooks -= 1;
      return response.writeHead(503).end();
    }
    hooks.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(204).end();
  });
});

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
let database: TestDatabase<Tables>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await openTestDatabase<Tables>();
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  env = {
    SMTP_URL: `smtp://psifida:right@127.0.0.1:${portOf(smtp.server)}`,
    NOTICE_EMAIL_FROM: 'psifida@town.example',
    NOTICE_EMAIL_TO: 'keeper@town.example, second@town.example',
    NOTICE_WEBHOOK_URL: `http://127.0.0.1:${portOf(receiver)}/hook?key=secret`,
  };
});
afterAll(async () => {
  await new Promise<void>((ended) => smtp.close(ended));
  await new Promise<unknown>((ended) => receiver.close(ended));
  await database?.close();
});
beforeEach(async () => {
  for (const table of ['notice', 'trouble'] as const) await database.db.deleteFrom(table).execute();
  mails.length = 0;
  hooks.length = 0;
  refuseHooks = 0;
});

const noticesOf = (more: Record<string, string> = {}) => {
  const { notices, publicUrl } = readConfig({ ...env, ...more });
  if (!notices) throw new Error('nobody would be told');
  return { notices, publicUrl };
};

const noon = Date.parse('2026-11-16T10:00:00Z');
const said: string[] = [];
const log = {
  warn: (details: object, message: string) => said.push(`${message} ${JSON.stringify(details)}`),
  error: (details: object, message: string) => said.push(`${message} ${JSON.stringify(details)}`),
} as never;

const display = (trouble: Judged['trouble'], about = 'Λιμάνι <b>1</b>'): Judged => ({
  key: `display ${about}`,
  scope: 'town',
  kind: 'display',
  about,
  trouble,
});
const dark = { detail: 'silent', since: new Date(noon - 6 * 60_000) };

type Look = {
  at: number;
  judged: Judged[];
  more?: Record<string, string>;
  db?: typeof database.db;
  senders?: Senders;
};
const look = ({ at, judged, more, db = database.db, senders }: Look) => {
  const parts = noticesOf(more);
  return noticeRound({
    db,
    senders: senders ?? openSenders(parts),
    quietHours: parts.notices.quietHours,
    judge: async () => judged,
    now: () => at,
    log,
  });
};

/** A mail's words, unpacked from its letters and signs. */
const decoded = (raw: string): string =>
  Buffer.from(
    raw
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

test('R-WATCH-02 a display that is dark is told once by mail and once by webhook, and that it is back', async () => {
  await look({ at: noon, judged: [display(dark)] });
  await look({ at: noon + 30_000, judged: [display(dark)] });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['keeper@town.example', 'second@town.example']);
  const mail = decoded(mails[0]?.raw ?? '');
  expect(mail).toContain('Η οθόνη «Λιμάνι <b>1</b>» δεν απαντά από');
  expect(mail).toContain('The display “Λιμάνι &#60;b&#62;1&#60;/b&#62;” has not responded since');
  expect(mails[0]?.raw).toContain('Auto-Submitted: auto-generated');
  expect(hooks).toHaveLength(1);
  expect(hooks[0]?.body).toMatchObject({ events: [{ event: 'trouble', kind: 'display', detail: 'silent' }] });
  expect(hooks[0]?.body.text).toContain('11:54');

  // Well for a moment is not well yet.
  const later = noon + 60_000;
  await look({ at: later, judged: [display(null)] });
  await look({ at: later + 30_000, judged: [display(dark)] });
  await look({ at: later + 60_000, judged: [display(null)] });
  expect(mails).toHaveLength(1);
  await look({ at: later + 60_000 + settledMs, judged: [display(null)] });
  expect(hooks.map(({ body }) => body.events.map(({ event }) => event))).toEqual([['trouble'], ['back']]);
  expect(decoded(mails[1]?.raw ?? '')).toContain('works again as it should');
  await look({ at: later + 2 * settledMs, judged: [display(null)] });
  expect(mails).toHaveLength(2);
});

test('R-WATCH-02 three processes that look at the same moment tell it once, and everything at once in one message', async () => {
  const others = [1, 2].map(() => connectDatabase<Tables>({ connection: database.connection }));
  const judged = [display(dark, 'Α'), display(dark, 'Β'), display(dark, 'Γ')];
  await Promise.all([database.db, ...others].map((db) => look({ at: noon, judged, db })));
  await Promise.all(others.map((db) => db.destroy()));
  expect(hooks).toHaveLength(1);
  expect(mails).toHaveLength(1);
  expect(hooks[0]?.body.events).toHaveLength(3);
});

test('R-WATCH-02 in quiet hours nobody is told; what is still so when they end is, and what has passed is not', async () => {
  const more = { NOTICE_QUIET_HOURS: '22:00-07:00' };
  const night = Date.parse('2026-11-16T21:00:00Z');
  const morning = Date.parse('2026-11-17T05:00:00Z');
  await look({ at: night, judged: [display(dark, 'Α'), display(dark, 'Β')], more });
  await look({ at: night + 60_000, judged: [display(null, 'Α'), display(dark, 'Β')], more });
  expect(hooks).toEqual([]);
  await look({ at: morning, judged: [display(null, 'Α'), display(dark, 'Β')], more });
  expect(hooks.map(({ body }) => body.events)).toMatchObject([[{ event: 'trouble', about: 'Β' }]]);
  // That it is back waits for the morning as well.
  const nextNight = night + 24 * 3_600_000;
  for (const at of [nextNight, nextNight + 2 * settledMs])
    await look({ at, judged: [display(null, 'Β')], more });
  expect(hooks).toHaveLength(1);
  await look({ at: morning + 24 * 3_600_000, judged: [display(null, 'Β')], more });
  expect(hooks.at(-1)?.body.events).toMatchObject([{ event: 'back', about: 'Β' }]);
});

test('R-ALERT-02 a warning that waits is told at once in quiet hours too, and other things are not', async () => {
  const at = new Date(noon);
  await database.db
    .insertInto('alert')
    .values({
      ...{ by_id: 'desk', by_name: 'Πολιτική προστασία', sender: 'a@b.gr', identifier: 'w-1' },
      ...{ sent: at, received_at: at, state: 'proposed', level: 'danger', drill: false, area: '' },
      ...{ title_el: 'Πλημμύρα', title_en: 'Flood', text_el: 'Ψηλά.', text_en: 'Go up.' },
      ...{ until: new Date(noon + 3_600_000), emergency_id: null },
    })
    .execute();
  const judged = [...(await judgeAlerts(database.db, noon)), display(dark)];
  await look({ at: noon, judged, more: { NOTICE_QUIET_HOURS: '08:00-20:00' } });
  expect(hooks.map(({ body }) => body.events.length)).toEqual([1]);
  expect(hooks[0]?.body.text).toContain('An official warning has been waiting');
  expect(hooks[0]?.body.text).toContain('Πλημμύρα');
  expect(await judgeAlerts(database.db, noon + 3_600_000)).toEqual([]);
});

test('R-WATCH-02 a receiver that refuses is tried again, ever more rarely, with the same name, and given up at last', async () => {
  const more = { SMTP_URL: '', NOTICE_EMAIL_FROM: '', NOTICE_EMAIL_TO: '' };
  refuseHooks = 2;
  await look({ at: noon, judged: [display(dark)], more });
  await look({ at: noon + 60_000, judged: [display(dark)], more });
  expect(refuseHooks).toBe(1);
  await look({ at: noon + 2 * 60_000, judged: [display(dark)], more });
  expect(hooks).toEqual([]);
  await look({ at: noon + 8 * 60_000, judged: [display(dark)], more });
  expect(hooks).toHaveLength(1);
  expect(hooks[0]?.headers['idempotency-key']).toBe(`localhost:8080-${hooks[0]?.body.id}`);

  refuseHooks = 1_000;
  await look({ at: noon, judged: [display(dark, 'Β')], more });
  for (let hour = 1; hour < 24; hour += 1)
    await look({ at: noon + hour * 3_600_000, judged: [display(dark, 'Β')], more });
  expect(1_000 - refuseHooks).toBe(8);
  expect(said.at(-1)).toMatch(/given up.*answered with 503/);
  expect(said.join()).not.toContain('secret');
});

test('R-WATCH-02 a display that was revoked is neither dark nor back, and an unknown end changes nothing', async () => {
  await look({ at: noon, judged: [display(dark)] });
  await look({ at: noon + 60_000, judged: [display('unknown')] });
  await look({ at: noon + settledMs, judged: [display('unknown')] });
  expect(await database.db.selectFrom('trouble').select('better_since').execute()).toEqual([
    { better_since: null },
  ]);
  await look({ at: noon + 2 * settledMs, judged: [] });
  await look({ at: noon + 4 * settledMs, judged: [] });
  expect(hooks).toHaveLength(1);
  expect(await database.db.selectFrom('trouble').selectAll().execute()).toEqual([]);
});

test('R-WATCH-02 one language is enough where one is set', async () => {
  await look({ at: noon, judged: [display(dark)], more: { NOTICE_LANGUAGE: 'en' } });
  expect(hooks[0]?.body.text).toMatch(/^The display “Λιμάνι <b>1<\/b>” has not responded since/);
  expect(hooks[0]?.body.text).not.toContain('οθόνη');
});

test.each([
  ['22:00-07:00', '2026-11-16T20:00:00Z', true],
  ['22:00-07:00', '2026-11-16T04:59:00Z', true],
  ['22:00-07:00', '2026-11-16T05:00:00Z', false],
  ['13:00-15:00', '2026-11-16T12:00:00Z', true],
  ['13:00-15:00', '2026-11-16T13:00:00Z', false],
])('R-WATCH-02 the quiet hours %s by the town’s clock, at %s: %s', (hours, at, quiet) => {
  const { notices } = noticesOf({ NOTICE_QUIET_HOURS: hours });
  expect(isQuiet(notices.quietHours, Date.parse(at))).toBe(quiet);
});

test('R-OPS-02 whether mail server and webhook can be reached is said, and nobody is told anything by that', async () => {
  const check = async (more: Record<string, string>) =>
    (await checkNotices(noticesOf(more).notices)).flatMap(({ wrong }) => wrong ?? []);
  expect(await check({})).toEqual([]);
  expect([mails, hooks]).toEqual([[], []]);
  expect(await check({ SMTP_URL: env.SMTP_URL?.replace('right', 'wrong') ?? '' })).toEqual([
    expect.stringMatching(/correct the name and the password in SMTP_URL/),
  ]);
  expect(await check({ SMTP_URL: 'smtp://127.0.0.1:9' })).toEqual([
    expect.stringMatching(/correct SMTP_URL/),
  ]);
  const nobody = `127.0.0.1:${await freePort()}`;
  expect(await check({ NOTICE_WEBHOOK_URL: `http://${nobody}/x?key=secret` })).toEqual([
    `${nobody}: nobody listens there; correct NOTICE_WEBHOOK_URL.`,
  ]);
  expect(await checkNotices(null)).toMatchObject([{ weak: true }]);
  expect(() => readConfig({ SMTP_URL: env.SMTP_URL })).toThrow(
    'NOTICE_EMAIL_FROM, NOTICE_EMAIL_TO must be set',
  );
});

test('R-RIGHTS-04 of a file that is used, 30, 7 and 1 day before its rights end it is told once each, and nothing afterwards', async () => {
  const { db } = database;
  const image = await anAsset(db, { title: 'Χάρτης' });
  const rights = JSON.stringify({ ...noRights, endsOn: '2026-12-16' });
  await db.updateTable('media_asset').set({ rights }).where('id', '=', image).execute();
  const toldAfter = async (days: number) => {
    const at = noon + days * 86_400_000;
    await look({ at, judged: await judgeRights(db, at) });
    return hooks.length;
  };
  expect(await toldAfter(0), 'used nowhere').toBe(0);
  const id = await anItem(db, { kind: 'product', content: { image } });
  expect(await toldAfter(-1)).toBe(0);
  expect(await toldAfter(0)).toBe(1);
  await db.deleteFrom('library_media_use').execute();
  expect(await toldAfter(0), 'out of use for a moment').toBe(1);
  await db.insertInto('library_media_use').values({ asset_id: image, item_id: id }).execute();
  for (const [days, told] of [
    [0, 1],
    [1, 1],
    [22, 1],
    [23, 2],
    [28, 2],
    [29, 3],
    [30, 3],
    [31, 3],
    [32, 3],
  ] as const)
    expect(await toldAfter(days), `${days} days later`).toBe(told);
  expect(hooks[0]?.body.text).toContain(
    'Τα δικαιώματα του αρχείου «Χάρτης» λήγουν: τελευταία ημέρα 16 Δεκεμβρίου 2026.',
  );
});
