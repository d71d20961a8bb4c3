import './no-eval.ts';
import './app/styles/mantine.css';
import './app/styles/fonts.css';
import './app/styles/palette.css';
import './app/styles/global.css';
import './ui/shapes.css';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { installReloadGuard } from './lib/reload-guard.ts';

installReloadGuard();

const place = document.getElementById('root');
if (place) void start(createRoot(place));
