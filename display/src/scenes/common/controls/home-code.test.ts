import { expect, test } from 'vitest';
import { publicOriginOf } from './home-code.tsx';

test('a phone is led to the public address, under whichever name the display was opened', () => {
  expect(publicOriginOf('https://psifida.example.gr', 'http://10.0.0.5:8080')).toBe(
    'https://psifida.example.gr',
  );
  expect(publicOriginOf(undefined, 'http://10.0.0.5:8080')).toBe('http://10.0.0.5:8080');
  expect(publicOriginOf('http://localhost:8080', 'http://10.0.0.5:8080')).toBe('http://10.0.0.5:8080');
  expect(publicOriginOf('not an address', 'http://10.0.0.5:8080')).toBe('http://10.0.0.5:8080');
});
