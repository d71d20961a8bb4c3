import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { BackNotice, DarkDisplaysNotice } from '../../features/displays/dark-displays.tsx';
import { RunningEmergencies } from '../../features/emergencies/running-emergencies.tsx';
import { useWhen } from '../../i18n/when.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { leaveKeepingDrafts } from '../../lib/unsaved-changes.ts';
import { Banner } from '../../ui/banner.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { useNewerBuild } from '../build-watch.ts';
import { ClockNotice } from '../clock-notice.tsx';
import { LiveNotice } from '../live-updates.tsx';
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

export function Content({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={className}>
      <PrintedLine />
      <div className={classes.notices}>
        <NewBuildBanner />
        <LiveNotice />
        <ClockNotice />
        <RunningEmergencies />
        <DarkDisplaysNotice />
        <BackNotice />
        <StatusLine />
      </div>
      {children}
    </main>
  );
}

/** On paper alone: whose it is, and of when. */
function PrintedLine() {
  const t = useTranslations('shell');
  const language = useLocale();
  const when = useWhen();
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // Drawn before the browser takes the page.
    const look = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  const { product, municipality } = runtimeConfig().branding;
  return (
    <p className={classes.printed}>
      {[product[language], municipality[language], t('printed', { when: when(at.toISOString()) })].join(
        ' · ',
      )}
    </p>
  );
}

/** R-SHELL-14: offered, never forced. Drafts are kept locally, so loading it loses nothing. */
function NewBuildBanner() {
  const t = useTranslations('shell');
  const newer = useNewerBuild();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {newer && !later && (
        <Banner
          tone="info"
          actions={
            <>
              <Button
                size="sm"
                variant="default"
                onClick={() => leaveKeepingDrafts(() => window.location.reload())}
              >
                {t('newBuildReload')}
              </Button>
              <Button size="sm" variant="subtle" color="slate" onClick={() => setLater(true)}>
                {t('newBuildLater')}
              </Button>
            </>
          }
        >
          {t('newBuild')}
        </Banner>
      )}
    </div>
  );
}
