import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { reportHealth } from '@psifida/contract/endpoints/player';
import { expect, test } from 'vitest';
import { missingIn, type Page, wordsFor } from './needs.ts';
import { reportAddress, tooOldReport } from './say-too-old.ts';

const newEnough = {
  HTMLScriptElement: { prototype: { noModule: false } },
  Element: { prototype: { getAnimations: () => [] } },
  String,
  Promise,
  TransformStream,
  TextDecoderStream,
  ResizeObserver: class {},
  PointerEvent: class {},
  indexedDB: {},
  CSS: { supports: () => true },
};
const page = (without: string) =>
  Object.fromEntries(Object.entries(newEnough).filter(([name]) => name !== without)) as unknown as Page;

test('a browser that has everything lacks nothing', () => {
  expect(missingIn(page(''))).toEqual([]);
});

test.each([
  ['ResizeObserver', 'ResizeObserver'],
  ['indexedDB', 'IndexedDB'],
  ['CSS', 'CSS max()'],
  ['Element', 'Element.getAnimations'],
])('one without %s is told of', (without, named) => {
  expect(missingIn(page(without))).toEqual([named]);
  const { el, en } = wordsFor([named]);
  expect(el.text).toContain(named);
  expect(en.text).toContain('Chromium 85');
});

test('what it says to the server is a report that the server takes', () => {
  expect(reportAddress).toBe(apiPrefix + reportHealth.path);
  expect(
    reportHealth.body.safeParse(tooOldReport(['IndexedDB'], { width: 1_080, height: 1_920 })),
  ).toMatchObject({
    success: true,
    data: { release: null, errors: [{ code: 'browser.too-old', detail: 'IndexedDB' }] },
  });
});
