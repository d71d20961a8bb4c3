import './oldest-browser/fill-in.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './display.css';
import { guardGestures } from './kiosk/guard-gestures.ts';
import { Player } from './player.tsx';

const root = document.getElementById('display');
if (!root) throw new Error('index.html has no element for the display');

guardGestures(document);
// Where the browser lacks something, oldest-browser/check-start.ts has said so on the glass.
if (document.documentElement.dataset.missing === undefined)
  createRoot(root).render(
    <StrictMode>
      <Player />
    </StrictMode>,
  );
