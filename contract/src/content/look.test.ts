import { describe, expect, test } from 'vitest';
import { chosenLook, townLook } from './look.ts';
import {
  contrastOf,
  glassVariables,
  grounds,
  groundTones,
  isReadable,
  nearestReadable,
  staffStyles,
  staffTones,
  typefaces,
  usualLook,
} from './look-tones.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);
const looks = grounds.flatMap((ground) =>
  colours.filter(isReadable).map((accent) => ({ ...usualLook, accent, ground })),
);

test('R-LOOK-02 contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('R-LOOK-02 a colour that white letters cannot be read on is refused, and its nearest tone is taken', () => {
  for (const accent of colours) {
    const read = chosenLook.safeParse({ ...usualLook, accent });
    expect(read.success, accent).toBe(contrastOf(accent, '#ffffff') >= 4.5);
    expect(isReadable(nearestReadable(accent)), accent).toBe(true);
    if (read.success) expect(nearestReadable(accent)).toBe(accent);
  }
  expect(nearestReadable('#ffcc00')).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(['red', '#fff', 'url(x)', '#15803d;}', ''])('R-LOOK-02 %j is no colour', (accent) => {
  expect(chosenLook.safeParse({ ...usualLook, accent }).success).toBe(false);
});

describe.each(['light', 'dark'] as const)(
  'R-LOOK-02 in %s colours, with any accent and background',
  (mode) => {
    const plain = {
      light: { ground: '#f7f6f2', card: '#ffffff', sunken: '#efede6' },
      dark: { ground: '#181b1e', card: '#212529', sunken: '#1b1f22' },
    }[mode];
    const tonesOf = (look: (typeof looks)[number]): Record<string, string> => ({
      ...plain,
      ...staffTones(look)[mode],
    });

    test('buttons, links and what is chosen can be read and found', () => {
      for (const look of looks.filter(({ accent }) => accent !== usualLook.accent)) {
        const tone = tonesOf(look);
        const of = (name: string) => tone[name] ?? expect.fail(name);
        const name = `${look.accent} on ${look.ground}`;
        for (const button of ['action', 'action-hover'])
          expect(contrastOf('#ffffff', of(button)), `${button} ${name}`).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['ground', 'card', 'sunken', 'accent-soft'])
          expect(contrastOf(of('accent'), of(ground)), `${ground} ${name}`).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['ground', 'card'])
          expect(contrastOf(of('action'), of(ground)), `action, ${ground} ${name}`).toBeGreaterThanOrEqual(3);
      }
    });

    test('what the palette writes can be read on every background', () => {
      const words = {
        light: ['#1c2733', '#475569', '#0f5f2e', '#854d0e', '#b91c1c', '#1d4ed8'],
        dark: ['#efece5', '#b7bbbd', '#8fd8a9', '#f0d274', '#ffa49b', '#a9c1ff'],
      }[mode];
      const outline = { light: '#7b8590', dark: '#8a929a' }[mode];
      for (const ground of grounds) {
        const tone = tonesOf({ ...usualLook, accent: usualLook.accent, ground });
        for (const name of ['ground', 'card', 'sunken']) {
          const behind = tone[name] ?? expect.fail(name);
          for (const one of words)
            expect(contrastOf(one, behind), `${one} ${ground}`).toBeGreaterThanOrEqual(4.5);
          if (name !== 'sunken') expect(contrastOf(outline, behind), ground).toBeGreaterThanOrEqual(3);
        }
      }
    });
  },
);

test('R-LOOK-02 on the glass, what is written in the accent, on it and on the backgrounds can be read', () => {
  for (const look of looks) {
    const set = glassVariables(look);
    const { day, night } = groundTones[look.ground];
    const accent = set.accent ?? '#0f5f2e';
    const name = `${look.accent} on ${look.ground}`;
    for (const paper of [day, set['paper-low'] ?? '#efece2', set['accent-soft'] ?? '#e4f0e6', '#ffffff'])
      expect(contrastOf(accent, paper), `${paper} ${name}`).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('#1c2733', set['paper-low'] ?? day), name).toBeGreaterThanOrEqual(7);
    expect(contrastOf(set['accent-mark'] ?? '#15803d', day), name).toBeGreaterThanOrEqual(3);
    // What boards and lists write, on the lightest of their grounds.
    for (const words of ['#ffffff', '#fde7a8', '#e6eaee'])
      for (const behind of [night, set['night-high'] ?? '#22384a'])
        expect(contrastOf(words, behind), `${words} ${name}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('R-LOOK-05 the usual look sets nothing, neither in the tool nor on the glass', () => {
  expect(staffStyles(usualLook)).toBe('');
  expect(glassVariables(usualLook)).toEqual({});
});

test('R-LOOK-01 each choice is set by itself', () => {
  const [, other] = typefaces;
  expect(Object.keys(glassVariables({ ...usualLook, headings: other }))).toEqual(['serif']);
  expect(staffStyles({ ...usualLook, text: 'literata' })).toContain('--mantine-font-family:');
  expect(staffStyles({ ...usualLook, ground: 'sea' })).not.toContain('--action');
});

test('what a newer version has stored is read as far as it is known', () => {
  expect(townLook.parse({ ...usualLook, ground: 'moon', text: 'literata' })).toEqual({
    ...usualLook,
    text: 'literata',
  });
});
