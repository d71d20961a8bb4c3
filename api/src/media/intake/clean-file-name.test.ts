import { expect, test } from 'vitest';
import { cleanFileName, withoutExtension } from './clean-file-name.ts';

test.each([
  ['Λιμάνι Σύρου.jpg', 'Λιμάνι Σύρου.jpg'],
  ['Λιμα\u0301νι.jpg', 'Λιμάνι.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\maria\\Εικόνες\\θάλασσα.png', 'θάλασσα.png'],
  ['a\u0000b\nc\u202egpj.exe', 'abcgpj.exe'],
  ['  two   spaces .jpg', 'two spaces .jpg'],
  ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
  ['', 'file'],
  ['/', 'file'],
  ['..', '..'],
])('%j becomes the display text %j', (given, wanted) => {
  expect(cleanFileName(given)).toBe(wanted);
});

test('a very long name is shortened and keeps its extension', () => {
  const cleaned = cleanFileName(`${'ω'.repeat(5000)}.jpeg`);
  expect(Array.from(cleaned)).toHaveLength(200);
  expect(cleaned).toMatch(/ω…\.jpeg$/);
});

test.each([
  ['Λιμάνι.jpg', 'Λιμάνι'],
  ['a.b.tar', 'a.b'],
  ['.jpg', '.jpg'],
  ['no extension', 'no extension'],
])('the title of %s is %s', (name, title) => {
  expect(withoutExtension(name)).toBe(title);
});
