import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import type { Bilingual } from '@psifida/contract/content/bilingual';
import { type Presentation, presentationDraft } from '@psifida/contract/content/presentation';
import { missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useLocalDraft } from '../../lib/local-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { ProblemBanner } from '../../ui/problem-banner.tsx';
import { Checklist } from './checklist.tsx';
import classes from './new-presentation-form.module.css';
import { useCreatePresentation } from './presentation-queries.ts';
import { faultsFromServer, faultsOf, fieldOf, isFilled, isRequired, placeFaults } from './title-errors.ts';

const empty: { title: Bilingual } = { title: { el: '', en: '' } };

type NewPresentationFormProps = {
  system: SystemId;
  /** As this installation resolved it: its sections are the checklist. */
  rules: System;
  cancel: ReactNode;
  onCreated: (presentation: Presentation) => void;
};

export function NewPresentationForm({ system, rules, cancel, onCreated }: NewPresentationFormProps) {
  const t = useTranslations();
  const { field } = useProblemText();
  const create = useCreatePresentation(system);
  const form = useForm({ defaultValues: empty, resolver: zodResolver(presentationDraft) });
  const { errors, isDirty, submitCount } = form.formState;
  const title = form.watch('title');
  const [created, setCreated] = useState<Presentation | null>(null);
  const [discarded, setDiscarded] = useState(false);
  const dirty = isDirty && !created && !discarded;
  const value = useMemo(() => ({ title: { el: title.el, en: title.en } }), [title.el, title.en]);
  const draft = useLocalDraft({ key: `presentation:${system}:new`, version: 1, value, dirty });

  const { restored } = draft;
  const { reset } = form;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);

  const submit = form.handleSubmit(async (values) => {
    const saved = await create.mutateAsync(values).catch(() => null);
    if (!saved) return;
    draft.clear();
    setCreated(saved);
  });

  // Not at once: the guard below has to see first that nothing is unsaved any more.
  const goOn = useEffectEvent(onCreated);
  useEffect(() => {
    if (created) goOn(created);
  }, [created]);

  const faults = [...faultsOf(errors), ...faultsFromServer(create.error)];
  const label = t('presentations.titleField');

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div>
        <ErrorSummary
          attempt={submitCount}
          {...(faults.every(isRequired) && { title: t('form.summary') })}
          entries={faults.map((fault) => ({
            fieldId: `title-${fieldOf(fault)}`,
            label,
            text: field(fault.code),
          }))}
        />
        {create.error && faults.length === 0 && <ProblemBanner error={create.error} />}
        {restored && (
          <Banner
            tone="info"
            role="status"
            actions={
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  reset(empty);
                  draft.clear();
                }}
              >
                {t('unsaved.startEmpty')}
              </Button>
            }
          >
            {t('unsaved.restored')}
          </Banner>
        )}
        <div className={classes.card}>
          <BilingualField
            id="title"
            label={label}
            hint={t('presentations.titleHint')}
            inputs={{ el: form.register('title.el'), en: form.register('title.en') }}
            errors={placeFaults(faults, field)}
          />
        </div>
      </div>
      <section className={classes.card} aria-labelledby="before">
        <h2 id="before" className={classes.heading}>
          {t('presentations.before')}
        </h2>
        <Checklist sections={rules.sections} missing={missing(rules, [])} titleDone={isFilled(title)} />
      </section>
      <div className={classes.buttons}>
        <Button type="submit" loading={create.isPending}>
          {t('presentations.create')}
        </Button>
        {cancel}
      </div>
      <LeaveGuard
        dirty={dirty}
        onDiscard={() => {
          setDiscarded(true);
          draft.clear();
        }}
      />
    </form>
  );
}
