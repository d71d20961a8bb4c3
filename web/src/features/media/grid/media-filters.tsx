import { NativeSelect, TextInput } from '@mantine/core';
import { type MediaKind, resolutions } from '@psifida/contract/content/media';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon.tsx';
import type { MediaFilter } from '../media-queries.ts';
import classes from './media-filters.module.css';

type MediaFiltersProps = {
  filter: MediaFilter;
  onChange: (part: MediaFilter) => void;
  /** Where only one kind is wanted, there is no choice of it. */
  withKind?: boolean;
};

const kinds: { kind: MediaKind | undefined; text: 'allKinds' | 'images' | 'videos' }[] = [
  { kind: undefined, text: 'allKinds' },
  { kind: 'image', text: 'images' },
  { kind: 'video', text: 'videos' },
];

export function MediaFilters({ filter, onChange, withKind = true }: MediaFiltersProps) {
  const t = useTranslations('media');
  const group = useId();
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
      {withKind && (
        <fieldset className={classes.kinds}>
          <legend className={classes.hidden}>{t('kind')}</legend>
          {kinds.map(({ kind, text }) => (
            <label key={text} className={classes.kind}>
              <input
                type="radio"
                name={group}
                className={classes.hidden}
                checked={filter.kind === kind}
                onChange={() => onChange({ kind })}
              />
              {t(text)}
            </label>
          ))}
        </fieldset>
      )}
      <NativeSelect
        size="md"
        aria-label={t('resolution')}
        className={classes.resolution}
        value={filter.resolution ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ resolution: resolutions.find((resolution) => resolution === value) })
        }
      >
        <option value="">{t('anyResolution')}</option>
        {resolutions.map((resolution) => (
          <option key={resolution} value={resolution}>
            {t(`resolutions.${resolution}`)}
          </option>
        ))}
      </NativeSelect>
      <label className={classes.unused}>
        <input
          type="checkbox"
          checked={filter.unused ?? false}
          onChange={({ currentTarget }) => onChange({ unused: currentTarget.checked })}
        />
        {t('unusedOnly')}
      </label>
    </search>
  );
}

const pause = 250;

/** What is typed is seen at once and asked for a moment later: not every letter is a question. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = useTranslations('media');
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== asked) {
    // Changed from outside, by 'Clear filters' or the Back button.
    setAsked(value);
    setTyped(value);
  }

  const ask = useEffectEvent(() => {
    const search = typed.trim();
    if (search === asked) return;
    setAsked(search);
    onChange(search);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const wait = setTimeout(ask, pause);
    return () => clearTimeout(wait);
  }, [typed]);

  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={t('search')}
      placeholder={t('searchHint')}
      leftSection={<Icon name="search" />}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
