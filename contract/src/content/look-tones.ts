/** Both shipped typefaces have all of Greek; the widths that texts on the glass are fitted by hold for both. */
export const typefaces = ['literata', 'commissioner'] as const;
export type Typeface = (typeof typefaces)[number];

export const grounds = ['sand', 'stone', 'sea', 'clay'] as const;
export type Ground = (typeof grounds)[number];

type Look = { accent: string; ground: Ground; headings: Typeface; text: Typeface };

/** What the style sheets say: nothing is set for it. */
export const usualLook = {
  ...{ accent: '#15803d', ground: 'sand', headings: 'literata', text: 'commissioner' },
} as const satisfies Look;

/** Behind what is read by day, and behind what is read on a dark glass. */
export const groundTones: Record<Ground, { day: string; night: string }> = {
  sand: { day: '#f7f6f2', night: '#14283a' },
  stone: { day: '#f5f6f7', night: '#23272e' },
  sea: { day: '#eff6f8', night: '#0b3440' },
  clay: { day: '#faf3ed', night: '#3a2219' },
};

const [white, black, ink, evening] = ['#ffffff', '#000000', '#1c2733', '#212529'];

/** WCAG 2.2 AA, of text. */
const enough = 4.5;
/** Of what is no text but has to be found it is 3; a tinted card is a little lighter than the plain one. */
const enoughOfShapes = 3.2;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Not by `color-mix`, which older displays do not know. */
function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest tone on the way to white or black that passes. */
function towards(end: string, colour: string, passes: (tone: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.005) {
    const tone = mix(colour, end, share);
    if (passes(tone)) return tone;
  }
  return end;
}

/** Buttons are white on the accent, in the tool and on the glass. */
export const isReadable = (accent: string): boolean => contrastOf(accent, white) >= enough;

export const nearestReadable = (accent: string): string => towards(black, accent, isReadable);

/** For text on any light ground: with room to spare, since paper on the glass is not white. */
const deepOf = (accent: string) => towards(black, accent, (tone) => contrastOf(tone, white) >= 7);

type Variables = Record<string, string>;

/** Darkest tones disappear in the dark: lighter there, and as readable. */
const actionByNight = (accent: string): string =>
  towards(white, accent, (tone) => contrastOf(tone, evening) >= enoughOfShapes);

/** What buttons of the tool are filled with, in light and in dark colours. */
export const staffActions = (accent: string) => ({
  light: accent,
  dark: accent === usualLook.accent ? accent : actionByNight(accent),
});

function accentByDay(accent: string): Variables {
  return {
    action: accent,
    'action-hover': mix(accent, black, 0.2),
    accent: deepOf(accent),
    'accent-soft': mix(accent, white, 0.9),
  };
}

function accentByNight(accent: string): Variables {
  const action = actionByNight(accent);
  return {
    action,
    'action-hover': mix(action, black, 0.12),
    accent: towards(white, accent, (tone) => contrastOf(tone, evening) >= 8),
    'accent-soft': mix(accent, '#181b1e', 0.8),
  };
}

const groundByDay = (day: string): Variables => ({
  ground: day,
  sunken: mix(day, ink, 0.04),
  line: mix(day, ink, 0.1),
});

const groundByNight = (night: string): Variables => ({
  ground: mix('#181b1e', night, 0.3),
  card: mix(evening, night, 0.3),
  sunken: mix('#1b1f22', night, 0.3),
  field: mix('#1b1f22', night, 0.3),
  line: mix('#373c41', night, 0.3),
});

/** What of the tool's palette a look changes, in light and in dark colours. */
export function staffTones({ accent, ground }: Look): { light: Variables; dark: Variables } {
  const { day, night } = groundTones[ground];
  const ownAccent = accent !== usualLook.accent;
  const ownGround = ground !== usualLook.ground;
  return {
    light: { ...(ownAccent && accentByDay(accent)), ...(ownGround && groundByDay(day)) },
    dark: { ...(ownAccent && accentByNight(accent)), ...(ownGround && groundByNight(night)) },
  };
}

const staffFonts: Record<Typeface, string> = {
  literata: "'Literata Variable',Georgia,serif",
  commissioner: "'Commissioner Variable','Segoe UI',system-ui,sans-serif",
};

const rule = (selector: string, variables: Variables): string => {
  const all = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return all.length ? `${selector}{${all.join(';')}}` : '';
};

/** Of the kit, which names its colours itself. */
const kitAccent: Variables = {
  'mantine-color-anchor': 'var(--accent)',
  'mantine-color-green-text': 'var(--accent)',
  'mantine-color-green-light': 'var(--accent-soft)',
  'mantine-color-green-light-color': 'var(--accent)',
};

/** A style sheet over that of the tool, whose selectors it outweighs; empty for the usual look. */
export function staffStyles(look: Look): string {
  const { light, dark } = staffTones(look);
  const kit = {
    ...(look.accent !== usualLook.accent && kitAccent),
    ...(look.headings !== usualLook.headings && {
      'mantine-font-family-headings': staffFonts[look.headings],
    }),
    ...(look.text !== usualLook.text && { 'mantine-font-family': staffFonts[look.text] }),
  };
  const root = ':root:root:root';
  return [
    rule(root, { ...light, ...kit }),
    rule(`${root}[data-mantine-color-scheme="dark"]`, dark),
    // The accent of a Greek capital takes more of a space that is narrower than Commissioner's.
    look.text === 'literata' ? `${root} :lang(el){word-spacing:.16em}` : '',
  ].join('');
}

const glassFonts: Record<Typeface, string> = {
  literata: 'Literata, Georgia, serif',
  commissioner: 'Commissioner, "Segoe UI", sans-serif',
};

const bare = (colour: string): string => channelsOf(colour).join(' ');

const accentOnGlass = (accent: string): Variables => ({
  accent: deepOf(accent),
  'accent-bare': bare(deepOf(accent)),
  'accent-mark': accent,
  'accent-soft': mix(accent, white, 0.88),
  'accent-pale': mix(accent, white, 0.5),
  'accent-dark': deepOf(accent),
});

const groundOnGlass = ({ day, night }: { day: string; night: string }): Variables => ({
  paper: day,
  'paper-low': mix(day, ink, 0.05),
  'paper-bare': bare(mix(day, white, 0.6)),
  'night-bare': bare(night),
  'night-low': mix(night, black, 0.3),
  'night-high': mix(night, white, 0.1),
  'glow-bare': bare(mix(night, white, 0.25)),
  bar: night,
});

/** What of the player's style sheets a look changes. Emergency messages keep the colours of their level. */
export const glassVariables = ({ accent, ground, headings, text }: Look): Variables => ({
  ...(accent !== usualLook.accent && accentOnGlass(accent)),
  ...(ground !== usualLook.ground && groundOnGlass(groundTones[ground])),
  ...(headings !== usualLook.headings && { serif: glassFonts[headings] }),
  ...(text !== usualLook.text && { sans: glassFonts[text] }),
});
