import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../i18n/problem-text.ts';
import { Icon } from './icon.tsx';

export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('login');
  return (
    <PasswordInput
      {...props}
      visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eye-off' : 'eye'} size={22} />}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, size: 'lg' }}
    />
  );
}

export type Faults<Values> = { [Name in keyof Values]?: string | undefined };

export function useFields<Values extends object>(
  initial: Values,
  faultsOf: (values: Values) => Faults<Values>,
) {
  const { field } = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Values>>({});

  /** What is wrong stands at its field, and the first of it has the focus. */
  const refuse = (found: Faults<Values>) => {
    // Rendered before it has the focus, so that it is read out with what is wrong.
    flushSync(() => setFaults(found));
    const [first] = Object.keys(found);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const input = (name: keyof Values & string) => {
    const fault = faults[name];
    return {
      name,
      value: String(values[name] ?? ''),
      error: fault && field(fault),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const next = { ...values, [name]: value };
        setValues(next);
        // What was refused is judged again while it is put right.
        if (fault) setFaults({ ...faults, [name]: faultsOf(next)[name] });
      },
    };
  };
  const fill = (change: (now: Values) => Values) => {
    setValues(change);
    setFaults({});
  };
  return { form, values, setValues, input, refuse, fill };
}
