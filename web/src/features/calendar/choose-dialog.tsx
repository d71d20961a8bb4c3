import { Button, NativeSelect } from '@mantine/core';
import { wallMinute } from '@psifida/contract/content/athens-time';
import type { Interval } from '@psifida/contract/content/schedule';
import type { PlannedPresentation } from '@psifida/contract/endpoints/calendar';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { intervalWords } from './interval-words.ts';

type ChoiceProps = {
  system: SystemId;
  systemName: string;
  time: Interval;
  presentations: readonly PlannedPresentation[];
  onClose: () => void;
  onChoose: (presentation: PlannedPresentation) => void;
};

type ChooseDialogProps = ChoiceProps & { opened: boolean };

export function ChooseDialog({ opened, onChoose, ...props }: ChooseDialogProps) {
  const t = useTranslations('calendar');
  // Reported after closing: by then focus is restored, and what opens next returns it there.
  const chosen = useRef<PlannedPresentation>(undefined);
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      size="lg"
      title={t('chooseTitle')}
      onExitTransitionEnd={() => {
        if (chosen.current) onChoose(chosen.current);
        chosen.current = undefined;
      }}
    >
      <Choice
        {...props}
        onChoose={(presentation) => {
          chosen.current = presentation;
          props.onClose();
        }}
      />
    </Dialog>
  );
}

function Choice({ system, systemName, time, presentations, onClose, onChoose }: ChoiceProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const [chosen, setChosen] = useState(presentations[0]?.id ?? '');
  const found = presentations.find(({ id }) => id === chosen);
  const address = `${addressOf({ screen: 'presentation-add', system })}?from=${wallMinute(time.start)}&until=${wallMinute(time.end)}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (found) onChoose(found);
      }}
    >
      <p className="shape-quiet">
        {t('chooseText', { system: systemName, when: intervalWords([time], '').join('') })}
      </p>
      {presentations.length ? (
        <NativeSelect
          data-autofocus
          mt="md"
          label={t('choose')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={presentations.map(({ id, title, shown }) => ({
            value: id,
            label: shown ? title[locale] : t('draft', { title: title[locale] }),
          }))}
        />
      ) : (
        <p>{t('none')}</p>
      )}
      <DialogFoot onStay={onClose}>
        <ButtonLink variant="default" to={address}>
          {t('newOne')}
        </ButtonLink>
        {found && <Button type="submit">{t('goOn')}</Button>}
      </DialogFoot>
    </form>
  );
}
