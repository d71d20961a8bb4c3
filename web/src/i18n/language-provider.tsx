import type { Language } from '@psifida/contract/bilingual';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { catalogues, timeZone } from './catalogues.ts';

/** R-SHELL-07: everything below speaks this language, and the document says so. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <IntlProvider locale={language} messages={catalogues[language]} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
