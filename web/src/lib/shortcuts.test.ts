import { expect, test, vi } from 'vitest';
import { ariaKeysOf, firstKeysOf, isPressed, keysOf, shortcutNames, shortcuts } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('R-HELP-04 what the list says is what answers, with Ctrl and with Cmd, in Latin and in Greek letters', () => {
  for (const name of shortcutNames)
    for (const [index, keys] of keysOf(name).entries())
      for (const key of shortcuts[name].chords[index]?.keys ?? []) {
        const held = { ...none, shiftKey: keys.includes('Shift'), key };
        const pressed = keys.includes('Ctrl') ? [{ ctrlKey: true }, { metaKey: true }] : [{}];
        for (const one of pressed) expect(isPressed(name, { ...held, ...one })).toBe(true);
        const meanings = shortcutNames.filter((other) => isPressed(other, { ...held, ...pressed[0] }));
        expect(meanings).toEqual([name]);
      }
});

test('with Alt, without Ctrl, or with Ctrl and Cmd at once it is none of ours', () => {
  expect(isPressed('find', { ...none, key: 'k' })).toBe(false);
  for (const held of [{ altKey: true }, { metaKey: true }, { shiftKey: true, key: 'K' }])
    expect(isPressed('find', { ...none, ctrlKey: true, key: 'k', ...held })).toBe(false);
  expect(isPressed('list', { ...none, ctrlKey: true, key: '?' })).toBe(false);
  // The same key with Shift, wherever a keyboard has it.
  expect(isPressed('list', { ...none, shiftKey: true, key: '?' })).toBe(true);
});

test('they are told to screen readers in the words of ARIA', () => {
  expect(ariaKeysOf('find')).toBe('Control+K Meta+K');
  expect(ariaKeysOf('list')).toBe('?');
});

test('R-ANY-10 on a Mac the key is called as it is there, and screen readers hear the same', () => {
  expect(firstKeysOf('save')).toBe('Ctrl+S');
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(firstKeysOf('save')).toBe('⌘+S');
  expect(ariaKeysOf('save')).toBe('Control+S Meta+S');
  vi.unstubAllGlobals();
});
