import { Box, Button, NativeSelect } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import {
  canDo,
  type InstructionKind,
  imagesAtMost,
  instructionKinds,
  instructionRules,
} from '@psifida/contract/content/instruction';
import { type ScreenPlan, screenPlan } from '@psifida/contract/content/screen-plan';
import { isMeantFor, isSameTag } from '@psifida/contract/content/tags';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog, DialogFoot, useQuestion } from '../../../ui/confirm-dialog.tsx';
import { useGiveInstruction, usePlanScreens } from '../display-queries.ts';
import classes from './care.module.css';
import { InstructionNote } from './instruction-note.tsx';
import { GlassPhoto, MachineFacts } from './machine-facts.tsx';
import { RecentInstructions, valueText } from './recent-instructions.tsx';
import { everyDay, ScreenHoursFields } from './screen-hours.tsx';

type CareDialogProps = { displays: readonly Display[]; one: boolean; opened: boolean; onClose: () => void };

export function CareDialog({ displays, one, opened, onClose }: CareDialogProps) {
  const t = useTranslations('care');
  const [display] = displays;
  return (
    <Dialog
      large
      opened={opened}
      size={640}
      onClose={onClose}
      title={one ? t('titleOne', { name: display?.name ?? '' }) : t('openMany')}
    >
      <CareForm key={one ? display?.id : ''} displays={displays} one={one} onClose={onClose} />
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
  const attempt = useRef<{ same: string; id: string } | null>(null);
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
    return length > 0 && (kind !== 'image' || length <= imagesAtMost);
  });
  const kind = isHours ? 'reload' : wanted;
  // The choice survives a change of audience, even where nobody can do it.
  const isOffered = isHours || offered.includes(kind);
  const listed = instructionKinds.filter((each) => offered.includes(each) || each === wanted);
  const { values } = instructionRules[kind];
  const chosen = !isHours && values.length ? (value ?? usual[kind] ?? values[0] ?? 0) : null;

  const send = () => {
    setSaid('');
    const audience = { displays: one ? displays.map(({ id }) => id) : null, tags: tag ? [tag] : [] };
    if (isHours) {
      if (isRight)
        planning.mutate(
          { body: { plan, ...audience } },
          { onSuccess: (set) => setSaid(t('hours.saved', { count: set.displays })) },
        );
      return;
    }
    const wish = { kind, value: chosen, ...audience };
    // Idempotent: the same wish after a lost answer keeps its id.
    const same = JSON.stringify(wish);
    if (attempt.current?.same !== same) attempt.current = { same, id: crypto.randomUUID() };
    give.mutate(
      { body: { id: attempt.current.id, ...wish } },
      {
        onSuccess: (given) => {
          attempt.current = null;
          setSaid(t('sent', { count: given.displays }));
        },
      },
    );
  };
  const { length: count } = isHours ? [] : able(kind);
  const isHard = !isHours && ['reboot', 'restart-browser', 'fetch-again'].includes(kind);
  const [ask, question] = useQuestion({
    title: t(`kinds.${kind}`),
    children: t(kind === 'fetch-again' ? 'askFetch' : 'ask', { count: String(count) }),
    stay: t('stay'),
    go: t('go'),
    onGo: send,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffered) return;
    if (isHard && count > 1) ask();
    else send();
  };

  return (
    <>
      {question}
      <form className={classes.form} onSubmit={submit}>
        {one && display && (
          <>
            <GlassPhoto display={display} />
            <MachineFacts display={display} />
          </>
        )}
        {!one && tags.length > 0 && (
          <NativeSelect
            label={t('whom')}
            data-autofocus
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
          {listed.map((each) => (
            <Choice
              key={each}
              name="care"
              checked={!isHours && each === kind}
              onChoose={() => {
                setWanted(each);
                setValue(null);
              }}
              focused={each === kind && (one || tags.length === 0)}
              hint={
                <Box component="span" display="block" className="shape-note">
                  {t(`hints.${each}`)}
                  {!one && ` ${t('can', { count: able(each).length })}`}
                </Box>
              }
            >
              {t(`kinds.${each}`)}
            </Choice>
          ))}
          <Choice
            name="care"
            checked={isHours}
            onChoose={() => setWanted('hours')}
            hint={
              <Box component="span" display="block" className="shape-note">
                {t('hours.choiceHint')}
              </Box>
            }
          >
            {t('hours.choice')}
          </Choice>
        </ChoiceGroup>
        {isHours && <ScreenHoursFields plan={plan} onChange={setPlan} />}
        {chosen !== null && (
          <NativeSelect
            label={`${t(`kinds.${kind}`)}: ${t('value')}`}
            value={String(chosen)}
            onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
            data={values.map((each) => ({
              value: String(each),
              label: valueText({ kind, value: each }),
            }))}
          />
        )}
        {offered.every((each) => canDo(each, [])) && <p className="shape-quiet">{t('bare')}</p>}
        {one && !isHours && <InstructionNote receipt={display?.instruction ?? null} always />}
        <div role="status">{isOffered ? (isHours || !one) && said : t('nobodyCan')}</div>
        {give.error && <ProblemBanner error={give.error} />}
        {planning.error && <ProblemBanner error={planning.error} />}
        {!one && <RecentInstructions />}
        <DialogFoot stay={t('close')} onStay={onClose}>
          <Button
            type="submit"
            loading={give.isPending || planning.isPending}
            disabled={!isOffered || (isHours && !isRight)}
          >
            {t(isHours ? 'hours.go' : 'go')}
          </Button>
        </DialogFoot>
      </form>
    </>
  );
}
