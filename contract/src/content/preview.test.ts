import { describe, expect, test } from 'vitest';
import { messageFrom, previewAnswer, previewPointing } from './preview.ts';

const place = { of: 'media', id: '5f0c7b1e-0000-4000-8000-000000000001', row: null, field: 'alt' };
const pointed = { type: 'psifida-preview-pointed', place, language: 'el' };
const pointing = { type: 'psifida-preview-pointing', on: true, show: null, names: {} };
const player = {};
const known = { origin: 'https://town.example', source: player };

describe('R-POINT-02 the form and the glass hear each other alone, in the shape that was agreed', () => {
  test('what the one says is taken by the other', () => {
    expect(messageFrom(known, { ...known, data: pointed }, previewAnswer)).toEqual(pointed);
    expect(messageFrom(known, { ...known, data: pointing }, previewPointing)).toEqual(pointing);
  });

  test('another page and another window are not heard', () => {
    const elsewhere = { ...known, origin: 'https://elsewhere.example', data: pointed };
    expect(messageFrom(known, elsewhere, previewAnswer)).toBeNull();
    expect(messageFrom(known, { ...known, source: {}, data: pointed }, previewAnswer)).toBeNull();
    const nobody = { ...known, source: null };
    expect(messageFrom(nobody, { ...nobody, data: pointed }, previewAnswer)).toBeNull();
  });

  test.each([
    null,
    'psifida-preview-ready',
    { type: 'psifida-preview-pointed' },
    { type: 'other', place },
    { ...pointed, place: { ...place, of: 'nothing' } },
    { ...pointed, place: { ...place, id: '../..' } },
    { ...pointed, language: 'fr' },
  ])('what has another shape is passed over: %o', (data) => {
    expect(messageFrom(known, { ...known, data }, previewAnswer)).toBeNull();
  });
});
