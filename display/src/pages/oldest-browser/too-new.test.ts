import { expect, test } from 'vitest';
import { tooNew } from './too-new.ts';

test.each([
  ['.a{inset:0}', 'inset'],
  ['.a{aspect-ratio: 16 / 9}', 'aspect-ratio'],
  ['.a:has(.b){color:red}', ':has()'],
  ['@layer common{.a{color:red}}', '@layer'],
  ['.a{width:40cqw}', '@container'],
  ['.a{height:100dvh}', 'dvh and the like'],
  ['.a{rotate:90deg}', 'translate, rotate or scale by itself'],
])('%s is not for the oldest browser', (css, feature) => {
  expect(tooNew('a.css', css)).toEqual([feature]);
});

test.each([
  ['const a = AbortSignal.any([b, c]);', 'AbortSignal.any or timeout'],
  ['const a = structuredClone(b);', 'structuredClone'],
  ['const a = crypto.randomUUID();', 'randomUUID'],
])('%s is not for it either', (script, feature) => {
  expect(tooNew('a.js', script)).toEqual([feature]);
});

test('what an old browser passes over, or has, is no reason to stop a build', () => {
  const css = `@media (max-aspect-ratio: 1 / 1){.a{box-shadow:inset 0 0 1px red;transform:rotate(3deg)}}
    @supports (translate: 0){@keyframes drift{to{translate:1px 0}}} @supports not (aspect-ratio: 1){.b{height:2px}}`;
  expect(tooNew('a.css', css)).toEqual([]);
  expect(tooNew('a.js', 'list.at(-1); "structuredClone"; x.replaceAll("a", "b")')).toEqual([]);
  expect(tooNew('a.js', "typeof URL.canParse === 'function' ? URL.canParse(a) : b")).toEqual([]);
  expect(tooNew('a.woff2', '@layer')).toEqual([]);
});
