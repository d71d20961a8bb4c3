import { brandingPath } from '@psifida/contract/branding';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { AppLink } from '../link.tsx';
import classes from './footer.module.css';

/** R-SHELL-10: three partners, each with a Greek and an English logo. */
export function Footer() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <footer className={classes.footer}>
      <ul className={classes.partners} aria-label={t('shell.partners')}>
        {runtimeConfig().branding.partners.map(({ name, logo, href }) => {
          const picture = (
            <img src={`${brandingPath}/${logo[locale]}`} alt={name[locale]} className={classes.logo} />
          );
          return (
            <li key={name.el} className={classes.plate}>
              {href ? (
                <a href={href} className={classes.link}>
                  {picture}
                </a>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.more}>
        <AppLink to={addressOf({ screen: 'accessibility' })}>{t('accessibility.link')}</AppLink>
        {' · '}
        <AppLink to={addressOf({ screen: 'privacy' })}>{t('privacy.link')}</AppLink>
      </p>
    </footer>
  );
}
