import { Button } from '@mantine/core';
import { type Display, typedCode, usualTimes } from '@psifida/contract/content/display';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { useRegistry, useSystemName } from '../systems/registry.tsx';
import { DisplayFields } from './display-fields.tsx';
import classes from './display-form.module.css';
import { useDisplayChanges } from './display-queries.ts';
import {
  type DisplayField,
  type DisplayValues,
  faultsFromServer,
  joinValues,
  readValues,
  soundValues,
  usualValues,
  valuesOf,
} from './display-values.ts';
import { PlayerAddress } from './player-address.tsx';

type DisplayDialogProps = {
  /** Null adds one. */
  display: Display | null;
  systems: readonly SystemId[];
  code?: string | undefined;
  preview: ComponentProps<typeof DisplayFields>['preview'];
  opened: boolean;
  /** Something lies over it, and is what Escape closes. */
  covered: boolean;
  onClose: () => void;
  onDone: (display: Display, what: 'paired' | 'saved') => void;
};

export function DisplayDialog({ display, opened, covered, onClose, ...props }: DisplayDialogProps) {
  const t = useTranslations('displayForm');
  return (
    <Dialog
      large
      opened={opened}
      onClose={onClose}
      title={t(display ? 'editTitle' : 'addTitle')}
      size={720}
      closeOnEscape={!covered}
      classNames={{ content: classes.dialog }}
    >
      <DisplayForm key={display?.id} display={display} onClose={onClose} {...props} />
    </Dialog>
  );
}

function DisplayForm(props: Omit<DisplayDialogProps, 'opened' | 'covered'>) {
  const { display, systems, code, preview, onClose, onDone } = props;
  const t = useTranslations('displayForm');
  const registry = useRegistry();
  const first = systems[0] ?? 'system1a';
  const [begun] = useState<DisplayValues>(() =>
    display
      ? valuesOf(display)
      : {
          ...usualValues(first, registry[first]),
          code: typedCode(code ?? ''),
          name: '',
          place: '',
          audio: false,
          ...soundValues(),
          tags: [],
          youAreHere: undefined,
          idleSeconds: String(usualTimes.idleSeconds),
          warningSeconds: String(usualTimes.warningSeconds),
        },
  );
  const [values, setValues] = useState(begun);
  const [measured, setMeasured] = useState(!!display);
  const [attempted, setAttempted] = useState(false);
  const [base, setBase] = useState(display);
  /** The fields that somebody else changed as well; null while nobody was quicker. */
  const [both, setBoth] = useState<DisplayField[] | null>(null);
  const { pair, edit } = useDisplayChanges();
  const read = readValues(values, { withCode: !display });
  const change = display ? edit : pair;
  const refusal = change.error instanceof ProblemError ? change.error : null;
  const refused = faultsFromServer(refusal?.issues ?? []);
  const unknownCode = refusal?.code === 'display.code-unknown';
  const collided = refusal?.code === 'display.changed-elsewhere';

  // The refetched list brings their version after a conflict.
  useEffect(() => {
    if (!collided || !display || !base || display.version === base.version) return;
    const joined = joinValues(valuesOf(base), values, valuesOf(display));
    setValues(joined.values);
    setBoth(joined.both);
    setBase(display);
    edit.reset();
  }, [collided, display, base, values, edit]);

  const set = (field: DisplayField, value: DisplayValues[DisplayField]) => {
    change.reset();
    if (field === 'widthMm' || field === 'viewingDistanceMm' || field === 'lowerEdgeMm') setMeasured(true);
    setValues((before) => ({
      ...before,
      // Until somebody has measured, the measures are those of the installation that was chosen.
      ...(field === 'system' && !measured
        ? usualValues(value as DisplayValues['system'], registry[value as DisplayValues['system']])
        : { [field]: value }),
    }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if ('faults' in read) return;
    if (base)
      edit.mutate(
        { params: { id: base.id }, body: { version: base.version, ...read.settings } },
        { onSuccess: (saved) => onDone(saved, 'saved') },
      );
    else
      pair.mutate(
        { body: { ...read.settings, code: read.code } },
        { onSuccess: (paired) => onDone(paired, 'paired') },
      );
  };

  return (
    <form noValidate onSubmit={submit} className="shape-form">
      {!display && (
        <p className="shape-quiet">
          {t('addIntro')} <PlayerAddress /> {t('addIntroThen')}
        </p>
      )}
      {change.error && !unknownCode && !collided && !refusal?.issues.length && (
        <ProblemBanner error={change.error} />
      )}
      <LeaveGuard dirty={JSON.stringify(values) !== JSON.stringify(begun)} onDiscard={onClose} />
      {both && base && <Joined both={both} theirs={base} />}
      <DisplayFields
        {...{ values, systems, preview }}
        withCode={!display}
        screen={display?.health?.screen ?? null}
        faults={{
          ...refused,
          ...(unknownCode && { code: { code: 'display.code-unknown', params: {}, problem: true } }),
          ...(attempted && 'faults' in read && read.faults),
        }}
        onChange={set}
      />
      <div className={classes.foot}>
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

/** A conflict was merged: names the fields that both changed, with the other person's values. */
function Joined({ both, theirs }: { both: readonly DisplayField[]; theirs: Display }) {
  const t = useTranslations('displayForm');
  const locale = useLocale();
  const systemName = useSystemName();
  const { system, languageMode, audio, tags, youAreHere, ...plain } = valuesOf(theirs);
  const words: Record<DisplayField, string> = {
    ...plain,
    lowerEdgeMm: plain.lowerEdgeMm || '–',
    system: systemName(system),
    languageMode: t(`modes.${languageMode}`),
    audio: t(audio ? 'yes' : 'no'),
    tags: list(locale, tags) || t('none'),
    youAreHere: t('hereOn', { count: Object.keys(youAreHere ?? {}).length }),
  };
  const labels = { widthMm: 'width', viewingDistanceMm: 'distance', lowerEdgeMm: 'lowerEdge' } as const;
  const isMeasure = (field: DisplayField): field is keyof typeof labels => field in labels;
  const fields = both.map((field) =>
    t('changedField', { field: t(isMeasure(field) ? labels[field] : field), value: words[field] }),
  );
  return (
    <Banner tone="wait" role="alert">
      {t('joined')} {fields.length > 0 && t('theirs', { fields: list(locale, fields) })}
    </Banner>
  );
}
