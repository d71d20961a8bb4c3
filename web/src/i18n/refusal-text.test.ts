import './testing/both-languages.ts';
import { mediaRefusalCodes, mediaRefusals } from '@psifida/contract/content/media-refusal';
import { describe, expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe.each(['el', 'en'] as const)('in %s', (locale) => {
  test.each(mediaRefusalCodes)('%s says what is wrong and what to do', (code) => {
    const params = Object.fromEntries(mediaRefusals[code].map((name, index) => [name, index + 12_345]));
    const text = refusalText(locale, { code, params });
    expect(text).not.toMatch(/[{}]/);
    expect(text.length).toBeGreaterThan(30);
    expect(text.match(/[.·:;]/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

test('numbers are written as people of each language write them, sizes as on a label', () => {
  const refusal = {
    code: 'too-many-pixels',
    params: { width: 40_000, height: 30_000, megapixels: 1200, maxMegapixels: 120 },
  } as const;
  expect(refusalText('en', refusal)).toContain('1,200 megapixels (40000×30000)');
  expect(refusalText('el', refusal)).toContain('1.200 εκατομμύρια εικονοστοιχεία (40000×30000)');
});

test('what an older server leaves out is no reason to fail', () => {
  expect(refusalText('en', { code: 'video-codec', params: {} })).toContain('H.264');
});
