import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

test('what is made of a language’s words is made anew once the rest of them has come', async () => {
  const { loadFirstWords, loadLanguage } = await import('./catalogues.ts');
  const { madeOnce } = await import('./made-once.ts');
  await loadFirstWords('en');
  const make = vi.fn((_, messages: object) => Object.keys(messages).length);
  const sizeOf = madeOnce(make);
  const first = sizeOf('en');
  expect(sizeOf('en')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);

  await loadLanguage('en');
  expect(sizeOf('en')).toBeGreaterThan(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a form of lists is made once for each language and each way of writing', async () => {
  const { listFormat } = await import('./made-once.ts');
  const forms = () => [
    listFormat('el', { type: 'conjunction' }),
    listFormat('en', { type: 'conjunction' }),
    listFormat('en', { type: 'unit' }),
  ];
  const [first, again] = [forms(), forms()];
  first.forEach((form, index) => {
    expect(again[index]).toBe(form);
  });
  expect(first.map((form) => form.format(['1', '2']))).toEqual(['1 και 2', '1 and 2', '1, 2']);
});
