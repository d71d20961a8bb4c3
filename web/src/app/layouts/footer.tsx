import { brandingPath } from '@psifida/contract/branding';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import classes from './footer.module.css';

/** R-SHELL-10: three partners, each with a Greek and an English logo. */
export function Footer() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <footer className={classes.footer}>
      <ul className={classes.partners} aria-label={t('partners')}>
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
    </footer>
  );
}
