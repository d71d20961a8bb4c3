import { describe, expect, test } from 'vitest';
import { harbour } from './harbour.ts';
import { timesOfDay } from './palette.ts';
import { image } from './sheet.ts';
import { xmlFault } from './testing/xml-fault.ts';

describe.each(timesOfDay)('the harbour, %s', (time) => {
  test('is the same image for the same seed', () => {
    const shape = { width: 1600, height: 900, seed: 'town' };
    expect(image(harbour({ time }), shape)).toBe(image(harbour({ time }), shape));
  });

  test.each([
    [1920, 1080],
    [1080, 1920],
    [1000, 1000],
  ])('is a whole document at %i x %i that needs nothing from elsewhere', (width, height) => {
    const svg = image(harbour({ time }), { width, height });
    expect(xmlFault(svg)).toBeNull();
    expect(svg).toMatch(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|url\((?!#)|href="(?!#)|<script|<image|NaN|undefined/,
    );
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) expect(svg).toContain(`id="${id}"`);
    expect(svg.length).toBeLessThan(150_000);
  });
});

test('images that stand on one page share no id', () => {
  const ids = timesOfDay.flatMap((time) =>
    [...image(harbour({ time })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the number of pixels does not change what is drawn', () => {
  const inner = (width: number, height: number) =>
    image(harbour(), { width, height }).replace(/^<svg[^>]*>/, '');
  expect(inner(3840, 2160)).toBe(inner(320, 180));
});
