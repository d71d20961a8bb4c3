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
  ['/round', null],
  ['/old', null],
  ['/', null],
])('R-SHELL-12 %s leads where the operator says, unless that is to itself', (path, expected) => {
  expect(redirectFor(rules, path)).toEqual(expected);
});
