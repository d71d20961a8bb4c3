import { Button, Modal } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { Banner } from '../../ui/banner.tsx';
import dialog from '../../ui/confirm-dialog.module.css';
import { ProblemBanner } from '../../ui/problem-banner.tsx';
import { DisplayFields } from './display-fields.tsx';
import classes from './display-form.module.css';
import { useDisplayChanges } from './display-queries.ts';
import {
  type DisplayField,
  type DisplayValues,
  differingFields,
  faultsFromServer,
  readValues,
  usualValues,
  valuesOf,
} from './display-values.ts';
import { PlayerAddress } from './player-address.tsx';
import { typedCode } from './typed-code.ts';

type DisplayDialogProps = {
  /** Null adds one. */
  display: Display | null;
  registry: Registry;
  code?: string | undefined;
  opened: boolean;
  onClose: () => void;
  onDone: (display: Display, what: 'paired' | 'saved') => void;
};

/** Pairing a display and changing it: the same questions. */
export function DisplayDialog({ display, opened, onClose, ...props }: DisplayDialogProps) {
  const t = useTranslations('displays.form');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(display ? 'editTitle' : 'addTitle')}
      size={720}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <DisplayForm key={display?.id} display={display} onClose={onClose} {...props} />
    </Modal>
  );
}

function DisplayForm({ display, registry, code, onClose, onDone }: Omit<DisplayDialogProps, 'opened'>) {
  const t = useTranslations('displays.form');
  const first = systemIds[0] ?? 'system1a';
  const [values, setValues] = useState<DisplayValues>(() =>
    display
      ? valuesOf(display)
      : {
          ...usualValues(first, registry[first]),
          code: typedCode(code ?? ''),
          name: '',
          place: '',
          sound: false,
        },
  );
  const [measured, setMeasured] = useState(!!display);
  const [attempted, setAttempted] = useState(false);
  const [began] = useState(display);
  const [version, setVersion] = useState(display?.version ?? 0);
  const { pair, edit } = useDisplayChanges();
  const read = readValues(values, { withCode: !display });
  const change = display ? edit : pair;
  const refusal = change.error instanceof ProblemError ? change.error : null;
  const refused = faultsFromServer(refusal?.issues ?? []);
  const unknownCode = refusal?.code === 'display.code-unknown';
  const collided = refusal?.code === 'display.changed-elsewhere' && !!display && display.version !== version;

  const set = (field: DisplayField, value: DisplayValues[DisplayField]) => {
    change.reset();
    if (field === 'widthMm' || field === 'viewingDistanceMm') setMeasured(true);
    setValues((before) => ({
      ...before,
      // Until somebody has measured, the measures are those of the installation that was chosen.
      ...(field === 'system' && !measured
        ? usualValues(value as DisplayValues['system'], registry[value as DisplayValues['system']])
        : { [field]: value }),
    }));
  };

  const send = (over: number) => {
    setAttempted(true);
    if ('faults' in read) return;
    setVersion(over);
    if (display)
      edit.mutate(
        { id: display.id, version: over, ...read.settings },
        { onSuccess: (saved) => onDone(saved, 'saved') },
      );
    else
      pair.mutate({ ...read.settings, code: read.code }, { onSuccess: (paired) => onDone(paired, 'paired') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(began?.version ?? 0);
  };

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      {!display && (
        <p className={classes.intro}>
          {t('addIntro')} <PlayerAddress /> {t('addIntroThen')}
        </p>
      )}
      {refusal && !unknownCode && refusal.issues.length === 0 && <ProblemBanner error={refusal} />}
      {collided && (
        <Collision mine={values} saved={display} registry={registry} onSend={() => send(display.version)} />
      )}
      <DisplayFields
        values={values}
        registry={registry}
        withCode={!display}
        faults={{
          ...refused,
          ...(unknownCode && { code: { code: 'display.code-unknown', params: {}, problem: true } }),
          ...(attempted && 'faults' in read && read.faults),
        }}
        onChange={set}
      />
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={change.isPending}>
          {t(display ? 'save' : 'pair')}
        </Button>
      </div>
    </form>
  );
}

type CollisionProps = { mine: DisplayValues; saved: Display; registry: Registry; onSend: () => void };

/** Somebody else was quicker: what they saved stands beside what is typed here, and nothing is lost. */
function Collision({ mine, saved, registry, onSend }: CollisionProps) {
  const t = useTranslations('displays.form');
  const locale = useLocale();
  const labels: Record<Exclude<DisplayField, 'code'>, string> = {
    system: t('system'),
    name: t('name'),
    place: t('place'),
    languageMode: t('languageMode'),
    widthMm: t('width'),
    viewingDistanceMm: t('distance'),
    sound: t('sound'),
  };
  const { system, languageMode, sound, ...plain } = valuesOf(saved);
  const words: Record<DisplayField, string> = {
    ...plain,
    system: registry[system].name[locale],
    languageMode: t(`modes.${languageMode}`),
    sound: t(sound ? 'yes' : 'no'),
  };
  const fields = differingFields(mine, saved);
  return (
    <Banner
      tone="wait"
      role="alert"
      actions={
        <Button size="sm" variant="default" onClick={onSend}>
          {t('overwrite')}
        </Button>
      }
    >
      {t('changed', {
        fields: list(
          locale,
          fields.map((field) =>
            t('changedField', { field: labels[field as keyof typeof labels], value: words[field] }),
          ),
        ),
      })}
    </Banner>
  );
}
