import type { LibraryKind } from '@psifida/contract/kinds';
import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { listAddress } from './item-addresses.ts';
import classes from './library-links.module.css';

/** From a system's home to what its presentations are made of. */
export function LibraryLinks({ kinds }: { kinds: readonly LibraryKind[] }) {
  const t = useTranslations('library.home');
  if (kinds.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="library-links">
      <h2 id="library-links" className={classes.heading}>
        {t('title')}
      </h2>
      <ul className={classes.links}>
        {kinds.map((kind) => (
          <li key={kind} className={classes.card}>
            <AppLink to={listAddress(kind)} className={classes.link}>
              {t(kind)}
            </AppLink>
            <p className={classes.text}>{t(`text.${kind}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
