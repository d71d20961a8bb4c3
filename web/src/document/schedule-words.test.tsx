import { unlimited } from '@psifida/contract/content/schedule';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLanguage } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { ScheduleWords } from './schedule-editor.tsx';

const drawn = () =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <ScheduleWords schedule={unlimited} />
    </LanguageProvider>,
  );

test('R-SPEED-01 what is told in both languages begins with the one that is there', async () => {
  await loadLanguage('en');
  expect(drawn()).toContain('Always');
  expect(drawn()).not.toContain('Πάντα');
  await loadLanguage('el');
  expect(drawn()).toContain('Always');
  expect(drawn()).toContain('Πάντα');
});
