import '../i18n/testing/both-languages.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { catalogueOf } from '../i18n/catalogues.ts';
import { Days, Hours } from './value-picker.tsx';

const drawn = (locale: 'el' | 'en', element: ReactElement) =>
  renderToStaticMarkup(
    <MantineProvider>
      <IntlProvider locale={locale} messages={catalogueOf(locale)} timeZone="Europe/Athens">
        {element}
      </IntlProvider>
    </MantineProvider>,
  );
const focused = (markup: string) =>
  [...markup.matchAll(/<button[^>]*data-autofocus[^>]*>/g)].map(([tag]) => tag);

test('the calendar speaks the page’s language, begins its weeks on Monday and its focus at what is written', () => {
  const greek = drawn('el', <Days yearly={false} value="2026-08-15" onPick={() => {}} />);
  expect(greek).toMatch(/Αύγουστος 2026/i);
  expect(greek).toContain('Επόμενος μήνας');
  expect([...greek.matchAll(/<th[^>]*>([^<]+)<\/th>/g)].map(([, name]) => name)[0]).toMatch(/^Δε/);
  expect(focused(greek)).toHaveLength(1);
  expect(focused(greek)[0]).toMatch(/15 Αυγούστου 2026/i);
  const english = drawn('en', <Days yearly={false} value="2026-08-15" onPick={() => {}} />);
  expect(english).toContain('August 2026');
  expect([...english.matchAll(/<th[^>]*>([^<]+)<\/th>/g)].map(([, name]) => name)[0]).toMatch(/^Mo/);
});

test('a day of every year has a month and no year; what cannot be read starts at today', () => {
  expect(drawn('en', <Days yearly value="12-24" onPick={() => {}} />)).toMatch(/>December</);
  expect(focused(drawn('en', <Days yearly={false} value="tomorrow" onPick={() => {}} />))).toHaveLength(1);
});

test('hours run from 00:00 to 23:30, and the focus begins at the one before what is written', () => {
  const hours = drawn('en', <Hours value="17:45" onPick={() => {}} />);
  expect(hours).toContain('00:00');
  expect(hours).toContain('23:30');
  expect(hours).not.toMatch(/AM|PM/);
  expect(focused(hours)).toHaveLength(1);
});
