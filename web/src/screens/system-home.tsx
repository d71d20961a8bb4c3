import type { ReleasedNow } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ReleaseList } from '../features/displays/release-list.tsx';
import { SystemGlass } from '../features/displays/system-glass.tsx';
import { LibraryLinks } from '../features/library/library-links.tsx';
import { RecentPresentations } from '../features/presentations/recent-presentations.tsx';
import { NextStepPanel } from '../features/systems/next-step-panel.tsx';
import { overviewQuery } from '../features/systems/overview-query.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { RequirementList } from '../features/systems/requirement-list.tsx';
import { StandingFigures } from '../features/systems/standing-figures.tsx';
import { list } from '../i18n/requirement-texts.ts';
import { useSession } from '../lib/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Scene } from '../ui/scene.tsx';
import { WithPictures } from './pictures.tsx';
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
          <>
            <Scene system={system} size={{ width: 480, height: 300 }} className={classes.picture} />
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
      <ReleaseNotices system={system} mayEdit={may('edit', system)} />
      <SystemGlass system={system} first={standing?.first ?? null} mayEdit={may('edit', system)} />
      <section className={classes.card} aria-labelledby="now">
        <h2 id="now" className={classes.heading}>
          {t('home.now')}
        </h2>
        <div className={classes.columns}>
          <div>
            <StandingFigures standing={standing} />
            <DueNow due={standing?.released?.due ?? []} />
          </div>
          <NextStepPanel standing={standing} system={system} mayEdit={may('edit', system)} />
        </div>
        <details className={classes.needs}>
          <summary>{t('home.needs')}</summary>
          <p className={classes.quiet}>{t('home.needsIntro')}</p>
          <RequirementList sections={sections} />
        </details>
      </section>
      <LibraryLinks kinds={libraries.map(({ kind }) => kind)} />
      <WithPictures>
        <RecentPresentations system={system} />
        <ReleaseList system={system} held={standing?.first?.held ?? null} mayEdit={may('edit', system)} />
      </WithPictures>
    </>
  );
}

const namedAtMost = 6;

/** What the schedule wants on the displays now, by name. */
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
