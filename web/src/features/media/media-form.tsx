import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import type { MediaDetails } from '@psifida/contract/content/media';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { useLocalDraft } from '../../lib/local-draft.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { AltField } from './alt-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import classes from './media-form.module.css';
import { useMediaChanges } from './media-queries.ts';
import { type MediaField, type MediaValues, mediaValues, valuesOf } from './media-values.ts';

type MediaFormProps = {
  details: MediaDetails;
  /** Asks for what is saved now, after somebody else was quicker. */
  onReload: () => Promise<MediaDetails | undefined>;
  onDirty: (dirty: boolean) => void;
};

export function MediaForm({ details, onReload, onDirty }: MediaFormProps) {
  const t = useTranslations('media.details');
  const unsaved = useTranslations('unsaved');
  const when = useWhen();
  const { field } = useProblemText();
  const { edit } = useMediaChanges(details.id);
  const [base, setBase] = useState(details);
  const [conflict, setConflict] = useState<MediaDetails | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const form = useForm({ defaultValues: valuesOf(details), resolver: zodResolver(mediaValues) });
  const { errors, isDirty: dirty } = form.formState;
  const values = form.watch() as MediaValues;
  const draft = useLocalDraft({ key: `media:${base.id}`, version: base.version, value: values, dirty });

  const { restored } = draft;
  const { reset } = form;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);

  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(dirty), [dirty]);

  /** A newer version becomes what is compared with; what was typed stays. */
  const rebase = (newer: MediaDetails) => {
    setBase(newer);
    reset(valuesOf(newer), { keepValues: form.formState.isDirty });
  };
  const follow = useEffectEvent((newer: MediaDetails) => {
    const textsAlike = JSON.stringify(valuesOf(newer)) === JSON.stringify(valuesOf(base));
    // Untouched, or only the file is another one: nothing that was typed can be in the way.
    if (newer.version > base.version && (!form.formState.isDirty || textsAlike)) rebase(newer);
  });
  useEffect(() => follow(details), [details]);

  const submit = form.handleSubmit(async (wanted) => {
    setSavedAt(null);
    try {
      const saved = await edit.mutateAsync({ ...wanted, version: base.version });
      draft.clear();
      setConflict(null);
      setBase(saved);
      reset(valuesOf(saved));
      setSavedAt(saved.modifiedAt);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'media.changed-elsewhere') return;
      const newer = await onReload();
      if (!newer) return;
      setConflict(newer);
      setBase(newer);
      reset(valuesOf(newer), { keepValues: true });
      edit.reset();
    }
  });

  const take = (name: MediaField) => {
    const theirs = valuesOf(base);
    const saved = {
      ...theirs,
      'alt.el': theirs.alt.el,
      'alt.en': theirs.alt.en,
      'captions.el': base.captions.el,
      'captions.en': base.captions.en,
    };
    form.setValue(name, saved[name] as never, { shouldDirty: true, shouldValidate: true });
  };

  const discard = () => {
    reset(valuesOf(base));
    setConflict(null);
    draft.clear();
    form.setFocus('title');
  };

  const textOf = (message: string | undefined, max: number) => message && field(message, { max });

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {conflict && dirty && <ConflictBanner saved={conflict} mine={values} onTake={take} />}
      {edit.error && <ProblemBanner error={edit.error} />}
      {restored && dirty && (
        <Banner tone="info" role="status">
          {unsaved('restored')}
        </Banner>
      )}
      {base.pictures.length > 0 && (
        <FocalPointField
          asset={details}
          value={values.focalPoint}
          onChange={(point) => form.setValue('focalPoint', point, { shouldDirty: true })}
        />
      )}
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        error={textOf(errors.title?.message, 200)}
        {...form.register('title')}
      />
      <AltField
        value={values.alt}
        decorative={values.decorative}
        inputs={{ el: form.register('alt.el'), en: form.register('alt.en') }}
        decorativeInput={form.register('decorative')}
        errors={{
          el: textOf(errors.alt?.el?.message, 500),
          en: textOf(errors.alt?.en?.message, 500),
        }}
      />
      {base.film && (
        <CaptionsField
          value={values.captions ?? base.captions}
          hasSound={base.film.audioCodec !== null}
          onChange={(language, text) => form.setValue(`captions.${language}`, text, { shouldDirty: true })}
        />
      )}
      <div className={classes.bar} data-dirty={dirty || undefined}>
        <p role="status" className={classes.said}>
          {dirty ? t('dirty') : savedAt && t('saved', { when: when(savedAt) })}
        </p>
        {dirty && (
          <Button variant="default" onClick={discard}>
            {t('discard')}
          </Button>
        )}
        {/* Not disabled in earnest: the focus that pressed it would be lost. */}
        <Button
          type="submit"
          loading={edit.isPending}
          aria-disabled={!dirty}
          data-disabled={!dirty || undefined}
          onClick={(event) => dirty || event.preventDefault()}
        >
          {details.usedIn.length > 0 ? t('saveFor', { count: details.usedIn.length }) : t('save')}
        </Button>
      </div>
      <LeaveGuard dirty={dirty} onDiscard={discard} />
    </form>
  );
}
