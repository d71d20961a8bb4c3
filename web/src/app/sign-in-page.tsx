import { otherLanguage } from '@psifida/contract/language';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadSignInWords } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { fetchConfig } from '../lib/fetch-config.ts';
import { languageOf } from '../lib/language.ts';
import { loadRuntimeConfig, runtimeConfig } from '../lib/runtime-config.ts';
import { Login } from '../pages/login.tsx';
import { bringIcons } from '../ui/icons/icons.ts';
import { ownIcons } from '../ui/icons/sign-in-icons.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { PageTitle } from '../ui/page-header.tsx';
import { openRoot, showBrand } from './look.tsx';
import { redirectFor } from './route-rules.ts';

/** R-SPEED-02: the sign-in page starts without the app, its router and its queries. */
export async function startSignInPage(): Promise<void> {
  const root = openRoot();
  const { href, pathname } = window.location;
  const language = languageOf(href);
  try {
    const [config] = await Promise.all([
      // As our own server wrote it by the schema, which would be a fifth of this page.
      loadRuntimeConfig((written) => written as RuntimeConfig, fetchConfig()),
      loadSignInWords(language),
    ]);
    const rule = redirectFor(config.routeRules, pathname);
    if (rule) return window.location.replace(rule.external ? rule.to : `${rule.to}?lang=${language}`);
    showBrand(config);
    bringIcons(ownIcons);
    root.render(<SignInPage />);
  } catch (error) {
    console.error(error);
    root.fail('configuration');
  }
}

function SignInPage() {
  const [language, setLanguage] = useState(() => languageOf(window.location.href));
  useEffect(keepFocus, []);
  /** R-SHELL-08: the address says it, and the form keeps what is in it. */
  const change = async () => {
    const other = otherLanguage(language);
    await loadSignInWords(other);
    const url = new URL(window.location.href);
    url.searchParams.set('lang', other);
    window.history.replaceState(window.history.state, '', url);
    setLanguage(other);
  };
  return (
    <LanguageProvider language={language}>
      <Titled onLanguage={() => void change()} />
    </LanguageProvider>
  );
}

function Titled({ onLanguage }: { onLanguage: () => void }) {
  const t = useTranslations('titles');
  const product = runtimeConfig().branding.product[useLocale()];
  return (
    <PageTitle parts={[t('login'), product]}>
      <Login onLanguage={onLanguage} />
    </PageTitle>
  );
}
