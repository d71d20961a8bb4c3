import { expect, test } from 'vitest';
import { greek } from '../../testing/greek-bytes.ts';
import { decodeFeed } from './fetch-feed.ts';

const text = 'Ανακοινώσεις του Δήμου: Άνοιξη, «ό,τι» & ϊΰ';
const xml = (encoding?: string) =>
  `<?xml version="1.0"${encoding ? ` encoding="${encoding}"` : ''}?><rss><title>${text}</title></rss>`;

test.each([
  ['UTF-8', 'application/rss+xml; charset=utf-8', xml('utf-8'), 'utf-8'],
  ['UTF-8 without any label', '', xml(), 'utf-8'],
  ['UTF-8 with a mark', 'text/xml', `\ufeff${xml()}`, 'utf-8'],
  ['UTF-8 under a wrong header', 'text/xml; charset=ISO-8859-1', xml('utf-8'), 'utf-8'],
  ['windows-1253 by header', 'text/xml; charset="Windows-1253"', xml(), 'windows-1253'],
  ['windows-1253 by declaration', 'text/xml', xml('windows-1253'), 'windows-1253'],
  ['windows-1253 declared as UTF-8', 'text/xml; charset=utf-8', xml('utf-8'), 'windows-1253'],
  ['windows-1253 without any label', 'text/xml', xml(), 'windows-1253'],
  ['ISO-8859-7 by header', 'text/xml;charset=iso-8859-7', xml(), 'iso-8859-7'],
  ['ISO-8859-7 by declaration', '', xml('ISO-8859-7'), 'iso-8859-7'],
  ['the header before the declaration', 'text/xml; charset=ISO-8859-7', xml('windows-1253'), 'iso-8859-7'],
  ['the declaration where the header makes no sense', 'text/xml; charset=x', xml('greek'), 'iso-8859-7'],
  ['UTF-16 with a mark', 'text/xml', `\ufeff${xml('utf-16')}`, 'utf-16le'],
  ['UTF-16, little end first, without a mark', '', xml('utf-16'), 'utf-16le'],
  ['UTF-16, big end first, with a mark', '', `\ufeff${xml('utf-16')}`, 'utf-16be'],
  ['UTF-16, big end first, without a mark', '', xml('utf-16'), 'utf-16be'],
] as const)('R-VAL-06 Greek in %s', (_, contentType, document, encoding) => {
  const bytes = greek(document, encoding);
  expect(decodeFeed({ bytes, contentType })).toBe(document.replace('\ufeff', ''));
});

test('a character cut in half does not turn the rest into nonsense', () => {
  const whole = Buffer.from(xml('utf-8'));
  const cut = Buffer.concat([whole.subarray(0, -13), Buffer.from([0xce]), Buffer.from('</title></rss>')]);
  expect(decodeFeed({ bytes: cut, contentType: 'text/xml; charset=utf-8' })).toContain('Ανακοινώσεις');
});

test.each([[''], ['text/xml; charset='], [`text/xml; charset=${'x'.repeat(5_000)}`]])(
  'no bytes and a label that makes no sense (%#) harm nobody',
  (contentType) => {
    expect(decodeFeed({ bytes: new Uint8Array(), contentType })).toBe('');
  },
);
