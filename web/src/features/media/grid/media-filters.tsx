import { NativeSelect } from '@mantine/core';
import { type MediaKind, resolutions } from '@psifida/contract/content/media';
import { isSameTag } from '@psifida/contract/content/tags';
import { mediaOrders } from '@psifida/contract/endpoints/media';
import { useTranslations } from 'use-intl';
import { Segments } from '../../../ui/choice-group.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type MediaFilter, useMediaTags } from '../media-queries.ts';
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
  const tags = useMediaTags();
  const known = tags.find(({ tag }) => isSameTag(tag, filter.tag ?? ''))?.tag;
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <SearchField
        className={classes.search}
        label={t('search')}
        labelUnseen
        placeholder={t('searchHint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      {withKind && (
        <Segments
          legend={t('kind')}
          value={filter.kind}
          options={kinds.map(({ kind, text }) => ({ value: kind, label: t(text) }))}
          onChange={(kind) => onChange({ kind })}
        />
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
      {(tags.length > 0 || filter.tag) && (
        <NativeSelect
          size="md"
          aria-label={t('tag')}
          className={classes.resolution}
          value={known ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tag: value })}
          data={[
            { value: '', label: t('anyTag') },
            ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
          ]}
        />
      )}
      <NativeSelect
        size="md"
        aria-label={t('order')}
        className={classes.resolution}
        value={filter.order ?? 'added'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ order: mediaOrders.find((order) => order === value) ?? 'added', reversed: false })
        }
        data={mediaOrders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
      />
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
