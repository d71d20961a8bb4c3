import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** R-SHELL-13. The seventh shade of each is the one that stands behind white text. */
const green: MantineColorsTuple = [
  '#f0f8f2',
  '#e7f3ea',
  '#c9e5d1',
  '#9dd0ad',
  '#66b482',
  '#38995e',
  '#1f8a4b',
  '#15803d',
  '#126c34',
  '#0f5f2e',
];
const blue: MantineColorsTuple = [
  '#f1f5fe',
  '#e8eefc',
  '#c9d8fa',
  '#a9c1ff',
  '#7699f2',
  '#4a74ea',
  '#2f5fe2',
  '#1d4ed8',
  '#1a44bb',
  '#173a9c',
];
const yellow: MantineColorsTuple = [
  '#fefce8',
  '#fef9c3',
  '#fdf0a0',
  '#f8e273',
  '#f0d274',
  '#dcb43c',
  '#b98213',
  '#854d0e',
  '#74420d',
  '#63390c',
];
const red: MantineColorsTuple = [
  '#fef4f3',
  '#fdecea',
  '#f9cdc8',
  '#f1a49c',
  '#e5736a',
  '#d54a42',
  '#c62f2b',
  '#b91c1c',
  '#a01717',
  '#871414',
];
const slate: MantineColorsTuple = [
  '#f7f8fa',
  '#eef1f4',
  '#e0e5ea',
  '#c9d0d8',
  '#a7b1bd',
  '#7b8590',
  '#5d6977',
  '#475569',
  '#334155',
  '#1c2733',
];

const interfaceFont = "'Commissioner Variable', 'Segoe UI', system-ui, sans-serif";
const titleFont = "'Literata Variable', Georgia, serif";

export const theme = createTheme({
  colors: { green, blue, yellow, red, slate, gray: slate },
  primaryColor: 'green',
  primaryShade: 7,
  black: '#1c2733',
  fontFamily: interfaceFont,
  headings: { fontFamily: titleFont, fontWeight: '600' },
  defaultRadius: 'md',
  radius: { sm: '6px', md: '10px', lg: '16px' },
  breakpoints: { sm: '40em', md: '56.25em', lg: '75em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    // A place to hold the focus first would be a child of the menu that is no menu item.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Outside the page's sections the kit's header element would be a second banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.55 },
      },
    },
  },
});

/** The kit's own variables follow ours, so both colour modes are decided in palette.css alone. */
export const cssVariables: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-quiet)',
    '--mantine-color-placeholder': 'var(--ink-quiet)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--good)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--action)',
    '--mantine-primary-color-filled-hover': 'var(--action-hover)',
    '--mantine-color-green-filled': 'var(--action)',
    '--mantine-color-green-filled-hover': 'var(--action-hover)',
    '--mantine-color-green-text': 'var(--good)',
    '--mantine-color-green-light': 'var(--good-soft)',
    '--mantine-color-green-light-color': 'var(--good)',
    '--mantine-color-red-text': 'var(--bad)',
    // What a menu offers and cannot be taken back.
    '--mantine-color-red-6': 'var(--bad)',
    '--mantine-color-red-light-hover': 'var(--bad-soft)',
    '--mantine-color-red-light': 'var(--bad-soft)',
    '--mantine-color-red-light-color': 'var(--bad)',
  };
  return { variables: {}, light: variables, dark: variables };
};
