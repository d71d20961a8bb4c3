import { Skeleton } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/content/bilingual';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { scheduleText } from '../../i18n/schedule-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { CoverPicture } from './cover-picture.tsx';
import classes from './presentation-card.module.css';
import { Completeness, PresentationState, stateOf } from './presentation-state.tsx';

type PresentationCardProps = {
  presentation: PresentationSummary;
  assets: ReadonlyMap<string, MediaAsset>;
  mayEdit: boolean;
  level: 2 | 3;
  tools?: ReactNode;
};

/** Recognised by its cover, then by its titles; then how complete it is, and who touched it last. */
export function PresentationCard({ presentation, assets, mayEdit, level, tools }: PresentationCardProps) {
  const t = useTranslations('when');
  const locale = useLocale();
  const other = otherLanguage(locale);
  const when = useWhen();
  const Heading = `h${level}` as const;
  const { id, system, title, schedule, modifiedAt, modifiedBy } = presentation;
  return (
    <article className={classes.card} data-interactive={mayEdit || undefined}>
      <div className={classes.cover} data-state={stateOf(presentation)}>
        <CoverPicture presentation={presentation} assets={assets} className={classes.picture} />
        <span className={classes.state}>
          <PresentationState presentation={presentation} />
        </span>
      </div>
      <div className={classes.words}>
        <Heading className={classes.title}>
          {mayEdit ? (
            <AppLink to={addressOf({ screen: 'presentation-edit', system, id })} className={classes.link}>
              {title[locale]}
            </AppLink>
          ) : (
            title[locale]
          )}
        </Heading>
        <p className={classes.second} lang={other}>
          {title[other]}
        </p>
        <p className={classes.completeness} data-state={stateOf(presentation)}>
          <Completeness presentation={presentation} />
        </p>
        {schedule && (
          <p className={classes.schedule}>
            <Icon name="calendar-time" size={18} />
            <span>{scheduleText(locale, schedule)}</span>
          </p>
        )}
        <p className={classes.changed}>{t('changed', { when: when(modifiedAt), name: modifiedBy.name })}</p>
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
    </article>
  );
}

export function PresentationCardPlaceholder() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.cover}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.words}>
        <Skeleton height={26} width="75%" />
        <Skeleton height={22} width="60%" mt={4} />
        <Skeleton height={22} width="85%" mt={12} />
        <Skeleton height={20} width="70%" mt="auto" />
      </div>
    </div>
  );
}
