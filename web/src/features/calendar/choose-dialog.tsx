import { Button, Modal, NativeSelect } from '@mantine/core';
import { wallTime } from '@psifida/contract/content/athens-time';
import type { Interval } from '@psifida/contract/content/schedule';
import type { PlannedPresentation } from '@psifida/contract/endpoints/calendar';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/link.tsx';
import classes from './calendar.module.css';
import { intervalWords } from './interval-words.ts';

type ChooseDialogProps = {
  system: SystemId;
  systemName: string;
  time: Interval;
  presentations: readonly PlannedPresentation[];
  onClose: () => void;
  onChoose: (presentation: PlannedPresentation) => void;
};

/** A time was drawn: what is to be shown then, of what there is or anew. */
export function ChooseDialog({
  system,
  systemName,
  time,
  presentations,
  onClose,
  onChoose,
}: ChooseDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [chosen, setChosen] = useState(presentations[0]?.id ?? '');
  const found = presentations.find(({ id }) => id === chosen);
  const wall = (instant: number) => wallTime(instant).slice(0, 16);
  const address = `${addressOf({ screen: 'presentation-add', system })}?from=${wall(time.start)}&until=${wall(time.end)}`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendar.chooseTitle')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found) onChoose(found);
        }}
      >
        <p className={classes.quiet}>
          {t('calendar.chooseText', {
            system: systemName,
            when: intervalWords([time], '').join(''),
          })}
        </p>
        {presentations.length ? (
          <NativeSelect
            data-autofocus
            size="md"
            mt="md"
            label={t('calendar.choose')}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={presentations.map(({ id, title, shown }) => ({
              value: id,
              label: shown ? title[locale] : t('calendar.draft', { title: title[locale] }),
            }))}
          />
        ) : (
          <p>{t('calendar.none')}</p>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('calendar.cancel')}
          </Button>
          <ButtonLink variant="default" to={address}>
            {t('calendar.newOne')}
          </ButtonLink>
          {found && <Button type="submit">{t('calendar.goOn')}</Button>}
        </div>
      </form>
    </Modal>
  );
}
