import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DarkDisplaysNotice } from '../../features/displays/dark-displays.tsx';
import { RunningEmergencies } from '../../features/emergencies/running-emergencies.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { LiveNotice } from '../live-updates.tsx';
import { NewBuildBanner } from '../new-build-banner.tsx';
import classes from './content.module.css';

const contentId = 'content';

/** The first thing a keyboard reaches. The hash is left alone: it belongs to signing in. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href={`#${contentId}`}
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

/** The page itself, below whatever concerns every page. */
export function Content({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={className}>
      <NewBuildBanner />
      <LiveNotice />
      <RunningEmergencies />
      <DarkDisplaysNotice />
      <StatusLine />
      {children}
    </main>
  );
}
