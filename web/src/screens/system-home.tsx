import { sceneFor } from '@psifida/art/scenes';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ReleaseList } from '../features/displays/release-list.tsx';
import { SystemDisplays } from '../features/displays/system-displays.tsx';
import { LibraryLinks } from '../features/library/library-links.tsx';
import { NowShowing } from '../features/presentations/now-showing.tsx';
import { RecentPresentations } from '../features/presentations/recent-presentations.tsx';
import { NextStepPanel } from '../features/systems/next-step-panel.tsx';
import { overviewQuery } from '../features/systems/overview-query.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { RequirementList } from '../features/systems/requirement-list.tsx';
import { ReturnNotice } from '../features/systems/return-notice.tsx';
import { StandingFigures } from '../features/systems/standing-figures.tsx';
import { useSession } from '../lib/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { WithParts } from './parts.tsx';
import type { ScreenProps } from './screen-props.ts';
import classes from './system-home.module.css';

/** What this installation is, how it stands, and what to do next. */
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
          may('edit') && (
            <ButtonLink
              to={addressOf({ screen: 'presentation-add', system })}
              leftSection={<Icon name="plus" />}
            >
              {t('presentations.add')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.band}>
        <Drawing svg={sceneFor(system, { width: 1600, height: 480 })} className={classes.picture} />
      </div>
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      <ReturnNotice system={system} mayEdit={may('edit')} />
      <div className={classes.columns}>
        <section className={classes.card} aria-labelledby="now">
          <h2 id="now" className={classes.heading}>
            {t('home.now')}
          </h2>
          <StandingFigures standing={standing} />
          <NextStepPanel standing={standing} system={system} mayEdit={may('edit')} />
        </section>
        <section className={classes.card} aria-labelledby="needs">
          <h2 id="needs" className={classes.heading}>
            {t('home.needs')}
          </h2>
          <p className={classes.quiet}>{t('home.needsIntro')}</p>
          <RequirementList sections={sections} />
        </section>
      </div>
      <LibraryLinks kinds={libraries.map(({ kind }) => kind)} />
      <WithParts>
        <NowShowing system={system} due={standing?.released?.due ?? []} />
        <SystemDisplays system={system} to={addressOf({ screen: 'displays' })} />
        <RecentPresentations system={system} />
        <ReleaseList system={system} mayEdit={may('edit')} />
      </WithParts>
    </>
  );
}
