import type { Address } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocale } from 'use-intl';
import { useRegistry } from '../features/systems/registry.tsx';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { useSession } from '../lib/session.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Breadcrumbs } from './layouts/breadcrumbs.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { PageFailed } from './page-failed.tsx';
import { usePageTitles } from './page-titles.ts';
import { pageOf } from './pages.ts';

/** One address: its title, its guard, its breadcrumbs, and the screen itself. */
export function Page({ address: { screen, system } }: { address: Address }) {
  const locale = useLocale();
  const titleOf = usePageTitles();
  const registry = useRegistry();
  const { may } = useSession();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { component: Screen, requires } = pageOf(screen);
  const title = titleOf(screen, system);
  const systemName = system && screen !== 'system-home' ? registry[system].name[locale] : '';

  return (
    <PageTitle parts={[title, systemName, runtimeConfig().branding.product[locale]]}>
      <Breadcrumbs screen={screen} system={system} />
      <ErrorBoundary key={id} fallback={() => <PageFailed />}>
        {requires && !may(requires) ? (
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
