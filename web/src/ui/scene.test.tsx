import { systemIds } from '@psifida/contract/registry/systems';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Scene } from './scene.tsx';

const size = { width: 640, height: 360 };

test.each(systemIds)('a place without an image of %s has a cover', (system) => {
  expect(renderToStaticMarkup(<Scene system={system} size={size} />)).toContain('.svg');
});

test('R-SPEED-03 no cover is loaded for a place whose image is on its way, and its size is kept', () => {
  const place = renderToStaticMarkup(<Scene system="system1a" size={size} isWaiting />);
  expect(place).not.toContain('system1a');
  expect(place).toContain('aspect-ratio:640 / 360');
});
