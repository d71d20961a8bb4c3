import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';
import { expect, test } from 'vitest';
import { loadLanguage } from './catalogues.ts';
import { LanguageProvider } from './language-provider.tsx';

const Title = () => useTranslations('login')('title');
const greek = () =>
  renderToStaticMarkup(
    <LanguageProvider language="el">
      <Title />
    </LanguageProvider>,
  );

test('R-SPEED-01 a page goes on in the language that is there until the words of the other have arrived', async () => {
  await loadLanguage('en');
  expect(greek()).toBe('Sign in');
  await loadLanguage('el');
  expect(greek()).toBe('Σύνδεση');
});
