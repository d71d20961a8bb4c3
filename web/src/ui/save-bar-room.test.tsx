import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tellSaveBarRoom, useSaveBarRoom } from './save-bar-room.ts';

const Toast = () => <div style={useSaveBarRoom()} />;

test('what stands at the foot of the window keeps above a save bar, also when it comes after it', () => {
  expect(renderToStaticMarkup(<Toast />)).toBe('<div></div>');
  tellSaveBarRoom('96px');
  expect(renderToStaticMarkup(<Toast />)).toBe('<div style="--save-bar-room:96px"></div>');
  tellSaveBarRoom(null);
  expect(renderToStaticMarkup(<Toast />)).toBe('<div></div>');
});
