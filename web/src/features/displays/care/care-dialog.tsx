import { Button, NativeSelect } from '@mantine/core';
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

type CareDialogProps = {
  displays: readonly Display[];
  /** The display one came from; null: none in particular, and nobody is meant until chosen. */
  from: Display | null;
  opened: boolean;
  onClose: () => void;
};

export function CareDialog({ from, opened, onClose, ...props }: CareDialogProps) {
  const t = useTranslations('care');
  // It stays as it was while it closes.
  const [last, setLast] = useState(from);
  if (opened && from !== last) setLast(from);
  return (
    <Dialog
      large
      opened={opened}
      size={640}
      onClose={onClose}
      title={last ? t('titleOne', { name: last.name }) : t('openMany')}
    >
      <CareForm key={last?.id ?? ''} from={last} onClose={onClose} {...props} />
    </Dialog>
  );
}

const usual: Partial<Record<InstructionKind, number>> = { volume: 50, brightness: 80, rotation: 0 };

const everyone = 'all';
/** Apart from `everyone`, whatever a tag is called. */
const tagged = 'tag ';

function CareForm({ displays, from, onClose }: Omit<CareDialogProps, 'opened'>) {
  const t = useTranslations('care');
  const [audience, setAudience] = useState('');
  const [wanted, setWanted] = useState<InstructionKind | 'hours'>('reload');
  const [value, setValue] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const give = useGiveInstruction();
  const attempt = useRef<{ same: string; id: string } | null>(null);
  const one = audience === '' ? from : null;
  const tag = audience.startsWith(tagged) ? audience.slice(tagged.length) : '';
  const planning = usePlanScreens();
  const [plan, setPlan] = useState<ScreenPlan | null>(from ? from.screenPlan : everyDay);
  const isHours = wanted === 'hours';
  const isRight = screenPlan.nullable().safeParse(plan).success;

  const every = displays.flatMap(({ tags }) => tags);
  const tags = every.filter((name, index) => every.findIndex((other) => isSameTag(other, name)) === index);
  const meant = one ? [one] : displays.filter((each) => isMeantFor(tag ? [tag] : [], each.tags));
  const isChosen = audience !== '' || from !== null;
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
    const whom = { displays: one ? [one.id] : null, tags: tag ? [tag] : [] };
    if (isHours) {
      if (isRight)
        planning.mutate(
          { body: { plan, ...whom } },
          { onSuccess: (set) => setSaid(t('hours.saved', { count: set.displays })) },
        );
      return;
    }
    const wish = { kind, value: chosen, ...whom };
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
    if (!isOffered || !isChosen) return;
    if (isHard && count > 1) ask();
    else send();
  };

  return (
    <>
      {question}
      <form className={classes.form} onSubmit={submit}>
        {one && <GlassPhoto display={one} />}
        {(!from || displays.length > 1) && (
          <NativeSelect
            label={t('whom')}
            data-autofocus={!from || undefined}
            value={audience}
            onChange={({ currentTarget }) => setAudience(currentTarget.value)}
            data={[
              { value: '', label: from?.name ?? t('nobodyYet') },
              { value: everyone, label: t('all', { count: String(displays.length) }) },
              ...tags.map((name) => ({
                value: `${tagged}${name}`,
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
              focused={each === kind && from !== null}
              hint={`${t(`hints.${each}`)} ${one ? '' : t('can', { count: able(each).length })}`}
            >
              {t(`kinds.${each}`)}
            </Choice>
          ))}
          <Choice
            name="care"
            checked={isHours}
            onChoose={() => setWanted('hours')}
            hint={t('hours.choiceHint')}
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
        {one && !isHours && <InstructionNote receipt={one.instruction} always />}
        <div role="status">{isOffered ? (isHours || !one) && said : t('nobodyCan')}</div>
        {give.error && <ProblemBanner error={give.error} />}
        {planning.error && <ProblemBanner error={planning.error} />}
        {one ? <MachineFacts display={one} /> : <RecentInstructions />}
        <DialogFoot stay={t('close')} onStay={onClose}>
          <Button
            type="submit"
            loading={give.isPending || planning.isPending}
            disabled={!isOffered || !isChosen || (isHours && !isRight)}
          >
            {t(isHours ? 'hours.go' : 'go')}
          </Button>
        </DialogFoot>
      </form>
    </>
  );
}
