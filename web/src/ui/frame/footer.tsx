import { Box } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { openPages } from '../../lib/open-paths.ts';
import { brandingFile, runtimeConfig } from '../../lib/runtime-config.ts';
import classes from './footer.module.css';

type FooterProps = { Link: ComponentType<{ to: string; children: ReactNode }> };

/** R-SHELL-10: three partners, each with a Greek and an English logo. How to another page is for the page to say. */
export function Footer({ Link }: FooterProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <footer className={classes.footer}>
      <ul className={classes.partners} aria-label={t('shell.partners')}>
        {runtimeConfig().branding.partners.map(({ name, logo, href }) => {
          const image = <img src={brandingFile(logo[locale])} alt={name[locale]} className={classes.logo} />;
          return (
            <li key={name.el} className={classes.plate}>
              {href ? (
                <a href={href} className={classes.link}>
                  {image}
                </a>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
      <Box component="p" mt={20} ta="center" fz={15}>
        <Link to={openPages.accessibility}>{t('titles.accessibility')}</Link>
        {' · '}
        <Link to={openPages.privacy}>{t('titles.privacy')}</Link>
      </Box>
    </footer>
  );
}
