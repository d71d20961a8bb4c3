import { expect, test } from 'vitest';
import { newsLinkExample, newsLinks, newsLinksDraft } from './news-links.ts';

const good = 'https://www.example.gr/index.php?format=feed';
const issuesOf = (value: unknown, schema = newsLinks as typeof newsLinks | typeof newsLinksDraft) =>
  schema.safeParse(value).error?.issues ?? [];

test('R-CONT-08 one link for Greek and one for English', () => {
  const kept = newsLinks.parse({ el: ` ${good} `, en: `${good}&lang=en#top` });
  expect(kept).toEqual({ el: good, en: `${good}&lang=en` });
  expect(newsLinkExample).toMatch(/format=feed$/);
});

test.each([
  ['el', 'news.greek-link-invalid'],
  ['en', 'news.english-link-invalid'],
] as const)('R-VAL-06 a wrong link in %s has a message of its own', (language, message) => {
  const wrong = { el: good, en: good, [language]: 'example.gr' };
  const expected = { path: [language], message, params: { reason: 'not-an-address' } };
  expect(issuesOf(wrong)).toMatchObject([expected]);
  expect(newsLinksDraft.parse(wrong)).toEqual(wrong);
});

test('R-VAL-06 an address that was copied without its protocol is the secure one', () => {
  const typed = { el: 'www.example.gr/feed', en: 'WWW.example.gr/en/feed' };
  const whole = { el: 'https://www.example.gr/feed', en: 'https://www.example.gr/en/feed' };
  expect(newsLinks.parse(typed)).toEqual(whole);
  expect(newsLinksDraft.parse(typed)).toEqual(whole);
});

test('R-VAL-06 a draft keeps half an address as it was typed, and a whole one in its one form', () => {
  expect(newsLinksDraft.parse({ el: ' https:// ', en: `${good}#top` })).toEqual({ el: 'https://', en: good });
});

test.each([
  'https://user:secret@example.gr/feed',
  'https:user:secret@example.gr',
  '//user:secret@example',
  'HTTPS://user:secret@',
  'x'.repeat(2_001),
  'half\0',
])('R-VAL-06 neither a password nor what cannot be stored is kept, in a draft neither: %s', (el) => {
  expect(issuesOf({ el, en: '' }, newsLinksDraft)).toMatchObject([{ path: ['el'] }]);
});

test.each([
  'example.gr/feed',
  'ftp://example.gr/feed',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://',
  'http://a b/',
  'https://user:secret@example.gr/feed',
  'https://user@example.gr/feed',
])('R-VAL-06 %s is not an address of a feed', (el) => {
  expect(issuesOf({ el, en: good })).toMatchObject([{ message: 'news.greek-link-invalid' }]);
});

test('R-VAL-06 a missing link is missing in its language, and a draft may still lack it', () => {
  const empty = { el: '', en: ' ' };
  expect(issuesOf(empty)).toMatchObject([
    { path: ['el'], message: 'field.required-in-greek' },
    { path: ['en'], message: 'field.required-in-english' },
  ]);
  expect(newsLinksDraft.parse(empty)).toEqual({ el: '', en: '' });
});

test('R-VAL-06 a link may not be too long, as typed or as kept', () => {
  for (const more of ['x'.repeat(2_000), `q=${'ά'.repeat(400)}`])
    expect(newsLinks.safeParse({ el: `${good}&${more}`, en: good }).success).toBe(false);
});
