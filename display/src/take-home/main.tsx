import { toLanguage } from '@psifida/contract/content/bilingual';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../fonts.css';
import './take-home.css';
import { TakeHomePage } from './take-home-page.tsx';

const root = document.getElementById('take-home');
if (!root) throw new Error('take-home.html has no element for the page');

const id = location.pathname.split('/').at(-1) ?? '';
createRoot(root).render(
  <StrictMode>
    <TakeHomePage id={id} first={toLanguage(new URLSearchParams(location.search).get('lang'))} />
  </StrictMode>,
);
