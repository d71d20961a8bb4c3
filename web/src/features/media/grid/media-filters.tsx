import { Group, NativeSelect } from '@mantine/core';
import { type MediaKind, resolutions } from '@psifida/contract/content/media';
import { rightsStates } from '@psifida/contract/content/rights';
import { isSameTag } from '@psifida/contract/content/tags';
import { mediaOrders } from '@psifida/contract/endpoints/media';
import { useTranslations } from 'use-intl';
import { Segments } from '../../../ui/choice-group.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type MediaFilter, useMediaTags } from '../media-queries.ts';
import classes from './media-filters.module.css';

type MediaFiltersProps = { filter: MediaFilter; onChange: (part: MediaFilter) => void; withKind?: boolean };

const kinds: { kind: MediaKind | undefined; text: 'allKinds' | 'images' | 'videos' | 'audioFiles' }[] = [
  { kind: undefined, text: 'allKinds' },
  { kind: 'image', text: 'images' },
  { kind: 'video', text: 'videos' },
  { kind: 'audio', text: 'audioFiles' },
];

export function MediaFilters({ filter, onChange, withKind = true }: MediaFiltersProps) {
  const t = useTranslations('media');
  const rights = useTranslations('rights');
  const tags = useMediaTags();
  const { tag: wanted = '' } = filter;
  // One that nobody has (any more) is in the address all the same.
  const tag = tags.find((one) => isSameTag(one.tag, wanted))?.tag ?? wanted;
  const named = tags.map((one) => ({ value: one.tag, label: `${one.tag} (${one.count})` }));
  if (tag && !named.some(({ value }) => value === tag)) named.push({ value: tag, label: tag });
  const choices = [
    {
      label: t('resolution'),
      value: filter.resolution ?? '',
      options: [
        { value: '', label: t('anyResolution') },
        ...resolutions.map((value) => ({ value, label: t(`resolutions.${value}`) })),
      ],
      onChoose: (value: string) => onChange({ resolution: resolutions.find((one) => one === value) }),
    },
    {
      label: t('tag'),
      value: tag,
      options: [{ value: '', label: t('anyTag') }, ...named],
      onChoose: (value: string) => onChange({ tag: value }),
    },
    {
      label: rights('filter'),
      value: filter.rights ?? '',
      options: [
        { value: '', label: rights('any') },
        ...rightsStates.map((value) => ({ value, label: rights(`states.${value}`) })),
      ],
      onChoose: (value: string) => onChange({ rights: rightsStates.find((one) => one === value) }),
    },
    {
      label: t('order'),
      value: filter.order ?? 'added',
      options: mediaOrders.map((value) => ({ value, label: t(`orders.${value}`) })),
      onChoose: (value: string) =>
        onChange({ order: mediaOrders.find((one) => one === value), reversed: false }),
    },
    // Where nothing has a tag yet there is nothing to choose.
  ].filter(({ options }) => options.length > 1);
  return (
    <Group component="search" gap="12px 16px" mb={20} aria-label={t('filters')}>
      <SearchField
        className={classes.search}
        label={t('search')}
        labelUnseen
        placeholder={t('searchHint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      {choices.map(({ label, value, options, onChoose }) => (
        <NativeSelect
          key={label}
          aria-label={label}
          flex="1 1 max(150px, 19%)"
          maw={220}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          data={options}
        />
      ))}
      {withKind && (
        <Segments
          legend={t('kind')}
          value={filter.kind}
          options={kinds.map(({ kind, text }) => ({ value: kind, label: t(text) }))}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {(['unused', 'doubted'] as const).map((only) => (
        <label key={only} className={classes.unused}>
          <input
            type="checkbox"
            checked={filter[only] ?? false}
            onChange={({ currentTarget }) => onChange({ [only]: currentTarget.checked })}
          />
          {t(`${only}Only`)}
        </label>
      ))}
    </Group>
  );
}
