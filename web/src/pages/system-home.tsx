import { Box } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ReleaseList } from '../features/displays/release-list.tsx';
import { SystemGlass } from '../features/displays/system-glass.tsx';
import { LibraryLinks } from '../features/library/library-links.tsx';
import { RecentPresentations } from '../features/presentations/recent-presentations.tsx';
import { overviewQuery } from '../features/systems/overview-query.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { NextStepPanel, RequirementList, StandingFigures } from '../features/systems/system-standing.tsx';
import { useSession } from '../session/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { ScreenProps } from './screen-props.ts';
import classes from './system-home.module.css';

export default function SystemHome({ system }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { name, installation, sections, libraries } = useSystem(system);
  const { may } = useSession();
  const { data, error, refetch } = useQuery(overviewQuery);
  const standing = data?.systems.find((one) => one.system === system);

  return (
    <>
      <PageHeader
        title={name[locale]}
        intro={t(`installations.${installation}.about`)}
        action={
          may('edit', system) && (
            <ButtonLink
              to={addressOf({ screen: 'presentation-add', system })}
              leftSection={<Icon name="plus" />}
            >
              {t('presentations.add')}
            </ButtonLink>
          )
        }
      />
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      <ReleaseNotices system={system} />
      <SystemGlass system={system} first={standing?.first ?? null} mayEdit={may('edit', system)} />
      <RecentPresentations system={system}>
        <StandingFigures standing={standing} />
        <NextStepPanel standing={standing} system={system} mayEdit={may('edit', system)} />
      </RecentPresentations>
      <details className={classes.needs}>
        <summary>{t('home.needs')}</summary>
        <Box component="p" mt={12} mb={16} c="var(--ink-quiet)">
          {t('home.needsIntro')}
        </Box>
        <RequirementList sections={sections} />
      </details>
      <LibraryLinks kinds={libraries.map(({ kind }) => kind)} />
      <ReleaseList system={system} held={standing?.first?.held ?? null} mayReturn={may('approve', system)} />
    </>
  );
}
