import type { MediaAsset } from '@psifida/contract/content/media';
import type { ListedPresentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChangeWaits } from '../../document/change-waits.tsx';
import { PresentInList } from '../../document/presence.tsx';
import { usePersonName } from '../../i18n/person-name.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { scheduleText } from '../../i18n/schedule-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from '../../ui/image-card.module.css';
import { ImageCard } from '../../ui/image-card.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { stateOf } from '../../ui/pill.tsx';
import { CoverImage } from './cover-image.tsx';
import { PresentationState, StatusSentence } from './presentation-state.tsx';

type PresentationCardProps = {
  presentation: ListedPresentation;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading: boolean;
  level: 2 | 3;
  tools?: ReactNode;
};

export function PresentationCard(props: PresentationCardProps) {
  const { presentation, assets, isLoading, level, tools } = props;
  const t = useTranslations('when');
  const nameOf = usePersonName();
  const when = useWhen();
  const { id, system, title, modifiedAt, modifiedBy } = presentation;
  return (
    <ImageCard
      image={<CoverImage {...{ presentation, assets, isLoading }} className={classes.image} />}
      state={stateOf(presentation)}
      pill={<PresentationState presentation={presentation} />}
      {...{ title, level, tools }}
      to={addressOf({ screen: 'presentation-edit', system, id })}
      completeness={<StatusSentence presentation={presentation} />}
      foot={t('changed', { when: when(modifiedAt), name: nameOf(modifiedBy) })}
    >
      <ChangeWaits document={id} />
      <PresentInList document={id} />
      <p className={classes.schedule}>
        <Icon name="stack-2" size={18} />
        <Contents presentation={presentation} />
      </p>
      <Plan presentation={presentation} />
      <DoubtMark count={presentation.doubts} />
    </ImageCard>
  );
}

export function Plan({ presentation: { schedule, tags } }: { presentation: PresentationSummary }) {
  const t = useTranslations('tags');
  const locale = useLocale();
  return (
    <>
      {schedule && (
        <p className={classes.schedule}>
          <Icon name="calendar-time" size={18} />
          <span>{scheduleText(locale, schedule)}</span>
        </p>
      )}
      {tags.length > 0 && (
        <p className={classes.schedule}>
          <Icon name="tag" size={18} />
          <span>{t('only', { tags: list(locale, tags) })}</span>
        </p>
      )}
    </>
  );
}

/** '5 images · 2 videos' */
export const Contents = memo(function Contents({ presentation }: { presentation: ListedPresentation }) {
  const { holds } = presentation;
  const t = useTranslations('lists');
  const { things } = useRequirementTexts();
  const parts = holds.map((one) => things(one, one.count));
  return <span>{parts.join(' · ') || t('empty')}</span>;
});
