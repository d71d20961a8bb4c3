import { addressOf, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useTranslations } from 'use-intl';
import { usePageTitles } from '../../features/systems/page-titles.ts';
import { AppLink } from '../../ui/link.tsx';
import { layoutOf, pageOf } from '../pages.ts';
import classes from './breadcrumbs.module.css';

export function Breadcrumbs({ screen, system }: { screen: ScreenId; system: SystemId | null }) {
  const t = useTranslations('shell');
  const titleOf = usePageTitles();
  if (layoutOf(screen) !== 'sidebar' || !system) return null;
  return (
    <nav aria-label={t('breadcrumbs')} className={classes.nav}>
      <ol className={classes.list}>
        <li>
          <AppLink to="/" className={classes.link}>
            {t('systems')}
          </AppLink>
        </li>
        {pageOf(screen).breadcrumbs.map((parent) => (
          <li key={parent}>
            <AppLink to={addressOf({ screen: parent, system })} className={classes.link}>
              {titleOf(parent, system)}
            </AppLink>
          </li>
        ))}
        <li aria-current="page">{titleOf(screen, system)}</li>
      </ol>
    </nav>
  );
}
