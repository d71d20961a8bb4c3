import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Scene } from './scene.tsx';

const draw = vi.fn((system: string) => `<svg>${system}</svg>`);
// As if all drawings were there already.
vi.mock('../lib/late.ts', () => ({ late: () => () => draw }));

const size = { width: 640, height: 360 };

test('a place without a picture has its drawing', () => {
  expect(renderToStaticMarkup(<Scene system="system1a" size={size} seed="one" />)).toContain('system1a');
  expect(draw).toHaveBeenCalledWith('system1a', { ...size, seed: 'one' });
});

test('R-SPEED-03 nothing is drawn for a place whose picture is on its way, and its size is kept', () => {
  draw.mockClear();
  const place = renderToStaticMarkup(<Scene system="system1a" size={size} isWaiting />);
  expect(draw).not.toHaveBeenCalled();
  expect(decodeURIComponent(place)).toContain('width="640" height="360"');
});
