import { TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useLocale } from 'use-intl';
import { regions } from '../i18n/catalogues.ts';
import { amountText } from './parse-amount.ts';
import { useReadOnly } from './read-only.ts';

type NumberFieldProps = {
  id: string;
  value: number | null;
  /** NaN for what is no number: it stays on the screen, and is refused at its place. */
  onChange: (value: number | null) => void;
  parse: (typed: string) => number | null;
  label?: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
};

/** A number as people write it, '1,5' or '½'; what they typed is not rewritten while they type. */
export function NumberField(props: NumberFieldProps) {
  const { id, value, onChange, parse, label, name, hint, error, placeholder } = props;
  const region = regions[useLocale()];
  const readOnly = useReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && Object.is(parse(typed), value) ? typed : amountText(value, region);
  const isNumber = !Number.isNaN(value);
  return (
    <TextInput
      id={id}
      label={label}
      aria-label={name}
      readOnly={readOnly}
      description={!readOnly && hint}
      placeholder={readOnly ? undefined : placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={shown}
      error={error ?? !isNumber}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parse(currentTarget.value));
      }}
      onBlur={() => isNumber && setTyped(null)}
    />
  );
}

/** Input that is not a number, or not one that is meant, stays in the field and changes nothing. */
export function HeldNumberField({ value, onChange, ...field }: Omit<NumberFieldProps, 'id'>) {
  const [odd, setOdd] = useState<{ at: number | null } | null>(null);
  // Reset when the value changes from outside.
  if (odd && odd.at !== value) setOdd(null);
  return (
    <NumberField
      {...field}
      id={useId()}
      value={odd ? Number.NaN : value}
      onChange={(next) => {
        const isOdd = Number.isNaN(next);
        setOdd(isOdd ? { at: value } : null);
        if (!isOdd) onChange(next);
      }}
    />
  );
}

export const parseWhole = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};
