import { expect, test } from 'vitest';
import { aWarning } from '../../testing/a-warning.ts';
import {
  aCertificate,
  aKeyPair,
  c14n,
  exclusive,
  more,
  signWarning,
  toPem,
  xmldsig,
} from '../../testing/sign-warning.ts';
import { readTrustedKeys } from './alerts/trusted-keys.ts';
import { parseCap } from './parse-feed.ts';

// Here, where no time limit holds: how long primes are looked for is chance.
const [sender, other, stranger, short] = [aKeyPair(), aKeyPair(), aKeyPair(), aKeyPair(1024)];

const hour = 3_600_000;
const now = Date.parse('2026-05-01T12:00:00Z');
const trustedIn = (pem: string) => readTrustedKeys(pem, now) ?? expect.fail('keys that cannot be read');
const trusted = () => trustedIn(`${toPem(other.publicKey)}\n${toPem(sender.publicKey)}`);

/** Its reason, or the identifier of what was taken. */
async function read(text: string, keys = trusted()): Promise<string | null> {
  const [one, ...others] = (await parseCap(text, keys))?.alerts ?? [];
  if (!one) return null;
  expect(others).toEqual([]);
  return one.refusal ?? (one.alert as { identifier: string }).identifier;
}
const signed = (how: Partial<Parameters<typeof signWarning>[1]> = {}, cap = aWarning()) =>
  signWarning(cap, { by: sender.privateKey, ...how });
const evil = (text: string) => text.replace('<identifier>w-1<', '<identifier>evil<');

test('R-ALERT-07 a warning that one of the trusted keys has signed as a whole is taken', async () => {
  expect(await read(signed())).toBe('w-1');
  expect(await read(signed({ canonicalization: c14n }))).toBe('w-1');
  expect(await read(signed({ method: `${more}rsa-sha512` }))).toBe('w-1');
  expect(await read(signed({ transforms: [`${xmldsig}enveloped-signature`] }))).toBe('w-1');
  expect(await read(aWarning())).toBe('w-1');
  // Comments are no part of what is signed, and nothing that is read.
  const words = 'Μείνετε <!-- or --><![CDATA[<μέσα> ]]>&amp; περιμένετε.';
  const found = await parseCap(signed({}, aWarning({ words })), trusted());
  const description = 'Μείνετε <μέσα> & περιμένετε.';
  expect(found?.alerts[0]?.alert).toMatchObject({ info: [{ description }, { description }] });
});

test('R-ALERT-07 without a key a signed warning is refused as one that nobody has checked', async () => {
  expect(await read(signed(), [])).toBe('signed');
});

test('R-ALERT-07 a warning that was changed, or signed by another key, is refused', async () => {
  // As CVE-2025-29775 and CVE-2025-29774 were used: the digest of what is forged beside the one that was signed.
  const whole = signed();
  const mine = signed({ by: stranger.privateKey }, evil(whole).replace(/<Signature .*<\/Signature>/s, ''));
  const digest = /<DigestValue>(.*)<\/DigestValue>/.exec(mine)?.[1];
  const info = /<SignedInfo>.*<\/SignedInfo>/s.exec(mine)?.[0];
  const forged: [string, string][] = [
    ['a digest in a comment', evil(whole).replace('<DigestValue>', `<DigestValue><!--${digest}-->`)],
    ['changed', evil(signed())],
    ['added to', signed().replace('<info>', '<note>x</note><info>')],
    ['another key', signed({ by: stranger.privateKey })],
    [
      'its own key brought along',
      signed({ by: stranger.privateKey }).replace(
        '</SignatureValue>',
        `</SignatureValue><KeyInfo><X509Data><X509Certificate>${aCertificate(stranger, now - hour, now + hour)
          .replace(/-----.*-----|\s/g, '')
          .trim()}</X509Certificate></X509Data></KeyInfo>`,
      ),
    ],
    ['another value', signed().replace(/(<SignatureValue>)./, '$1_')],
  ];
  for (const [how, text] of forged) expect(await read(text), how).toBe('signature-wrong');
  expect(await read(evil(whole).replace('<SignedInfo>', `${info}<SignedInfo>`))).toBe('signature-unsafe');
});

test('R-ALERT-07 a signature over a part, of another text or beside a second one is refused', async () => {
  const whole = signed();
  const [signature = ''] = whole.match(/<Signature .*<\/Signature>/s) ?? [];
  const inner = whole.replace(/^<\?xml.*?\?>/, '');
  const wrapped: [string, string][] = [
    ['a part', signed({ part: '//*[local-name(.)="info"][1]' })],
    ['an element by its name', signed({ part: '/*' })],
    ['signed within another', evil(aWarning({ beside: inner }))],
    ['in a note', evil(aWarning({ beside: `<note>${signature}</note>` }))],
    ['twice', signWarning(whole, { by: sender.privateKey })],
    ['the same twice', whole.replace('</alert>', `${signature}</alert>`)],
    ['in an object of another', whole.replace('</Signature>', `<Object>${signature}</Object></Signature>`)],
    ['in a feed', `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${inner}</entry></feed>`],
  ];
  for (const [how, text] of wrapped) {
    const found = await parseCap(text, trusted());
    const reasons = new Set(found?.alerts.map(({ refusal }) => refusal));
    expect([...reasons], how).toEqual(['signature-partial']);
  }
  // What the signature was taken from says nothing for what it was put into.
  expect(await read(evil(aWarning({ beside: signature })))).toBe('signature-wrong');
});

test('R-ALERT-07 SHA-1, HMAC and other transforms are refused', async () => {
  const enveloped = `${xmldsig}enveloped-signature`;
  const unsafe: Parameters<typeof signed>[0][] = [
    { method: `${xmldsig}rsa-sha1` },
    { digest: `${xmldsig}sha1` },
    { method: `${xmldsig}hmac-sha1` },
    { transforms: [enveloped, `${exclusive}WithComments`] },
    { canonicalization: `${c14n}#WithComments` },
    { transforms: [exclusive] },
    { transforms: [enveloped, exclusive, c14n] },
  ];
  for (const how of unsafe) expect(await read(signed(how)), JSON.stringify(how)).toBe('signature-unsafe');
  const xpath = '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/></Transforms>';
  expect(await read(signed().replace('</Transforms>', xpath))).toBe('signature-unsafe');
  expect(await read(aWarning({ beside: `<Signature xmlns="${xmldsig}"/>` }))).toBe('signature-unsafe');
});

test('R-ALERT-07 a certificate counts from its first to its last moment', async () => {
  const cap = signed();
  const within = (from: number, to: number) => aCertificate(sender, now + from * hour, now + to * hour);
  expect(await read(cap, trustedIn(within(-1, 1)))).toBe('w-1');
  expect(await read(cap, trustedIn(within(-2, -1)))).toBe('certificate-out-of-date');
  expect(await read(cap, trustedIn(within(1, 2)))).toBe('certificate-out-of-date');
  expect(await read(cap, trustedIn(`${within(-2, -1)}${within(-1, 1)}`))).toBe('w-1');
});

test('R-ALERT-07 what is no certificate and no public key that is strong enough cannot be trusted', () => {
  const whole = aCertificate(sender, now - hour, now + hour);
  expect(readTrustedKeys('', now)).toEqual([]);
  expect(readTrustedKeys(`${whole}\r\n${toPem(other.publicKey)}`, now)).toHaveLength(2);
  for (const pem of [
    'x',
    `${whole}x`,
    whole.slice(0, -40),
    whole.replace('MII', 'AAA'),
    sender.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    toPem(short.publicKey),
    toPem(other.publicKey).repeat(21),
    '-----BEGIN CERTIFICATE-----\n'.repeat(1_700),
  ])
    expect(readTrustedKeys(pem, now), pem.slice(0, 60)).toBe(null);
});

test('R-ALERT-07 signed texts of hostile size are judged within seconds of work, or refused', async () => {
  const many = (count: number, declared = '') => `<x xmlns="u" ${declared}>${'<a/>'.repeat(count)}</x>`;
  const prefixes = Array.from({ length: 400 }, (_, n) => `xmlns:a${n}="u"`).join(' ');
  const tooMany = signed().replace('</alert>', `${many(5_000)}</alert>`);
  expect(await read(tooMany)).toBe(null);
  const hostile = [
    signed({}, aWarning({ beside: many(4_500) })),
    signed({}, aWarning({ words: '&lt;&#13;'.repeat(25_000) })),
    signed().replace('</SignedInfo>', `${'<Reference URI=""/>'.repeat(4_500)}</SignedInfo>`),
    signed().replace('<SignatureValue>', `<SignatureValue>${'A'.repeat(200_000)}`),
    signed().replace('</Signature>', `${'<Signature/>'.repeat(4_500)}</Signature>`),
    evil(signed({ canonicalization: c14n }, aWarning({ beside: many(4_500, prefixes) }))),
  ];
  for (const [at, text] of hostile.entries()) {
    const before = process.cpuUsage();
    const outcome = await read(text);
    const { user } = process.cpuUsage(before);
    console.info(`hostile ${at}: ${outcome}, ${Math.round(user / 1_000)} ms of work`);
    expect(user / 1_000).toBeLessThan(5_000);
  }
}, 90_000);
