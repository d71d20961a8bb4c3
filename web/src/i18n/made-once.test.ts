import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

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
  for (const [language, type, text] of [
    ['el', 'conjunction', '1 και 2'],
    ['en', 'conjunction', '1 and 2'],
    ['en', 'unit', '1, 2'],
  ] as const) {
    const form = listFormat(language, { type });
    expect(listFormat(language, { type })).toBe(form);
    expect(form.format(['1', '2'])).toBe(text);
  }
});
