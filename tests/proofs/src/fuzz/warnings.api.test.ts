import { endIn, sendIn } from '@psifida/api/features/displays/emergencies/emergencies';
import { AlertRefused, takeAlert } from '@psifida/api/features/news/alerts/alerts';
import { FeedRefusal } from '@psifida/api/features/news/feed-refusal';
import { parseCap } from '@psifida/api/features/news/parse-feed';
import { aWarning, capTime } from '@psifida/api/testing/a-warning';
import { ownApi } from '@psifida/api/testing/open-test-api';
import { noAlertSettings } from '@psifida/contract/content/cap';
import { seeded } from '@psifida/contract/content/seeded';
import { expect, test } from 'vitest';

const warnings = Number(process.env.FUZZ_REQUESTS ?? 30);
const seed = process.env.FUZZ_SEED ?? '1';
const random = seeded(`warnings ${seed}`);
const below = (most: number) => Math.floor(random() * most);
const oneOf = <One>(all: readonly One[]): One => all[below(all.length)] as One;

const values = [
  '',
  'x',
  '9'.repeat(9_999),
  '9999-12-31T23:59:59+14:00',
  '\u0000\ud800',
  '&#0;',
  '&a;',
  '<b/>',
];
const spoilt: ((text: string) => string)[] = [
  (text) => text.slice(0, below(text.length)),
  (text) => text.replace('<alert', () => `<!DOCTYPE alert [<!ENTITY a "${'&a;'.repeat(99)}">]><alert`),
  (text) => text.replace('urn:oasis:names:tc:emergency:cap:1.2', oneOf(['', 'urn:x', 'urn:oasis'])),
  (text) => `${text}${text}`,
  (text) => text.replaceAll('>', () => oneOf(['>', '>', '>', ' >', '/>', ' a="1" a="2">'])),
  (text) => text.replace(/>[^<]+</g, (whole) => (random() < 0.2 ? `>${oneOf(values)}<` : whole)),
];
const beside = [
  () => '<a>'.repeat(below(5_000)),
  () => '<info/>'.repeat(below(500)),
  () => `<note>${'<![CDATA[x]]>'.repeat(below(5_000))}</note>`,
  () => `<x xmlns:y="${'y'.repeat(9_999)}"><y:z/></x>`,
  () => '<identifier>again</identifier>',
  () => `<references>${'a,b,2026-11-18T10:00:00+02:00 '.repeat(below(300))}</references>`,
];
const areas = [
  () => `<polygon>${'1,1 '.repeat(below(9_000))}</polygon>`,
  () => `<circle>${oneOf(['91,0 1', '0,0 -1', 'NaN,0 1', '40,24 999999'])}</circle>`,
  () => '<geocode><valueName>a</valueName><value>b</value></geocode>'.repeat(below(3_000)),
];

const sender = 'weather@example.gr';
const ids = Array.from({ length: 40 }, (_, at) => `w-${at}`);
const sent = capTime(Date.now() - 60_000);

const rarely = <One>(usual: One, all: readonly One[]): One => (random() < 0.2 ? oneOf(all) : usual);

const hostile = (): string =>
  rarely(
    (text: string) => text,
    spoilt,
  )(
    aWarning({
      id: random() < 0.1 ? oneOf(ids) : `w-${Math.floor(random() * 1e9)}`,
      sender: rarely(sender, ['forged@example.gr', 'weather@example.gr@x', 'a b']),
      sent: rarely(sent, ['9999-99-99T00:00:00Z', '9999-12-31T23:59:59+00:00', 'now']),
      expires: rarely(capTime(Date.now() + 3_600_000), ['9999-12-31T23:59:59+00:00', '0001-01-01T00:00:00Z']),
      msgType: rarely('Alert', ['Update', 'Cancel', 'Ack', 'Error', 'cancel']),
      status: rarely('Actual', ['Exercise', 'Test', 'System', 'Draft']),
      severity: rarely('Severe', ['severe', '', 'Extreme', 'Minor']),
      references: rarely('', [
        `${sender},${oneOf(ids)},${sent}`,
        `x,${oneOf(ids)},${sent}`,
        'a,b',
        ','.repeat(999),
      ]),
      area: rarely(() => '', areas)(),
      beside: rarely(() => '', beside)(),
      words: rarely('x', ['&amp;'.repeat(9_999), ']]>', '\ufffe']),
    }),
  );

const api = ownApi();
const from = { id: crypto.randomUUID(), name: 'Πολιτική προστασία' };

test('R-ALERT-07 hostile, forged and replayed warnings are refused or bounded, and the process goes on', {
  timeout: 60_000 + warnings * 2_000,
}, async () => {
  const rule = { categories: ['Met' as const], severity: 'Extreme' as const };
  await api.db
    .insertInto('alert_settings')
    .values({ settings: JSON.stringify({ ...noAlertSettings, senders: [sender], rule }) })
    .execute();
  const now = Date.now;
  const messages = {
    send: (tx: Parameters<typeof sendIn>[0], what: Parameters<typeof sendIn>[2]) => sendIn(tx, { now }, what),
    end: (tx: Parameters<typeof endIn>[0], what: Parameters<typeof endIn>[2]) => endIn(tx, { now }, what),
  };
  const outcomes: Record<string, number> = {};
  const deliver = async (text: string): Promise<string> => {
    try {
      const [read, ...more] = (await parseCap(text))?.alerts ?? [];
      if (!read || more.length) return 'not-cap';
      return await takeAlert({ db: api.db, messages, now }, { read, from, senders: [sender] });
    } catch (error) {
      if (error instanceof AlertRefused) return error.reason;
      expect(error, text.slice(0, 2_000)).toBeInstanceOf(FeedRefusal);
      return 'not-cap';
    }
  };
  const next = async () => {
    const text = hostile();
    const outcome = await deliver(text);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (['proposed', 'released', 'ended'].includes(outcome) && random() < 0.2)
      expect(await deliver(text), 'delivered again').toBe('repeated');
  };
  for (let tried = 0; tried < warnings; tried += 2) await Promise.all([next(), next()]);
  console.info(`${warnings} hostile warnings (seed ${seed}):`, outcomes);
  expect(outcomes['not-cap']).toBeGreaterThan(0);
  expect(outcomes.proposed).toBeGreaterThan(0);

  const kept = await api.db.selectFrom('alert').selectAll().execute();
  expect(kept.filter(({ state }) => state === 'proposed').length).toBeLessThanOrEqual(200);
  expect(new Set(kept.map((one) => one.sender))).toEqual(new Set([sender]));
  expect(new Set(kept.map(({ identifier }) => identifier)).size).toBe(kept.length);
  const sentOut = await api.db.selectFrom('emergency').select(['until', 'drill']).execute();
  const latest = now() + 24 * 3_600_000;
  expect(kept.concat(sentOut as never[]).every(({ until }) => until.getTime() <= latest)).toBe(true);
  expect(sentOut.some(({ drill }) => drill)).toBe(false);
});
