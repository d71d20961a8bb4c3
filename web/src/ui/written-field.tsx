import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import classes from './written-field.module.css';

const two = (part: string | undefined) => (part ?? '').padStart(2, '0');

type Writing = { toText(value: string): string; fromText(text: string): string; example: string };

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
    example: '15/08/2026',
  },
  dayOfYear: {
    toText: (value) => value.replace(/^(\d{2})-(\d{2})$/, '$2/$1'),
    fromText: (text) => {
      const [, day, month] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.]?\s*$/.exec(text) ?? [];
      return month ? `${two(month)}-${two(day)}` : text;
    },
    example: '15/08',
  },
  hour: {
    toText: (value) => value,
    fromText: (text) => {
      const [, hour, minute = '00'] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(text) ?? [];
      return hour ? `${two(hour)}:${minute}` : text;
    },
    example: '09:00',
  },
} satisfies Record<string, Writing>;

type WrittenFieldProps = {
  as: keyof typeof writings;
  label: string;
  /** Said to who cannot see what stands around it. */
  fullLabel?: string;
  /** Empty while nothing is written. */
  value: string;
  error?: string | false | undefined;
  description?: string | undefined;
  onChange: (value: string) => void;
};

/** A day as 15/08/2026 or an hour as 09:00, typed; a day can be picked from the browser's calendar too. */
export function WrittenField({
  as,
  label,
  fullLabel,
  value,
  error,
  description,
  onChange,
}: WrittenFieldProps) {
  const t = useTranslations('schedule');
  const picker = useRef<HTMLInputElement>(null);
  /** What is being typed stands as it is until it is left. */
  const [typing, setTyping] = useState<string | null>(null);
  const { toText, fromText, example } = writings[as];
  return (
    <TextInput
      className={classes[as]}
      label={label}
      aria-label={fullLabel}
      value={typing ?? toText(value)}
      placeholder={example}
      inputMode={as === 'hour' ? 'numeric' : 'text'}
      autoComplete="off"
      error={typing === null && error}
      description={description}
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        onChange(fromText(currentTarget.value));
      }}
      onBlur={() => setTyping(null)}
      rightSection={
        as === 'date' && (
          <span className={classes.picker}>
            <button
              type="button"
              aria-label={`${t('pick')}: ${fullLabel ?? label}`}
              onClick={() => picker.current?.showPicker()}
            >
              <Icon name="calendar" />
            </button>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </span>
        )
      }
    />
  );
}
