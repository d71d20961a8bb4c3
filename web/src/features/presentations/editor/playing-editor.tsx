import { imageSeconds, secondsLimits } from '@psifida/contract/content/entry';
import { passingOf } from '@psifida/contract/registry/passing';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import classes from '../../../document/schedule-editor.module.css';
import { useFieldTexts } from '../../../i18n/field-texts.ts';
import { Choice } from '../../../ui/choice-group.tsx';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import type { Editor } from './use-editor.ts';

type PlayingProps = Pick<Editor, 'rules' | 'edit'> & Pick<Editor['content'], 'seconds' | 'shuffle'>;

export const PlayingEditor = memo(function PlayingEditor({ rules, seconds, shuffle, edit }: PlayingProps) {
  const t = useTranslations('playing');
  const words = useFieldTexts();
  const secondsText = useSecondsTexts();
  const readOnly = useReadOnly();
  const passing = passingOf(rules);
  if (!passing) return null;
  const usual = passing.seconds;
  const toShuffle = (next: boolean) => edit((content) => ({ ...content, shuffle: next }));
  return (
    <section className={classes.section} aria-labelledby="playing-title">
      <h2 id="playing-title" className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.quiet}>{t(usual === null ? 'hintVideos' : 'hint')}</p>
      <div className={classes.card} id={fieldId('presentation', 'shuffle')} tabIndex={-1}>
        {usual !== null && !readOnly && (
          <NumberField
            id={fieldId('presentation', 'seconds')}
            label={t('seconds')}
            hint={secondsText.hint(usual)}
            error={secondsText.fault(seconds)}
            value={seconds}
            parse={parseWhole}
            onChange={(next) => edit((content) => ({ ...content, seconds: next }))}
          />
        )}
        {usual !== null && readOnly && (
          <p>
            {t('seconds')}: {words.value('seconds', seconds ?? usual)}
          </p>
        )}
        {readOnly ? (
          <p>
            {t('order')}: {words.value('shuffle', shuffle)}
          </p>
        ) : (
          <fieldset className={classes.choices}>
            <legend>{t('order')}</legend>
            <Choice name="playing-order" checked={!shuffle} onChoose={() => toShuffle(false)}>
              {t('kept')}
            </Choice>
            <Choice name="playing-order" checked={shuffle} onChoose={() => toShuffle(true)}>
              {t('shuffled')} <span className={classes.quiet}>{t('shuffledHint')}</span>
            </Choice>
          </fieldset>
        )}
      </div>
    </section>
  );
});

export function useSecondsTexts() {
  const t = useTranslations('playing');
  const limits = { min: String(secondsLimits.min), max: String(secondsLimits.max) };
  return {
    hint: (usual: number) => t('secondsHint', { ...limits, usual: String(usual) }),
    fault: (seconds: number | null) =>
      seconds === null || imageSeconds.safeParse(seconds).success ? undefined : t('secondsFault', limits),
  };
}
