import { FeedRefusal } from '@psifida/api/features/news/feed-refusal';
import { parseCap } from '@psifida/api/features/news/parse-feed';
import { aWarning } from '@psifida/api/testing/a-warning';
import { capAlert } from '@psifida/contract/content/cap';
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

const rarely = <One>(usual: One, all: readonly One[]): One => (random() < 0.2 ? oneOf(all) : usual);

const hostile = (): string =>
  rarely(
    (text: string) => text,
    spoilt,
  )(
    aWarning({
      sent: rarely('2026-11-18T10:00:00+02:00', ['9999-99-99T00:00:00Z', 'now']),
      severity: rarely('Severe', ['severe', '']),
      references: rarely('', ['a,b', ','.repeat(999)]),
      area: rarely(() => '', areas)(),
      beside: rarely(() => '', beside)(),
      words: rarely('x', ['&amp;'.repeat(9_999), ']]>', '\ufffe']),
    }),
  );

test('R-ALERT-07 hostile warnings are refused or bounded, and the process goes on', {
  timeout: 60_000 + warnings * 2_000,
}, async () => {
  const outcomes = { refused: 0, read: 0 };
  const next = async () => {
    const text = hostile();
    try {
      const read = await parseCap(text);
      const [one, ...more] = read?.alerts ?? [];
      const isWhole = one && !more.length && capAlert.safeParse(one.alert).success;
      outcomes[isWhole ? 'read' : 'refused'] += 1;
    } catch (error) {
      expect(error, text.slice(0, 2_000)).toBeInstanceOf(FeedRefusal);
      outcomes.refused += 1;
    }
  };
  for (let tried = 0; tried < warnings; tried += 2) await Promise.all([next(), next()]);
  console.info(`${warnings} hostile warnings (seed ${seed}):`, outcomes);
  expect(outcomes.refused).toBeGreaterThan(0);
  expect(outcomes.read).toBeGreaterThan(0);
});
