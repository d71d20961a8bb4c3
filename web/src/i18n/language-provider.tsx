import type { Language } from '@psifida/contract/bilingual';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { timeZone, useSpoken } from './catalogues.ts';

/** R-SHELL-07: everything below speaks this language, and the document says so. */
export function LanguageProvider({ language: asked, children }: { language: Language; children: ReactNode }) {
  const { language, catalogue } = useSpoken(asked);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <IntlProvider locale={language} messages={catalogue} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
