import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from './icon.tsx';
import { askedFor, seenOutside, toAskFor, typedFrom } from './typed-search.ts';

const pause = 250;

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string | undefined;
  onChange: (search: string | undefined) => void;
  className?: string | undefined;
  /** Where its place says what it is, the label is only read aloud. */
  labelUnseen?: boolean;
};

/** What is typed is seen at once and asked for after a pause: not every letter is a question. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, className, labelUnseen = false } = props;
  const [state, setState] = useState(() => typedFrom(value));
  if (state.seen !== value) setState(seenOutside(state, value));

  const ask = useEffectEvent(() => {
    const next = toAskFor(state);
    if (!next) return;
    setState((current) => askedFor(current, next.search));
    onChange(next.search);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key stroke starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [state.typed]);

  return (
    <TextInput
      type="search"
      {...(className && { className })}
      {...(labelUnseen ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      leftSection={<Icon name="search" />}
      maxLength={200}
      value={state.typed}
      onChange={({ currentTarget: { value: typed } }) => setState((current) => ({ ...current, typed }))}
      // Inside a form, Enter would save it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

type Option = { value: string; label: string };

type FilterSelectProps = {
  label: string;
  /** What it is called when nothing is left out, or in the usual order. */
  all: string;
  value: string | undefined;
  options: readonly (Option | { group: string; items: Option[] })[];
  onChange: (value: string | undefined) => void;
};

export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      data={[{ value: '', label: all }, ...options]}
    />
  );
}
