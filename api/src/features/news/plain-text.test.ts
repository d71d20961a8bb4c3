import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each([
  ['<p>Η πλατεία <b>ανοίγει</b></p><p>αύριο</p>', 'Η πλατεία ανοίγει αύριο'],
  ['Ψωμί<br/>τυρί<br>ελιές', 'Ψωμί τυρί ελιές'],
  ['υπερ<em>σύγ</em>χρονο', 'υπερσύγχρονο'],
  ['<ul><li>ένα</li><li>δύο</li></ul>', 'ένα δύο'],
  ['Σάββατο &amp; Κυριακή &ndash; &alpha;&nbsp;&#946; &#x3b3;', 'Σάββατο & Κυριακή – α β γ'],
  ['<script>alert("1")</script>μετά<style>p{}</style>', 'μετά'],
  ['<SCRIPT\nsrc=x>alert(1)</SCRIPT >ναι', 'ναι'],
  ['<script>never closed', ''],
  ['πριν<!-- <p>κρυφό</p> -->μετά', 'πριν μετά'],
  ['πριν<!-- never closed', 'πριν'],
  ['<a title="a > b" href=\'x\'>σύνδεσμος</a>', 'σύνδεσμος'],
  ['<img src=x onerror="alert(1)">εικόνα', 'εικόνα'],
  ['1 < 2 και 3 > 2', '1 < 2 και 3 > 2'],
  ['<Αθήνα>', '<Αθήνα>'],
  ['τέλος <', 'τέλος <'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'], // text it is, and text it stays
  ['α\u0000β\u0007γ\u202eδ\ufeff', 'α β γ δ'],
  ['  πολλά \n\t κενά  ', 'πολλά κενά'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(toPlainText(html, 200)).toBe(text);
});

test('a long text is shortened at a word, never inside a character', () => {
  expect(toPlainText('Ανοίγει το μονοπάτι', 13)).toBe('Ανοίγει το…');
  expect(toPlainText('Ανοίγει το μονοπάτι', 12)).toBe('Ανοίγει το…');
  expect(toPlainText('α'.repeat(50), 10)).toBe(`${'α'.repeat(9)}…`);
  expect(toPlainText('🎉'.repeat(50), 10)).toBe(`${'🎉'.repeat(4)}…`);
  expect(toPlainText(`${'x'.repeat(199)}🎉`, 10).length).toBe(10);
});

test('no half of a character is left where the markup was cut off', () => {
  expect(toPlainText(`${'<br>'.repeat(49)}abc🎉`, 10)).toBe('abc');
});

test.each(['<', '<a ', '<!--', '<script>', '&', '&amp;', '<a href="', '</', '<b><'])(
  // What took time by the square of the length would run into the test's time limit by minutes.
  'a megabyte of %j is read in time',
  (piece) => {
    const text = toPlainText(piece.repeat(1_000_000 / piece.length), 1_000);
    expect(text.length).toBeLessThanOrEqual(1_000);
  },
);
