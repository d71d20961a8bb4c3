import { Button, NativeSelect } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import {
  canDo,
  type InstructionKind,
  instructionKinds,
  instructionRules,
  picturesAtMost,
} from '@psifida/contract/content/instruction';
import { type ScreenPlan, screenPlan } from '@psifida/contract/content/screen-plan';
import { isMeantFor, isSameTag } from '@psifida/contract/content/tags';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog, DialogFoot } from '../../../ui/confirm-dialog.tsx';
import { useGiveInstruction, usePlanScreens } from '../display-queries.ts';
import classes from './care.module.css';
import { GlassPhoto } from './glass-photo.tsx';
import { InstructionNote } from './instruction-note.tsx';
import { MachineFacts } from './machine-facts.tsx';
import { RecentInstructions, valueText } from './recent-instructions.tsx';
import { everyDay, ScreenHoursFields } from './screen-hours.tsx';

type CareDialogProps = {
  /** One, or all that somebody may care for. */
  displays: readonly Display[];
  one: boolean;
  opened: boolean;
  onClose: () => void;
};

/** What can be done to a display from the office, or to many; only what at least one of them can do. */
export function CareDialog({ displays, one, opened, onClose }: CareDialogProps) {
  const t = useTranslations('care');
  const [display] = displays;
  return (
    <Dialog
      large
      opened={opened}
      size={640}
      onClose={onClose}
      title={one ? t('titleOne', { name: display?.name ?? '' }) : t('titleMany')}
    >
      <CareForm displays={displays} one={one} onClose={onClose} />
    </Dialog>
  );
}

const usual: Partial<Record<InstructionKind, number>> = { volume: 50, brightness: 80, rotation: 0 };

function CareForm({ displays, one, onClose }: Omit<CareDialogProps, 'opened'>) {
  const t = useTranslations('care');
  const [tag, setTag] = useState('');
  const [wanted, setWanted] = useState<InstructionKind | 'hours'>('reload');
  const [value, setValue] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const give = useGiveInstruction();
  const [display] = displays;
  const planning = usePlanScreens();
  const [plan, setPlan] = useState<ScreenPlan | null>(one ? (display?.screenPlan ?? null) : everyDay);
  const isHours = wanted === 'hours';
  const isRight = screenPlan.nullable().safeParse(plan).success;

  const every = displays.flatMap(({ tags }) => tags);
  const tags = every.filter((name, index) => every.findIndex((other) => isSameTag(other, name)) === index);
  const meant = displays.filter((each) => isMeantFor(tag ? [tag] : [], each.tags));
  const able = (kind: InstructionKind) =>
    meant.filter(({ health }) => canDo(kind, health?.machine?.abilities));
  const offered = instructionKinds.filter((kind) => {
    const { length } = able(kind);
    return length > 0 && (kind !== 'picture' || length <= picturesAtMost);
  });
  const kind = offered.find((each) => each === wanted) ?? 'reload';
  const { values } = instructionRules[kind];
  const chosen = !isHours && values.length ? (value ?? usual[kind] ?? values[0] ?? 0) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    const audience = { displays: one ? displays.map(({ id }) => id) : null, tags: tag ? [tag] : [] };
    if (isHours) {
      if (isRight)
        planning.mutate(
          { plan, ...audience },
          { onSuccess: (set) => setSaid(t('hours.saved', { count: set.displays })) },
        );
      return;
    }
    give.mutate(
      { id: crypto.randomUUID(), kind, value: chosen, ...audience },
      { onSuccess: (given) => setSaid(t('sent', { count: given.displays })) },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      {one && display && (
        <>
          <GlassPhoto display={display} />
          <MachineFacts display={display} />
        </>
      )}
      {!one && tags.length > 0 && (
        <NativeSelect
          size="md"
          label={t('whom')}
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
          data={[
            { value: '', label: t('all', { count: String(displays.length) }) },
            ...tags.map((name) => ({
              value: name,
              label: t('tagged', {
                tag: name,
                count: String(displays.filter((each) => isMeantFor([name], each.tags)).length),
              }),
            })),
          ]}
        />
      )}
      <ChoiceGroup legend={t('what')}>
        {offered.map((each) => (
          <Choice
            key={each}
            name="care"
            checked={!isHours && each === kind}
            onChoose={() => {
              setWanted(each);
              setValue(null);
            }}
          >
            {t(`kinds.${each}`)}
            <span className={classes.hint}>
              {t(`hints.${each}`)}
              {!one && ` ${t('can', { count: able(each).length })}`}
            </span>
          </Choice>
        ))}
        <Choice name="care" checked={isHours} onChoose={() => setWanted('hours')}>
          {t('hours.choice')}
          <span className={classes.hint}>{t('hours.choiceHint')}</span>
        </Choice>
      </ChoiceGroup>
      {isHours && <ScreenHoursFields plan={plan} onChange={setPlan} />}
      {chosen !== null && (
        <NativeSelect
          size="md"
          label={`${t(`kinds.${kind}`)}: ${t('value')}`}
          value={String(chosen)}
          onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
          data={values.map((each) => ({
            value: String(each),
            label: valueText(kind, each),
          }))}
        />
      )}
      {offered.every((each) => canDo(each, [])) && <p className="shape-quiet">{t('bare')}</p>}
      {one && !isHours && <InstructionNote receipt={display?.instruction ?? null} always />}
      <div role="status">{(isHours || !one) && said}</div>
      {give.error && <ProblemBanner error={give.error} />}
      {planning.error && <ProblemBanner error={planning.error} />}
      {!one && <RecentInstructions />}
      <DialogFoot stay={t('close')} onStay={onClose}>
        <Button type="submit" loading={give.isPending || planning.isPending} disabled={isHours && !isRight}>
          {t(isHours ? 'hours.go' : 'go')}
        </Button>
      </DialogFoot>
    </form>
  );
}
