type Chord = {
  /** As they are written on the key, also on a Greek keyboard; or the key's own name. */
  keys: readonly string[];
  /** Where the key stands, for keyboards with other letters still. */
  code?: string;
  /** Ctrl, or Cmd on a Mac. */
  mod?: true;
  shift?: boolean;
};
type Shortcut = { where: ShortcutPlace; chords: readonly Chord[] };

export const shortcutPlaces = ['everywhere', 'document', 'descriptions'] as const;
export type ShortcutPlace = (typeof shortcutPlaces)[number];

/** Every shortcut of the tool: whoever answers to one asks here, and so does the list that people read. */
export const shortcuts = {
  find: { where: 'everywhere', chords: [{ keys: ['k', 'κ'], code: 'KeyK', mod: true, shift: false }] },
  list: { where: 'everywhere', chords: [{ keys: ['?'] }] },
  save: { where: 'document', chords: [{ keys: ['s', 'σ'], mod: true }] },
  undo: { where: 'document', chords: [{ keys: ['z', 'ζ'], mod: true, shift: false }] },
  redo: {
    where: 'document',
    chords: [
      { keys: ['z', 'ζ'], mod: true, shift: true },
      { keys: ['y', 'υ'], mod: true },
    ],
  },
  saveNext: { where: 'descriptions', chords: [{ keys: ['enter'], mod: true }] },
} as const satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

const chordsOf = (name: ShortcutName): readonly Chord[] => shortcuts[name].chords;

type Pressed = {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  key: string;
  code?: string;
};

export const isPressed = (
  name: ShortcutName,
  { ctrlKey, metaKey, shiftKey, altKey, key, code }: Pressed,
): boolean =>
  !altKey &&
  chordsOf(name).some(
    ({ keys, mod = false, shift, ...at }) =>
      (keys.includes(key.toLowerCase()) || (!!code && at.code === code)) &&
      (mod ? ctrlKey !== metaKey : !ctrlKey && !metaKey) &&
      (shift === undefined || shift === shiftKey),
  );

const written = (key = '') => key.charAt(0).toUpperCase() + key.slice(1);

const isMac = (): boolean => /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');

const keysWith = (name: ShortcutName, modifier: string): string[][] =>
  chordsOf(name).map(({ keys, mod, shift }) => [
    ...(mod ? [modifier] : []),
    ...(shift ? ['Shift'] : []),
    written(keys[0]),
  ]);

/** As the keyboard in front of the person has them. */
export const keysOf = (name: ShortcutName): string[][] => keysWith(name, isMac() ? '⌘' : 'Ctrl');

export const firstKeysOf = (name: ShortcutName): string => keysOf(name)[0]?.join('+') ?? '';

/** The same for `aria-keyshortcuts`. */
export const ariaKeysOf = (name: ShortcutName): string =>
  [
    ...new Set(['Control', 'Meta'].flatMap((held) => keysWith(name, held).map((keys) => keys.join('+')))),
  ].join(' ');

/** Where letters are typed, a letter is a letter. */
export const textField = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
