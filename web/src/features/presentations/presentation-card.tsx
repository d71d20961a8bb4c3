import type { MediaAsset } from '@psifida/contract/content/media';
import type { ListedPresentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PresentInList } from '../../document/presence.tsx';
import { usePersonName } from '../../i18n/person-name.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { scheduleText } from '../../i18n/schedule-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { useDisplayTags } from '../../lib/display-tags.ts';
import { Icon } from '../../ui/icon.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import classes from '../../ui/picture-card.module.css';
import { PictureCard } from '../../ui/picture-card.tsx';
import { stateOf } from '../../ui/pill.tsx';
import { CoverPicture } from './cover-picture.tsx';
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
    <PictureCard
      picture={<CoverPicture {...{ presentation, assets, isLoading }} className={classes.picture} />}
      state={stateOf(presentation)}
      pill={<PresentationState presentation={presentation} />}
      title={title}
      to={addressOf({ screen: 'presentation-edit', system, id })}
      level={level}
      completeness={<Completeness presentation={presentation} />}
      foot={t('changed', { when: when(modifiedAt), name: nameOf(modifiedBy) })}
      tools={tools}
    >
      <PresentInList document={id} />
      <p className={classes.schedule}>
        <Icon name="stack-2" size={18} />
        <Contents presentation={presentation} />
      </p>
      <Plan presentation={presentation} />
      <DoubtMark count={presentation.doubts} />
    </PictureCard>
  );
}

/** When it may be shown and on which displays, where either is not the usual. */
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

/** Which displays show it, where that is not all of them; and that none does, where none has the tag. */
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
