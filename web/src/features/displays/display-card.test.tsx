import '../../i18n/testing/both-languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../i18n/catalogues.ts';
import { PartOfWall } from './display-card.tsx';

const line = (locale: 'el' | 'en', onOpen: (() => void) | null) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={catalogueOf(locale)} timeZone="Europe/Athens">
      <PartOfWall name="Λιμάνι & <Αγορά>" {...{ onOpen }} />
    </IntlProvider>,
  );

test('R-JOIN-03 a display says of which wall it is a part, and leads whoever may change that to its form', () => {
  expect(line('el', null)).toBe(
    '<p class="shape-quiet">Κομμάτι του τοίχου οθονών «Λιμάνι &amp; &lt;Αγορά&gt;»</p>',
  );
  expect(line('en', null)).toContain('Part of the joined wall “Λιμάνι');
  expect(line('en', null)).not.toContain('<button');
  expect(line('en', () => {})).toMatch(/<button[^>]*>Λιμάνι &amp; &lt;Αγορά&gt;<\/button>”/);
});
