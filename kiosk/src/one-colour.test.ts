import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isOneColour } from './one-colour.ts';

const plain = (background: string, alpha: boolean) =>
  sharp({ create: { width: 96, height: 54, channels: alpha ? 4 : 3, background } });
const words = Buffer.from('<svg width="96" height="54"><text x="8" y="30" font-size="14">ΑΒ</text></svg>');
const slope = Buffer.from(
  '<svg width="96" height="54"><defs><linearGradient id="a"><stop stop-color="#123"/><stop offset="1" stop-color="#fa3"/></linearGradient></defs><rect width="96" height="54" fill="url(#a)"/></svg>',
);

test.each(['black', 'white', '#0b1430'])(
  'a glass that is %s and nothing else is one colour',
  async (colour) => {
    for (const alpha of [true, false])
      expect(isOneColour(await plain(colour, alpha).png().toBuffer()), `${alpha}`).toBe(true);
  },
);

test('a word, a slope of colours and noise are more than one, however their lines are packed', async () => {
  for (const adaptiveFiltering of [true, false])
    for (const alpha of [true, false])
      for (const input of [words, slope]) {
        const drawn = plain('white', alpha).composite([{ input }]);
        expect(isOneColour(await drawn.png({ adaptiveFiltering }).toBuffer())).toBe(false);
      }
});
