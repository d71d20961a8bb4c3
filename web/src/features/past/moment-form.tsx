import { Button, NativeSelect, TextInput } from '@mantine/core';
import { instantOf, wallTime } from '@psifida/contract/content/athens-time';
import type { PastDisplay } from '@psifida/contract/content/shown';
import { useTranslations } from 'use-intl';
import toolbar from '../../ui/list-toolbar.module.css';
import classes from './past.module.css';

type DisplaySelectProps = {
  displays: readonly PastDisplay[];
  value: string;
  onChange: (id: string | undefined) => void;
};

export function DisplaySelect({ displays, value, onChange }: DisplaySelectProps) {
  const t = useTranslations('past');
  const named = ({ name, place, gone }: PastDisplay) => {
    const whole = [name, place].filter((part) => part !== '').join(' · ');
    return gone ? t('gone', { name: whole }) : whole;
  };
  return (
    <NativeSelect
      size="md"
      label={t('display')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      data={[
        { value: '', label: t('chooseDisplay') },
        ...displays.map((one) => ({ value: one.id, label: named(one) })),
      ]}
    />
  );
}

type MomentFormProps = DisplaySelectProps & {
  at: string;
  onAt: (at: string | undefined) => void;
};

/** Which display, and when by the town's clock. */
export function MomentForm({ at, onAt, ...display }: MomentFormProps) {
  const t = useTranslations('past');
  return (
    <div className={toolbar.filters}>
      <DisplaySelect {...display} />
      <div className={classes.when}>
        <TextInput
          type="datetime-local"
          size="md"
          step={1}
          label={t('at')}
          value={wallTime(Date.parse(at))}
          max={wallTime(Date.now())}
          onChange={({ currentTarget: { value } }) => value && onAt(new Date(instantOf(value)).toISOString())}
        />
        <Button variant="default" onClick={() => onAt(undefined)}>
          {t('now')}
        </Button>
      </div>
    </div>
  );
}
