import type { MediaUse } from '@psifida/contract/content/media';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { Pill } from '../../ui/pill.tsx';
import classes from './media-uses.module.css';

/** The presentations that show it, each a step away. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTranslations('media.details');
  const locale = useLocale();
  return (
    <ul className={classes.list}>
      {uses.map(({ id, system, title, active }) => (
        <li key={id} className={classes.use}>
          <AppLink to={addressOf({ screen: 'presentation-edit', system, id })} className={classes.link}>
            {title[locale]}
          </AppLink>
          <Pill tone={active ? 'good' : 'quiet'}>{t(active ? 'active' : 'inactive')}</Pill>
        </li>
      ))}
    </ul>
  );
}
