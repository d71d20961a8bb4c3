import { VisuallyHidden } from '@mantine/core';
import { brandingPath } from '@psifida/contract/branding';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { AppLink } from '../../ui/link.tsx';
import classes from './brand.module.css';

/** R-SHELL-09: the logo leads to the systems, in the language of the moment. */
export function Brand() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { product, municipality, logo } = runtimeConfig().branding;
  return (
    <AppLink to="/" className={classes.brand}>
      <img src={`${brandingPath}/${logo}`} alt="" width={40} height={40} className={classes.logo} />
      <span>
        <span className={classes.product}>{product[locale]}</span>
        <span className={classes.municipality}>{municipality[locale]}</span>
      </span>
      <VisuallyHidden>: {t('toStart')}</VisuallyHidden>
    </AppLink>
  );
}
