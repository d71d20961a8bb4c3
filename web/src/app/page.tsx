import { Box } from '@mantine/core';
import type { AccessLevel } from '@psifida/contract/access';
import { type Address, addressOf, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePageTitles } from '../features/systems/page-titles.ts';
import { useSystemName } from '../features/systems/registry.tsx';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { useSession } from '../session/session.ts';
import { AppLink, ButtonLink } from '../ui/link.tsx';
import { PageTitle } from '../ui/page-header.tsx';
import classes from './layouts/breadcrumbs.module.css';
import { MessagePage } from './message-page.tsx';
import { ErrorBoundary, PageFailed } from './page-failed.tsx';
import { layoutOf, mayOpen, pageOf } from './pages.ts';

export function Page({ address: { screen, system } }: { address: Address }) {
  const locale = useLocale();
  const titleOf = usePageTitles();
  const nameOf = useSystemName();
  const { may } = useSession();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { component: Screen, requires } = pageOf(screen);
  const title = titleOf(screen, system);
  const systemName = system && screen !== 'system-home' ? nameOf(system) : '';

  return (
    <PageTitle parts={[title, systemName, runtimeConfig().branding.product[locale]]}>
      <Breadcrumbs screen={screen} system={system} />
      <ErrorBoundary key={id} fallback={() => <PageFailed />}>
        {requires && !mayOpen({ screen, system }, may) ? (
          <NotAllowed level={requires} system={system} />
        ) : (
          <Suspense>
            {/* Screens outside a system take no props, so the absent system is never read. */}
            <Screen screen={screen} system={system as SystemId} id={id} />
          </Suspense>
        )}
      </ErrorBoundary>
    </PageTitle>
  );
}

/** Someone who may only look is told so, and by whom it can be changed; a form that would fail is not offered. */
function NotAllowed({ level, system }: { level: AccessLevel; system: SystemId | null }) {
  const t = useTranslations('notAllowed');
  const nameOf = useSystemName();
  if (level === 'administer') return <MessagePage title={t('titleAdminister')} text={t('textAdminister')} />;
  if (level === 'view' || !system) return <MessagePage title={t('titleView')} text={t('textView')} />;
  const name = nameOf(system);
  return (
    <MessagePage
      system={system}
      title={t('title')}
      text={t('text', { system: name })}
      actions={
        <ButtonLink to={addressOf({ screen: 'system-home', system })}>
          {t('back', { system: name })}
        </ButtonLink>
      }
    />
  );
}

function Breadcrumbs({ screen, system }: { screen: ScreenId; system: SystemId | null }) {
  const t = useTranslations('shell');
  const titleOf = usePageTitles();
  const { breadcrumbs } = pageOf(screen);
  if (layoutOf(screen) !== 'sidebar' || !(system || breadcrumbs.length)) return null;
  return (
    <Box component="nav" aria-label={t('breadcrumbs')} mb={8}>
      <ol className={classes.list}>
        {system && (
          <li>
            <AppLink to="/" className={classes.link}>
              {t('systems')}
            </AppLink>
          </li>
        )}
        {breadcrumbs.map((parent) => (
          <li key={parent}>
            <AppLink to={addressOf({ screen: parent, ...(system && { system }) })} className={classes.link}>
              {titleOf(parent, system)}
            </AppLink>
          </li>
        ))}
        <li aria-current="page">{titleOf(screen, system)}</li>
      </ol>
    </Box>
  );
}
