import type { MediaAsset } from '@psifida/contract/content/media';
import type { ListedPresentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDisplayTags } from '../../api/display-tags.ts';
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
import { Completeness, PresentationState } from './presentation-state.tsx';

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
      completeness={<Completeness presentation={presentation} />}
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

export function Plan({ presentation: { system, schedule, tags } }: { presentation: PresentationSummary }) {
  const locale = useLocale();
  return (
    <>
      {schedule && (
        <p className={classes.schedule}>
          <Icon name="calendar-time" size={18} />
          <span>{scheduleText(locale, schedule)}</span>
        </p>
      )}
      {tags.length > 0 && <Audience system={system} tags={tags} />}
    </>
  );
}

/** '5 images · on 1 display' */
export const Contents = memo(function Contents({ presentation }: { presentation: ListedPresentation }) {
  const { holds, displays } = presentation;
  const t = useTranslations('lists');
  const { things } = useRequirementTexts();
  const parts = holds.map((one) => things(one, one.count));
  return (
    <span>{[...(parts.length ? parts : [t('empty')]), t('displays', { count: displays })].join(' · ')}</span>
  );
});

function Audience({ system, tags }: Pick<PresentationSummary, 'system' | 'tags'>) {
  const t = useTranslations('tags');
  const locale = useLocale();
  const nobody = useDisplayTags(system).unknown(tags).length === tags.length;
  return (
    <p className={classes.schedule} data-tone={nobody ? 'wait' : undefined}>
      <Icon name={nobody ? 'alert-triangle' : 'tag'} size={18} />
      <span>{t(nobody ? 'nobody' : 'only', { tags: list(locale, tags), count: tags.length })}</span>
    </p>
  );
}
