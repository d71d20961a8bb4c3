import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from './icon.tsx';

const pause = 250;

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string | undefined;
  onChange: (search: string | undefined) => void;
  className?: string | undefined;
};

/** What is typed is seen at once and asked for after a pause: not every letter is a question. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // Changed from outside: by the Back button, or by clearing the filters.
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? '');
  }

  const ask = useEffectEvent(() => {
    const search = typed.trim() || undefined;
    if (search === value) return;
    setKnown(search);
    onChange(search);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key stroke starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      type="search"
      {...(className && { className })}
      label={label}
      placeholder={placeholder}
      leftSection={<Icon name="search" />}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      // Inside a form, Enter would save it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
