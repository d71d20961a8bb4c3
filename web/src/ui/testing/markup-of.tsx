import '../../i18n/testing/both-languages.ts';
import { MantineProvider } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { catalogueOf } from '../../i18n/catalogues.ts';

export const markupOf = (element: ReactElement, locale: Language = 'en') =>
  renderToStaticMarkup(
    <MantineProvider>
      <IntlProvider locale={locale} messages={catalogueOf(locale)} timeZone="Europe/Athens">
        {element}
      </IntlProvider>
    </MantineProvider>,
  );
