import { sceneFor } from '@psifida/art/scenes';
import { otherLanguage } from '@psifida/contract/content/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { System } from '@psifida/contract/registry/registry';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Banner } from '../../ui/banner.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Checklist } from './checklist.tsx';
import { Completeness, PresentationState } from './presentation-state.tsx';
import classes from './presentation-summary.module.css';

/** One presentation as it stands: its titles, its state, and section by section what it lacks. */
export function PresentationSummary({ presentation, rules }: { presentation: Presentation; rules: System }) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const { id, system, title, missing, createdAt, createdBy, modifiedAt, modifiedBy } = presentation;
  const other = otherLanguage(locale);
  const needed = rules.sections.filter(({ atLeast }) => atLeast > 0).length + 1;
  return (
    <>
      <PageHeader
        title={title[locale]}
        second={{ text: title[other], lang: other }}
        badge={<PresentationState presentation={presentation} />}
      />
      <div className={classes.columns}>
        <section className={classes.card} aria-labelledby="checklist">
          <h2 id="checklist" className={classes.heading}>
            {missing.length > 0 ? t('presentations.checklist') : t('presentations.checklistDone')}
          </h2>
          <p className={classes.quiet}>
            {t('presentations.ready', { done: needed - missing.length, all: needed })}
          </p>
          <Checklist sections={rules.sections} missing={missing} titleDone />
        </section>
        <aside className={classes.card} aria-labelledby="details">
          <Drawing svg={sceneFor(system, { width: 640, height: 360, seed: id })} className={classes.cover} />
          <h2 id="details" className={classes.heading}>
            {t('presentations.details')}
          </h2>
          <dl className={classes.details}>
            <dt>{t('presentations.state')}</dt>
            <dd>
              <Completeness presentation={presentation} />
            </dd>
            <dt>{t('presentations.changed')}</dt>
            <dd>{t('presentations.by', { when: when(modifiedAt), name: modifiedBy.name })}</dd>
            <dt>{t('presentations.created')}</dt>
            <dd>{t('presentations.by', { when: when(createdAt), name: createdBy.name })}</dd>
          </dl>
        </aside>
      </div>
      <Banner tone="info" role="note">
        {t('presentations.sectionsLater', { what: t('unfinished.presentation-sections') })}
      </Banner>
    </>
  );
}
