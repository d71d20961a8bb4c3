import { Button } from '@mantine/core';
import type { MediaDetails } from '@psifida/contract/content/media';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Banner } from '../../ui/banner.tsx';
import { percents } from './focal-point.ts';
import classes from './media-form.module.css';
import { differences, type MediaField, type MediaValues, valuesOf } from './media-values.ts';

type ConflictBannerProps = {
  /** As somebody else has saved it. */
  saved: MediaDetails;
  mine: MediaValues;
  onTake: (field: MediaField) => void;
};

/** Someone was quicker: what differs is shown side by side, and the person chooses. */
export function ConflictBanner({ saved, mine, onTake }: ConflictBannerProps) {
  const t = useTranslations('media.details');
  const when = useWhen();
  const theirs = valuesOf(saved);
  const { x, y } = percents(theirs.focalPoint);
  const captionsText = (text: string | null) => t(text === null ? 'captionsNone' : 'captionsThere');
  const shown: Record<MediaField, { label: string; value: string }> = {
    title: { label: t('name'), value: theirs.title },
    'alt.el': { label: t('altGreek'), value: theirs.alt.el },
    'alt.en': { label: t('altEnglish'), value: theirs.alt.en },
    decorative: { label: t('decorative'), value: t(theirs.decorative ? 'yes' : 'no') },
    focalPoint: { label: t('focal'), value: t('focalValue', { x: String(x), y: String(y) }) },
    'captions.el': { label: t('captionsGreek'), value: captionsText(saved.captions.el) },
    'captions.en': { label: t('captionsEnglish'), value: captionsText(saved.captions.en) },
  };
  return (
    <Banner tone="wait" role="alert" answerTo={saved}>
      <p>{t('conflict', { name: saved.modifiedBy.name, when: when(saved.modifiedAt) })}</p>
      <p>{t('conflictHelp')}</p>
      <ul className={classes.differences}>
        {differences(mine, theirs).map((field) => (
          <li key={field}>
            <span>
              <strong>{shown[field].label}</strong>
              <br />
              {t('conflictSaved', { value: shown[field].value || t('conflictEmpty') })}
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={t('takeTheirsName', { field: shown[field].label })}
              onClick={() => onTake(field)}
            >
              {t('takeTheirs')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
