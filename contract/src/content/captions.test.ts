import { expect, test } from 'vitest';
import { captionsMax, captionText } from './captions.ts';
import { mediaEdit } from './media.ts';

const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nΚαλώς ήρθατε\n';
const codes = (value: string) => captionText.safeParse(value).error?.issues.map(({ message }) => message);

test('captions are WebVTT, with or without a byte order mark before it', () => {
  for (const good of [text, `\uFEFF${text}`, 'WEBVTT', 'WEBVTT - in Greek', text.replaceAll('\n', '\r\n')])
    expect(captionText.parse(good)).toBe(good.replace('\uFEFF', ''));
});

test.each([
  '',
  'webvtt',
  'WEBVTTX',
  '1\n00:00:00,000 --> 00:00:02,000\nSubRip',
  `${text}\0`,
  `${text}\uD800`,
])('%j is refused', (value) => expect(codes(value)).toEqual(['field.invalid']));

test('no longer than can be sent', () => {
  expect(codes(text.padEnd(captionsMax, 'α'))).toBeUndefined();
  expect(codes(text.padEnd(captionsMax + 1, 'α'))).toEqual(['field.too-long']);
});

test('an edit may leave them out', () => {
  const focalPoint = { x: 0, y: 0 };
  const edit = { title: 'a', alt: { el: '', en: '' }, decorative: false, focalPoint, version: 1 };
  expect(mediaEdit.parse(edit)).toEqual(edit);
  const captioned = { ...edit, captions: { el: text, en: null } };
  expect(mediaEdit.parse(captioned)).toEqual(captioned);
});
