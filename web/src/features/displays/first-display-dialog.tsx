import { Button, NativeSelect } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import { useSetFirstDisplay } from './display-queries.ts';

type FirstDisplayProps = { system: SystemId; first: FirstDisplay | null; displays: readonly Display[] };

/** Where new releases go first, in a few words that open the question. With one display there is nothing to choose. */
export function FirstDisplayButton(props: FirstDisplayProps) {
  const t = useTranslations('firstDisplay');
  const [opened, setOpened] = useState(false);
  const { first, displays } = props;
  if (!first && displays.length < 2) return null;
  const words = first?.display ? t('setOn', { name: first.display.name }) : t(first ? 'setGone' : 'set');
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpened(true)}>
        {words}
      </Button>
      <Dialog large opened={opened} size={560} title={t('title')} onClose={() => setOpened(false)}>
        <FirstDisplayForm {...props} onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

const click = 'click';
const usualMinutes = 30;
const offeredMinutes = [5, 15, usualMinutes, 60, 120, 720, 1_440];

function FirstDisplayForm({ system, first, displays, onClose }: FirstDisplayProps & { onClose: () => void }) {
  const t = useTranslations('firstDisplay');
  const [careful, setCareful] = useState(!!first);
  const [display, setDisplay] = useState(first?.display?.id ?? displays[0]?.id ?? '');
  const [wait, setWait] = useState(
    first && first.waitMinutes === null ? click : String(first?.waitMinutes ?? usualMinutes),
  );
  const save = useSetFirstDisplay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const setting = { display, waitMinutes: wait === click ? null : Number(wait) };
    save.mutate({ params: { system }, body: { first: careful ? setting : null } }, { onSuccess: onClose });
  };
  const all = first?.waitMinutes ? [...new Set([...offeredMinutes, first.waitMinutes])] : offeredMinutes;
  const lasting = (minutes: number) =>
    minutes % 1_440 === 0
      ? t('waits.days', { count: minutes / 1_440 })
      : minutes % 60 === 0
        ? t('waits.hours', { count: minutes / 60 })
        : t('waits.minutes', { count: minutes });
  return (
    <form className="shape-form" onSubmit={submit}>
      <p className="shape-quiet">{t('intro')}</p>
      <ChoiceGroup legend={t('where')}>
        <Choice name="careful" checked={!careful} focused={!careful} onChoose={() => setCareful(false)}>
          {t('all')}
        </Choice>
        <Choice name="careful" checked={careful} focused={careful} onChoose={() => setCareful(true)}>
          {t('one')}
        </Choice>
      </ChoiceGroup>
      {careful && (
        <>
          <NativeSelect
            label={t('display')}
            value={display}
            onChange={({ currentTarget }) => setDisplay(currentTarget.value)}
            data={displays.map(({ id, name, place }) => ({
              value: id,
              label: place ? `${name} · ${place}` : name,
            }))}
          />
          <NativeSelect
            label={t('wait')}
            description={t('waitHint')}
            value={wait}
            onChange={({ currentTarget }) => setWait(currentTarget.value)}
            data={[
              ...all
                .sort((a, b) => a - b)
                .map((minutes) => ({ value: String(minutes), label: lasting(minutes) })),
              { value: click, label: t('waits.click') },
            ]}
          />
          <p className="shape-quiet">{t('never')}</p>
        </>
      )}
      {!careful && first?.held && <Banner tone="wait">{t('opens')}</Banner>}
      {save.error && <ProblemBanner error={save.error} />}
      <DialogFoot onStay={onClose}>
        <Button type="submit" loading={save.isPending} disabled={careful && !display}>
          {t('save')}
        </Button>
      </DialogFoot>
    </form>
  );
}
