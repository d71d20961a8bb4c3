import { Box, Button, Group, NativeSelect } from '@mantine/core';
import { instantOf, wallTime } from '@psifida/contract/content/athens-time';
import type { PastDisplay } from '@psifida/contract/content/shown';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isDay, WrittenField } from '../../ui/written-field.tsx';

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

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function MomentForm({ at, onAt, ...display }: MomentFormProps) {
  const t = useTranslations('past');
  const kept = wallTime(Date.parse(at));
  /** What was typed for this moment and names no other yet. */
  const [typed, setTyped] = useState({ at, day: '', hour: '' });
  const known = { day: kept.slice(0, 10), hour: kept.slice(11, 16) };
  const { day, hour } = typed.at === at && typed.day ? typed : known;
  const change = (next: { day: string; hour: string }) => {
    setTyped({ at, ...next });
    if (isDay(next.day) && isHour(next.hour))
      onAt(new Date(instantOf(`${next.day}T${next.hour}`)).toISOString());
  };
  return (
    <Group align="flex-start" gap={16} mb={24}>
      <Box flex="1 1 240px" maw={320}>
        <DisplaySelect {...display} />
      </Box>
      <Group component="fieldset" align="flex-end" gap={8} aria-label={t('at')}>
        <WrittenField
          as="date"
          label={t('day')}
          value={day}
          error={!isDay(day) && t('noDay')}
          onChange={(written) => change({ day: written, hour })}
        />
        <WrittenField
          as="hour"
          label={t('hour')}
          value={hour}
          error={!isHour(hour) && t('noHour')}
          onChange={(written) => change({ day, hour: written })}
        />
        <Button variant="default" onClick={() => onAt(undefined)}>
          {t('latest')}
        </Button>
      </Group>
    </Group>
  );
}
