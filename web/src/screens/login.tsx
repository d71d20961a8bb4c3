import { sceneFor } from '@psifida/art/scenes';
import { brandingPath } from '@psifida/contract/branding';
import { useLocale, useTranslations } from 'use-intl';
import { ExternalSignIn } from '../features/sign-in/external-sign-in.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { Footer } from '../ui/frame/footer.tsx';
import { ColorModeSwitch, LanguageSwitcher } from '../ui/frame/tools.tsx';
import { Drawing } from '../ui/icon.tsx';
import classes from './login.module.css';

/** R-AUTH-10: the embedded provider's own sign-in page, or the way to the municipality's Keycloak. */
export default function Login() {
  const t = useTranslations('login');
  const locale = useLocale();
  const { branding, signIn, demoAccounts } = runtimeConfig();
  return (
    <div className={classes.frame}>
      <aside className={classes.art} aria-label={branding.municipality[locale]}>
        <div className={classes.fixed}>
          <Drawing svg={sceneFor('system1a', { width: 1200, height: 1600 })} className="shape-fill" />
          <p className={classes.tagline}>{t('tagline')}</p>
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.tools}>
          <ColorModeSwitch />
          <LanguageSwitcher />
        </header>
        <main className={classes.main}>
          <p className={classes.brand}>
            <img
              src={`${brandingPath}/${branding.logo}`}
              alt=""
              width={56}
              height={56}
              className={classes.logo}
            />
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
        <Footer />
      </div>
    </div>
  );
}
