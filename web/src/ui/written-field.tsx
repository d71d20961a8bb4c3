import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ValuePicker } from './value-picker.tsx';
import classes from './written-field.module.css';

const two = (part: string | undefined) => (part ?? '').padStart(2, '0');

type Writing = { toText(value: string): string; fromText(text: string): string };

/**
 * How people here write a day and an hour, whatever language their browser is in, and how it is kept. What cannot be
 * read is kept as it was typed: it is refused at its field, and nobody has to type it again.
 */
export const writings = {
  date: {
    toText: (value) => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
    fromText: (text) => {
      const [, day, month, year] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(text) ?? [];
      return year ? `${year}-${two(month)}-${two(day)}` : text;
    },
  },
  dayOfYear: {
    toText: (value) => value.replace(/^(\d{2})-(\d{2})$/, '$2/$1'),
    fromText: (text) => {
      const [, day, month] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.]?\s*$/.exec(text) ?? [];
      return month ? `${two(month)}-${two(day)}` : text;
    },
  },
  hour: {
    toText: (value) => value,
    fromText: (text) => {
      const [, hour, minute = '00'] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(text) ?? [];
      return hour ? `${two(hour)}:${minute}` : text;
    },
  },
} satisfies Record<string, Writing>;

type WrittenFieldProps = {
  as: keyof typeof writings;
  label: string;
  /** Said to who cannot see what stands around it. */
  fullLabel?: string;
  value: string;
  error?: string | false | undefined;
  description?: string | undefined;
  onChange: (value: string) => void;
};

export function WrittenField(props: WrittenFieldProps) {
  const { as, label, fullLabel, value, error, description, onChange } = props;
  /** What is being typed stands as it is until it is left. */
  const [typing, setTyping] = useState<string | null>(null);
  const { toText, fromText } = writings[as];
  const t = useTranslations('schedule.patterns');
  return (
    <TextInput
      className={classes[as]}
      label={label}
      aria-label={fullLabel}
      value={typing ?? toText(value)}
      placeholder={t(as)}
      inputMode={as === 'hour' ? 'numeric' : 'text'}
      autoComplete="off"
      error={typing === null && error}
      description={description}
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        onChange(fromText(currentTarget.value));
      }}
      onBlur={() => setTyping(null)}
      rightSection={<ValuePicker as={as} name={fullLabel ?? label} value={value} onPick={onChange} />}
    />
  );
}

/** Whether it is a whole day as we keep it, and not something half typed. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type MomentFieldProps = {
  label: string;
  hourLabel: string;
  /** `2026-05-01T09:00` by the town's clock, or what was typed instead; null while there is none. */
  value: string | null;
  error?: string | false | undefined;
  hourError?: string | false | undefined;
  onChange: (wall: string | null) => void;
};

export function MomentField({ label, hourLabel, value, error, hourError, onChange }: MomentFieldProps) {
  const [date = '', ...rest] = value?.split('T') ?? [];
  const hour = value === null ? '' : rest.join('T');
  return (
    <Group gap="8px 12px" align="stretch">
      <WrittenField
        as="date"
        label={label}
        value={date}
        error={error}
        onChange={(next) => onChange(next ? `${next}T${hour || '00:00'}` : null)}
      />
      {value !== null && (
        <WrittenField
          as="hour"
          label={hourLabel}
          fullLabel={`${label}: ${hourLabel}`}
          value={hour}
          error={hourError}
          onChange={(next) => onChange(`${date}T${next}`)}
        />
      )}
    </Group>
  );
}
