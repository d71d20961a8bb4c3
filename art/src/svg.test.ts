import { expect, test } from 'vitest';
import { circle, path } from './svg.ts';

test('a shape with one paint lets through with that paint, one with two as a whole', () => {
  expect(path('M0 0h1', { fill: '#fff', opacity: 0.4 })).toContain('fill-opacity="0.4"');
  expect(path('M0 0h1', { fill: 'none', stroke: '#fff', opacity: 0.4 })).toContain('stroke-opacity="0.4"');
  expect(circle(0, 0, 1, { fill: '#fff', stroke: '#000', opacity: 0.4 })).toContain(' opacity="0.4"');
});
