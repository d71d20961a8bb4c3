import { luminance } from '@mantine/core';
import { describe, expect, test } from 'vitest';

// Node's types stay out of the app's program, and the test runner empties a style sheet that is imported.
const { readFileSync } = await import('node:fs' as string);
const css: string = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');

const read = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
const [light = '', dark = ''] = css.split(':root[data-mantine-color-scheme="dark"]');
const palettes = { light: read(light), dark: { ...read(light), ...read(dark) } };

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'card', 'sunken', 'field'];
const tones = ['good', 'wait', 'bad', 'info'];

const texts = [
  ...['ink', 'ink-quiet', ...tones].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...tones.flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
];
const outlines = ['outline', 'focus', 'action'].flatMap((part) =>
  ['ground', 'card'].map((ground) => [part, ground]),
);

describe.each(['light', 'dark'] as const)('R-SHELL-13 in %s colours', (mode) => {
  const colour = (name = '') => palettes[mode][name] ?? expect.fail(`${name} is not a colour of ${mode}`);

  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines)('%s can be found on %s', (part, ground) => {
    expect(contrast(colour(part), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
