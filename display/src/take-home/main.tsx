import { toLanguage } from '@psifida/contract/bilingual';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../fonts.css';
import './take-home.css';
import { TakeHomePage } from './take-home-page.tsx';

const root = document.getElementById('take-home');
if (!root) throw new Error('take-home.html has no element for the page');

const id = location.pathname.split('/').at(-1) ?? '';
// A code names the language in which it was scanned; whoever has typed the address has a phone that speaks one.
const asked = new URLSearchParams(location.search).get('lang');
const first = asked === null && !navigator.language.startsWith('el') ? 'en' : toLanguage(asked);
createRoot(root).render(
  <StrictMode>
    <TakeHomePage id={id} first={first} />
  </StrictMode>,
);
