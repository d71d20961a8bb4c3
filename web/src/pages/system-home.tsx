import { Box } from '@mantine/core';
import type { ReleasedNow } from '@psifida/contract/endpoints/systems';
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
import { list } from '../i18n/requirement-texts.ts';
import { useSession } from '../session/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Scene } from '../ui/scene.tsx';
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
          <>
            <Scene system={system} size={{ width: 480, height: 300 }} className={classes.image} />
            {may('edit', system) && (
              <ButtonLink
                to={addressOf({ screen: 'presentation-add', system })}
                leftSection={<Icon name="plus" />}
              >
                {t('presentations.add')}
              </ButtonLink>
            )}
          </>
        }
      />
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      <ReleaseNotices system={system} />
      <SystemGlass system={system} first={standing?.first ?? null} mayEdit={may('edit', system)} />
      <Box component="section" mb={40} p={24} className="shape-card" aria-labelledby="now">
        <Box component="h2" id="now" mb={8} fz={22}>
          {t('home.now')}
        </Box>
        <div className={classes.columns}>
          <div>
            <StandingFigures standing={standing} />
            <DueNow due={standing?.released?.due ?? []} />
          </div>
          <NextStepPanel standing={standing} system={system} mayEdit={may('edit', system)} />
        </div>
        <details className={classes.needs}>
          <summary>{t('home.needs')}</summary>
          <Box component="p" mt={12} mb={16} c="var(--ink-quiet)">
            {t('home.needsIntro')}
          </Box>
          <RequirementList sections={sections} />
        </details>
      </Box>
      <LibraryLinks kinds={libraries.map(({ kind }) => kind)} />

      <RecentPresentations system={system} />
      <ReleaseList system={system} held={standing?.first?.held ?? null} mayReturn={may('approve', system)} />
    </>
  );
}

const namedAtMost = 6;

function DueNow({ due }: { due: ReleasedNow['due'] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (due.length === 0) return null;
  const rest = due.length - namedAtMost;
  const titles = due.slice(0, namedAtMost).map(({ title }) => title[locale]);
  return (
    <p>
      {t('due', { titles: list(locale, rest > 0 ? [...titles, t('dueMore', { count: rest })] : titles) })}
    </p>
  );
}
