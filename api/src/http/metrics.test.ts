import { expect, test } from 'vitest';
import { labelOf } from './metrics.ts';

test.each([
  ['/assets/index-B3x9.js', '/assets/*'],
  ['/assets/fonts/greek-1a.woff2', '/assets/*'],
  ['/display/assets/scene-9f.js.map', '/display/*'],
  ['/favicon.svg', '/*'],
  ['/api/v1/openapi.json', '/api/v1/openapi.json'],
  ['/api/v1/media/:id', '/api/v1/media/:id'],
  ['/realms/:realm/.well-known/openid-configuration', '/realms/:realm/.well-known/openid-configuration'],
  [undefined, 'none'],
])('R-OPS-04 of %s the metrics say %s: one label per route, not per file', (route, label) => {
  expect(labelOf(route)).toBe(label);
});
