import { expect, test } from 'vitest';
import { redirectFor } from './route-rules.ts';

const rules = {
  '/help': { redirect: 'https://help.example.org/' },
  '/old/home': { redirect: '/system1a/home' },
  '/round': { redirect: '/round' },
};

test.each([
  ['/help', { to: 'https://help.example.org/', external: true }],
  ['/help/', { to: 'https://help.example.org/', external: true }],
  ['/old/home', { to: '/system1a/home', external: false }],
  ['/old', null],
  ['/', null],
])('R-SHELL-12 %s leads where the operator says', (path, expected) => {
  expect(redirectFor(rules, path)).toEqual(expected);
});

test('R-SHELL-12 a rule that leads to itself is no rule', () => {
  expect(redirectFor(rules, '/round')).toBeNull();
});
