import { harbour } from '@psifida/art/harbour';
import { image } from '@psifida/art/sheet';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ExternalSignIn } from '../features/sign-in/external-sign-in.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { brandingFile, runtimeConfig } from '../lib/runtime-config.ts';
import { Footer } from '../ui/frame/footer.tsx';
import { ColorModeSwitch, LanguageButton } from '../ui/frame/switches.tsx';
import { Drawing } from '../ui/icon.tsx';
import classes from './login.module.css';

/** Not from where all drawings are: this page is to be light. */
const bay = image(harbour({ time: 'dusk' }), { width: 1200, height: 1600 });

/** This page has no router: the app begins where it leads. */
function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return <a href={`${to}?lang=${useLocale()}`}>{children}</a>;
}

/** R-AUTH-10: the embedded provider's own sign-in page, or the way to the municipality's Keycloak. */
export function Login({ onLanguage }: { onLanguage: () => void }) {
  const t = useTranslations('login');
  const locale = useLocale();
  const { branding, signIn, demoAccounts } = runtimeConfig();
  return (
    <div className={classes.frame}>
      <aside className={classes.art} aria-label={branding.municipality[locale]}>
        <div className={classes.fixed}>
          <Drawing svg={bay} className="shape-fill" />
          <p className={classes.tagline}>{t('tagline')}</p>
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.tools}>
          <ColorModeSwitch />
          <LanguageButton onChange={onLanguage} />
        </header>
        <main className={classes.main}>
          <p className={classes.brand}>
            <img src={brandingFile(branding.logo)} alt="" width={56} height={56} className={classes.logo} />
            <span>
              <strong className={classes.product}>{branding.product[locale]}</strong>
              <span className="shape-quiet">{branding.municipality[locale]}</span>
            </span>
          </p>
          <h1 className={classes.title}>{t('title')}</h1>
          {signIn === 'embedded' ? (
            <SignInForm demoAccounts={demoAccounts} />
          ) : (
            <ExternalSignIn onSignedIn={() => window.location.assign(`/?lang=${locale}`)} />
          )}
        </main>
        <Footer Link={PlainLink} />
      </div>
    </div>
  );
}
